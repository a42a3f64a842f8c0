"""What a profile-guided build is trained on: play and searches in every position of data/bench.

    python -S bench/train.py FOLDER

FOLDER holds the package with counters compiled in; setup.py calls this between its two compilations.
"""

import sys
from pathlib import Path

PLAYOUTS = {"random": 3, "guided": 25}  # about as many decisions of either
ITERATIONS = 150
FROM_PYTHON = 1500


def drive(game, rng, decisions, chance):
    """The same from Python, which has its own way into the core."""
    start = game.clone()
    while decisions:
        if game.over:
            game = start.clone()
        elif game.to_move == chance:
            game.sample(rng)
        else:
            moves = game.legal_moves()
            game.apply(moves[rng.below(len(moves))])
            decisions -= 1


def main(folder):
    sys.path.insert(0, folder)
    from euphoria_ai.core.engine.game import CHANCE, Rng
    from euphoria_ai.core.measure.rates import playouts
    from euphoria_ai.positions.files import load
    from euphoria_ai.search import Search

    for path in sorted(Path(folder, "euphoria_ai", "data", "bench").glob("*.toml")):
        position = load(path)
        game = position.determinize(Rng(1))
        for policy, count in PLAYOUTS.items():
            playouts(game, count, 1, 5000, policy)
        drive(game, Rng(1), FROM_PYTHON, CHANCE)
        Search(position, seed=1).run(iterations=ITERATIONS)


if __name__ == "__main__":
    main(sys.argv[1])
