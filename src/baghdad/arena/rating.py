"""Elo of any number of players at a table: a seat wins with a chance in proportion to its strength.

With two at a table that is the usual Elo; with more it is the model of Luce, also called multinomial logit. Errors
come from how much deals differ from each other, so matches of one deal needn't be independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log

import numpy as np
import numpy.typing as npt

from baghdad.arena.intervals import NORMAL

Numbers = npt.NDArray[np.float64]

ELO = 400 / log(10)  # of one unit of log strength
STEPS = 100
CLOSE = 1e-10
LONGEST_STEP = 2.0


@dataclass(frozen=True)
class Table:
    """Matches of the same entrants: how many seats each has, and for each deal everybody's points."""

    entrants: tuple[int, ...]
    seats: tuple[int, ...]
    points: Sequence[Sequence[float]] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo above the one who is counted from, and how far its 95 % interval reaches to each side."""

    elo: float
    error: float


def rate(tables: Sequence[Table], entrants: int) -> list[Rating]:
    """Ratings of all; the last has 0 by definition.

    Each two who met get half a win against each other for nothing, or one who always won would be infinitely strong.
    """
    if entrants == 1:
        return [Rating(0.0, 0.0)]
    tables = [*tables, *_gifts(tables)]
    strength = np.zeros(entrants)
    free = slice(0, entrants - 1)
    for _ in range(STEPS):
        slope, bend, _ = _look(tables, strength)
        step = np.linalg.solve(bend[free, free], slope[free])
        strength[free] += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < CLOSE:
            break
    _, bend, scatter = _look(tables, strength)
    inverse = np.linalg.inv(bend[free, free])
    variance = np.diag(inverse @ scatter[free, free] @ inverse)
    errors = [*(NORMAL * np.sqrt(variance)).tolist(), 0.0]
    return [Rating(ELO * float(own), ELO * error) for own, error in zip(strength, errors, strict=True)]


def _gifts(tables: Sequence[Table]) -> list[Table]:
    met = sorted({pair for table in tables for pair in combinations(sorted(table.entrants), 2)})
    return [Table(pair, (1, 1), ((0.5, 0.0), (0.0, 0.5))) for pair in met]


def _look(tables: Sequence[Table], strength: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Slope and bend of the likelihood here, and how the slope scatters from deal to deal."""
    number = len(strength)
    slope, bend, scatter = np.zeros(number), np.zeros((number, number)), np.zeros((number, number))
    for table in tables:
        who = np.array(table.entrants)
        weights = np.array(table.seats) * np.exp(strength[who])
        chances = weights / weights.sum()
        points = np.array(table.points, dtype=float).reshape(-1, len(who))
        decided = points.sum(axis=1)  # matches without a winner say nothing
        surprise = points - decided[:, None] * chances
        slope[who] += surprise.sum(axis=0)
        bend[np.ix_(who, who)] += decided.sum() * (np.diag(chances) - np.outer(chances, chances))
        scatter[np.ix_(who, who)] += surprise.T @ surprise
    return slope, bend, scatter
