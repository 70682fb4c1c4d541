"""Processor time and memory of a process with its children, as Linux tells them."""

from __future__ import annotations

import os
from pathlib import Path

PROCESSES = Path("/proc")
PARENT, USER_TICKS, SYSTEM_TICKS = 1, 11, 12  # fields of `stat` after the name
KILOBYTE = 1024


def tree_of(process: int) -> list[int]:
    """Return a process and all its descendants; none where that is unknown."""
    parents = {}
    for folder in PROCESSES.glob("[0-9]*"):
        fields = _fields(int(folder.name))
        if fields:
            parents[int(folder.name)] = int(fields[PARENT])
    found = [process] if process in parents else []
    for known in found:  # grows
        found += [child for child, parent in parents.items() if parent == known]
    return found


def cpu_seconds(process: int) -> float:
    """Return the processor time of one process so far; 0 where that is unknown."""
    fields = _fields(process)
    if not fields:
        return 0.0
    return (int(fields[USER_TICKS]) + int(fields[SYSTEM_TICKS])) / os.sysconf("SC_CLK_TCK")


def memory_kilobytes(process: int) -> float:
    """Return the memory that a process uses; 0 where that is unknown."""
    try:
        pages = int((PROCESSES / f"{process}" / "statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / KILOBYTE


def _fields(process: int) -> list[str]:
    """Return the fields of a process's `stat` after its name, which may contain spaces."""
    try:
        return (PROCESSES / f"{process}" / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
