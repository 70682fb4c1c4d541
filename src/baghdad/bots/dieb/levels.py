"""The levels for dieb: `master` with less search, and with errors and a style in the choice among the ends of its turn.

A level's skill, from 0 to 1, gives all settings of its search (`calibration.py`).
"""

from __future__ import annotations

import math
from typing import Any, Self

from baghdad.bots.bot import Choice
from baghdad.bots.characters import MIDDLE, Temper, leaning, level_and_temper
from baghdad.bots.dieb.calibration import RATINGS, SKILLS
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.search_bots import USUAL_OPENED, SearchMemory
from baghdad.bots.ratings import adapted_level, skill_of
from baghdad.core.knowledge import Knowledge

LARGEST_TEMPERATURE = 0.35  # of the errors at skill 0, in log-odds
FEWEST_OPENED = 40  # positions of the turn at skill 0
TRIALS_FROM = 0.7  # skill from which on ends are tried
TRAITS = ("boldness", "thrift", "spite", "patience")  # of a temper, that show in this game
MOST_TRIALS = Master.default_budget.iterations


class Level(Master):
    """A player of a level from 1 to 9, with a temper."""

    name = "level"

    def __init__(self, level: float = MIDDLE, temper: Temper | None = None) -> None:
        super().__init__()
        self.level, self.temper = level, temper or Temper()

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return the player of a level with a neutral temper, `4.5`, or that of a character."""
        return cls(*level_and_temper(parameter))

    def allocate(self, players: int) -> SearchMemory:
        """Return the memory of a search with the settings of this level at a table of that size."""
        skill = skill_of(SKILLS, self.level, players)
        memory = super().allocate(players)
        workspace: Any = memory.workspace
        workspace.iterations = trials_at(skill)
        workspace.max_opened = opened_at(skill)
        workspace.deep_iterations *= int(skill == 1.0)
        workspace.temperature = temperature_at(skill)
        traits = {trait: leaning(getattr(self.temper, trait)) for trait in TRAITS}
        for trait, value in traits.items():
            setattr(workspace, trait, value)
        workspace.is_biased = int(workspace.temperature > 0.0 or any(traits.values()))
        return memory

    def advise(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the advice of `master`: errors are no advice."""
        return Master().advise(knowledge, rng)


class Adaptive(Level):
    """A player of the level that suits a person's rating: `adaptive:1400`."""

    name = "adaptive"

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return the player with which a person of a rating has even chances."""
        return cls(adapted_level(RATINGS, parameter))


def temperature_at(skill: float) -> float:
    """Return the temperature of the errors in log-odds; the best makes none."""
    return LARGEST_TEMPERATURE * (1.0 - skill) ** 2


def opened_at(skill: float) -> int:
    """Return how many positions of its turn a level looks at."""
    return round(FEWEST_OPENED * math.pow(USUAL_OPENED / FEWEST_OPENED, skill))


def trials_at(skill: float) -> int:
    """Return how many trials of ends a level makes; one alone changes nothing."""
    share = max(0.0, (skill - TRIALS_FROM) / (1.0 - TRIALS_FROM))
    return round(math.pow(MOST_TRIALS, share))
