"""Benchmark of matches from Python: steps, actions, lists of legal actions, views."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from baghdad.core.game import Game
from baghdad.core.match import Match
from baghdad.core.rng import below, rng_for

SECONDS = 0.25  # roughly what one round of one figure takes
CHOICES = 1 << 12  # random numbers, drawn beforehand
EVERY = 8  # actions of a match, after one of which its position is used for lists and views
POSITIONS = 200

Figures = dict[str, Any]


def measure(game: Game[Any, Any], rounds: int) -> Figures:
    """Return rates per second of processor time; each is the best of several rounds."""
    rng = rng_for(0)
    choices = [int(below(rng, 1 << 30)) for _ in range(CHOICES)]
    matches = [match for seed in range(POSITIONS) if not (match := match_at(game, choices, seed)).over]

    def list_legal() -> int:
        for match in matches:
            match.legal(match.to_act[0])
        return len(matches)

    def show_views() -> int:
        for match in matches:
            match.view(match.to_act[0])
        return len(matches)

    return {
        "steps_per_s": best_rate(lambda: play_by_steps(game, choices), rounds),
        "actions_per_s": best_rate(lambda: play_by_actions(game, choices), rounds),
        "legal_lists_per_s": best_rate(list_legal, rounds),
        "views_per_s": best_rate(show_views, rounds),
    }


def best_rate(run: Callable[[], int], rounds: int) -> int:
    """Return how many of what a function counts there are in a second of processor time."""
    run()
    rates = []
    for _ in range(rounds):
        began, number = time.process_time(), 0
        while number == 0 or time.process_time() - began < SECONDS:
            number += run()
        rates.append(number / (time.process_time() - began))
    return round(max(rates))


def play_by_steps(game: Game[Any, Any], choices: list[int]) -> int:
    """Play random steps from the deal, with a list of all legal ones for each, and return their number."""
    match = game.new(game.min_players, 0)
    for number, choice in enumerate(choices):
        steps = match.legal_steps()
        if not steps:
            return number
        match.play_step(steps[choice % len(steps)])
    return len(choices)


def play_by_actions(game: Game[Any, Any], choices: list[int]) -> int:
    """Play random actions from the deal, with a list of all legal ones for each, and return their number."""
    match = game.new(game.min_players, 0)
    for number, choice in enumerate(choices):
        if match.over:
            return number
        play_one(match, choice)
    return len(choices)


def play_one(match: Match, choice: int) -> None:
    """Play a random action of the first seat to act."""
    seat = match.to_act[0]
    legal = match.legal(seat)
    match.play(legal[choice % len(legal)], seat)


def match_at(game: Game[Any, Any], choices: list[int], seed: int) -> Match:
    """Return a match some random actions after the deal, more for each seed."""
    match = game.new(game.min_players, seed)
    for choice in choices[seed : seed + EVERY * (1 + seed % EVERY)]:
        if not match.over:
            play_one(match, choice)
    return match
