"""The sequential test: is the first entrant better than the others by `high` rather than by `low` Elo?

A generalised sequential probability ratio test on the scores of deals, as fishtest does it on pairs of games: for
each hypothesis the most likely distribution of scores that has the mean it demands, found by Lagrange's multiplier.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log

from baghdad.arena.errors import ArenaError

ERRORS = 0.05  # how often, at most, a test may end wrong, either way
BOUND = log((1 - ERRORS) / ERRORS)  # 2.94
TRACE = 1e-3  # of a deal, at each end, so that nothing is impossible
HALVINGS = 40
FORM = re.compile(r"(-?\d{1,4}(?:\.\d{1,2})?):(-?\d{1,4}(?:\.\d{1,2})?)", re.ASCII)
BETTER, NOT_BETTER, OPEN = "better", "not_better", "open"


@dataclass
class Sprt:
    """A test under way. `seats` are those of the first entrant and of all others."""

    low: float
    high: float
    seats: tuple[int, int] = (1, 1)
    scores: Counter[float] = field(default_factory=Counter)
    llr: float = 0.0

    @property
    def deals(self) -> int:
        """How many deals have been looked at."""
        return self.scores.total()

    @property
    def verdict(self) -> str:
        """What the test says."""
        return BETTER if self.llr >= BOUND else NOT_BETTER if self.llr <= -BOUND else OPEN

    def see(self, score: float) -> bool:
        """The first entrant's share of a deal's matches; says whether the test has come to its end."""
        self.scores[score] += 1
        weights = {0.0: TRACE, 1.0: TRACE}
        for found, deals in self.scores.items():
            weights[found] = weights.get(found, 0.0) + deals
        low, high = (share_at(elo, self.seats) for elo in (self.low, self.high))
        self.llr = _likelihood(weights, high) - _likelihood(weights, low)
        return self.verdict != OPEN


def share_at(elo: float, seats: tuple[int, int]) -> float:
    """The share of wins that so much Elo means at a table."""
    strength = seats[0] * 10 ** (elo / 400)
    return float(strength / (strength + seats[1]))


def _likelihood(weights: dict[float, float], mean: float) -> float:
    """The log likelihood of the weights under the most likely distribution with that mean, up to a constant.

    It has p = w / (1 + x (score - mean)) for the one x that gives the mean.
    """
    total = sum(weights.values())
    away = [(score - mean, weight / total) for score, weight in weights.items()]
    low, high = -1 / max(offset for offset, _ in away), -1 / min(offset for offset, _ in away)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        if sum(weight * offset / (1 + middle * offset) for offset, weight in away) > 0:
            low = middle
        else:
            high = middle
    found = (low + high) / 2
    return -total * sum(weight * log(1 + found * offset) for offset, weight in away)


def read_sprt(text: str) -> tuple[float, float]:
    """The two hypotheses of a text like `0:30`; ArenaError for anything else."""
    found = FORM.fullmatch(text)
    if not found or not float(found[1]) < float(found[2]):
        raise ArenaError("bad_sprt", text=text[:40])
    return float(found[1]), float(found[2])


def judged(test: Sprt, scores: Iterable[float]) -> int | None:
    """After how many of these deals the test ends; None if it doesn't."""
    for deals, score in enumerate(scores, start=1):
        if test.see(score):
            return deals
    return None
