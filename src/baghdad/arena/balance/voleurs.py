"""Balance statistics of voleurs: besides the common ones, characters, birthday cards, and reasons of victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.arena.balance.statistics import PairedDeals, Row, VariantMatches, count_row, variant_row
from baghdad.arena.balance.variants import USUAL, Variant
from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.intervals import rounded, share_with_interval
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


class WinCounts:
    """Wins by the character or birthday card that a seat was dealt."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.matches, self.wins, self.fair = ([0.0] * len(names) for _ in range(3))

    def add(self, number: int, won: bool, fair: float) -> None:
        """Add a seat of a match; `fair` is the share of seats that won."""
        self.matches[number] += 1
        self.wins[number] += won
        self.fair[number] += fair

    def rows(self) -> list[Row]:
        """Return for each name the share of its matches won, alone or with others, and its fair share."""
        rows = []
        for number, name in enumerate(self.names):
            matches = int(self.matches[number])
            if matches:
                row = {"name": name, "matches": matches, "count": int(self.wins[number])}
                fair = rounded(self.fair[number] / matches)
                rows.append({**row, **share_with_interval(self.wins[number], matches), "fair": fair})
        return sorted(rows, key=lambda row: -row["share"])


def figures_of(variant_matches: VariantMatches) -> dict[str, Any]:
    """Return all statistics of the game."""
    rows, paired_deals, characters = [], PairedDeals(), WinCounts(CHARACTER_NAMES)
    birthdays = WinCounts([BIRTHDAY_NAMES[name] for name in BIRTHDAYS])
    for variant, matches in variant_matches:
        row = variant_row(variant, matches)
        row["reasons"] = {reason: count_row([match.reason == reason for match in matches]) for reason in REASONS}
        rows.append(row)
        if variant.label == USUAL:
            paired_deals.add(variant, matches)
            for match in matches:
                accumulate(characters, birthdays, variant, match)
        else:
            row["alike"] = paired_deals.identical_matches(variant, matches)
    return {"tables": rows, "characters": characters.rows(), "birthdays": birthdays.rows()}


def accumulate(characters: WinCounts, birthdays: WinCounts, variant: Variant, match: StoredMatch) -> None:
    """Count the characters and birthday cards of a match; both are dealt before the first decision and stay."""
    contest = variant.contest
    start = game.start(contest.players, game.options(**contest.options), rng_for(contest.match_seed(match.index)))
    fair = len(match.winners) / contest.players
    for seat in range(contest.players):
        characters.add(int(start.characters[seat]), seat in match.winners, fair)
        birthdays.add(int(start.birthdays[seat]), seat in match.winners, fair)
