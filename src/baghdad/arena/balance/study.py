"""One game looked at: its matches played and kept, and the figures that come of them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

import baghdad
from baghdad.arena.balance.tables import Table, tables_of
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.contest_run import Run
from baghdad.arena.results_folder import ResultsFolder

FORMAT = 1


class Study:
    """So many matches at every table of a game; what was kept in the folder isn't played again."""

    def __init__(self, game: str, bot: str, matches: int, seed: int, folder: Path) -> None:
        self.game, self.bot, self.matches, self.seed = game, bot, matches, seed
        self.tables = tables_of(game, bot, seed)
        contests = [table.contest for table in self.tables]
        self.folder = ResultsFolder(folder, contests)
        self.run = Run(contests, [matches] * len(contests), self.folder)

    def figures(self) -> dict[str, Any]:
        """All figures, JSON-ready; they depend on nothing but the player, the seed and the number of matches."""
        own: dict[str, Any] = import_module(f"baghdad.arena.balance.{self.game}").figures_of(self._looked())
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

    def _looked(self) -> Iterator[tuple[Table, list[StoredMatch]]]:
        """One table after the other: matches take room."""
        for number, matches in groupby(self.folder.kept(self.run.matches), key=lambda match: match.contest):
            yield self.tables[number], list(matches)
