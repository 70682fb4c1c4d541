"""Progress bars on standard error while matches are played: one for all matches, one for each bot."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Self

from rich import progress
from rich.console import Console

from baghdad.cli.number_format import PERCENT, format_duration
from baghdad.words import Localizer

if TYPE_CHECKING:
    from baghdad.arena.contest_run import ContestRun


class Progress:
    """The progress of a run; shows nothing if standard error isn't a terminal."""

    def __init__(self, say: Localizer, run: ContestRun) -> None:
        self.say, self.run = say, run
        console = Console(stderr=True, highlight=False)
        self.bars = progress.Progress(
            progress.TextColumn("{task.description}", markup=False),
            progress.BarColumn(),
            progress.TextColumn("{task.fields[note]}", markup=False),
            console=console,
            disable=not console.is_terminal,
            transient=True,
        )
        self.all = self.bars.add_task(say("arena-all"), total=run.total, note="")
        self.names = list(dict.fromkeys(name for contest in run.contests for name in contest.names))
        self.own = {name: self.bars.add_task(name, total=run.total, note="") for name in self.names}

    def __enter__(self) -> Self:
        self.bars.start()
        self.show()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bars.stop()

    def show(self) -> None:
        """Update the bars."""
        run = self.run
        self.bars.update(self.all, completed=run.done, total=run.total, note=self._note())
        for name, task in self.own.items():
            points, matches = self._points(name)
            note = f"{PERCENT * points / matches:.1f} %" if matches else ""
            self.bars.update(task, completed=points, total=run.total, note=note)

    def _points(self, name: str) -> tuple[float, int]:
        """Return a bot's points and the number of matches it took part in."""
        points, matches = 0.0, 0
        for number, (contest, got) in enumerate(zip(self.run.contests, self.run.points, strict=True)):
            if name in contest.names:
                points += got[contest.names.index(name)]
                matches += self.run.done_in(number)
        return points, matches

    def _note(self) -> str:
        run = self.run
        if not run.newly_played:
            return self.say("arena-progress-start", done=run.done, total=run.total)
        rate = run.newly_played / max(run.seconds, 1e-9)
        left = format_duration((run.total - run.done) / rate)
        return self.say("arena-progress", done=run.done, total=run.total, rate=f"{rate:.3g}", left=left)
