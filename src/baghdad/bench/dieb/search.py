"""Benchmark of the search bots: iterations of plain search, of search with learned weights, and trials of `master`."""

from __future__ import annotations

import time
from typing import Any

from baghdad.bots.budget import Budget
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.rules.ismcts import reset_tree, run_iterations
from baghdad.bots.dieb.rules.turn_halving import halve_ends
from baghdad.bots.dieb.search_bots import Ismcts, Search, SearchBot
from baghdad.bots.dieb.weights import weights
from baghdad.dieb import game
from baghdad.dieb.actions import CATALOGUE

ITERATIONS = 5_000
POSITIONS = (20, 50, 80, 110)  # decisions into a match among `greedy`


def measure(rounds: int) -> dict[str, Any]:
    """Measure iterations per second of CPU time on one core; keep the best round."""
    players = Search(Budget(ITERATIONS)), Ismcts(Budget(ITERATIONS)), Master(Budget(ITERATIONS))
    return {player.name: _rate(player, rounds) for player in players}


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
    memory.workspace.iterations = iterations
    row = weights()[memory.workspace.weights_row]
    if isinstance(player, Master):
        halve_ends(memory.workspace, memory.tree, memory.turn_nodes, memory.transpositions, row)
    else:
        reset_tree(memory.workspace, memory.tree)
        run_iterations(memory.workspace, memory.tree, row, iterations)


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
