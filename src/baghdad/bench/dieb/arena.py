"""How fast the arena lets `random` play, beside the same random play with nothing around it."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from baghdad.arena.contest import new_contest
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.executors import Processes
from baghdad.dieb import game
from baghdad.dieb.rules.playouts import play_matches
from baghdad.dieb.workspace import workspace

PROCESSES = 2
PLAYERS = 2
MATCHES = 4_000  # about a second


def measure(rounds: int) -> dict[str, Any]:
    """Decisions a second on two processes, by the clock on the wall, turn about; the best of so many rounds."""
    arena, bare = [], []
    with Processes(PROCESSES) as crew, ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        arena_rate(crew, matches=100 * PROCESSES)
        bare_rate(pool, matches=1 * PROCESSES)
        for _ in range(rounds):
            arena.append(arena_rate(crew, MATCHES))
            bare.append(bare_rate(pool, MATCHES))
    return {
        "processes": PROCESSES,
        "arena": {"decisions_per_s": round(max(arena))},
        "bare": {"decisions_per_s": round(max(bare))},
        "ratio": round(max(arena) / max(bare), 3),
    }


def arena_rate(crew: Processes, matches: int) -> float:
    """Of a contest between `random` and `random`."""
    run = ContestRun([new_contest("dieb", ["random"] * PLAYERS)], [matches])
    for _ in run.play(crew):
        pass
    return sum(sum(match.moves) for match in run.counted_matches()) / run.seconds


def bare_rate(pool: ProcessPoolExecutor, matches: int) -> float:
    """Of playouts in compiled code, the matches divided among the processes."""
    began = time.perf_counter()
    decisions = sum(pool.map(play_bare, range(PROCESSES), [matches // PROCESSES] * PROCESSES))
    return decisions / (time.perf_counter() - began)


def play_bare(word: int, matches: int) -> int:
    """What one process does."""
    return int(play_matches(workspace(word, game.options()), PLAYERS, matches))
