"""The network of the learned evaluation.  Callers load one with `euphoria_ai.search.networks`."""

from collections.abc import Mapping
from typing import Any

from euphoria_ai.core.engine.game import Game

LAYERS: tuple[int, int, int]
"""Widths of the two hidden layers, and how many outputs a seat has."""

class Network:
    """A network; it never changes.  `euphoria_ai.search.networks` loads those of the editions."""

    def __init__(
        self, board: int, seat: int, numbers: bytes | memoryview, header: Mapping[str, Any] | None = None
    ) -> None:
        """board, seat: how many features the board has, and a seat; numbers: half precision, little endian, layer by
        layer: weights by input (of the last layer by output), then biases; header: what its file says of it.

        Raises ValueError on a wrong count or a number that is infinite or none.
        """
    @property
    def size(self) -> int:
        """How many weights and biases it has."""
    @property
    def header(self) -> dict[str, Any]:
        """What its file says of it."""
    def judge(self, game: Game) -> tuple[list[float], list[float]]:
        """([chance to win of each seat], [share of the ten stars it is expected to place]) of a game.

        It means what it was trained on at the start of a turn.  Hidden cards are read as they are.
        """
