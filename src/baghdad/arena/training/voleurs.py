"""The training of voleurs: one course, whose generations play with three and with four."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from baghdad.arena.contest import PACKAGE
from baghdad.arena.errors import ArenaError
from baghdad.arena.results_folder import write
from baghdad.arena.training.training_run import Step, TrainingRun
from baghdad.bots.voleurs import training
from baghdad.bots.voleurs.training import Generation, Strategy, initial_strategy, train

KEPT = "voleurs.json"
FILE = "weights.py"
ARRAYS = ("mean", "variance", "path", "drift")  # of a strategy
FOUND = re.compile(r"(?<=^TUNED: dict\[str, float\] = \{\n).*?(?=^\})", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class VoleursCourse:
    """Generations of weights against the usual ones."""

    deals: int
    seed: int
    folder: Path

    @property
    def players(self) -> tuple[int, ...]:
        """Those it is played with."""
        return tuple(sorted(training.PLAYER_COUNTS))

    @property
    def lessons(self) -> int:
        """Each generation is one."""
        return training.GENERATIONS

    def steps(self) -> list[Step]:
        """What is kept; a training with other numbers would be lost, so it is refused."""
        return [Step(**step) for step in self._kept()["steps"]]

    def run(self) -> Iterator[Step]:
        """One generation after the other."""
        kept, strategy = self._kept(), initial_strategy(self.seed)
        steps = [Step(**step) for step in kept["steps"]]
        if steps:
            set_strategy(strategy, kept["strategy"])
        for generation in train(self.seed, self.lessons, self.deals, strategy, len(steps)):
            steps.append(self._step(generation))
            self._keep(steps, strategy, generation)
            yield steps[-1]

    def _step(self, generation: Generation) -> Step:
        number = generation.number + 1
        matches = number * training.OFFSPRING * self.deals * sum(self.players)
        return Step(number, matches, {"best": round(generation.best, 3), "mean": round(generation.mean, 3)})

    def _kept(self) -> dict[str, Any]:
        path = self.folder / KEPT
        if not path.exists():
            return {"steps": []}
        try:
            kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            same = (kept["deals"], kept["seed"]) == (self.deals, self.seed)
        except (OSError, ValueError, KeyError, TypeError):
            same = False
        if not same:
            raise ArenaError("other_training", path=str(path))
        return kept

    def _keep(self, steps: list[Step], strategy: Strategy, generation: Generation) -> None:
        data = {
            "deals": self.deals,
            "seed": self.seed,
            "steps": [{"lesson": step.lesson, "matches": step.matches, "figures": step.figures} for step in steps],
            "weights": generation.weights,
            "strategy": strategy_data(strategy),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        write(self.folder / KEPT, json.dumps(data, indent=1).encode())


def strategy_data(strategy: Strategy) -> dict[str, Any]:
    """All a strategy remembers, JSON-ready."""
    arrays = {name: getattr(strategy, name).tolist() for name in ARRAYS}
    return {**arrays, "step": strategy.step, "generator": strategy.generator.bit_generator.state}


def set_strategy(strategy: Strategy, data: dict[str, Any]) -> None:
    """Makes a strategy remember that."""
    for name in ARRAYS:
        setattr(strategy, name, np.array(data[name]))
    strategy.step = data["step"]
    strategy.generator.bit_generator.state = data["generator"]


class VoleursSchool:
    """Weights of `master`."""

    home = PACKAGE / "bots" / "voleurs" / FILE

    def courses(self, players: Sequence[int] | None, matches: int | None, seed: int, folder: Path) -> list[TrainingRun]:
        """The only one there is."""
        both = sorted(training.PLAYER_COUNTS)
        if players is not None and sorted(players) != both:
            raise ArenaError("training_is_for", players=both)
        each = training.GENERATIONS * training.OFFSPRING * sum(both)
        deals = training.DEALS if matches is None else max(1, round(matches / each))
        return [VoleursCourse(deals, seed, folder)]

    def gather(self, folder: Path) -> Path:
        """The module of the package with the weights that were found."""
        kept = json.loads((folder / KEPT).read_text(encoding="utf-8"))
        lines = "".join(f'    "{name}": {weight},\n' for name, weight in kept["weights"].items())
        text = FOUND.sub(lambda _: lines, self.home.read_text(encoding="utf-8"))
        write(folder / FILE, text.encode())
        return folder / FILE

    def lacking(self, courses: Sequence[TrainingRun]) -> list[int]:
        """It serves everybody."""
        return []


school = VoleursSchool()
