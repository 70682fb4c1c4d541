"""The skill of each level, its strength as an Elo rating, and the level that suits a person's rating.

Each game has its own figures (`calibration.py`). The rating of the middle level is 1500; a difference of 200 means that
the stronger of two wins three matches of four.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from baghdad.bots.characters import ADAPTIVE, MIDDLE, STRONGEST, WEAKEST, at_level, number_between

LARGEST_RATING = 5000.0


def rating_of(ratings: Sequence[float], level: float) -> float:
    """Return the rating of a level, by those of levels 1 to 9."""
    return at_level(ratings, level)


def skill_of(skills: Mapping[int, Sequence[float]], level: float, players: int) -> float:
    """Return the skill of a level at a table: from 0 to 1, it gives all settings of the level's search."""
    return at_level(skills[min(players, max(skills))], level)


def level_of(ratings: Sequence[float], rating: float) -> float:
    """Return the level with a rating, so that chances are even; the weakest or strongest if none has it."""
    for below, (lower, upper) in enumerate(pairwise(ratings)):
        if rating < upper:
            return WEAKEST + below + max(0.0, (rating - lower) / (upper - lower))
    return STRONGEST


def adapted_level(ratings: Sequence[float], parameter: str) -> float:
    """Return the level for the rating that a parameter of `adaptive` is, or the middle level if it is empty."""
    return level_of(ratings, number_between(parameter, ADAPTIVE, 0.0, LARGEST_RATING)) if parameter else MIDDLE
