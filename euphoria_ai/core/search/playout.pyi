"""Playouts: from a state to the end of the game, or to a cap, without the GIL and without Python objects."""

from euphoria_ai.core.engine.game import Game

POWER: int
"""Playouts draw by the policy's weights to this power, if not told otherwise."""

def playouts(
    game: Game, count: int, seed: int, cap: int = 5000, policy: str = "random", power: int = ...
) -> tuple[int, int, int]:
    """Play `count` games on from `game`, which stays as it is.

    seed: 0 to 2**64 - 1; cap: most decisions of a game; policy: "random" or "guided", else ValueError; power: 1, 2 or 4 for "guided".
    Returns (decisions of seats, finished games, hash of all final states).  Releases the GIL.
    """

def duel(rules: int, games: int, seed: int, power: int = ...) -> float:
    """Win share, 0 to 1, of the first set of weights of `euphoria_ai.core.search.policy.load_duel` in one seat against the second in all others.

    rules: id of a rule set; games: 1 or more, the seat rotates with them.
    """

def clones(game: Game, count: int) -> int:
    """Copy the state `count` times, as a search does, to measure that alone; the number returned says nothing."""
