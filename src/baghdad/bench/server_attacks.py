"""`baghdad bench server --attacks`: what honest players notice while one address attacks, within the default limits."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import baghdad
from baghdad.bench.attacker import ATTACKS
from baghdad.bench.errors import BenchError
from baghdad.bench.machine import load_average
from baghdad.bench.process_tree import cpu_seconds, tree_of
from baghdad.bench.rules import PART
from baghdad.bench.server import running_server

FIGURES = 2 * len(ATTACKS) + 1
SETTLING_SECONDS = 6.0  # until all players have moved
LARGEST_RATIO = 2.0  # of the honest players' p99 to the undisturbed one
LONGEST_ANSWER_MS = 100.0  # of a computer player
NICE = 10  # of the attacker, whose own work would be done by another machine


class Players:
    """The process of the honest players."""

    def __init__(self, address: str) -> None:
        command = [sys.executable, "-m", "baghdad.bench.honest_players", address]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def figures(self) -> dict[str, Any]:
        """Return what they have measured since they were asked last."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


@contextmanager
def honest_players(address: str) -> Iterator[Players]:
    """Let honest players play."""
    players = Players(address)
    try:
        yield players
    finally:
        players.process.terminate()
        players.process.wait()


def text_of_option() -> str:
    """Return a text for the option that takes any, with a place for a number."""
    for name in baghdad.games():
        game = baghdad.game(name)
        if game.has_part(PART) and game.part(PART).option_text:
            module, _, function = game.part(PART).option_text.partition(":")
            text: str = getattr(import_module(module), function)()
            return text
    raise BenchError("unexpected", problem="no game has an option with free text")


def measure(seconds: float, attacks: tuple[str, ...] = tuple(ATTACKS)) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the figures of honest players undisturbed and under each attack, all in one run."""
    yield "machine", {"cores": os.cpu_count(), "load": load_average(), "seconds": seconds}
    text = text_of_option()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder), "", warm=False) as (address, process),
        honest_players(address) as players,
    ):
        time.sleep(SETTLING_SECONDS)
        for name in attacks:
            with prepared_attack(address, name, seconds, text) as attacker:
                yield f"before {name}", observed(players, process, seconds)
                attacker.stdin.write("\n")
                attacker.stdin.flush()
                found = observed(players, process, seconds)
                yield name, {**found, **json.loads(attacker.stdout.readline())}


@contextmanager
def prepared_attack(address: str, name: str, seconds: float, text: str) -> Iterator[Any]:
    """Start an attacker and wait until it is ready."""
    politely = ["nice", "-n", str(NICE)] if shutil.which("nice") else []  # Windows has none
    command = [*politely, sys.executable, "-m", "baghdad.bench.attacker", address, name, str(seconds)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(text) + "\n")
        process.stdin.flush()
        if process.stdout.readline() != "prepared\n":
            raise BenchError("unexpected", problem=name)
        yield process
    finally:
        process.terminate()
        process.wait()


def observed(players: Players, process: int, seconds: float) -> dict[str, Any]:
    """Return what honest players and the server did in some seconds."""
    players.figures()
    cpu = sum(map(cpu_seconds, tree_of(process)))
    time.sleep(seconds)
    cpu = sum(map(cpu_seconds, tree_of(process))) - cpu
    return {
        **players.figures(),
        "server_cpu_share": round(cpu / seconds, 3),
        "load": load_average(),
    }


def verdicts(figures: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Return, by attack, the honest players' p99 beside the one right before, and whether the goals are reached."""
    found = {}
    for name in ATTACKS:
        if name in figures:
            before, during = figures[f"before {name}"], figures[name]
            ratio = during["p99_ms"] / max(0.01, before["p99_ms"])
            found[name] = {
                "p99_ms": during["p99_ms"],
                "undisturbed_p99_ms": before["p99_ms"],
                "ratio": round(ratio, 2),
                "answer_p99_ms": during["answer_p99_ms"],
                "reached": ratio <= LARGEST_RATIO and during["answer_p99_ms"] < LONGEST_ANSWER_MS,
            }
    return found
