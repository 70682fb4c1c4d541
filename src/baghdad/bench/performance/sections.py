"""The parts of the document. A new part is a function that yields rows, and a line in `sections`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import baghdad
from baghdad.bench import start
from baghdad.bench.performance.environment_rows import environment_rows
from baghdad.bench.performance.figures import amount, rows_of
from baghdad.bench.performance.row import MACHINE, Effort, Row, Section
from baghdad.bench.performance.server_rows import server_rows
from baghdad.bench.process_tree import KILOBYTE
from baghdad.bench.rules import PART, measure

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
