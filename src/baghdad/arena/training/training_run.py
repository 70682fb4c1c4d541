"""Interfaces of training: a training run writes a checkpoint after each iteration and can be resumed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import baghdad


@dataclass(frozen=True, slots=True)
class IterationProgress:
    """The state of a training run after an iteration: matches so far, and fair shares won against each opponent."""

    iteration: int
    matches: int
    figures: dict[str, float]

    def to_data(self) -> dict[str, Any]:
        """Return the progress, JSON-ready."""
        return {"lesson": self.iteration, "matches": self.matches, **self.figures}


class TrainingRun(Protocol):
    """One resumable training; it is pickled and sent to its worker process."""

    @property
    def players(self) -> tuple[int, ...]:
        """Return the numbers of players it trains for."""
        ...

    @property
    def iterations(self) -> int:
        """Return the total number of iterations."""
        ...

    def completed(self) -> list[IterationProgress]:
        """Return the progress in the checkpoint; raise ArenaError if the checkpoint is of another training."""
        ...

    def run(self) -> Iterator[IterationProgress]:
        """Run the missing iterations; yield each after its checkpoint is written."""
        ...


class GameTraining(Protocol):
    """The training of a game, as returned by `training_of`."""

    def runs(
        self, players: Sequence[int] | None, matches: int | None, seed: int, folder: Path, further: bool = False
    ) -> list[TrainingRun]:
        """Return the training runs for these numbers of players, or for all supported ones.

        A further training begins with the weights in the package; raise ArenaError if there is none.
        """
        ...

    def collect_weights(self, folder: Path) -> Path:
        """Write all learned weights into one file, named as in the package, and return its path."""
        ...

    def missing_players(self, runs: Sequence[TrainingRun]) -> list[int]:
        """Return the numbers of players for which that file would have no weights."""
        ...

    @property
    def package_path(self) -> Path:
        """Return the path of that file in the package."""
        ...


def training_of(game: str) -> GameTraining:
    """Return the training of a game; raise MissingPart if its bots have nothing to train."""
    game_training: GameTraining = baghdad.game(game).part("training")
    return game_training
