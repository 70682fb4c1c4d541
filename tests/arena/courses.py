"""A course whose lessons are counted and nothing else, in processes of their own too."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from baghdad.arena.training.training_run import Step


@dataclass(frozen=True)
class Counting:
    number: int
    folder: Path
    lessons: int = 3
    mishap: str = ""
    held: int = 0  # lessons after which it waits, until somebody ends it

    @property
    def players(self) -> tuple[int, ...]:
        return (self.number,)

    @property
    def path(self) -> Path:
        return self.folder / f"counting-{self.number}"

    def steps(self) -> list[Step]:
        done = len(self.path.read_text()) if self.path.exists() else 0
        return [self.step(number) for number in range(1, done + 1)]

    def step(self, number: int) -> Step:
        return Step(number, 10 * number, {"search": 0.5 * number, "early": 1.0})

    def run(self) -> Iterator[Step]:
        for number in range(len(self.steps()) + 1, self.lessons + 1):
            if self.mishap == "error":
                raise ValueError("no chalk")
            if self.mishap == "death":
                os.kill(os.getpid(), signal.SIGKILL)
            while 0 < self.held < number:
                time.sleep(1)
            self.path.write_text("x" * number)
            yield self.step(number)
