"""Variants and figures of the balance report of voleurs: besides the common figures, characters and birthday cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.arena.contest_match import StoredMatch
from baghdad.arena.intervals import rounded, share_with_interval
from baghdad.arena.report.statistics import Row, VariantMatches, count_row, variant_rows
from baghdad.arena.report.variants import USUAL, Variant, make_variants
from baghdad.core.rng import rng_for
from baghdad.voleurs import game
from baghdad.voleurs.box import BIRTHDAYS
from baghdad.voleurs.names import CHARACTER_NAMES

ADVANCED = ("refuge", "blocking", "vizier_kill", "exchange", "price_rise")
ALL_ADVANCED = "all of them"
ADVANCED_PLAYERS = 4
# Characters are dealt, because chosen ones would differ by seat; the cap ends matches that would go on for ever.
OPTIONS: dict[str, Any] = {"deal_characters": True, "round_cap": 40}
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


def variants(bot: str, seed: int) -> list[Variant]:
    """Return every number of players, and with four players each advanced rule alone, then all together."""
    set_ups = [(USUAL, players, OPTIONS) for players in range(game.min_players, game.max_players + 1)]
    set_ups += [(rule, ADVANCED_PLAYERS, {**OPTIONS, rule: True}) for rule in ADVANCED]
    every = dict.fromkeys(ADVANCED, True)
    return make_variants(game.name, bot, seed, [*set_ups, (ALL_ADVANCED, ADVANCED_PLAYERS, {**OPTIONS, **every})])


def figures(variant_matches: VariantMatches) -> dict[str, Any]:
    """Return all figures of the report."""
    characters = WinCounts(CHARACTER_NAMES)
    birthdays = WinCounts([BIRTHDAY_NAMES[name] for name in BIRTHDAYS])

    def own_figures(variant: Variant, matches: Sequence[StoredMatch]) -> Row:
        if variant.label == USUAL:
            for match in matches:
                accumulate(characters, birthdays, variant, match)
        return {"reasons": reason_rows(matches)}

    rows = list(variant_rows(variant_matches, own_figures))
    return {"tables": rows, "characters": characters.rows(), "birthdays": birthdays.rows()}


def reason_rows(matches: Sequence[StoredMatch]) -> dict[str, Row]:
    """Return the share of matches won for each reason."""
    return {reason: count_row([match.reason == reason for match in matches]) for reason in REASONS}


def accumulate(characters: WinCounts, birthdays: WinCounts, variant: Variant, match: StoredMatch) -> None:
    """Count the characters and birthday cards of a match; both are dealt before the first decision and stay."""
    contest = variant.contest
    start = game.start(contest.players, game.options(**contest.options), rng_for(contest.match_seed(match.index)))
    fair = len(match.winners) / contest.players
    for seat in range(contest.players):
        characters.add(int(start.characters[seat]), seat in match.winners, fair)
        birthdays.add(int(start.birthdays[seat]), seat in match.winners, fair)
