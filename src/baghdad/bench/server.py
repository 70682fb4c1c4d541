"""`baghdad bench server`: a server under load, with server and load generator in processes of their own."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from baghdad.bench.errors import BenchError
from baghdad.bench.machine import load_average
from baghdad.bench.process_tree import memory_kilobytes, tree_of
from baghdad.server.storage.sqlite import INSERT_ENTRIES, connect, migrate

SERVE = "import sys; from baghdad.cli import main; sys.exit(main())"
# Rate limits would stop the load generator.
SETTINGS = """[limits]
connection_ms = 1000000.0
seat_ms = 1000000.0
address_ms = 1000000.0
table_rate = 1000000.0
address_connections = 100000
table_connections = 1000
"""
DROP_SOON = "sleep = 1.0\n"  # idle tables are dropped from memory after a second
IDLE_TABLES, IDLE_SOCKETS = 1000, 1000
BOT_TABLES = 100
COMMIT_SECONDS = 1.0
SPARE_FILES = 200  # that a process may open besides its connections
READY_SECONDS = 300
FIGURES = 6  # that `measure` yields besides one for each number of tables


@contextmanager
def running_server(
    folder: Path, settings: str = SETTINGS, workers: int = 1, warm: bool = True
) -> Iterator[tuple[str, int]]:
    """Start a server with some settings; yield its address and process id when it is ready, and has been used once."""
    (folder / "server.toml").write_text(settings)
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(folder), "--quiet"]
    command += ["--config", str(folder / "server.toml"), "--workers", str(workers)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            if "http" not in line:
                raise BenchError("unexpected", problem=line.strip() or "no address")
            address = "http" + line.partition("http")[2].strip()
            run_load(address, "ready", str(READY_SECONDS), "0")
            if warm:
                run_load(address, str(2 * workers), "1", "0")
            yield address, process.pid
        finally:
            process.terminate()


def run_load(address: str, *arguments: str) -> dict[str, Any]:
    """Run the load generator and return its figures."""
    command = [sys.executable, "-m", "baghdad.bench.server_load", address, *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise BenchError("unexpected", problem=run.stderr.strip().rpartition("\n")[2])
    figures: dict[str, Any] = msgspec.json.decode(run.stdout)
    return figures


def measure(tables: list[int], seconds: float, workers: int = 1) -> Iterator[tuple[str, Any]]:
    """Yield names and values of the figures, each as soon as it is measured."""
    yield "machine", {"cores": os.cpu_count(), "load": load_average(), "workers": workers}
    with tempfile.TemporaryDirectory() as folder:
        yield "disk", {"commits_per_s": commit_rate(Path(folder))}
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), SETTINGS, workers) as (address, process):
        yield "idle", memory_growth(address, process, "create")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), SETTINGS + DROP_SOON, workers) as (address, process),
    ):
        memory_growth(address, process, "asleep")  # the process keeps the memory that they needed
        yield "asleep", memory_growth(address, process, "asleep")
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), SETTINGS, workers) as (address, process):
        server = str(process)
        for number in tables:
            yield f"tables_{number}", run_load(address, str(number), str(seconds), "0", server)
        yield "sockets", run_load(address, "sockets", str(IDLE_SOCKETS), str(seconds), server)
        yield "bots", run_load(address, "bots", str(BOT_TABLES), str(seconds), server)


def measure_tables(tables: Sequence[int], seconds: float, workers: int) -> Iterator[dict[str, Any]]:
    """Yield the figures of a server with several worker processes at each number of tables."""
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder), SETTINGS, workers) as (address, process):
        for number in tables:
            yield run_load(address, str(number), str(seconds), "0", str(process))


def measure_connections(numbers: Sequence[int], seconds: float) -> Iterator[dict[str, Any]]:
    """Yield what open connections cost, for each number of them that the system allows; each has a new server."""
    for number in numbers:
        if number + SPARE_FILES > max_open_files():
            return
        with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as (address, process):
            yield run_load(address, "sockets", str(number), str(seconds), str(process))


def max_open_files() -> float:
    """Return how many files and connections a process may open."""
    try:
        import resource
    except ImportError:  # on Windows
        return math.inf
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def commit_rate(folder: Path) -> int:
    """Return how many transactions of one log entry the disk takes in a second, one after the other."""
    with closing(connect(folder / "commits.sqlite")) as database:
        migrate(database)
        began, commits = time.perf_counter(), 0
        while time.perf_counter() - began < COMMIT_SECONDS:
            entry = ("table", commits, 0, "play", "person", "place a", "", 0.0)
            database.execute(INSERT_ENTRIES, (json.dumps([entry]),))
            commits += 1
        return round(commits / (time.perf_counter() - began))


def memory_growth(address: str, process: int, mode: str) -> dict[str, Any]:
    """Return by how much the process grows for each table that is created."""
    before = memory_of(process)
    figures = run_load(address, mode, str(IDLE_TABLES), "0")
    return {**figures, "kb_per_table": round((memory_of(process) - before) / IDLE_TABLES, 1)}


def memory_of(process: int) -> float:
    """Return the kilobytes of memory that a process and its children use; 0 where that is unknown."""
    return sum(map(memory_kilobytes, tree_of(process)))


def numbers_in(text: str) -> list[int]:
    """Return the numbers of tables given on the command line."""
    parts = text.split(",")
    if not all(part.isascii() and part.isdigit() and 0 < int(part) <= 100_000 for part in parts):
        raise BenchError("bad_flag_value", option="--tables", value=text)
    return [int(part) for part in parts]


def as_json(figures: dict[str, Any]) -> str:
    """Return the figures as JSON."""
    return json.dumps({**figures, "at": round(time.time())}, indent=1)
