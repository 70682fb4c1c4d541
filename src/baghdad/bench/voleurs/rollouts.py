"""Benchmark of the search: rollouts to the end of a match, from purchases in a match among `greedy`."""

from __future__ import annotations

import time
from typing import Any

from baghdad.bench.rules import Figures
from baghdad.bots import bot
from baghdad.bots.voleurs.greedy import search_workspace
from baghdad.bots.voleurs.rules.sequential_halving import run_search, start_search
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS
from baghdad.bots.voleurs.sequential_halving import new_search
from baghdad.core.rng import rng_for
from baghdad.voleurs import game

ITERATIONS = 200
POSITIONS = 4  # purchases with several candidates
ROUNDS_APART = 3


def measure(rounds: int) -> Figures:
    """Measure rollouts per second of processor time on one core with each number of players; keep the best round."""
    return {
        f"{players}_players": {"rollouts_per_s": rollout_rate(players, rounds)}
        for players in range(game.min_players, game.max_players + 1)
    }


def rollout_rate(players: int, rounds: int) -> int:
    """Return the rollouts per second with a number of players."""
    prepared = positions(players)
    run_search(prepared[0][0].copy(), prepared[0][1].copy(), 1)  # may compile
    rates = []
    for _ in range(rounds):
        number, began = 0, time.process_time()
        for work, search in prepared:
            again, counted = work.copy(), search.copy()
            run_search(again, counted, ITERATIONS)
            number += int(counted.visits.sum())
        rates.append(number / (time.process_time() - began))
    return round(max(rates))


def positions(players: int) -> list[tuple[Any, Any]]:
    """Return searches that have begun at purchases of a match, some rounds apart."""
    match, player, found = game.new(players, 1), bot("greedy", game.name), list[tuple[Any, Any]]()
    next_round = 1
    while len(found) < POSITIONS and not match.over:
        seat = match.to_act[0]
        rng = rng_for(1, len(match.history))
        knowledge = match.knowledge(seat, rng)
        if match.view(None)["phase"] == "buying" and int(match.state.round_number) >= next_round:
            work, search = search_workspace(knowledge, rng, GREEDY_WEIGHTS), new_search()
            start_search(work, search, rng)
            if search.candidate_count > 1:
                found.append((work, search))
                next_round += ROUNDS_APART
        match.play(player.choose(knowledge, rng).action, seat)
    return found
