"""Benchmark of the search bots: iterations of plain search, and of search with learned weights."""

from __future__ import annotations

import time
from typing import Any

from baghdad.bots.budget import Budget
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb.rules.ismcts import reset_tree, run_iterations
from baghdad.bots.dieb.search_bots import Master, Search, SearchBot
from baghdad.bots.dieb.weights import weights
from baghdad.dieb import game
from baghdad.dieb.actions import CATALOGUE

ITERATIONS = 5_000
POSITIONS = (20, 50, 80, 110)  # decisions into a match among `greedy`


def measure(rounds: int) -> dict[str, Any]:
    """Measure iterations per second of CPU time on one core; keep the best round."""
    return {"search": _rate(Search(Budget(ITERATIONS)), rounds), "master": _rate(Master(Budget(ITERATIONS)), rounds)}


def _rate(player: SearchBot, rounds: int) -> dict[str, int]:
    rates = []
    search(player, positions()[0], 1)  # may compile
    for _ in range(rounds):
        began = time.process_time()
        for state in positions():
            search(player, state, ITERATIONS)
        rates.append(ITERATIONS * len(POSITIONS) / (time.process_time() - began))
    return {"iterations_per_s": round(max(rates))}


def search(player: SearchBot, state: Any, iterations: int) -> None:
    """Run some iterations from a position."""
    memory = player.allocate(int(state.players))
    memory.workspace.root = state
    reset_tree(memory.workspace, memory.tree)
    run_iterations(memory.workspace, memory.tree, weights()[memory.workspace.weights_row], iterations)


def positions() -> list[Any]:
    """Return states from a match of two `greedy` bots."""
    runner = compiled_runner("dieb", ["greedy"] * 2, game.options())
    assert runner is not None
    steps = runner.play(1).steps
    match, found = game.new(2, 1), []
    for number, action in enumerate(steps.tolist()):
        if number in POSITIONS:
            found.append(game.copy(match.state))
        match.play(CATALOGUE[action])
    return found
