"""A course is a training that can be stopped and taken up again; a game has one or several (see its own module)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from baghdad.arena.errors import ArenaError


@dataclass(frozen=True, slots=True)
class Step:
    """How far a course has come after a lesson: in fair shares, what the player then wins against each rival."""

    lesson: int
    matches: int
    figures: dict[str, float]

    def to_data(self) -> dict[str, Any]:
        """The step, JSON-ready."""
        return {"lesson": self.lesson, "matches": self.matches, **self.figures}


class TrainingRun(Protocol):
    """One training; it is sent to the process that does it."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it is for."""
        ...

    @property
    def lessons(self) -> int:
        """How many there are in all."""
        ...

    def steps(self) -> list[Step]:
        """The lessons that were done and kept; ArenaError if something else lies there."""
        ...

    def run(self) -> Iterator[Step]:
        """The lessons that are missing, each kept before it is told."""
        ...


class GameTraining(Protocol):
    """What `training_of` returns: the trainings of a game, and what is made of them."""

    def courses(self, players: Sequence[int] | None, matches: int | None, seed: int, folder: Path) -> list[TrainingRun]:
        """The courses for these numbers of players, all that can be if none are named."""
        ...

    def gather(self, folder: Path) -> Path:
        """Puts everything that was learned into one file, of the name it has in the package."""
        ...

    def lacking(self, courses: Sequence[TrainingRun]) -> list[int]:
        """The numbers of players that such a file would have nothing for."""
        ...

    @property
    def home(self) -> Path:
        """Where that file lies in the package."""
        ...


def training_of(game: str) -> GameTraining:
    """The trainings of a game; ArenaError if its computer players don't learn."""
    name = f"baghdad.arena.training.{game}"
    if find_spec(name) is None:
        raise ArenaError("no_training", game=game)
    school: GameTraining = import_module(name).school
    return school
