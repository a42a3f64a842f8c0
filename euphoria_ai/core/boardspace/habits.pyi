"""The robot's habits: fixed weights of moves."""

from collections.abc import Iterable

from euphoria_ai.core.engine.game import Game, Rng

HABITS: tuple[str, ...]
"""Names of the sets of habits; `none` likes all moves alike."""

def weights_of(game: Game, habits: str, listed: Iterable[int] | None = None) -> dict[int, float]:
    """{move: weight} of the decision of a seat.  habits: one of HABITS; listed: the moves that the robot looks at, all
    legal ones if None.
    """

def draw(game: Game, habits: str, rng: Rng, listed: Iterable[int] | None = None) -> int:
    """A move drawn by these habits; arguments as for `weights_of`."""
