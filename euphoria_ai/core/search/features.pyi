"""What the learned evaluation sees of a dealt state; `euphoria_ai.search.observation` gives it as arrays."""

from euphoria_ai.core.engine.game import Game

def game_features(game: Game) -> tuple[bytes, list[bytes]]:
    """(features of the board, [features of each seat]), a byte each; `euphoria_ai.search.feature_names` names them.

    They read hidden cards too: for dealt worlds and finished games, never for a true state somebody is advised about.
    """
