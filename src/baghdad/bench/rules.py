"""Measures how fast a game's compiled rules play, all in one run, so that the figures can be compared.

Each game's `rules.playing` and `rules.driving` have the same entry points, so any game can be measured.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import baghdad
from baghdad.bench.errors import BenchError
from baghdad.core.rng import below, rng_for
from baghdad.core.rule import COMPILED, rule

DECISION_CAP = 5_000  # of a match of random play, as the yardstick has it
TRIAL_MATCHES = 20
SECONDS = 0.25  # roughly what one round of one figure takes
STEPS = 20_000
STATES = 64
COPIES = 1_000_000
INTERPRETED_DECISIONS = 2_000
STEPS_OF_BENCH = 6  # figures of every game besides play, of which there is one for each number of players
# Figures of one game, each measured in a module of that name.
# The keys of further figures, and the modules beside this one that measure them.
OWN_FIGURES = {"dieb": {"contests": "arena", "thinking": "search"}, "voleurs": {"large_hand": "large_hand"}}

Figures = dict[str, Any]


def measure(name: str, yardstick: Path | None, rounds: int) -> Iterator[tuple[str, Figures]]:
    """The figures of a game, each as soon as it is known: its key and what was measured."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    with tempfile.TemporaryDirectory() as folder:
        rival = build(compiler, yardstick, Path(folder)) if compiler and yardstick else None
        yield "machine", machine()
        yield "start", starts(name)
        # What is loaded from the cache is what every later run plays with (some code is a fifth slower in the process
        # that compiled it), so the cache is filled before anything is measured.
        first_playout(name, os.environ)
        bench = Bench(name, rounds)
        for players in bench.player_counts:
            yield f"play_{players}", bench.play(players, rival)
    yield "threads", bench.threads()
    yield "copies", bench.copies()
    yield "from_python", bench.steps()
    for key, module in OWN_FIGURES.get(name, {}).items():
        yield key, import_module(f"baghdad.bench.{name}.{module}").measure(rounds)
    yield "interpreted", interpreted(name)


def machine() -> Figures:
    """What it was measured on."""
    numba = sys.modules.get("numba")
    return {
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__ if numba and COMPILED else None,
        "machine": platform.machine(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "baghdad": baghdad.__version__,
    }


class Bench:
    """One game's workspace, and what is measured on it."""

    def __init__(self, name: str, rounds: int) -> None:
        self.game = baghdad.game(name)
        self.rounds = rounds
        self.playing = import_module(f"baghdad.{name}.rules.playouts")
        self.driving = import_module(f"baghdad.{name}.rules.from_python")
        self.actions = import_module(f"baghdad.{name}.action_ids").ACTIONS
        self.options = self.game.options(decision_cap=DECISION_CAP)
        self.player_counts = range(self.game.min_players, self.game.max_players + 1)

    def workspace(self, seed: int) -> Any:
        """A fresh workspace with a generator of its own."""
        ready = import_module(f"baghdad.{self.game.name}.workspace")
        return ready.workspace(int(rng_for(seed).word), self.options)

    def play(self, players: int, rival: Path | None) -> Figures:
        """Random play with the full legal set found at every decision, and the yardstick's turn about with it."""
        work = self.workspace(players)
        matches = self._enough_matches(work, players)
        ours, theirs = [], []
        for number in range(self.rounds):
            began = time.process_time()
            decisions = self.playing.play_matches(work, players, matches)
            ours.append(decisions / (time.process_time() - began))
            if rival is not None:
                theirs.append(run_yardstick(rival, players, matches, number + 1))
        figures: Figures = {"players": players, "matches": matches, "decisions_per_s": round(max(ours))}
        if theirs:
            figures["yardstick"] = {"decisions_per_s": round(max(theirs))}
            figures["ratio_to_yardstick"] = round(max(ours) / max(theirs), 3)
        return figures

    def _enough_matches(self, work: Any, players: int) -> int:
        """So many that a round takes long enough to be measured."""
        self.playing.play_matches(work, players, 1)
        began = time.process_time()
        self.playing.play_matches(work, players, TRIAL_MATCHES)
        return max(1, round(TRIAL_MATCHES * SECONDS / (time.process_time() - began)))

    def threads(self) -> Figures:
        """The same play on one thread and on two at once, by the clock on the wall."""
        players = self.game.min_players
        works = [self.workspace(seed) for seed in range(2)]
        matches = self._enough_matches(works[0], players)

        def rate(number: int) -> float:
            began = time.perf_counter()
            with ThreadPoolExecutor(number) as pool:
                parts = [pool.submit(self.playing.play_matches, work, players, matches) for work in works[:number]]
                decisions = sum(part.result() for part in parts)
            return float(decisions / (time.perf_counter() - began))

        pairs = [(rate(1), rate(2)) for _ in range(self.rounds)]
        one, two = max(alone for alone, _ in pairs), max(both for _, both in pairs)
        return {
            "one": {"decisions_per_s": round(one)},
            "two": {"decisions_per_s": round(two)},
            "ratio": round(two / one, 3),
        }

    def copies(self) -> Figures:
        """Copies of a state a second: assignments from one element of an array to another."""
        states = self.game.states(STATES)
        copy_around(states, 1)
        rates = []
        for _ in range(self.rounds):
            began = time.perf_counter()
            copy_around(states, COPIES)
            rates.append(COPIES / (time.perf_counter() - began))
        return {"bytes": int(self.game.record_type.itemsize), "copies_per_s": round(max(rates))}

    def steps(self) -> Figures:
        """One step and the legal mask after it, called from Python for every decision."""
        mask = np.zeros(self.actions, np.uint8)
        rng = rng_for(1)
        rates = []
        for _ in range(self.rounds):
            actions = self._random_actions(rng)
            table = self._dealt()
            step = self.driving.step
            began = time.perf_counter()
            for action in actions:
                step(table, action, mask)
            rates.append(len(actions) / (time.perf_counter() - began))
        rate = max(rates)
        return {"decisions_per_s": round(rate), "us_per_step": round(1e6 / rate, 3)}

    def _dealt(self) -> Any:
        """The bytes of a match just dealt, the same each time: a plain array, as a recarray is slow to hand over."""
        work = self.workspace(1)
        self.playing.start_match(work, self.game.min_players)
        return np.frombuffer(bytearray(work.tobytes()), np.uint8)

    def _random_actions(self, rng: Any) -> list[int]:
        """The actions of a random match from that deal."""
        table = self._dealt()
        mask = np.zeros(self.actions, np.uint8)
        actions: list[int] = []
        legal = self.driving.legal_mask(table, mask)
        while legal and len(actions) < STEPS:
            actions.append(int(np.flatnonzero(mask)[below(rng, legal)]))
            legal = self.driving.step(table, actions[-1], mask)
        return actions


@rule
def copy_around(states, copies):  # type: ignore[no-untyped-def]
    """Copies each state over the next, round and round."""
    number = len(states)
    for copy in range(copies):
        states[(copy + 1) % number] = states[copy % number]


# --- other processes ----------------------------------------------------------------------------------------

PLAYOUT = """
import sys
import baghdad
from importlib import import_module
game = baghdad.game(sys.argv[1])
ready = import_module(f"baghdad.{game.name}.workspace")
playing = import_module(f"baghdad.{game.name}.rules.playouts")
work = ready.workspace(1, game.options(decision_cap=int(sys.argv[2])))
print(playing.play_matches(work, game.min_players, 1))
"""


def first_playout(name: str, environment: Any, cap: int = DECISION_CAP) -> tuple[float, int]:
    """Seconds from the start of a process to the end of its first playout, and the playout's decisions."""
    began = time.perf_counter()
    command = [sys.executable, "-c", PLAYOUT, name, str(cap)]
    run = subprocess.run(command, env=dict(environment), capture_output=True, text=True, check=True)
    return time.perf_counter() - began, int(run.stdout)


def starts(name: str) -> Figures:
    """From process start to the first compiled playout, with a cold and with a warm cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "BAGHDAD_CACHE": folder}
        cold, _ = first_playout(name, environment)
        warm = min(first_playout(name, environment)[0] for _ in range(3))
    return {"cold_s": round(cold, 2), "warm_s": round(warm, 2)}


def interpreted(name: str) -> Figures:
    """The same source without the compiler."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    idle, _ = first_playout(name, environment, cap=1)
    busy, decisions = first_playout(name, environment, cap=INTERPRETED_DECISIONS)
    return {"decisions_per_s": round(decisions / max(busy - idle, 1e-9))}


def build(compiler: str, source: Path, folder: Path) -> Path:
    """Compiles the yardstick on the spot, and tries it."""
    program = folder / "yardstick"
    command = [compiler, "-O3", "-march=native", "-o", str(program), str(source)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise BenchError("yardstick_fails", path=str(source))
    run_yardstick(program, players=2, matches=1, seed=1)
    return program


def run_yardstick(program: Path, players: int, matches: int, seed: int) -> float:
    """Its decisions a second, as it says itself."""
    command = [str(program), str(players), str(matches), str(seed)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        said = json.loads(run.stdout)
        return float(said["decisions"] / said["cpu"])
    except (ValueError, KeyError, TypeError, ZeroDivisionError):
        raise BenchError("yardstick_fails", path=str(program.name)) from None
