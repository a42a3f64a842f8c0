"""Results of many playouts as numpy arrays, for scripts and training.  numpy is imported when they are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from euphoria_ai.core.search.batch import MAX_DECISIONS, play_out

if TYPE_CHECKING:
    import numpy as np

    from euphoria_ai.core.engine.game import Game
    from euphoria_ai.core.search.information import Position
    from euphoria_ai.core.search.weights import Weights

MAX_SEATS = 6

# One result as the core writes it: name, type, how many.
RESULT = (
    ("returns", "f4", MAX_SEATS),
    ("decisions", "i4", 1),
    ("turns", "u2", 1),
    ("stars", "u1", MAX_SEATS),
    ("finished", "?", 1),
)


class Playouts(NamedTuple):
    """A row for each playout; returns and stars have a column for each seat."""

    returns: np.ndarray  # float32, 0 to 1, together 1: the result, or for a game cut short the estimate
    stars: np.ndarray  # uint8: placed at the end
    decisions: np.ndarray  # int32: of seats, from the start of the playout
    turns: np.ndarray  # uint16: begun, from the start of the game
    finished: np.ndarray  # bool: false for a game cut short


def playouts(
    start: Game | Position,
    count: int,
    *,
    seed: int = 1,
    policy: str = "guided",
    max_decisions: int = MAX_DECISIONS,
    weights: Weights | None = None,
) -> Playouts:
    """Play `count` games on from a Game, or from a Position with the unknown dealt anew for each.

    policy: "guided" or "random"; weights: of the policy and the evaluation, the data file's if not given.  The same
    arguments give the same results on every machine.  The GIL is released, so threads with different seeds run side by
    side.
    """
    import numpy as np

    kinds = np.dtype([(name, kind, n) if n > 1 else (name, kind) for name, kind, n in RESULT], align=True)
    rows = np.frombuffer(play_out(start, count, seed, policy, max_decisions, weights), dtype=kinds)
    seats = start.seats
    return Playouts(
        rows["returns"][:, :seats], rows["stars"][:, :seats], rows["decisions"], rows["turns"], rows["finished"]
    )
