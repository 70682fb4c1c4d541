"""Variants and figures of the balance report of voleurs: besides the common figures, characters and birthday cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from baghdad.arena.contest_match import StoredMatch, replay_states
from baghdad.arena.intervals import rounded
from baghdad.arena.report.statistics import Row, VariantMatches, count_row, variant_rows
from baghdad.arena.report.variants import USUAL, Variant, make_variants
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


def variants(bot: str, seed: int) -> list[Variant]:
    """Return every number of players, and with four players each advanced rule alone, then all together."""
    set_ups = [(USUAL, players, OPTIONS) for players in range(game.min_players, game.max_players + 1)]
    set_ups += [(rule, ADVANCED_PLAYERS, {**OPTIONS, rule: True}) for rule in ADVANCED]
    every = dict.fromkeys(ADVANCED, True)
    return make_variants(game.name, bot, seed, [*set_ups, (ALL_ADVANCED, ADVANCED_PLAYERS, {**OPTIONS, **every})])


def figures(variant_matches: VariantMatches) -> dict[str, Any]:
    """Return all figures of the report."""
    seats: list[DealtSeat] = []

    def own_figures(variant: Variant, matches: Sequence[StoredMatch]) -> Row:
        if variant.label == USUAL:
            seats.extend(seat for match in matches for seat in dealt_seats(variant, match))
        return {"reasons": {reason: count_row([match.reason == reason for match in matches]) for reason in REASONS}}

    return {
        "tables": list(variant_rows(variant_matches, own_figures)),
        "characters": win_rows(CHARACTER_NAMES, [(seat.character, seat) for seat in seats]),
        "birthdays": win_rows([BIRTHDAY_NAMES[name] for name in BIRTHDAYS], [(seat.birthday, seat) for seat in seats]),
    }


class DealtSeat(NamedTuple):
    """A seat of a match: what it was dealt, whether it won, and the share of seats that won."""

    character: str
    birthday: str
    won: bool
    fair: float


def dealt_seats(variant: Variant, match: StoredMatch) -> Iterator[DealtSeat]:
    """Yield the seats of a match; characters and birthday cards are dealt before the first decision and stay."""
    start, fair = next(replay_states(variant.contest, match.index, [])), len(match.winners) / variant.players
    for seat in range(variant.players):
        character, birthday = CHARACTER_NAMES[start.characters[seat]], BIRTHDAYS[start.birthdays[seat]]
        yield DealtSeat(character, BIRTHDAY_NAMES[birthday], seat in match.winners, fair)


def win_rows(names: Sequence[str], seats: Sequence[tuple[str, DealtSeat]]) -> list[Row]:
    """Return for each name the share of its matches won, alone or with others, and its fair share; the best first."""
    own_seats = {name: [seat for dealt, seat in seats if dealt == name] for name in names}
    rows = [
        {"name": name, **count_row([seat.won for seat in own]), "fair": rounded(fmean(seat.fair for seat in own))}
        for name, own in own_seats.items()
        if own
    ]
    return sorted(rows, key=lambda row: -row["share"])
