"""The policy: quick judgements of moves for playouts and priors.  Its weights are in `euphoria_ai/data/policy.toml`."""

from euphoria_ai.core.engine.game import Game
from euphoria_ai.core.search.weights import Weights

def move_weights(game: Game, weights: Weights | None = None) -> dict[int, float]:
    """Move -> weight above 0 of every legal move of the decision at hand, ascending; empty at a chance decision and when over.

    weights: the data file's if not given.  Raises TypeError on anything but a Game.
    """
