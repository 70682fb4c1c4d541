"""Timing of single calls."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

SECONDS = 0.1  # roughly what one round takes


def fastest(call: Callable[[], Any], rounds: int) -> float:
    """Return the microseconds of processor time that a call takes, in the best round."""
    times = []
    for _ in range(rounds):
        began, number = time.process_time(), 0
        while number == 0 or time.process_time() - began < SECONDS:
            call()
            number += 1
        times.append((time.process_time() - began) / number)
    return round(1e6 * min(times), 2)
