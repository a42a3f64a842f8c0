"""The policy: quick judgements of moves for playouts and priors.  Its weights are in `euphoria_ai/data/policy.toml`."""

from collections.abc import Mapping
from typing import Any

from euphoria_ai.core.engine.game import Game

def load_weights(weights: Mapping[str, Any]) -> None:
    """Set the weights, for this process, from {"turn": {...}, "choice": {...}} as in the data file.  Raises KeyError on a missing name."""

def load_duel(first: Mapping[str, Any], second: Mapping[str, Any]) -> None:
    """Set the two sets of weights that `euphoria_ai.core.search.playout.duel` alternates between; the second is then in force everywhere."""

def risk(dice: int, base: int, check_at: int = 16) -> float:
    """Chance to lose a worker when so many dice are rolled (R31, R32).

    dice: 0 to 4, else ValueError; base: knowledge plus the faces already in hand; check_at: the total at which a worker is lost.
    """

def weights(game: Game) -> dict[str, float]:
    """Text -> weight above 0 of every legal move of the decision at hand; empty at a chance decision and when over.

    Raises TypeError on anything but a Game.
    """
