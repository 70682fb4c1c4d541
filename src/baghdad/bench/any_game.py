"""Benchmark of any game through its `Game` object: random matches step by step, and the calls of a program."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from baghdad.bench.timing import fastest
from baghdad.core.game import Game, State
from baghdad.core.rng import below, rng_for

SECONDS = 0.25  # roughly what one round of one figure takes
STEP_LIMIT = 5_000  # of a match, since random play may not end

Figures = dict[str, Any]


def measure_game(game: Game[Any, Any], rounds: int) -> Iterator[tuple[str, Figures]]:
    """Yield the key and the values of each figure as soon as it is measured."""
    for players in range(game.min_players, game.max_players + 1):
        yield f"play_{players}", play(game, players, rounds)
    yield "calls", calls(game, rounds)


def play(game: Game[Any, Any], players: int, rounds: int) -> Figures:
    """Measure random matches, step by step."""
    rates, matches = [], 0
    for _ in range(rounds):
        began, steps = time.process_time(), 0
        while steps == 0 or time.process_time() - began < SECONDS:
            steps += random_match(game, players, matches, STEP_LIMIT)[1]
            matches += 1
        rates.append(steps / (time.process_time() - began))
    return {"players": players, "matches": matches, "decisions_per_s": round(max(rates))}


def random_match(game: Game[Any, Any], players: int, seed: int, limit: int) -> tuple[State, int]:
    """Play random steps to the end of a match or to a limit; return the state and the number of steps."""
    rng = rng_for(seed)
    state, number = game.start(players, game.options(), rng), 0
    while number < limit and (steps := game.legal_steps(state)):
        game.apply_step(state, steps[below(rng, len(steps))], rng)
        number += 1
    return state, number


def calls(game: Game[Any, Any], rounds: int) -> Figures:
    """Measure, in microseconds, what a program asks of a match that is half over."""
    _, length = random_match(game, game.min_players, 0, STEP_LIMIT)
    state, _ = random_match(game, game.min_players, 0, length // 2)
    options, rng, seat = game.options(), rng_for(0), game.to_act(state)[0]
    asked: dict[str, Callable[[], Any]] = {
        "legal": lambda: game.legal(state, seat),
        "legal_steps": lambda: game.legal_steps(state),
        "view": lambda: game.view(state, options, seat),
        "redeal": lambda: game.redeal(state, seat, rng),
        "position": lambda: game.position(state, options),
        "copy": lambda: game.copy(state),
    }
    return {name: fastest(call, rounds) for name, call in asked.items()}
