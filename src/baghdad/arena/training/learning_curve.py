"""The learning curve of a game's training runs as SVG (extra `arena`). Callers pass the labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from baghdad.arena.plots import COLOURS, FAINT, svg_figure
from baghdad.arena.training.training_run import IterationProgress

FAIR = 1.0


def draw_learning_curve(
    path: Path, curves: Mapping[str, Sequence[IterationProgress]], labels: Mapping[str, str]
) -> None:
    """Draw a panel for each opponent with a line for each training run, and a line at the fair share."""
    opponents = list(next(iter(curves.values()))[0].figures)
    with svg_figure(path, panels=len(opponents)) as panels:
        for opponent, axes in zip(opponents, panels if len(opponents) > 1 else [panels], strict=True):
            axes.set_title(labels[opponent])
            axes.axhline(FAIR, color=FAINT, linestyle="--")
            for number, (label, progress_list) in enumerate(curves.items()):
                points = [(progress.matches, progress.figures[opponent]) for progress in progress_list]
                axes.plot(*zip(*points, strict=True), color=COLOURS[number % len(COLOURS)], label=label)
            axes.set_xlabel(labels["matches"])
            axes.set_ylabel(labels["fair"])
            axes.set_ylim(bottom=0)
        axes.legend(frameon=False)
