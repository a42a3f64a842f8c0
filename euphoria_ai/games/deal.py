"""Dealt games at some moment: the choice of recruits, the first turn, the middle, near the end.

The same seed gives the same game everywhere.
"""

from collections.abc import Callable

from euphoria_ai.core.engine.game import CHANCE, Game, Rng

THOUGHT = 12  # iterations a decision: weak, but like a person's game
STARS_MID, STARS_END = 4, 8


def recruit_choice(edition: str, seats: int, seed: int) -> Game:
    """A game at its first decision."""
    return Game.new(edition, seats, seed)


def opening(edition: str, seats: int, seed: int) -> Game:
    """A game at its first turn."""
    return played(recruit_choice(edition, seats, seed), seed, lambda game: game.kind == "turn")


def mid_game(edition: str, seats: int, seed: int) -> Game:
    """A game at the start of a turn when somebody has placed four stars."""
    return played(
        recruit_choice(edition, seats, seed), seed, lambda game: game.kind == "turn" and most_stars(game) >= STARS_MID
    )


def late_game(edition: str, seats: int, seed: int) -> Game:
    """A game at the start of a turn when somebody has placed eight stars; if it ends with a leap, some turns
    earlier."""
    game = mid_game(edition, seats, seed)
    last = game
    while most_stars(game) < STARS_END:
        game = played(game.clone(), seed + game.turn, next_turn(game.turn))
        if game.over:
            return last
        last = game
    return last


def next_turn(turn: int) -> Callable[[Game], bool]:
    return lambda game: game.kind == "turn" and game.turn > turn


def most_stars(game: Game) -> int:
    return max(10 - seat["stars_left"] for seat in game.fields()["seats"])


def played(game: Game, seed: int, reached: Callable[[Game], bool]) -> Game:
    """Let the program play all seats until `reached` or the end; returns the game."""
    from euphoria_ai.search import choose

    rng = Rng(seed)
    while not game.over and not reached(game):
        seat = game.to_move
        if seat is None or seat == CHANCE:
            game.sample(rng)
        else:
            game.apply(choose(game.view(seat), iterations=THOUGHT, seed=seed))
    return game
