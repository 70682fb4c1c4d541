"""Benchmark of the arena: matches between `random` bots, against bare random playouts."""

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
    """Measure decisions per second on two processes in wall time, alternating; keep the best round."""
    arena, bare = [], []
    with Processes(PROCESSES) as executor, ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        arena_rate(executor, matches=100 * PROCESSES)
        bare_rate(pool, matches=1 * PROCESSES)
        for _ in range(rounds):
            arena.append(arena_rate(executor, MATCHES))
            bare.append(bare_rate(pool, MATCHES))
    return {
        "processes": PROCESSES,
        "arena": {"decisions_per_s": round(max(arena))},
        "bare": {"decisions_per_s": round(max(bare))},
        "ratio": round(max(arena) / max(bare), 3),
    }


def arena_rate(executor: Processes, matches: int) -> float:
    """Return the rate of a contest between `random` and `random`."""
    run = ContestRun([new_contest("dieb", ["random"] * PLAYERS)], [matches])
    for _ in run.play(executor):
        pass
    return sum(sum(match.moves) for match in run.counted_matches()) / run.seconds


def bare_rate(pool: ProcessPoolExecutor, matches: int) -> float:
    """Return the rate of compiled playouts, the matches divided among the processes."""
    began = time.perf_counter()
    decisions = sum(pool.map(play_bare, range(PROCESSES), [matches // PROCESSES] * PROCESSES))
    return decisions / (time.perf_counter() - began)


def play_bare(word: int, matches: int) -> int:
    """Play the matches of one process and return the number of decisions."""
    return int(play_matches(workspace(word, game.options()), PLAYERS, matches))
