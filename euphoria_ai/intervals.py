"""How sure a share is that was counted: Wilson's score interval, the 95 % one; and how that is written."""

from math import ceil, floor, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import ArrayLike, NDArray

TENTHS, VAGUE = 0.03, 0.2  # intervals so wide allow no tenths, and no single number at all
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


def share_text(share: float, low: float, high: float, whole: bool = True) -> str:
    """A share with its interval, in no more digits than that allows: `34.2 % (33.5 to 34.9)`, `34 % (31 to 37)`,
    `20 to 60 %`, `under 3 %`, `over 97 %`.

    whole: with the interval behind a share that has one.  An exact share (low = high) is written as it is.
    """
    if low == high:
        return f"{100 * share:.0f} %"
    digits = 1 if high - low < TENTHS else 0
    unit = 10**digits
    if round(100 * share, digits) <= 0:
        return f"under {ceil(100 * high * unit) / unit:.{digits}f} %"
    if round(100 * share, digits) >= 100:
        return f"over {floor(100 * low * unit) / unit:.{digits}f} %"
    between = f"{100 * low:.{digits}f} to {100 * high:.{digits}f}"
    if high - low > VAGUE:
        return f"{between} %"
    return f"{100 * share:.{digits}f} %" + (f" ({between})" if whole else "")


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
