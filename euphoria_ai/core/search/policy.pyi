"""The policy: quick judgements of moves for playouts and priors.  Its weights are in `euphoria_ai/data/policy.toml`."""

from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.search.weights import Weights

EXPONENT: int
"""Playouts draw by the weights to this power, if not told otherwise."""

def move_weights(game: Game, weights: Weights | None = None) -> dict[int, float]:
    """Move -> weight above 0 of every legal move of the decision at hand, ascending; empty at a chance decision and
    when over.

    weights: the data file's if not given.  Raises TypeError on anything but a Game.
    """

def move_chances(game: Game, weights: Weights | None = None, exponent: int = ...) -> dict[int, float]:
    """Move -> probability with which a guided playout makes it, ascending; empty at a chance decision and when over.

    weights: the data file's if not given; exponent: the weights count to the power of 1, 2 or 4.  Raises TypeError on
    anything but a Game.
    """
