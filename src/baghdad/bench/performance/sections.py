"""The parts of the document. A new part is a function that yields rows, and a line in `sections`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import baghdad
from baghdad.bench import environments, server, start
from baghdad.bench.performance.figures import amount, rows_of, spaced
from baghdad.bench.performance.row import Effort, Row, Section
from baghdad.bench.process_tree import KILOBYTE
from baghdad.bench.rules import PART, measure

PEER, LIMIT = "_peer", "_limit"  # what keys of environments of other libraries end with, and of one that does nothing
MACHINE = "machine"  # the figure that every benchmark begins with
# The figures of a first start, with what they are.
START_FIGURES = {
    "prompt_s": "first prompt of {game} in the terminal",
    "page_s": "the page answers",
    "table_s": "a table is ready",
    "longest_s": "longest answer of {level} in {game}, {state}",
    "compiled-rules_s": "all rules are compiled",
    "memory_mb": "memory of the server, {state}",
}
MEMORY = """
import os, sys, baghdad
from baghdad.bench.server import memory_of
if len(sys.argv) > 1:
    game = baghdad.game(sys.argv[1])
    match = game.new(game.min_players, 1)
    match.play(match.legal()[0])
print(memory_of(os.getpid()))
"""


def sections() -> list[Section]:
    """Return all parts in the order in which they are measured and printed."""
    games = [name for name in baghdad.games() if baghdad.game(name).has_part(PART)]
    return [
        Section("first start", start_rows),
        *(Section(name, partial(rules_rows, name)) for name in games),
        Section("environments", environment_rows),
        Section("server", server_rows),
        Section("memory", memory_rows),
    ]


def start_rows(effort: Effort) -> Iterator[Row]:
    """Yield how long people wait at a first start, with an empty cache, interpreted and then compiled."""
    for _, found in start.measure():
        for name, label in START_FIGURES.items():
            if name in found:
                yield Row(label.format_map(found), amount(name, found[name]))


def rules_rows(name: str, effort: Effort) -> Iterator[Row]:
    """Yield the figures of a game's rules and bots, whatever they are, beside its yardstick if it has one."""
    for key, found in measure(name, baghdad.game(name).part(PART).yardstick, effort.rounds):
        if key != MACHINE:
            yield from rows_of(key, found)


def environment_rows(effort: Effort) -> Iterator[Row]:
    """Yield peers, then batches beside the fastest of them, two threads beside one, and other kinds beside theirs."""
    peers: dict[str, Any] = {}
    for key, found in environments.measure_envs(effort.rounds):
        kind, _, name = key.partition(":")
        if key == MACHINE:
            continue
        if "us_per_call" in found:
            limit = f"game that does nothing: {amount('us_per_call', found['us_per_empty_call'])}"
            yield Row(f"openspiel, {name}, {found['method']}", amount("us_per_call", found["us_per_call"]), limit)
        elif "threads" in found:
            alone = ("one thread", found["one_thread"])
            other = alone if found["threads"] > 1 else fastest_of(peers, "")
            what = f"batch of {found['n']:,}, {found['game']}, threads: {found['threads']}"
            yield compared(what, found["decisions_per_s"], other)
        elif kind.endswith((PEER, LIMIT)):
            if environments.SMALL not in key:
                peers[key] = found
            yield compared(f"{spaced(kind)}, {name}", found["steps_per_s"], None)
        else:
            yield compared(f"{kind}, {name}", found["steps_per_s"], fastest_of(peers, f"{kind}{PEER}:"))


def fastest_of(peers: dict[str, Any], start: str) -> tuple[str, float] | None:
    """Return name and rate of the fastest peer of a kind, if one is installed."""
    real = {key: found for key, found in peers.items() if key.startswith(start) and LIMIT not in key}
    rates = [(found["name"], found["steps_per_s"]) for found in real.values()]
    return max(rates, key=lambda rate: rate[1], default=None)


def compared(what: str, rate: float, other: tuple[str, float] | None) -> Row:
    """Return a row of a rate of steps beside another, if there is one."""
    figure = amount("steps_per_s", rate)
    if other is None:
        return Row(what, figure)
    return Row(what, figure, f"{other[0]}: {amount('steps_per_s', other[1])}", f"{rate / other[1]:.2f}")


def server_rows(effort: Effort) -> Iterator[Row]:
    """Yield the figures of the server under load beside the commits that the disk can make one after the other."""
    commits = 0
    for key, found in server.measure(list(effort.tables), effort.seconds):
        if key == "disk":
            commits = found["commits_per_s"]
        elif key.startswith("tables_"):
            what = f"moves at {found['tables']} tables, p99 {found['p99_ms']} ms"
            yield compared(what, found["moves_per_s"], ("bare commits of SQLite", commits))
            yield Row(
                f"processor time for a move at {found['tables']} tables",
                amount("server_cpu_us_per_move", found["server_cpu_us_per_move"]),
            )
        elif key != MACHINE:
            yield from rows_of(key, found)


def memory_rows(effort: Effort) -> Iterator[Row]:
    """Yield the memory of a process that plays a match of each game, beside one that only imports the package."""
    bare = resident_megabytes()
    for name in baghdad.games():
        game = baghdad.game(name)
        used = resident_megabytes(name)
        yield Row(f"process with a match of {name}", f"{used:.0f} MB", f"package imported: {bare:.0f} MB")
        yield Row(f"state of {name}", f"{game.record_type.itemsize:,} bytes")


def resident_megabytes(*arguments: str) -> float:
    """Return the resident memory of a new process that plays a match of a game, or none."""
    command = [sys.executable, "-c", MEMORY, *arguments]
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    return float(run.stdout) / KILOBYTE
