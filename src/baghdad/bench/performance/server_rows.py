"""The rows of the server.

The driver of the load runs on the same machine. Where server and driver together want more cores than there are, moves
wait for a core, and the longest waits (p99) say that rather than how long the server takes; its processor time for a
move does say it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.bench import server
from baghdad.bench.performance.figures import amount, compared, rows_of
from baghdad.bench.performance.row import MACHINE, Effort, Row

WORKERS = 2
SOCKETS = "sockets"


def server_rows(effort: Effort) -> Iterator[Row]:
    """Yield the figures of the server: one worker beside the commits of the disk, two beside one, connections."""
    commits, alone = 0, dict[int, dict[str, Any]]()
    for key, found in server.measure(list(effort.tables), effort.seconds):
        if key == "disk":
            commits = found["commits_per_s"]
        elif key.startswith("tables_"):
            alone[found["tables"]] = found
            yield compared(moves_at(found), found["moves_per_s"], ("bare commits of SQLite", commits))
            yield Row(f"processor time for a move at {found['tables']} tables", processor_time(found))
        elif key not in (MACHINE, SOCKETS):
            yield from rows_of(key, found)
    for found in server.measure_tables(effort.tables_of_workers, effort.seconds, WORKERS):
        yield from two_workers_rows(found, alone.get(found["tables"]))
    for found in server.measure_connections(effort.connections, effort.seconds):
        yield from rows_of("open connections", found)


def two_workers_rows(found: dict[str, Any], alone: dict[str, Any] | None) -> Iterator[Row]:
    """Yield rate and processor time of two workers beside those of one, if that was measured."""
    other = ("one worker", alone["moves_per_s"]) if alone else None
    yield compared(f"two workers, {moves_at(found)}", found["moves_per_s"], other)
    beside = f"one worker: {processor_time(alone)}" if alone else ""
    what = f"two workers, processor time for a move at {found['tables']} tables, all processes of the server"
    yield Row(what, processor_time(found), beside)


def moves_at(found: dict[str, Any]) -> str:
    """Return what was measured, with the longest waits and how much of a core the driver took beside the server."""
    driver = f"{found['driver_cpu_share']:.0%}"
    return f"moves at {found['tables']} tables, p99 {found['p99_ms']} ms, driver on {driver} of a core"


def processor_time(found: dict[str, Any]) -> str:
    """Return the processor time of the server for a move."""
    return amount("server_cpu_us_per_move", found["server_cpu_us_per_move"])
