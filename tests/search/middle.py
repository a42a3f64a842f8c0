"""Positions from the middle of random games of both editions, one of every kind of decision."""

from functools import cache

from euphoria_ai.core.engine.game import CHANCE, Game, Rng

GAMES = (("base", 2, None), ("base", 4, {"iib_tweaks": True}), ("ignorance", 3, None))


@cache
def samples(edition, seats, options=None, seed=3, steps=500):
    """Kind -> a game of that kind of decision with two or more moves; not to be changed."""
    out, game, rng = {}, Game.new(edition, seats, seed=seed, options=dict(options or ())), Rng(seed)
    for _ in range(steps):
        if game.over:
            break
        if game.to_move == CHANCE:
            game.sample(rng)
            continue
        moves = game.legal_moves()
        if len(moves) > 1:
            out.setdefault(game.kind, game.clone())
        game.apply(moves[rng.below(len(moves))])
    return out


def games():
    """(name, game) of all samples."""
    return [
        (f"{edition} {seats} {kind}", game)
        for edition, seats, options in GAMES
        for kind, game in samples(edition, seats, tuple((options or {}).items())).items()
    ]


def turn(edition="base", seats=2):
    return samples(edition, seats, (("iib_tweaks", True),) if (edition, seats) == ("base", 4) else ())["turn"]
