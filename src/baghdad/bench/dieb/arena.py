"""Benchmark of the arena: matches between instant bots, against the same compiled matches in a bare loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np

from baghdad.arena.contest import new_contest
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.executors import Processes
from baghdad.bench.timing import processor_seconds
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb.compiled_matches import DiebRunner
from baghdad.core.rng import KEY_WORDS
from baghdad.dieb import game

PROCESSES = 2
PLAYERS = 2
MATCHES = {"random": 4_000, "greedy": 32_000}  # of each bot, about half a second of each process
TRIAL_MATCHES = 100


def measure(rounds: int) -> dict[str, Any]:
    """Measure matches per second of processor time on two processes, alternating; keep the best round."""
    with Processes(PROCESSES) as executor, ProcessPoolExecutor(PROCESSES, get_context("spawn")) as pool:
        return {"processes": PROCESSES} | {bot: compare(bot, executor, pool, rounds) for bot in MATCHES}


def compare(bot: str, executor: Processes, pool: ProcessPoolExecutor, rounds: int) -> dict[str, Any]:
    """Return the rates of the arena and of the bare loop for matches among one bot."""
    play_contest(bot, executor, TRIAL_MATCHES * PROCESSES)
    play_bare(bot, pool, TRIAL_MATCHES * PROCESSES)
    own = [worker.process.pid for worker in executor.workers]
    others = list(pool._processes)
    arena, bare = [], []
    for _ in range(rounds):
        arena.append(rate(lambda: play_contest(bot, executor, MATCHES[bot]), own, MATCHES[bot]))
        bare.append(rate(lambda: play_bare(bot, pool, MATCHES[bot]), others, MATCHES[bot]))
    return {
        "arena": {"matches_per_s": round(max(arena))},
        "bare": {"matches_per_s": round(max(bare))},
        "ratio": round(max(arena) / max(bare), 3),
    }


def rate(play: Callable[[], Any], workers: Iterable[int | None], matches: int) -> float:
    """Return the matches for each second of processor time of this process and its workers, times the processes."""
    pids = [pid for pid in workers if pid is not None]
    before, own = sum(map(processor_seconds, pids)), time.process_time()
    play()
    spent = sum(map(processor_seconds, pids)) - before + time.process_time() - own
    return PROCESSES * matches / spent


def play_contest(bot: str, executor: Processes, matches: int) -> None:
    """Play a contest of a bot against itself."""
    run = ContestRun([new_contest("dieb", [bot] * PLAYERS)], [matches])
    for _ in run.play(executor):
        pass


def play_bare(bot: str, pool: ProcessPoolExecutor, matches: int) -> None:
    """Play as many matches in compiled code only, divided among the processes."""
    list(pool.map(run_bare, [bot] * PROCESSES, range(PROCESSES), [matches // PROCESSES] * PROCESSES))


def run_bare(bot: str, seed: int, matches: int) -> None:
    """Play the matches of one process in one compiled call."""
    runner = compiled_runner("dieb", [bot] * PLAYERS, game.options())
    assert isinstance(runner, DiebRunner)
    keys = np.random.default_rng(seed).integers(1 << 63, size=(1 + PLAYERS, matches, KEY_WORDS), dtype=np.uint64)
    runner.play_with_keys(keys[0], keys[1:].swapaxes(0, 1).copy())
