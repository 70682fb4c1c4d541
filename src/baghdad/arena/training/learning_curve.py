"""The learning curve of a game's courses as a picture (extra `arena`). What stands on it is handed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from baghdad.arena.plots import COLOURS, FAINT, picture
from baghdad.arena.training.training_run import Step

FAIR = 1.0


def draw_learning(path: Path, curves: Mapping[str, Sequence[Step]], say: Mapping[str, str]) -> None:
    """A panel for each rival, a line for each course by its label, and one where a fair share is."""
    rivals = list(next(iter(curves.values()))[0].figures)
    with picture(path, panels=len(rivals)) as panels:
        for rival, axes in zip(rivals, panels if len(rivals) > 1 else [panels], strict=True):
            axes.set_title(say[rival])
            axes.axhline(FAIR, color=FAINT, linestyle="--")
            for number, (label, steps) in enumerate(curves.items()):
                known = [(step.matches, step.figures[rival]) for step in steps]
                axes.plot(*zip(*known, strict=True), color=COLOURS[number % len(COLOURS)], label=label)
            axes.set_xlabel(say["matches"])
            axes.set_ylabel(say["fair"])
            axes.set_ylim(bottom=0)
        axes.legend(frameon=False)
