"""The robot's search: plain UCT over one world, playouts by its habits in worlds dealt anew."""

from collections.abc import Sequence

from euphoria_ai.core.engine.game import Game, Rng

VARIANTS: tuple[str, ...]
"""Names of the variants: habits and estimate; `plain` has no habits."""

def selection(
    visits: float, total: float, prior: float, parent: float, exploration: float = 0.5, virtual_visits: float = 100
) -> tuple[float, float]:
    """(mean of a move, what it is selected by) for its visits, its sum of values, its share of the habits and the
    visits of its parent.
    """

def hope(remaining: float, active: float) -> float:
    """Visits that a move of the root can still hope for, among so many."""

class Robot:
    """One tree for one decision of a seat; `run` may be called again to search on."""

    iterations: int
    """Iterations so far."""
    plies: int
    """Steps made in the tree and in playouts."""
    playout_plies: int
    """Steps made in playouts."""
    finished: int
    """Playouts that reached the end of the game."""

    def __init__(
        self,
        world: Game,
        seat: int,
        variant: str = "10",
        seed: int = 1,
        virtual_visits: float = 100,
        careful: int = 0,
        rolls: Sequence[Rng] | None = None,
    ) -> None:
        """world: dealt from what the seat knows; variant: one of VARIANTS; careful: see `listed_moves`; rolls: a
        generator per seat, if the robot is to see the dice to come.
        """

    def run(self, iterations: int) -> None:
        """Search so many times more; releases the GIL."""

    @property
    def decided(self) -> bool:
        """No second move is left to think about."""

    def drop(self, remaining: float) -> None:
        """Leave out the moves that cannot become the most visited one in so many more iterations."""

    def best(self) -> int:
        """The move to play.  Raises ValueError before the first iteration."""

    def root(self) -> dict[int, tuple[int, float, float, bool]]:
        """{move: (visits, sum of values, share of the habits, dropped)}."""
