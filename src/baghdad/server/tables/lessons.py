"""Lessons: short matches that begin at a position of the house's own, with a seed of their own, against its bots."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent / "lesson_data"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it begins and who plays against the learner, who has the first seat. The seed is no secret."""

    seed: int
    bots: list[str]
    start: dict[str, Any]


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=Lesson)
