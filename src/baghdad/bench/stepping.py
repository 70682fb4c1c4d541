"""How environments are stepped to measure them: for how long, and how an action is drawn, in ours and others alike."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from typing import Any

import numpy as np

import baghdad
from baghdad.core.options import declared

SECONDS = 0.4  # about how long one round of one figure takes
STEPS_PER_LOOK = 64  # at the clock
DECISION_CAP = "decision_cap"  # the option
DRAWS = 1 << 16  # random numbers drawn before the clock starts
CAP = 2000  # decisions in a match of random play

Steps = Callable[[float], tuple[int, float]]  # runs for about this long; returns steps and seconds


def games() -> list[str]:
    """Return the games that have observations."""
    return [name for name in baghdad.games() if baghdad.game(name).has_part("observation")]


def capped(game: str) -> dict[str, Any]:
    """Return the option that cuts a match off, if a game has it."""
    names = {option.name for option in declared(baghdad.game(game).options_type)}
    return {DECISION_CAP: CAP} if DECISION_CAP in names else {}


def best(steps: Steps, rounds: int) -> int:
    """Return the best rate of several rounds, after a short one to warm up."""
    return best_of_each([steps], rounds)[0]


def best_of_each(several: Sequence[Steps], rounds: int) -> list[int]:
    """Return the best rate of each of several; their rounds alternate, so that other work disturbs them alike."""
    for steps in several:
        steps(SECONDS / 4)
    rates = [[number / seconds for number, seconds in (steps(SECONDS) for steps in several)] for _ in range(rounds)]
    return [round(max(column)) for column in zip(*rates, strict=True)]


def run_for(step: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Step for at least `seconds` of CPU time; return the number of steps and the time taken.

    The clock is read once in `STEPS_PER_LOOK` steps, since reading it takes up to a fifth of a step.
    """
    began, number = time.process_time(), 0
    while (spent := time.process_time() - began) < seconds:
        for _ in range(STEPS_PER_LOOK):
            number += step()
    return number, spent


def run_all_for(step: Callable[[], int], seconds: float) -> tuple[int, float]:
    """Step many matches at once for at least `seconds` of wall time; return the number of steps and the time taken."""
    began, number = time.perf_counter(), 0
    while (spent := time.perf_counter() - began) < seconds:
        number += step()
    return number, spent


def uniform_draws() -> Iterator[float]:
    """Return numbers from 0 to 1, drawn beforehand, so that a draw costs next to nothing."""
    return cycle(np.random.default_rng(1).random(DRAWS).tolist())


def draw(legal: Any, draws: Iterator[float]) -> int:
    """Return one of the legal actions, all equally likely."""
    return int(legal[int(next(draws) * len(legal))])


def legal_in(mask: Any) -> Any:
    """Return the legal actions of a mask of any library."""
    return np.asarray(mask).nonzero()[0]
