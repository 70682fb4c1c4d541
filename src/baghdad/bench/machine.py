"""How busy the machine is while something is measured."""

from __future__ import annotations

import os


def load_average() -> float | None:
    """Return how many processes wanted a processor in the last minute, or None where that isn't counted."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None  # Windows has none
