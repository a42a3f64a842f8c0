"""What rates are measured by: playouts in bulk, with a hash of how they ended, and copies of states."""

from euphoria_ai.core.engine.game import Game

def playouts(
    game: Game, count: int, seed: int, max_decisions: int = 5000, policy: str = "random"
) -> tuple[int, int, int]:
    """Play `count` games on from `game`, which stays as it is.

    seed: 0 to 2**64 - 1; max_decisions: of seats, then a game is cut short; policy: "random" or "guided", else
    ValueError. Returns (decisions of seats, finished games, hash of all final states).  Releases the GIL.
    """

def clones(game: Game, count: int) -> int:
    """Copy the state `count` times, as a search does, to measure that alone; `game` stays as it is.

    The number returned depends on the copies and says nothing.  Releases the GIL.
    """
