"""Strengths of many players on one scale, out of the games that some of them played against each other.

The model is Bradley's and Terry's, written as Elo points: 400 more win ten games of eleven.  It is fitted by the
library choix, an extra of the installation.
"""

import importlib
from collections.abc import Mapping, Sequence
from math import log
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple

from euphoria_ai.errors import EuphoriaError

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

POINTS = 400 / log(10)  # of a strength that is a logarithm of odds
SAMPLES = 200  # of the deals, for the intervals
SHARED = 0.5  # to each side of a pair one game is added that they share, so that 10 : 0 is no infinity
ROUNDS = 10_000  # of the fit, of which it needs a few

Deals = Sequence[tuple[float, float]]  # of a pair: games that the first and that the second won, deal by deal


class RatingError(EuphoriaError):
    """Ratings that cannot be computed."""


class Rating(NamedTuple):
    """points, with the bounds of their 95 % interval."""

    points: float
    low: float
    high: float


def library() -> ModuleType:
    """choix.  Raises RatingError if it is not installed."""
    try:
        return importlib.import_module("choix")
    except ImportError:
        raise RatingError("ratings need the library choix: pip install 'euphoria-ai[ladder]'") from None


def connected(players: int, pairs: Mapping[tuple[int, int], Deals]) -> bool:
    """Do games lead from every player to every other?"""
    reached, edges = {0}, [pair for pair, deals in pairs.items() if deals]
    for _ in range(players):
        for a, b in edges:
            if a in reached or b in reached:
                reached |= {a, b}
    return len(reached) == players


def rate(players: int, pairs: Mapping[tuple[int, int], Deals], anchor: int = 0, seed: int = 1) -> list[Rating]:
    """The rating of every player, that of `anchor` being 0; the intervals come of deals drawn anew out of each pair's.

    Raises RatingError without the library, or if games do not connect all players.
    """
    import numpy as np

    choix = library()
    if not connected(players, pairs):
        raise RatingError("ratings need games that connect all players; there are too few as yet")

    def fit(won: Mapping[tuple[int, int], "NDArray[float64]"]) -> "NDArray[float64]":
        table = np.zeros((players, players))
        for (a, b), (first, second) in won.items():
            table[a, b], table[b, a] = first + SHARED, second + SHARED
        points = choix.ilsr_pairwise_dense(table, max_iter=ROUNDS) * POINTS
        return points - points[anchor]

    rows = {pair: np.array(deals, float) for pair, deals in pairs.items() if deals}
    rng = np.random.default_rng(seed)
    drawn = [
        fit({pair: row[rng.integers(len(row), size=len(row))].sum(axis=0) for pair, row in rows.items()})
        for _ in range(SAMPLES)
    ]
    points = fit({pair: row.sum(axis=0) for pair, row in rows.items()})
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    bounds = np.column_stack([points, np.minimum(low, points), np.maximum(high, points)])
    return [Rating(*row) for row in bounds.tolist()]
