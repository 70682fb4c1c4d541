"""The characters that people play against, the same nine in both games: each has a level and a temper."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from baghdad.core.errors import OptionError

LEVEL, ADAPTIVE = "level", "adaptive"  # players with a parameter: a level or a character, a person's rating
WEAKEST, STRONGEST, MIDDLE = 1.0, 9.0, 5.0  # levels
NEUTRAL = 0.5  # a trait that makes no difference
NUMBER = re.compile(r"\d{1,5}(?:\.\d{1,3})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Temper:
    """How a character plays, apart from its strength: traits from 0 to 1."""

    boldness: float = NEUTRAL  # takes risks
    thrift: float = NEUTRAL  # keeps its cards
    spite: float = NEUTRAL  # hinders others
    truth: float = NEUTRAL  # makes honest claims
    trust: float = NEUTRAL  # believes the claims of others
    patience: float = NEUTRAL  # waits for the right moment


@dataclass(frozen=True, slots=True)
class Character:
    """A character: its name is that of its computer player, and its words describe its temper."""

    name: str
    level: int
    words: tuple[str, ...]
    temper: Temper


CHARACTERS = (
    Character("yusuf", 1, ("honest", "hasty"), Temper(0.45, 0.5, 0.2, 1.0, 0.9, 0.1)),
    Character("jafar", 2, ("bold", "generous"), Temper(0.9, 0.2, 0.2, 0.85, 0.8, 0.2)),
    Character("maryam", 3, ("thrifty", "honest"), Temper(0.3, 0.9, 0.2, 0.9, 0.6, 0.6)),
    Character("idris", 4, ("patient", "forgiving"), Temper(0.25, 0.6, 0.0, 0.8, 0.7, 0.95)),
    Character("dunya", 5, ("liar", "playful"), Temper(0.6, 0.4, 0.2, 0.25, 0.5, 0.4)),
    Character("safiya", 6, ("thrifty", "suspicious"), Temper(0.35, 0.95, 0.5, 0.6, 0.2, 0.7)),
    Character("thabit", 7, ("patient", "far-sighted"), Temper(0.5, 0.6, 0.2, 0.6, 0.3, 0.9)),
    Character("rayhana", 8, ("bold", "vengeful"), Temper(0.95, 0.4, 0.95, 0.5, 0.25, 0.5)),
    Character("shadow", 9, ("cold", "far-sighted"), Temper(0.6, 0.7, 0.5, 0.5, 0.1, 0.9)),
)
CHARACTER_NAMES = tuple(character.name for character in CHARACTERS)
ALIASES = {name: f"{LEVEL}:{name}" for name in CHARACTER_NAMES}


def leaning(trait: float) -> float:
    """Return how far a trait is from neutral: from -1 to 1."""
    return (trait - NEUTRAL) / NEUTRAL


def at_level(values: Sequence[float], level: float) -> float:
    """Return the value of a level, by the values of levels 1 to 9; between two levels it is interpolated."""
    below = min(int(level - WEAKEST), len(values) - 2)
    share = level - WEAKEST - below
    return values[below] * (1.0 - share) + values[below + 1] * share


def level_and_temper(parameter: str) -> tuple[float, Temper]:
    """Return what a parameter of `level` names: a character, or a level with a neutral temper."""
    for character in CHARACTERS:
        if character.name == parameter:
            return float(character.level), character.temper
    return number_between(parameter, LEVEL, WEAKEST, STRONGEST), Temper()


def number_between(text: str, name: str, least: float, most: float) -> float:
    """Return the number that a bot's parameter is; raise OptionError for anything else."""
    if NUMBER.fullmatch(text) and least <= float(text) <= most:
        return float(text)
    raise OptionError("bad_bot_parameter", bot=name, parameter=text[:40])
