"""The computer players of a game, which it declares as its part `bots`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class BotCatalogue:
    """Names of bots with their classes as `module:Class`, and which of them people play against or ask for advice."""

    classes: Mapping[str, str] = field(default_factory=dict)
    aliases: Mapping[str, str] = field(default_factory=dict)  # other names of bots, with their parameters
    levels: tuple[str, ...] = (RANDOM,)  # difficulty levels for people, the weakest first
    ratings: tuple[float, ...] = ()  # of levels 1 to 9, if the levels are characters
    former_levels: tuple[str, ...] = ()  # names of earlier versions, which tables still accept
    stand_in: str = RANDOM  # acts for people who have left or whose time has run out
    adviser: str = RANDOM  # gives hints at tables of the server, where it must answer soon
    chances: str = ""  # `module:function` that plays trials of a position, for everybody's chances (`chances.py`)
    compiled_matches: str = ""  # `module:function` that makes a runner of whole compiled matches, if there is one

    @property
    def all_levels(self) -> tuple[str, ...]:
        """The levels, and those of earlier versions."""
        return (*self.levels, *self.former_levels)


COMMON = {RANDOM: "baghdad.bots.random:Random"}  # bots that play every game
