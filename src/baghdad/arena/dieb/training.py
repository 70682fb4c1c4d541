"""Training of dieb: TD(λ) self-play, one training run for each number of players."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import baghdad
from baghdad.arena.contest import PACKAGE
from baghdad.arena.errors import ArenaError
from baghdad.arena.training.training_run import IterationProgress, TrainingRun
from baghdad.bots.dieb import training
from baghdad.bots.dieb.rules.features import WEIGHTS
from baghdad.bots.dieb.training import Lesson, Training
from baghdad.bots.dieb.weights import FILE
from baghdad.dieb.box import MAX_PLAYERS, MIN_PLAYERS

MATCHES = {2: 100_000, 3: 60_000, 4: 60_000}  # that trained the weights in the package
FURTHER_MATCHES = {2: 3_000, 3: 2_000, 4: 2_000}


@dataclass(frozen=True, slots=True)
class DiebTrainingRun:
    """Self-play with a fixed number of players."""

    player_count: int
    matches: int
    seed: int
    folder: Path
    further: bool = False  # from the weights in the package on

    @property
    def players(self) -> tuple[int, ...]:
        """Return the number of players, as a tuple of one."""
        return (self.player_count,)

    @property
    def iterations(self) -> int:
        """Return the number of iterations; the first evaluates the initial weights."""
        return (training.FURTHER_LESSONS if self.further else training.LESSONS) + 1

    def completed(self) -> list[IterationProgress]:
        """Return the progress in the checkpoint; raise ArenaError if it has other parameters, as it would be lost."""
        training_state = self._training()
        if training_state.path.exists() and not training_state.lessons:
            raise ArenaError("other_training", path=str(training_state.path))
        return [self._progress_after(number, lesson) for number, lesson in enumerate(training_state.lessons, start=1)]

    def run(self) -> Iterator[IterationProgress]:
        """Run the missing iterations."""
        training_state = self._training()
        for lesson in training_state.run():
            yield self._progress_after(len(training_state.lessons), lesson)

    def _training(self) -> Training:
        path = self.folder / f"dieb-{self.player_count}.npz"
        try:
            training_state = Training(self.player_count, self.matches, self.seed, self.folder, self.further)
        except (OSError, ValueError, KeyError, zipfile.BadZipFile):
            raise ArenaError("other_training", path=str(path)) from None
        if np.shape(training_state.weights) != (WEIGHTS,):
            raise ArenaError("other_training", path=str(path))
        return training_state

    def _progress_after(self, number: int, lesson: Lesson) -> IterationProgress:
        shares = {"search": lesson.against_search, "early": lesson.against_early}
        return IterationProgress(
            number,
            lesson.matches,
            {name: round(share * self.player_count, 3) for name, share in shares.items() if share is not None},
        )


class DiebTraining:
    """Training of the weights of `planner` and `master`."""

    package_path = PACKAGE / "bots" / "dieb" / FILE

    def runs(
        self, players: Sequence[int] | None, matches: int | None, seed: int, folder: Path, further: bool = False
    ) -> list[TrainingRun]:
        """Return a training run for each number of players."""
        numbers = sorted(set(players or range(MIN_PLAYERS, MAX_PLAYERS + 1)))
        for number in numbers:
            baghdad.game("dieb").check_players(number)
        usual = FURTHER_MATCHES if further else MATCHES
        return [DiebTrainingRun(number, matches or usual[number], seed, folder, further) for number in numbers]

    def collect_weights(self, folder: Path) -> Path:
        """Collect the weights for all numbers of players in the folder into one file."""
        training.collect(folder, folder / FILE)
        return folder / FILE

    def missing_players(self, runs: Sequence[TrainingRun]) -> list[int]:
        """Return the numbers of players without a checkpoint: the weights file needs all of them."""
        folders = {run.folder for run in runs if isinstance(run, DiebTrainingRun)}
        numbers = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        return [number for number in numbers if not all((path / f"dieb-{number}.npz").exists() for path in folders)]


game_training = DiebTraining()
