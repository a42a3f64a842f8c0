"""Random games for the tests of positions and records: eager ones, which use what chance alone would seldom reach."""

import random

from euphoria_ai.core.engine.game import CHANCE, Game, Rng
from euphoria_ai.editions import options_of, rules_key

LIKED = ("use ", "accept", "another", "dilemma", "outcome", "place ")
DULL = ("generator", "farm", "aquifer")


def options(rnd, edition="base"):
    """Random values of an edition's options."""
    return {
        name: rnd.choice(["aside", "deck"]) if isinstance(value, str) else rnd.random() < 0.5
        for name, value in options_of(edition).items()
    }


def pick(game, rnd):
    """A legal move, rather one that leads somewhere."""
    moves = game.legal_moves()
    if rnd.random() < 0.5:
        return rnd.choice(moves)
    texts = {move: game.text(move) for move in moves}
    liked = [move for move, text in texts.items() if text.startswith(LIKED) and not any(word in text for word in DULL)]
    return rnd.choice(liked or moves)


def offer(game, rnd):
    """A small trade of what the active player owns, as text, or None."""
    items = "energy water food bliss gold clay stone balloon bat bear bifocals book box".split()
    seats = game.fields()["seats"]
    partner = rnd.choice([i for i in range(game.seats) if i != game.active])
    mine = [name for name, n in zip(items, seats[game.active]["goods"] + seats[game.active]["hand"], strict=True) if n]
    return f"trade P{partner + 1} give {rnd.choice(mine)} for {rnd.choice(items)}" if mine else None


def step(game, rnd, rng):
    """One decision of a random game; returns its text."""
    if game.to_move == CHANCE:
        before = game.clone()
        return before.text(game.sample(rng))
    text = offer(game, rnd) if game.kind == "turn" and trading(game) and rnd.random() < 0.2 else None
    if text is None:
        move = pick(game, rnd)
        text = game.text(move)
        game.apply(move)
    else:
        game.apply(text)
    return text


def trading(game):
    return "trading=true" in rules_key(game.rules)


def random_game(seats, seed, cap=4000, new_seed=None, edition="base"):
    """Yield the game before each of its decisions, and at last when it is over (or the cap is reached)."""
    rnd, rng = random.Random(seed), Rng(seed)
    game = Game.new(edition, seats, new_seed, options(rnd, edition))
    for _ in range(cap):
        yield game
        if game.over:
            return
        step(game, rnd, rng)
