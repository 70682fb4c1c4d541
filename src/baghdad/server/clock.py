"""The server's time. It starts as the wall clock and goes on steadily, however that is set while the process lives.

Log entries and deadlines are in this time. What is sent to clients is in the wall clock's.
"""

from __future__ import annotations

import time

# Workers are forked from one process, so they share it.
START = time.time() - time.monotonic()


def now() -> float:
    """Return the server's time, in seconds since the epoch."""
    return START + time.monotonic()


def to_wall_clock(moment: float | None) -> float | None:
    """Return a moment as the wall clock shows it, to be read by clients; whole seconds apart, so that it repeats."""
    return None if moment is None else wall_clock(moment)


def wall_clock(moment: float) -> float:
    """Return a moment as the wall clock shows it."""
    return moment + round(time.time() - now())
