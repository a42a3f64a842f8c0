"""What the learned evaluation sees, as numpy arrays: of a game where everything is known, and of what a seat knows."""

import numpy as np
from numpy.typing import NDArray

from euphoria_ai.core.engine.game import Game, Rng
from euphoria_ai.core.search.features import game_features
from euphoria_ai.core.search.information import Position


def features(game: Game) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """(features of the board [n], features of the seats [seats, m]) in the order of `search.feature_names`.

    Hidden cards are read as they are.
    """
    board, seats = game_features(game)
    return np.frombuffer(board, np.uint8), np.frombuffer(b"".join(seats), np.uint8).reshape(len(seats), -1)


def mean_features(
    position: Position, worlds: int = 32, seed: int = 1
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The mean of the features over so many worlds dealt from a position: nothing but what its seat knows is in it.

    The same position, number of worlds and seed give the same numbers.  Raises ValueError if worlds is below 1.
    """
    if worlds < 1:
        raise ValueError(f"worlds = {worlds}; from 1 allowed")
    rng = Rng(seed)
    dealt = [features(position.determinize(rng)) for _ in range(worlds)]
    board, seats = (
        np.stack(part).mean(axis=0, dtype=np.float64).astype(np.float32) for part in zip(*dealt, strict=True)
    )
    return board, seats
