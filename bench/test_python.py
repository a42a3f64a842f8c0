"""The core driven from Python."""

from euphoria_ai.core.engine.game import CHANCE, Rng

DECISIONS = 1000


def test_clone(benchmark, opening):
    benchmark(opening.determinize(Rng(1)).clone)


def test_determinize(benchmark, position):
    benchmark(position.determinize, Rng(1))


def test_legal_and_apply(benchmark, opening):
    start = opening.determinize(Rng(1))

    def run():
        game, rng, count = start.clone(), Rng(1), DECISIONS
        while count:
            if game.over:
                game = start.clone()
            elif game.to_move == CHANCE:
                game.sample(rng)
            else:
                moves = game.legal_moves()
                game.apply(moves[rng.below(len(moves))])
                count -= 1

    benchmark.extra_info["decisions"] = DECISIONS
    benchmark(run)
