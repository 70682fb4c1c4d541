"""Writes the document of all figures, again after every row, so that an interrupted run keeps its rows."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from baghdad.arena.results_folder import write_atomic
from baghdad.bench.machine import load_average
from baghdad.bench.performance.row import HEADINGS, Effort, Row, Section
from baghdad.bench.rules import machine

CPU_INFO = Path("/proc/cpuinfo")
INTRODUCTION = """# Performance

Written by `make bench` (`baghdad bench all --write docs/performance.md`). Each figure stands beside a peer or a limit
that was measured in the same run; the share is the figure divided by it. Rates are the best of several rounds, of
processor time where one process is measured, of wall time with several threads and with the server. How a figure grows
with the work is in its rows: players, cards in hand, cells of the board, matches of a batch, tables, connections.

All players of environments, ours and those of other libraries, draw their actions from masks or lists in the same cheap
way; batches draw in compiled code. The driver of the server's load runs on the same cores: where server and driver want
more cores than there are, moves wait for one, and the longest waits (p99) say that rather than how long the server
takes. Its processor time for a move says how long it takes."""


def measure_all(parts: list[Section], effort: Effort, path: Path | None) -> Iterator[tuple[str, Row]]:
    """Yield the part and each row as soon as it is measured, and write the document up to there."""
    head, found = describe_run(), list[tuple[str, Row]]()
    for part in parts:
        for row in part.measure(effort):
            found.append((part.title, row))
            if path is not None:
                write_atomic(path, document(head, found, complete=False).encode())
            yield part.title, row
    if path is not None:
        write_atomic(path, document(head, found, complete=True).encode())


def describe_run() -> str:
    """Return date, version, machine and its load as a sentence."""
    facts = machine()
    average = load_average()
    load = "unknown" if average is None else f"{average:.1f}"
    compiler = f", Numba {facts['numba']}" if facts["numba"] else ", interpreted"
    return (
        f"Measured on {datetime.now(UTC):%Y-%m-%d} with baghdad {facts['baghdad']}, Python {facts['python']}, "
        f"NumPy {facts['numpy']}{compiler}, on {facts['system']}, {processor()}, {facts['cores']} cores, "
        f"load before the run {load}."
    )


def processor() -> str:
    """Return the name of the processor, as far as it is known."""
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


def document(head: str, rows: list[tuple[str, Row]], complete: bool) -> str:
    """Return the document as Markdown."""
    lines = [INTRODUCTION, "", head if complete else f"{head} The run was interrupted.", "", line_of(HEADINGS)]
    lines.append(line_of(["---"] * len(HEADINGS)))
    lines += [line_of((part, row.what, row.figure, row.beside, row.share)) for part, row in rows]
    return "\n".join(lines) + "\n"


def line_of(cells: Iterator[str] | list[str] | tuple[str, ...]) -> str:
    """Return a line of a table."""
    return f"| {' | '.join(cells)} |"
