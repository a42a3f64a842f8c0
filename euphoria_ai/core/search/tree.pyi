"""One tree of the search.  Callers use `euphoria_ai.search.Search`, which adds budgets and threads."""

from collections.abc import Mapping, Sequence
from typing import Any

from euphoria_ai.core.search.information import Position
from euphoria_ai.core.search.network import Network
from euphoria_ai.core.search.weights import Weights

DEFAULTS: dict[str, Any]
"""Options of a tree and their values.  Those of [search] in `euphoria_ai/data/policy.toml`, which explains them:

exploration, first_play_urgency, prior_exponent, uniform_share, playout_exponent, max_decisions, chance_dice, turns; and
two switches: guided: playouts by the policy, else at random; priors: priors by the policy, else uniform.
"""

RANGES: dict[str, tuple[float, float]]
"""Option -> (lowest, highest) value."""

def checked_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a tree, with the defaults for those that are not given.

    Raises TypeError on an unknown option or a wrong type, ValueError on a value out of range.
    """

class Tree:
    """One tree over one position; `run` may be called again to search on.  Not to be shared between threads.

    The same position, seed, weights, options and number of iterations give the same tree on every machine.
    """

    def __init__(
        self,
        position: Position,
        seed: int = 1,
        max_nodes: int = 2_000_000,
        weights: Weights | None = None,
        network: Network | None = None,
        **options: Any,
    ) -> None:
        """seed: 0 to 2**64 - 1; max_nodes: size of the pool, 32 bytes a node, at least 2,048; weights: of the policy
        and the evaluation, the data file's if not given; network: judges new leaves, None for playouts to the end;
        options: see DEFAULTS.

        Raises TypeError on an unknown option, ValueError on one out of range and MemoryError if the pool cannot be had.
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
    def follow(self, moves: Sequence[int] = ()) -> None:
        """From now on iterations begin with these moves of the observer, at most 32, as far as a world allows them;
        what comes of them is counted anew (`followed`).  Without moves they are free again.
        """
    def followed(self) -> tuple[int, list[float], tuple[float, float], tuple[float, float]]:
        """What came of the moves to follow: (iterations that made them all, sums of rewards per seat, sum and sum of
        squares of the observer's stars at the end, the same of the turn at which the game ended).
        """
    def children(self, node: int = 1) -> list[tuple[int, int, int, str | None, int, int, float, float]]:
        """Children of a node (1 is the root), most visited first.

        Each is (node, move, seat that made it, kind of its decision, visits, availability, mean reward of that seat
        from 0 to 1, prior). Availability counts the iterations in which the move could be made; it is 0 where chance
        moved.
        """
    def root_means(self) -> list[float]:
        """Win chance per seat, the mean over all iterations; they sum to 1."""
    def child_progress(self, node: int) -> float:
        """Sum of the progress of the observer under a child of the root; 0 if it was never tried."""
    def child_vector(self, node: int) -> list[float]:
        """Sums of rewards per seat under a child of the root; zeros if it was never tried."""
