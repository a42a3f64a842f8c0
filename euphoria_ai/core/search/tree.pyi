"""One tree of the search.  Callers use `euphoria_ai.search.Search`, which adds budgets and threads."""

from typing import Any

from euphoria_ai.core.search.information import Position

DEFAULTS: dict[str, Any]
"""Options of a tree and their values:

exploration: weight of the priors and of uncertainty in the selection; temper: priors are the policy's weights to this power; cap: decisions of a
playout, then the position is judged; guided: playouts by the policy, else at random; priors: priors by the policy, else uniform; chance_dice: rolls
of up to so many dice get a node per outcome; power: playouts draw by the policy's weights to this power (1, 2 or 4).
"""

class Tree:
    """One tree over one position; `run` may be called again to search on.  Not to be shared between threads.

    The same position, seed, options and number of iterations give the same tree on every machine.
    """

    def __init__(self, position: Position, seed: int = 1, max_nodes: int = 2_000_000, **options: Any) -> None:
        """seed: 0 to 2**64 - 1; max_nodes: size of the pool, 32 bytes a node, at least 2,048; options: see DEFAULTS.

        Raises TypeError on an unknown option and MemoryError if the pool cannot be had.
        """
    @property
    def iterations(self) -> int:
        """Iterations so far."""
    @property
    def decisions(self) -> int:
        """Decisions made in playouts so far."""
    @property
    def full(self) -> int:
        """How often a node could not be made since the pool was full; the search goes on without it."""
    @property
    def size(self) -> int:
        """Nodes made so far; never more than the pool holds."""
    def run(self, iterations: int) -> None:
        """Search so many iterations more; releases the GIL.  Signals are heard between two calls only."""
    def children(self, node: int = 1) -> list[tuple[int, int, int, str | None, int, int, float, float]]:
        """Children of a node (1 is the root), most visited first.

        Each is (node, move, seat that made it, kind of its decision, visits, availability, mean reward of that seat from 0 to 1, prior).
        Availability counts the iterations in which the move could be made; it is 0 where chance moved.
        """
    def root_means(self) -> list[float]:
        """Win chance per seat, the mean over all iterations; they sum to 1."""
    def child_vector(self, node: int) -> list[float]:
        """Sums of rewards per seat under a child of the root; zeros if it was never tried."""
