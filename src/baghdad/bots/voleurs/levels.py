"""The levels for voleurs: `master` with less search and fewer candidates, and with errors in what purchases gain.

A level's skill, from 0 to 1, gives all settings (`calibration.py`). A temper changes weights of the policy.
"""

from __future__ import annotations

import math
from typing import Any, Self

from baghdad.bots.bot import Choice
from baghdad.bots.budget import Budget
from baghdad.bots.characters import MIDDLE, Temper, leaning, level_and_temper
from baghdad.bots.ratings import adapted_level, skill_of
from baghdad.bots.voleurs.calibration import RATINGS, SKILLS
from baghdad.bots.voleurs.search import NO_SEARCH, Master
from baghdad.bots.voleurs.weights import TUNED
from baghdad.core.knowledge import Knowledge

LARGEST_TEMPERATURE = 100.0  # of the errors at skill 0, in dinars
SEARCH_FROM = 0.6  # skill from which on purchases are searched
FEWEST_ROLLOUTS, MOST_ROLLOUTS = 20, Master.default_budget.iterations
FEWEST_CANDIDATES = 2
# By how much a weight of the policy rises from a neutral trait to its most, as a share of the weight.
STYLE = {
    "fear": ("boldness", -0.6),
    "thrift": ("thrift", 0.1),
    "spite": ("spite", 1.0),
    "denial": ("spite", 0.5),
    "lies": ("truth", -1.0),
    "trust": ("trust", 0.4),
    "longest_view": ("patience", 0.2),
}


class Level:
    """A player of a level from 1 to 9, with a temper."""

    def __init__(self, level: float = MIDDLE, temper: Temper | None = None) -> None:
        self.level, self.temper = level, temper or Temper()

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return the player of a level with a neutral temper, `4.5`, or that of a character."""
        return cls(*level_and_temper(parameter))

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the choice of the player that this level is at a table of that size."""
        return self.at_table(int(knowledge.sampled_state.players)).choose(knowledge, rng)

    def at_table(self, players: int) -> Master:
        """Return the player that this level is at a table of that size."""
        skill = skill_of(SKILLS, self.level, players)
        player = Master(budget_at(skill), style_of(self.temper))
        player.temperature = temperature_at(skill)
        player.max_candidates = candidates_at(skill)
        return player


class Adaptive(Level):
    """A player of the level that suits a person's rating: `adaptive:1400`."""

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return the player with which a person of a rating has even chances."""
        return cls(adapted_level(RATINGS, parameter))


def temperature_at(skill: float) -> float:
    """Return the temperature of the errors in dinars; the best makes none."""
    return LARGEST_TEMPERATURE * math.pow(1.0 - skill, 3)


def budget_at(skill: float) -> Budget:
    """Return how many rollouts a level searches a purchase with."""
    if skill < SEARCH_FROM:
        return NO_SEARCH
    share = (skill - SEARCH_FROM) / (1.0 - SEARCH_FROM)
    return Budget(round(FEWEST_ROLLOUTS * math.pow(MOST_ROLLOUTS / FEWEST_ROLLOUTS, share)))


def candidates_at(skill: float) -> int:
    """Return how many purchases a level searches."""
    share = max(0.0, (skill - SEARCH_FROM) / (1.0 - SEARCH_FROM))
    return round(FEWEST_CANDIDATES * math.pow(Master.max_candidates / FEWEST_CANDIDATES, share))


def style_of(temper: Temper) -> dict[str, float]:
    """Return the weights of the policy that a temper changes."""
    return {
        weight: TUNED[weight] * (1.0 + by * leaning(getattr(temper, trait))) for weight, (trait, by) in STYLE.items()
    }
