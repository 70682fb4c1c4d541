"""Lessons: short matches from a prepared position, with a fixed seed, against computer players."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import baghdad
from baghdad.core.decoding import decode


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first position of a lesson and the opponents of the learner, who has the first seat. The seed is public."""

    seed: int
    bots: list[str]
    start: dict[str, Any]


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game; raise MissingPart if it has none."""
    return decode(baghdad.game(game).part("lesson").read_bytes(), Lesson)
