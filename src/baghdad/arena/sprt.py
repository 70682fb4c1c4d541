"""Generalised sequential probability ratio test (GSPRT): is the first entrant better by `high` rather than `low` Elo?

Tested are the scores of deals, as fishtest does with game pairs. For each hypothesis, the likelihood is that of the
most likely score distribution with the hypothesised mean, which is found with a Lagrange multiplier. The test ends when
the log likelihood ratio (LLR) leaves the interval ±`BOUND` (Wald's bounds for equal error rates).
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from math import log

from baghdad.arena.errors import ArenaError

ERROR_RATE = 0.05  # alpha and beta: the most that either kind of error may occur
BOUND = log((1 - ERROR_RATE) / ERROR_RATE)  # 2.94
PRIOR_WEIGHT = 1e-3  # pseudo-count at scores 0 and 1, so that no score has probability 0
BISECTIONS = 40
PATTERN = re.compile(r"(-?\d{1,4}(?:\.\d{1,2})?):(-?\d{1,4}(?:\.\d{1,2})?)", re.ASCII)
BETTER, NOT_BETTER, OPEN = "better", "not_better", "open"


@dataclass
class Sprt:
    """A running test. `seats` are the numbers of seats of the first entrant and of all others."""

    low: float
    high: float
    seats: tuple[int, int] = (1, 1)
    scores: Counter[float] = field(default_factory=Counter)
    llr: float = 0.0

    @property
    def deals(self) -> int:
        """Return the number of deals tested so far."""
        return self.scores.total()

    @property
    def verdict(self) -> str:
        """Return the verdict: `better`, `not_better` or `open`."""
        return BETTER if self.llr >= BOUND else NOT_BETTER if self.llr <= -BOUND else OPEN

    def add_score(self, score: float) -> bool:
        """Add the first entrant's share of a deal; return whether the test is over."""
        self.scores[score] += 1
        weights = {0.0: PRIOR_WEIGHT, 1.0: PRIOR_WEIGHT}
        for score_seen, deals in self.scores.items():
            weights[score_seen] = weights.get(score_seen, 0.0) + deals
        low, high = (expected_share(elo, self.seats) for elo in (self.low, self.high))
        self.llr = _log_likelihood(weights, high) - _log_likelihood(weights, low)
        return self.verdict != OPEN


def expected_share(elo: float, seats: tuple[int, int]) -> float:
    """Return the share of wins expected for an Elo difference at a table."""
    strength = seats[0] * 10 ** (elo / 400)
    return float(strength / (strength + seats[1]))


def _log_likelihood(weights: dict[float, float], mean: float) -> float:
    """Return the log likelihood of the scores under the most likely distribution with that mean, up to a constant.

    Its probabilities are p = w / (1 + x (score - mean)); bisection finds the multiplier x that gives the mean.
    """
    total = sum(weights.values())
    offsets = [(score - mean, weight / total) for score, weight in weights.items()]
    low, high = -1 / max(offset for offset, _ in offsets), -1 / min(offset for offset, _ in offsets)
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if sum(weight * offset / (1 + middle * offset) for offset, weight in offsets) > 0:
            low = middle
        else:
            high = middle
    multiplier = (low + high) / 2
    return -total * sum(weight * log(1 + multiplier * offset) for offset, weight in offsets)


def parse_sprt(text: str) -> tuple[float, float]:
    """Parse two hypotheses such as `0:30`; raise ArenaError for any other text."""
    bounds = PATTERN.fullmatch(text)
    if not bounds or not float(bounds[1]) < float(bounds[2]):
        raise ArenaError("bad_sprt", text=text[:40])
    return float(bounds[1]), float(bounds[2])
