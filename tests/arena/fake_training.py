"""A fake training run that only counts its iterations, for tests with and without worker processes."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from baghdad.arena.training.training_run import IterationProgress


@dataclass(frozen=True)
class FakeTrainingRun:
    number: int
    folder: Path
    iterations: int = 3
    failure: str = ""
    pause_after: int = 0  # iterations after which the run waits until its process is ended

    @property
    def players(self) -> tuple[int, ...]:
        return (self.number,)

    @property
    def path(self) -> Path:
        return self.folder / f"counting-{self.number}"

    def completed(self) -> list[IterationProgress]:
        done = len(self.path.read_text()) if self.path.exists() else 0
        return [self.step(number) for number in range(1, done + 1)]

    def step(self, number: int) -> IterationProgress:
        return IterationProgress(number, 10 * number, {"search": 0.5 * number, "early": 1.0})

    def run(self) -> Iterator[IterationProgress]:
        for number in range(len(self.completed()) + 1, self.iterations + 1):
            if self.failure == "error":
                raise ValueError("no chalk")
            if self.failure == "death":
                os.kill(os.getpid(), signal.SIGKILL)
            while 0 < self.pause_after < number:
                time.sleep(1)
            self.path.write_text("x" * number)
            yield self.step(number)
