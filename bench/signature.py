"""A hash of fixed play for each edition: positions, random and guided playouts, and short searches with fixed seeds.

python bench/signature.py

One changes when rules, policy or search change what is played, and only then; a change meant to be of speed alone must
leave it as it is. tests/perft/signature.txt holds both lines; a commit that changes one says so and why.
"""

import hashlib

from euphoria_ai.cli.bench.positions import MOMENTS, SEATS, position_for
from euphoria_ai.core.engine.game import Rng
from euphoria_ai.core.measure.rates import playouts
from euphoria_ai.editions import EDITIONS
from euphoria_ai.search import Search

GAMES, ITERATIONS = 20, 300


def lines(edition="base"):
    """What is hashed, a line a measure."""
    for seats in SEATS:
        for moment in MOMENTS:
            position = position_for(edition, seats, moment)
            game = position.determinize(Rng(1))
            for policy in ("random", "guided"):
                decisions, finished, mark = playouts(game, GAMES, 1, 5000, policy)
                yield f"{seats} {moment} {policy} {decisions} {finished} {mark:016x}"
            search = Search(position, seed=1, leaf="playout")  # weights come and go
            search.run(iterations=ITERATIONS)
            visits = " ".join(f"{move}:{row[0]}" for move, row in sorted(search.root().items()))
            yield f"{seats} {moment} search {search.decisions} {search.nodes} {visits}"


def signature(edition="base"):
    """(hash, lines)."""
    text = list(lines(edition))
    return hashlib.sha256("\n".join(text).encode()).hexdigest()[:16], text


if __name__ == "__main__":
    for name in EDITIONS:
        print(name, signature(name)[0])
