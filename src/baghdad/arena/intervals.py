"""Shares and means with 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Any

import numpy as np

Z_95 = 1.959963984540054  # standard errors on each side of a 95 % interval
DIGITS = 6


def wilson(points: float, matches: int) -> tuple[float, float]:
    """Return the Wilson score interval of a share (Wilson 1927).

    It stays within 0 to 1 and holds for few matches too.
    """
    if not matches:
        return 0.0, 1.0
    share, correction = points / matches, Z_95**2 / matches
    center = (share + correction / 2) / (1 + correction)
    half_width = Z_95 / (1 + correction) * sqrt(share * (1 - share) / matches + correction / (4 * matches))
    return max(0.0, center - half_width), min(1.0, center + half_width)


def share_with_interval(points: float, matches: int) -> dict[str, float]:
    """Return a share of points and its Wilson interval, under the keys that results use."""
    low, high = wilson(points, matches)
    share = points / matches if matches else 0.0
    return {"share": rounded(share), "low": rounded(low), "high": rounded(high)}


def mean_with_interval(numbers: Sequence[float], errors: float = Z_95) -> dict[str, Any]:
    """Return the mean, the half-width of its interval, the minimum, the median and the maximum.

    The half-width is a number of standard errors, by default that of a 95 % interval.
    """
    error = errors * float(np.std(numbers, ddof=1)) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return {
        "mean": rounded(float(np.mean(numbers))),
        "error": rounded(error),
        "least": min(numbers),
        "median": median(numbers),
        "most": max(numbers),
    }


def rounded(number: float) -> float:
    """Return a number rounded to `DIGITS`, so that result files compare equal."""
    return round(number, DIGITS)
