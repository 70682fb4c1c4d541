"""`baghdad bench house`: a house under load, in a process of its own, with the driver in another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from baghdad.bench.errors import BenchError

SERVE = "import sys; from baghdad.cli import main; sys.exit(main())"
# Limits keep strangers from doing what a bench does.
SETTINGS = """[limits]
connection_rate = 1000000.0
token_rate = 1000000.0
address_rate = 1000000.0
http_rate = 1000000.0
table_rate = 1000000.0
address_connections = 100000
table_connections = 1000
"""
SLEEPY = "sleep = 1.0\n"  # a table that nobody touches sleeps at once
IDLE_TABLES, IDLE_SOCKETS = 1000, 1000
THINKING_TABLES = 100
KILOBYTE = 1024
READY_SECONDS = 300
FIGURES = 5  # besides those of each number of tables


@contextmanager
def house(folder: Path, settings: str = SETTINGS) -> Iterator[tuple[str, int]]:
    """A house of its own that is ready, with everything at its default but the limits; its address and process."""
    (folder / "house.toml").write_text(settings)
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(folder), "--quiet"]
    command += ["--config", str(folder / "house.toml")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as serving:
        assert serving.stdout is not None
        try:
            line = serving.stdout.readline()
            if "http" not in line:
                raise BenchError("unexpected", problem=line.strip() or "no address")
            address = "http" + line.partition("http")[2].strip()
            drive(address, "ready", str(READY_SECONDS), "0")
            drive(address, "2", "1", "0")
            yield address, serving.pid
        finally:
            serving.terminate()


def drive(address: str, *what: str) -> dict[str, Any]:
    """Runs the driver, and returns what it saw."""
    command = [sys.executable, "-m", "baghdad.bench.server_load", address, *what]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise BenchError("unexpected", problem=run.stderr.strip().rpartition("\n")[2])
    found: dict[str, Any] = msgspec.json.decode(run.stdout)
    return found


def measure(tables: list[int], seconds: float) -> Iterator[tuple[str, Any]]:
    """The figures, each as soon as it is known."""
    yield "machine", {"cores": os.cpu_count(), "load": round(os.getloadavg()[0], 1)}
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (address, process):
        yield "idle", grown(address, process, "found")
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), SETTINGS + SLEEPY) as (address, process):
        grown(address, process, "asleep")  # the memory that they needed while awake stays with the process
        yield "asleep", grown(address, process, "asleep")
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as (address, _):
        for number in tables:
            yield f"tables_{number}", drive(address, str(number), str(seconds), "0")
        yield "sockets", drive(address, "sockets", str(IDLE_SOCKETS), str(seconds))
        yield "bots", drive(address, "bots", str(THINKING_TABLES), str(seconds))


def grown(address: str, process: int, what: str) -> dict[str, Any]:
    """By how much the process grows for each table that is founded."""
    before = memory_of(process)
    found = drive(address, what, str(IDLE_TABLES), "0")
    return {**found, "kb_per_table": round((memory_of(process) - before) / IDLE_TABLES, 1)}


def memory_of(process: int) -> float:
    """Kilobytes of memory that a process has in use; 0 where that can't be told."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / KILOBYTE


def numbers_in(text: str) -> list[int]:
    """Numbers of tables, as given on the command line."""
    parts = text.split(",")
    if not all(part.isascii() and part.isdigit() and 0 < int(part) <= 100_000 for part in parts):
        raise BenchError("bad_flag_value", option="--tables", value=text)
    return [int(part) for part in parts]


def as_json(figures: dict[str, Any]) -> str:
    """The figures for programs."""
    return json.dumps({**figures, "at": round(time.time())}, indent=1)
