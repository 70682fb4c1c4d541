"""Figures of voleurs: besides what is counted everywhere, characters, birthday cards, and how matches end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.arena.balance.statistics import Looked, PairedDeals, Row, count_of, table_row
from baghdad.arena.balance.tables import USUAL, Table
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.intervals import rounded, shared
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.box import BIRTHDAYS
from baghdad.voleurs.names import CHARACTER_NAMES

BIRTHDAY_NAMES = {
    "diamond": "a diamond",
    "emerald_and_sapphire": "an emerald and a sapphire",
    "two_no_sapphire": "two gems, no sapphire",
    "two_with_ruby": "two gems, one a ruby",
    "two_colours": "two gems of two colours",
    "three": "three gems",
}
REASONS = ("birthday", "riches")


class Tally:
    """How those did who were somebody, or had something."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.matches, self.wins, self.fair = ([0.0] * len(names) for _ in range(3))

    def add(self, number: int, won: bool, fair: float) -> None:
        """A seat of a match; `fair` is the share of those at the table who won."""
        self.matches[number] += 1
        self.wins[number] += won
        self.fair[number] += fair

    def rows(self) -> list[Row]:
        """For each the share of its matches that it won, alone or with others, and what would have been its share."""
        rows = []
        for number, name in enumerate(self.names):
            matches = int(self.matches[number])
            if matches:
                row = {"name": name, "matches": matches, "count": int(self.wins[number])}
                fair = rounded(self.fair[number] / matches)
                rows.append({**row, **shared(self.wins[number], matches), "fair": fair})
        return sorted(rows, key=lambda row: -row["share"])


def figures_of(looked: Looked) -> dict[str, Any]:
    """All figures of the game."""
    rows, twins, characters = [], PairedDeals(), Tally(CHARACTER_NAMES)
    birthdays = Tally([BIRTHDAY_NAMES[name] for name in BIRTHDAYS])
    for table, matches in looked:
        row = table_row(table, matches)
        row["reasons"] = {reason: count_of([match.reason == reason for match in matches]) for reason in REASONS}
        rows.append(row)
        if table.label == USUAL:
            twins.add(table, matches)
            for match in matches:
                see(characters, birthdays, table, match)
        else:
            row["alike"] = twins.alike(table, matches)
    return {"tables": rows, "characters": characters.rows(), "birthdays": birthdays.rows()}


def see(characters: Tally, birthdays: Tally, table: Table, match: StoredMatch) -> None:
    """Who was who in a match, and who won. Both are dealt before the first decision and stay."""
    contest = table.contest
    start = game.start(contest.players, game.options(**contest.options), rng_for(contest.seed_of(match.index)))
    fair = len(match.winners) / contest.players
    for seat in range(contest.players):
        characters.add(int(start.characters[seat]), seat in match.winners, fair)
        birthdays.add(int(start.birthdays[seat]), seat in match.winners, fair)
