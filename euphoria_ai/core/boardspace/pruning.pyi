"""Moves that the robot does not look at."""

from euphoria_ai.core.engine.game import Game

def listed_moves(game: Game, careful: int = 0) -> list[int]:
    """Of the legal moves of a seat's decision those that the robot looks at.  careful: the recruit (its number + 1)
    that makes two draws of one and is not used when the hand cannot hold them, 0 for none.
    """
