"""Recorded random games."""

import random

from positions.games import options

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.errors import IllegalMoveError
from euphoria_ai.games.record import Recorder


def play(recorder, rnd, rng, steps):
    """Random decisions, trades now and then."""
    for _ in range(steps):
        game = recorder.game
        if game.over:
            return
        if game.to_move == CHANCE:
            recorder.sample(rng)
        elif game.kind == "turn" and rnd.random() < 0.1:
            partner = 1 + (game.to_move == 0)
            try:
                recorder.apply(
                    f"trade P{partner} give {rnd.choice(('energy', 'water', 'bat'))} for "
                    f"{rnd.choice(('food', 'bliss', 'book'))}"
                )
            except IllegalMoveError:
                recorder.apply(rnd.choice(game.legal_moves()))
        elif rnd.random() < 0.5:
            recorder.apply(game.text(rnd.choice(game.legal_moves())))
        else:
            recorder.apply(rnd.choice(game.legal_moves()))


def recorded(path, seats=2, seed=1, steps=4000, edition="base", **settings):
    """A recorded random game; returns it at its end."""
    rnd = random.Random(seed)
    game = Game.new(edition, seats, seed, settings or options(rnd, edition))
    with Recorder(path, game, seed=seed) as recorder:
        play(recorder, rnd, Rng(seed), steps)
        return recorder.game


def recorded_over(path, seed):
    path.unlink(missing_ok=True)
    return recorded(path, seed=seed).over
