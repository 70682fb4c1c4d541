"""Elo ratings by maximum likelihood, for tables with any number of players.

The model is Luce's choice model (multinomial logit): a seat wins with a probability proportional to its strength
10^(Elo/400). With two players it is the Bradley–Terry model, which is the usual Elo; with more it is the first-place
part of the Plackett–Luce model. Standard errors are cluster-robust ("sandwich" estimator), with deals as clusters:
matches of one deal need not be independent, so paired matches get the smaller errors that pairing really brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log

import numpy as np
import numpy.typing as npt

from baghdad.arena.intervals import Z_95

Numbers = npt.NDArray[np.float64]

ELO_PER_LOG_UNIT = 400 / log(10)
MAX_ITERATIONS = 100  # of Newton's method
TOLERANCE = 1e-10
MAX_STEP = 2.0


@dataclass(frozen=True)
class DealPoints:
    """Results of the same entrants: the number of seats of each, and for each deal the points of each."""

    entrants: tuple[int, ...]
    seats: tuple[int, ...]
    points: Sequence[Sequence[float]] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo relative to the last entrant, and the half-width of its 95 % confidence interval."""

    elo: float
    error: float


def rate(tables: Sequence[DealPoints], entrants: int) -> list[Rating]:
    """Return the rating of every entrant; the last one is the reference and has Elo 0.

    Maximises the log likelihood by Newton's method. Each pair that met also gets half a win against each other as a
    pseudo-count, because the estimate of an entrant that always won would be infinite.
    """
    if entrants == 1:
        return [Rating(0.0, 0.0)]
    tables = [*tables, *_pseudo_counts(tables)]
    strength = np.zeros(entrants)  # natural logarithms
    free = slice(0, entrants - 1)
    for _ in range(MAX_ITERATIONS):
        gradient, information, _ = _likelihood_derivatives(tables, strength)
        step = np.linalg.solve(information[free, free], gradient[free])
        strength[free] += np.clip(step, -MAX_STEP, MAX_STEP)
        if np.abs(step).max() < TOLERANCE:
            break
    _, information, scatter = _likelihood_derivatives(tables, strength)
    inverse = np.linalg.inv(information[free, free])
    variance = np.diag(inverse @ scatter[free, free] @ inverse)
    errors = [*(Z_95 * np.sqrt(variance)).tolist(), 0.0]
    return [
        Rating(ELO_PER_LOG_UNIT * float(own), ELO_PER_LOG_UNIT * error)
        for own, error in zip(strength, errors, strict=True)
    ]


def _pseudo_counts(tables: Sequence[DealPoints]) -> list[DealPoints]:
    met = sorted({pair for table in tables for pair in combinations(sorted(table.entrants), 2)})
    return [DealPoints(pair, (1, 1), ((0.5, 0.0), (0.0, 0.5))) for pair in met]


def _likelihood_derivatives(tables: Sequence[DealPoints], strength: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return the gradient of the log likelihood, its information matrix, and the scatter of the gradient by deal."""
    number = len(strength)
    gradient, information, scatter = np.zeros(number), np.zeros((number, number)), np.zeros((number, number))
    for table in tables:
        who = np.array(table.entrants)
        weights = np.array(table.seats) * np.exp(strength[who])
        chances = weights / weights.sum()
        points = np.array(table.points, dtype=float).reshape(-1, len(who))
        decided = points.sum(axis=1)  # matches without a winner carry no information
        residuals = points - decided[:, None] * chances
        gradient[who] += residuals.sum(axis=0)
        information[np.ix_(who, who)] += decided.sum() * (np.diag(chances) - np.outer(chances, chances))
        scatter[np.ix_(who, who)] += residuals.T @ residuals
    return gradient, information, scatter
