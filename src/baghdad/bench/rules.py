"""Benchmark of a game's compiled rules: playouts, threads, copies, steps from Python, start time, interpreted play."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import numpy as np

import baghdad
from baghdad.bench import match
from baghdad.bench.any_game import measure_game
from baghdad.bench.compiled_rules import CompiledRules
from baghdad.bench.yardstick import Yardstick, compile_yardstick, compiler, run_yardstick
from baghdad.core import arrays
from baghdad.core.compilation import is_compiled
from baghdad.core.rng import below, rng_for
from baghdad.core.rule import rule

DECISION_CAP = 5_000  # of a match of random play; the yardstick has the same
TRIAL_MATCHES = 20
SECONDS = 0.25  # roughly what one round of one figure takes
STEPS = 20_000
STATES = 64
COPIES = 1_000_000
INTERPRETED_DECISIONS = 5_000
COMPILED_FIGURES = 7  # figures of every game with compiled rules, besides the playouts for each number of players
OTHER_FIGURES = 2  # of every other game
PART = "bench"

Figures = dict[str, Any]


def measure(name: str, yardstick: Yardstick | None, rounds: int) -> Iterator[tuple[str, Figures]]:
    """Yield the key and the values of each figure as soon as it is measured."""
    game = baghdad.game(name)
    if game.has_part(PART) or yardstick is not None:
        yield from measure_compiled(name, game.part(PART), yardstick, rounds)
    else:
        yield "machine", machine()
        yield from measure_game(game, rounds)


def figure_count(name: str) -> int:
    """Return how many figures `measure` yields."""
    game = baghdad.game(name)
    own = COMPILED_FIGURES + len(game.part(PART).figures) if game.has_part(PART) else OTHER_FIGURES
    return own + game.max_players - game.min_players + 1


def measure_compiled(
    name: str, compiled: CompiledRules, yardstick: Yardstick | None, rounds: int
) -> Iterator[tuple[str, Figures]]:
    """Yield the figures of a game with compiled rules, with those of a yardstick beside them if it is given."""
    with tempfile.TemporaryDirectory() as folder:
        program = checked_program(yardstick, Path(folder)) if yardstick and compiler() else None
        yield "machine", machine()
        yield "start", start_times(name)
        # Fill the cache before measuring: every later run uses code loaded from the cache, and some code is a fifth
        # slower in the process that compiled it.
        time_first_playout(name, os.environ)
        bench = Bench(name, compiled, rounds)
        for players in bench.player_counts:
            yield f"play_{players}", bench.play(players, program)
    yield "threads", bench.threads()
    yield "copies", bench.copies()
    yield "from_python", bench.steps()
    yield "match", match.measure(bench.game, rounds)
    for key, function in compiled.figures.items():
        yield key, resolve_name(function)(rounds)
    yield "interpreted", interpreted(name)


def checked_program(yardstick: Yardstick, folder: Path) -> Path:
    """Compile the yardstick and run it once to check that it works."""
    program = compile_yardstick(yardstick, folder)
    run_yardstick(program, players=2, matches=1, seed=1)
    return program


def machine() -> Figures:
    """Return the versions and the machine that the figures belong to."""
    numba = sys.modules.get("numba")
    return {
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__ if numba and is_compiled() else None,
        "machine": platform.machine(),
        "system": platform.system(),
        "cores": os.cpu_count(),
        "baghdad": baghdad.__version__,
    }


class Bench:
    """The benchmarks of one game in this process."""

    def __init__(self, name: str, compiled: CompiledRules, rounds: int) -> None:
        self.game = baghdad.game(name)
        self.rounds = rounds
        self.playouts = import_module(compiled.playouts)
        self.from_python = import_module(compiled.from_python)
        self.new_workspace = resolve_name(compiled.workspace)
        self.actions = self.game.step_count
        self.options = self.game.options(decision_cap=DECISION_CAP)
        self.player_counts = range(self.game.min_players, self.game.max_players + 1)

    def workspace(self, seed: int) -> Any:
        """Return a new workspace with its own RNG."""
        return self.new_workspace(int(rng_for(seed).word), self.options)

    def play(self, players: int, yardstick_program: Path | None) -> Figures:
        """Measure random playouts that find all legal actions at every decision, alternating with the yardstick."""
        work = self.workspace(players)
        matches = self._enough_matches(work, players)
        ours, theirs = [], []
        for number in range(self.rounds):
            began = time.process_time()
            decisions = self.playouts.play_matches(work, players, matches)
            ours.append(decisions / (time.process_time() - began))
            if yardstick_program is not None:
                theirs.append(run_yardstick(yardstick_program, players, matches, number + 1))
        figures: Figures = {"players": players, "matches": matches, "decisions_per_s": round(max(ours))}
        if theirs:
            figures["yardstick"] = {"decisions_per_s": round(max(theirs))}
            figures["ratio_to_yardstick"] = round(max(ours) / max(theirs), 3)
        return figures

    def _enough_matches(self, work: Any, players: int) -> int:
        """Return how many matches make a round long enough to be measured."""
        self.playouts.play_matches(work, players, 1)
        began = time.process_time()
        self.playouts.play_matches(work, players, TRIAL_MATCHES)
        return max(1, round(TRIAL_MATCHES * SECONDS / (time.process_time() - began)))

    def threads(self) -> Figures:
        """Measure the same playouts on one thread and on two at once, in wall time."""
        players = self.game.min_players
        works = [self.workspace(seed) for seed in range(2)]
        matches = self._enough_matches(works[0], players)

        def rate(number: int) -> float:
            began = time.perf_counter()
            with ThreadPoolExecutor(number) as pool:
                parts = [pool.submit(self.playouts.play_matches, work, players, matches) for work in works[:number]]
                decisions = sum(part.result() for part in parts)
            return float(decisions / (time.perf_counter() - began))

        pairs = [(rate(1), rate(2)) for _ in range(self.rounds)]
        one, two = max(single for single, _ in pairs), max(double for _, double in pairs)
        return {
            "one": {"decisions_per_s": round(one)},
            "two": {"decisions_per_s": round(two)},
            "ratio": round(two / one, 3),
        }

    def copies(self) -> Figures:
        """Measure copies of a state per second: assignments from one element of an array to another."""
        states = self.game.states(STATES)
        copy_in_a_ring(states, 1)
        rates = []
        for _ in range(self.rounds):
            began = time.perf_counter()
            copy_in_a_ring(states, COPIES)
            rates.append(COPIES / (time.perf_counter() - began))
        return {"bytes": int(self.game.record_type.itemsize), "copies_per_s": round(max(rates))}

    def steps(self) -> Figures:
        """Measure one step and the legal mask after it, called from Python for every decision."""
        mask = np.zeros(self.actions, np.uint8)
        rng = rng_for(1)
        rates = []
        for _ in range(self.rounds):
            actions = self._random_actions(rng)
            table = self._dealt_state()
            step = self.from_python.step
            began = time.perf_counter()
            for action in actions:
                step(table, action, mask)
            rates.append(len(actions) / (time.perf_counter() - began))
        rate = max(rates)
        return {"decisions_per_s": round(rate), "us_per_step": round(1e6 / rate, 3)}

    def _dealt_state(self) -> Any:
        """Return the bytes of a new match, always the same, since passing a record is slow."""
        work = self.workspace(1)
        self.playouts.start_match(work, self.game.min_players)
        return arrays.buffer_from(work.dtype, work.tobytes())

    def _random_actions(self, rng: Any) -> list[int]:
        """Return the actions of a random match from that deal."""
        table = self._dealt_state()
        mask = np.zeros(self.actions, np.uint8)
        actions: list[int] = []
        legal = self.from_python.legal_mask(table, mask)
        while legal and len(actions) < STEPS:
            actions.append(int(np.flatnonzero(mask)[below(rng, legal)]))
            legal = self.from_python.step(table, actions[-1], mask)
        return actions


@rule
def copy_in_a_ring(states, copies):  # type: ignore[no-untyped-def]
    """Copy each state over the next one, again and again around the array."""
    number = len(states)
    for copy in range(copies):
        states[(copy + 1) % number] = states[copy % number]


# --- other processes ----------------------------------------------------------------------------------------

PLAYOUT = """
import sys
import baghdad
from pkgutil import resolve_name
game = baghdad.game(sys.argv[1])
rules = game.part("bench")
work = resolve_name(rules.workspace)(1, game.options(decision_cap=int(sys.argv[2])))
print(resolve_name(rules.playouts).play_matches(work, game.min_players, 1))
"""


def time_first_playout(name: str, environment: Any, cap: int = DECISION_CAP) -> tuple[float, int]:
    """Return the seconds from the start of a process to the end of its first playout, and its decisions."""
    began = time.perf_counter()
    command = [sys.executable, "-c", PLAYOUT, name, str(cap)]
    run = subprocess.run(command, env=dict(environment), capture_output=True, text=True, check=True)
    return time.perf_counter() - began, int(run.stdout)


def start_times(name: str) -> Figures:
    """Measure the time to the first compiled playout, with a cold and with a warm cache."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "BAGHDAD_CACHE": folder}
        cold, _ = time_first_playout(name, environment)
        warm = min(time_first_playout(name, environment)[0] for _ in range(3))
    return {"cold_s": round(cold, 2), "warm_s": round(warm, 2)}


def interpreted(name: str) -> Figures:
    """Measure playouts of the same source without the compiler."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    idle, _ = time_first_playout(name, environment, cap=1)
    busy, decisions = time_first_playout(name, environment, cap=INTERPRETED_DECISIONS)
    return {"decisions_per_s": round(decisions / max(busy - idle, 1e-9))}
