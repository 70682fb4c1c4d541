"""Timing of single calls."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SECONDS = 0.1  # roughly what one round takes
USER_TICKS, SYSTEM_TICKS = 11, 12  # fields of /proc/PID/stat after the name of the program


def processor_seconds(process: int) -> float:
    """Return the processor time of a running process, 0 where that is unknown."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[USER_TICKS]) + int(fields[SYSTEM_TICKS])) / os.sysconf("SC_CLK_TCK")


def fastest(call: Callable[[], Any], rounds: int) -> float:
    """Return the microseconds of processor time that a call takes, in the best round."""
    times = []
    call()  # the first may compile or fill a cache
    for _ in range(rounds):
        began, number = time.process_time(), 0
        while number == 0 or time.process_time() - began < SECONDS:
            call()
            number += 1
        times.append((time.process_time() - began) / number)
    return round(1e6 * min(times), 2)
