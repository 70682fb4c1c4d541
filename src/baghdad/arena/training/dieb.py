"""The training of dieb: a course for each number of players."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import baghdad
from baghdad.arena.contest import PACKAGE
from baghdad.arena.errors import ArenaError
from baghdad.arena.training.training_run import Step, TrainingRun
from baghdad.bots.dieb import training
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.bots.dieb.training import Lesson, Training
from baghdad.bots.dieb.weights import FILE
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS

MATCHES = {2: 100_000, 3: 60_000, 4: 60_000}  # that made the weights in the package


@dataclass(frozen=True, slots=True)
class DiebCourse:
    """Matches of a player against itself, at a table of so many."""

    number: int
    matches: int
    seed: int
    folder: Path

    @property
    def players(self) -> tuple[int, ...]:
        """One number."""
        return (self.number,)

    @property
    def lessons(self) -> int:
        """The first is what the player knows before it has learned anything."""
        return training.LESSONS + 1

    def steps(self) -> list[Step]:
        """What is kept; a training with other numbers would be lost, so it is refused."""
        found = self._training()
        if found.path.exists() and not found.lessons:
            raise ArenaError("other_training", path=str(found.path))
        return [self._step(number, lesson) for number, lesson in enumerate(found.lessons, start=1)]

    def run(self) -> Iterator[Step]:
        """Lesson after lesson."""
        found = self._training()
        for lesson in found.run():
            yield self._step(len(found.lessons), lesson)

    def _training(self) -> Training:
        path = self.folder / f"dieb-{self.number}.npz"
        try:
            found = Training(self.number, self.matches, self.seed, self.folder)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            raise ArenaError("other_training", path=str(path)) from None
        if np.shape(found.weights) != (WEIGHTS,):
            raise ArenaError("other_training", path=str(path))
        return found

    def _step(self, number: int, lesson: Lesson) -> Step:
        shares = {"search": lesson.against_search, "early": lesson.against_early}
        return Step(number, lesson.matches, {rival: round(share * self.number, 3) for rival, share in shares.items()})


class DiebSchool:
    """Weights of `planner` and `master`."""

    home = PACKAGE / "bots" / "dieb" / FILE

    def courses(self, players: Sequence[int] | None, matches: int | None, seed: int, folder: Path) -> list[TrainingRun]:
        """One for each number of players."""
        numbers = sorted(set(players or range(MIN_PLAYERS, MAX_PLAYERS + 1)))
        for number in numbers:
            baghdad.game("dieb").check_players(number)
        return [DiebCourse(number, matches or MATCHES[number], seed, folder) for number in numbers]

    def gather(self, folder: Path) -> Path:
        """The weights of all numbers of players that lie in the folder."""
        training.collect(folder, folder / FILE)
        return folder / FILE

    def lacking(self, courses: Sequence[TrainingRun]) -> list[int]:
        """The file is read whole: all numbers of players are needed."""
        folders = {course.folder for course in courses if isinstance(course, DiebCourse)}
        numbers = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        return [number for number in numbers if not all((path / f"dieb-{number}.npz").exists() for path in folders)]


school = DiebSchool()
