"""Training of voleurs: one run of a separable CMA-ES, whose generations play with three and with four players."""

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
from baghdad.arena.results_folder import write_atomic
from baghdad.arena.training.training_run import IterationProgress, TrainingRun
from baghdad.bots.voleurs import training
from baghdad.bots.voleurs.training import Generation, Strategy, initial_strategy, train

CHECKPOINT = "voleurs.json"
FILE = "weights.py"
STRATEGY_ARRAYS = ("mean", "variance", "path", "drift")
TUNED_BLOCK = re.compile(r"(?<=^TUNED: dict\[str, float\] = \{\n).*?(?=^\})", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class VoleursTrainingRun:
    """Generations of weights, evaluated against the default weights."""

    deals: int
    seed: int
    folder: Path

    @property
    def players(self) -> tuple[int, ...]:
        """Return the numbers of players of the evaluation matches."""
        return tuple(sorted(training.PLAYER_COUNTS))

    @property
    def iterations(self) -> int:
        """Return the number of generations."""
        return training.GENERATIONS

    def completed(self) -> list[IterationProgress]:
        """Return the progress in the checkpoint; raise ArenaError if it has other parameters, as it would be lost."""
        return _read_progress(self._read_checkpoint())

    def run(self) -> Iterator[IterationProgress]:
        """Run the missing generations."""
        checkpoint, strategy = self._read_checkpoint(), initial_strategy(self.seed)
        progress = _read_progress(checkpoint)
        if progress:
            restore_strategy(strategy, checkpoint["strategy"])
        for generation in train(self.seed, self.iterations, self.deals, strategy, len(progress)):
            progress.append(self._progress_after(generation))
            self._write_checkpoint(progress, strategy, generation)
            yield progress[-1]

    def _progress_after(self, generation: Generation) -> IterationProgress:
        number = generation.number + 1
        matches = number * training.OFFSPRING * self.deals * sum(self.players)
        return IterationProgress(
            number, matches, {"best": round(generation.best, 3), "mean": round(generation.mean, 3)}
        )

    def _read_checkpoint(self) -> dict[str, Any]:
        path = self.folder / CHECKPOINT
        if not path.exists():
            return {"steps": []}
        try:
            checkpoint: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
            same = (checkpoint["deals"], checkpoint["seed"]) == (self.deals, self.seed)
        except (OSError, ValueError, KeyError, TypeError):
            same = False
        if not same:
            raise ArenaError("other_training", path=str(path))
        return checkpoint

    def _write_checkpoint(self, progress: list[IterationProgress], strategy: Strategy, generation: Generation) -> None:
        data = {
            "deals": self.deals,
            "seed": self.seed,
            "steps": [
                {"lesson": step.iteration, "matches": step.matches, "figures": step.figures} for step in progress
            ],
            "weights": generation.weights,
            "strategy": strategy_data(strategy),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        write_atomic(self.folder / CHECKPOINT, json.dumps(data, indent=1).encode())


def _read_progress(checkpoint: dict[str, Any]) -> list[IterationProgress]:
    return [IterationProgress(step["lesson"], step["matches"], step["figures"]) for step in checkpoint["steps"]]


def strategy_data(strategy: Strategy) -> dict[str, Any]:
    """Return the state of an evolution strategy, JSON-ready."""
    arrays = {name: getattr(strategy, name).tolist() for name in STRATEGY_ARRAYS}
    return {**arrays, "step": strategy.step, "generator": strategy.generator.bit_generator.state}


def restore_strategy(strategy: Strategy, data: dict[str, Any]) -> None:
    """Set the state of an evolution strategy from data."""
    for name in STRATEGY_ARRAYS:
        setattr(strategy, name, np.array(data[name]))
    strategy.step = data["step"]
    strategy.generator.bit_generator.state = data["generator"]


class VoleursTraining:
    """Training of the weights of `master`."""

    package_path = PACKAGE / "bots" / "voleurs" / FILE

    def runs(
        self, players: Sequence[int] | None, matches: int | None, seed: int, folder: Path, further: bool = False
    ) -> list[TrainingRun]:
        """Return the only training run; there is no further training."""
        if further:
            raise ArenaError("training_not_further", game="voleurs")
        player_counts = sorted(training.PLAYER_COUNTS)
        if players is not None and sorted(players) != player_counts:
            raise ArenaError("training_is_for", players=player_counts)
        matches_per_deal = training.GENERATIONS * training.OFFSPRING * sum(player_counts)
        deals = training.DEALS if matches is None else max(1, round(matches / matches_per_deal))
        return [VoleursTrainingRun(deals, seed, folder)]

    def collect_weights(self, folder: Path) -> Path:
        """Write the package's weights module with the trained weights."""
        checkpoint = json.loads((folder / CHECKPOINT).read_text(encoding="utf-8"))
        weight_lines = "".join(f'    "{name}": {weight},\n' for name, weight in checkpoint["weights"].items())
        text = TUNED_BLOCK.sub(lambda _: weight_lines, self.package_path.read_text(encoding="utf-8"))
        write_atomic(folder / FILE, text.encode())
        return folder / FILE

    def missing_players(self, runs: Sequence[TrainingRun]) -> list[int]:
        """Return nothing: the weights serve all numbers of players."""
        return []


game_training = VoleursTraining()
