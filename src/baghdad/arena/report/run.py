"""A run of a report: its matches, and the figures computed from them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import baghdad
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.report.report import Report
from baghdad.arena.report.variants import Variant
from baghdad.arena.results_folder import ResultsFolder

FORMAT = 1


class ReportRun:
    """A number of matches of every variant of a report; matches already in the folder are not played again."""

    def __init__(self, report: Report, bot: str, matches: int, seed: int, folder: Path) -> None:
        self.report, self.bot, self.matches, self.seed = report, bot, matches, seed
        self.variants = report.variants(bot, seed)
        contests = [variant.contest for variant in self.variants]
        self.folder = ResultsFolder(folder, contests)
        self.run = ContestRun(contests, [matches] * len(contests), self.folder)

    def figures(self) -> dict[str, Any]:
        """Return all figures, JSON-ready; they depend only on the bot, the seed and the number of matches."""
        return {
            "format": FORMAT,
            "baghdad": baghdad.__version__,
            "game": self.report.game,
            "version": baghdad.game(self.report.game).version,
            "bot": self.bot,
            "matches": self.matches,
            "seed": str(self.seed),
            **self.report.figures(self._stored_matches()),
        }

    def _stored_matches(self) -> Iterator[tuple[Variant, list[StoredMatch]]]:
        """Yield one variant after the other, because all matches together need much memory."""
        for number, matches in groupby(self.folder.stored_matches(self.run.matches), key=lambda match: match.contest):
            yield self.variants[number], list(matches)
