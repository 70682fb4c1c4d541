"""The balance study of one game: its matches and the statistics derived from them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import baghdad
from baghdad.arena.balance.variants import Variant, variants_of
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.results_folder import ResultsFolder

FORMAT = 1


class Study:
    """A number of matches of every variant of a game; matches already in the folder are not played again."""

    def __init__(self, game: str, bot: str, matches: int, seed: int, folder: Path) -> None:
        self.game, self.bot, self.matches, self.seed = game, bot, matches, seed
        self.variants = variants_of(game, bot, seed)
        contests = [variant.contest for variant in self.variants]
        self.folder = ResultsFolder(folder, contests)
        self.run = ContestRun(contests, [matches] * len(contests), self.folder)

    def figures(self) -> dict[str, Any]:
        """Return all statistics, JSON-ready; they depend only on the bot, the seed and the number of matches."""
        own: dict[str, Any] = import_module(f"baghdad.arena.balance.{self.game}").figures_of(self._stored_matches())
        return {
            "format": FORMAT,
            "baghdad": baghdad.__version__,
            "game": self.game,
            "version": baghdad.game(self.game).version,
            "bot": self.bot,
            "matches": self.matches,
            "seed": str(self.seed),
            **own,
        }

    def _stored_matches(self) -> Iterator[tuple[Variant, list[StoredMatch]]]:
        """Yield one variant after the other, because all matches together need much memory."""
        for number, matches in groupby(self.folder.stored_matches(self.run.matches), key=lambda match: match.contest):
            yield self.variants[number], list(matches)
