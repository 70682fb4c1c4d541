"""The variants of a game whose matches a report compares. All seats are taken by the same bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from baghdad.arena.contest import Contest, new_contest

USUAL = "usual"  # the label of the variant without special options


@dataclass(frozen=True, slots=True)
class Variant:
    """A contest and its label, which is unique among contests with as many players."""

    label: str
    contest: Contest

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.contest.players


def make_variants(game: str, bot: str, seed: int, set_ups: Iterable[tuple[str, int, dict[str, Any]]]) -> list[Variant]:
    """Return a variant for each label, number of players and options."""
    return [
        Variant(label, new_contest(game, [bot], players, options=options, seed=seed))
        for label, players, options in set_ups
    ]
