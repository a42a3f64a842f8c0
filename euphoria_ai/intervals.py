"""How sure a share is that was counted: Wilson's score interval, the 95 % one."""

from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import ArrayLike, NDArray

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(wins: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """(low, high) around the share `wins / trials`; shared wins may be fractions.  (0, 1) without trials."""
    if trials <= 0:
        return 0.0, 1.0
    share, zz = wins / trials, z * z / trials
    middle = share + zz / 2
    spread = z * sqrt(share * (1 - share) / trials + zz / (4 * trials))
    # Rounding may leave the interval of 0 or of 1 a hair beside it.
    return max(0.0, min(share, (middle - spread) / (1 + zz))), min(1.0, max(share, (middle + spread) / (1 + zz)))


def wilson_array(wins: "ArrayLike", trials: "ArrayLike", z: float = Z95) -> "NDArray[float64]":
    """`wilson` of many shares at once: arrays of one shape in, an array of that shape with a last axis (low, high)
    out."""
    import numpy as np

    won, tried = np.broadcast_arrays(np.asarray(wins, float), np.asarray(trials, float))
    n = np.where(tried > 0, tried, 1.0)
    share, zz = won / n, z * z / n
    middle = share + zz / 2
    spread = z * np.sqrt(share * (1 - share) / n + zz / (4 * n))
    low = np.clip(np.minimum(share, (middle - spread) / (1 + zz)), 0, 1)
    high = np.clip(np.maximum(share, (middle + spread) / (1 + zz)), 0, 1)
    return np.stack([np.where(tried > 0, low, 0.0), np.where(tried > 0, high, 1.0)], axis=-1)
