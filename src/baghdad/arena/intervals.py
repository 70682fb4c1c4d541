"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import median
from typing import Any

import numpy as np

NORMAL = 1.959963984540054  # so many standard errors to each side for 95 %
DIGITS = 6


def wilson(points: float, matches: int) -> tuple[float, float]:
    """The interval of a share by Wilson (1927): never outside 0 to 1, and honest for few matches too."""
    if not matches:
        return 0.0, 1.0
    share, spread = points / matches, NORMAL**2 / matches
    middle = (share + spread / 2) / (1 + spread)
    reach = NORMAL / (1 + spread) * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def shared(points: float, matches: int) -> dict[str, float]:
    """A share of points with its interval, as results name them."""
    low, high = wilson(points, matches)
    share = points / matches if matches else 0.0
    return {"share": rounded(share), "low": rounded(low), "high": rounded(high)}


def spread(numbers: Sequence[float]) -> dict[str, Any]:
    """Mean with the reach of its interval, and how far the numbers lie apart."""
    error = NORMAL * float(np.std(numbers, ddof=1)) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return {
        "mean": rounded(float(np.mean(numbers))),
        "error": rounded(error),
        "least": min(numbers),
        "median": median(numbers),
        "most": max(numbers),
    }


def rounded(number: float) -> float:
    """As many digits as anyone needs, so that files compare."""
    return round(number, DIGITS)
