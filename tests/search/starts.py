"""Games at the start of turns: random and guided ones, of both editions, 2 to 6 seats."""

from functools import cache

from properties.playing import decisions, guided_move, random_move, some_options

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.editions import EDITIONS


def starts(edition, seats, seed, move, every, cap=3000):
    """About one start of a turn in `every`."""
    game = Game.new(edition, seats, seed, some_options(edition, seats, seed))
    rng, chosen, turn = Rng(seed), Rng(seed + 1), 0
    for state in decisions(game, rng, move, cap):
        if state.kind == "turn" and state.turn > turn:
            turn = state.turn
            if chosen.below(every) == 0:
                yield state.clone()


@cache
def games():
    """((edition, seats, seed), game) of some hundred; not to be changed."""
    return [
        ((edition, seats, seed), game)
        for edition in EDITIONS
        for seats in range(2, 7)
        for seed, move, every in ((1, random_move, 30), (2, guided_move, 8), (3, guided_move, 8))
        for game in starts(edition, seats, seed, move, every)
    ]
