"""Positions for the tests of the core: random games of both editions, and a walk through them."""

from euphoria_ai.core.engine.game import CHANCE, Game, Rng

GAMES = (
    ("base", 2, None),
    ("base", 5, {"trading": True}),
    ("base", 3, {"iib_tweaks": True}),
    ("ignorance", 2, None),
    ("ignorance", 6, None),
)


def step(game, rng):
    """One random decision."""
    if game.to_move == CHANCE:
        game.sample(rng)
    else:
        moves = game.legal_moves()
        game.apply(moves[rng.below(len(moves))])


def states(seed=1, every=7, steps=280):
    """Copies of the states of a random game of every kind of GAMES, one in `every` decisions; the setup is asked
    too.
    """
    for edition, seats, options in GAMES:
        game, rng = Game.new(edition, seats, options=options), Rng(seed)
        for number in range(steps):
            if game.over:
                break
            if number % every == 0:
                yield game.clone()
            step(game, rng)
