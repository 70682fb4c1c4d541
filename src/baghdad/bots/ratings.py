"""The skill of each level, its strength as an Elo rating, and the level that suits a person's rating.

Skills were chosen so that each level is better than the one below by as much as any other, at tables of each size.
The rating of the middle level is 1500. A difference of 200 means that the stronger of two wins three matches of four.
Ratings are estimates from few matches: `baghdad league docs/levels.toml` measures all levels, with a neutral temper.
"""

from __future__ import annotations

from itertools import pairwise

from baghdad.bots.characters import ADAPTIVE, MIDDLE, STRONGEST, WEAKEST, at_level, number_between

# The ratings of levels 1 to 9, estimated.
RATINGS: dict[str, tuple[float, ...]] = {
    "dieb": (865, 985, 1175, 1345, 1500, 1680, 1860, 2040, 2220),
    "voleurs": (1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900),
}
# The skills of levels 1 to 9, by number of players; tables with more players than named have the last.
SKILLS: dict[str, dict[int, tuple[float, ...]]] = {
    "dieb": {
        2: (0.16, 0.24, 0.31, 0.39, 0.47, 0.57, 0.75, 0.87, 1.0),
        3: (0.16, 0.24, 0.31, 0.39, 0.47, 0.57, 0.75, 0.87, 1.0),
        4: (0.16, 0.24, 0.31, 0.39, 0.47, 0.57, 0.75, 0.87, 1.0),
    },
    "voleurs": {
        3: (0.0, 0.22, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
        4: (0.0, 0.22, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0),
    },
}
LARGEST_RATING = 5000.0


def rating_of(game: str, level: float) -> float:
    """Return the rating of a level."""
    return at_level(RATINGS[game], level)


def skill_of(game: str, level: float, players: int) -> float:
    """Return the skill of a level at a table: from 0 to 1, it gives all settings of the level's search."""
    skills = SKILLS[game]
    return at_level(skills[min(players, max(skills))], level)


def level_of(game: str, rating: float) -> float:
    """Return the level with a rating, so that chances are even; the weakest or strongest if none has it."""
    ratings = RATINGS[game]
    for below, (lower, upper) in enumerate(pairwise(ratings)):
        if rating < upper:
            return WEAKEST + below + max(0.0, (rating - lower) / (upper - lower))
    return STRONGEST


def adapted_level(game: str, parameter: str) -> float:
    """Return the level for the rating that a parameter of `adaptive` is, or the middle level if it is empty."""
    return level_of(game, number_between(parameter, ADAPTIVE, 0.0, LARGEST_RATING)) if parameter else MIDDLE
