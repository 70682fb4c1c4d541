"""Conclusions: each sentence is paired with the condition on the statistics under which it is true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from baghdad.arena.balance.markdown import format_mean, format_percent, format_points, format_share
from baghdad.arena.balance.statistics import Row, significant_difference, significant_share_difference
from baghdad.arena.balance.variants import ALL_ADVANCED, TACTICAL, USUAL

MAJORITY, RARE = 0.5, 0.1  # shares of matches
NEGLIGIBLE = 0.01  # a gain in the chance to win


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence, and whether the statistics support it."""

    sentence: str
    holds: bool


def findings(game: str, figures: dict[str, Any]) -> list[Finding]:
    """Return all possible sentences about a game, supported or not; emphasised ones first."""
    all_findings = {"dieb": dieb_findings, "voleurs": voleurs_findings}[game](figures)
    return sorted(all_findings, key=lambda finding: not finding.sentence.startswith("**"))


def supported(all_findings: list[Finding]) -> list[str]:
    """Return the sentences that the statistics support."""
    return [finding.sentence for finding in all_findings if finding.holds]


# --- any game ------------------------------------------------------------------------------------------------------

Rows = dict[int, Row]  # rows of one variant by number of players


def rows_of(tables: list[Row], label: str) -> Rows:
    """Return the rows of one variant by number of players."""
    return {row["players"]: row for row in tables if row["label"] == label}


def join_words(things: Sequence[object]) -> str:
    """Join words: “2”, “2 and 3”, “2, 3 and 4”."""
    *first, last = map(str, things)
    return f"{', '.join(first)} and {last}" if first else last


def seat_findings(usual: Rows) -> Iterator[Finding]:
    """Yield findings on whether the seat matters."""
    for players, row in usual.items():
        for seat in row["seats"]:
            details = (
                f"it wins {format_share(seat)} with {players} players, where {format_percent(row['fair'])} is fair"
            )
            yield Finding(f"**Seat {seat['seat']} has an advantage:** {details}.", seat["low"] > row["fair"])
            yield Finding(f"**Seat {seat['seat']} has a disadvantage:** {details}.", seat["high"] < row["fair"])
    even = [
        players for players, row in usual.items() if not any(map(differs_from_fair, row["seats"], repeat(row["fair"])))
    ]
    yield Finding(
        f"With {join_words(even or [0])} players no seat is ahead or behind by more than chance explains.", bool(even)
    )


def differs_from_fair(row: Row, fair: float) -> bool:
    """Return whether a fair share lies outside the interval of a share."""
    return not row["low"] <= fair <= row["high"]


def change_findings(what: str, usual: Rows, changed: Rows) -> Iterator[Finding]:
    """Yield findings on how a variant differs from the usual game."""
    alike = []
    for players, row in changed.items():
        before = usual[players]
        rounds = significant_difference(row["rounds"], before["rounds"])
        details = (
            f"with {players} players {format_mean(row['rounds'])} rounds instead of {format_mean(before['rounds'])}"
        )
        yield Finding(f"{what} makes matches longer: {details}.", rounds > 0)
        yield Finding(f"{what} makes matches shorter: {details}.", rounds < 0)
        seat_changes = [*_seat_change_findings(what, before, row)]
        yield from seat_changes
        if rounds == 0 and not any(finding.holds for finding in seat_changes) and not is_unused(row):
            alike.append(players)
    yield Finding(
        f"{what} changes neither the length nor the chances of a seat by more than these matches can tell, with "
        f"{join_words(alike or [0])} players.",
        bool(alike),
    )


def _seat_change_findings(what: str, usual: Row, changed: Row) -> Iterator[Finding]:
    for before, after in zip(usual["seats"], changed["seats"], strict=True):
        usual_seat, changed_seat = (
            {**seat, "matches": row["matches"]} for seat, row in ((before, usual), (after, changed))
        )
        details = f"{format_share(after)} instead of {format_share(before)}"
        yield Finding(
            f"{what} changes the chances of seat {before['seat']} with {usual['players']} players: {details}.",
            significant_share_difference(changed_seat, usual_seat) != 0,
        )


# --- dieb ----------------------------------------------------------------------------------------------------------


def dieb_findings(figures: dict[str, Any]) -> Iterator[Finding]:
    """Yield findings on seats, variants, editions, escorts and dancers."""
    tables = figures["tables"]
    usual = rows_of(tables, USUAL)
    yield from seat_findings(usual)
    yield from change_findings("The tactical variant", usual, rows_of(tables, TACTICAL))
    for label in dict.fromkeys(row["label"] for row in tables if row["label"] not in (USUAL, TACTICAL)):
        edition = rows_of(tables, label)
        yield from change_findings(f"The edition `{label}`", usual, edition)
        yield from unused_rule_findings(f"the edition `{label}`", edition)
    alike = [f"`{edition}`" for edition in figures["like_usual"]]
    yield Finding(
        f"The editions {join_words(alike or ['none'])} are played exactly as the rules are without an edition: every "
        "match would be the same, so they weren't played separately.",
        len(alike) > 1,
    )
    for row in usual.values():
        yield from escort_findings(row)
        yield from dancer_findings(row)


def unused_rule_findings(what: str, rows: Rows) -> Iterator[Finding]:
    """Yield findings on whether an optional rule ever changed a match; both variants play the same deals."""
    unused = [players for players, row in rows.items() if is_unused(row)]
    yield Finding(
        f"**What {what} changes never came up** with {join_words(unused or [0])} players: every match was the "
        "very same as without it, action for action. That says as much about the player as about the rule.",
        bool(unused),
    )


def is_unused(row: Row) -> bool:
    """Return whether every match was identical to the one with usual rules."""
    return bool(row["alike"]["count"] == row["matches"])


def escort_findings(row: Row) -> Iterator[Finding]:
    """Yield findings on how the last thief arrives."""
    wins, every, players = row["escorted"], row["thieves"], row["players"]
    details = f"with {players} players {format_share(wins)} of the wins"
    yield Finding(f"**Most matches are won by an escort:** {details}.", wins["low"] > MAJORITY)
    yield Finding(f"**Hardly any match is won by an escort:** {details}.", wins["high"] < RARE)
    last_share, any_share = format_percent(wins["share"]), format_percent(every["share"])
    comparison = f"{last_share} of the last thieves come with a guard, {any_share} of all thieves do"
    yield Finding(
        f"The last thief is escorted more often than others with {players} players: {comparison}.",
        significant_share_difference(wins, every) > 0,
    )
    yield Finding(
        f"The last thief is escorted less often than others with {players} players: {comparison}.",
        significant_share_difference(wins, every) < 0,
    )


def dancer_findings(row: Row) -> Iterator[Finding]:
    """Yield findings on the value of one more dancer, estimated and observed."""
    gain, card, slope = (row["dancer"][key] for key in ("gain", "card", "slope"))
    players, taken = row["players"], row["dancer"]["taken"]
    yield Finding(
        f"**Hardly anybody takes a dancer** with {players} players: {format_mean(taken)} are taken in a match.",
        taken["mean"] + taken["error"] < 1,
    )
    if gain and card:
        details = (
            f"with {players} players {format_points(gain)} percentage points of winning against {format_points(card)}"
        )
        yield Finding(
            f"**A dancer is worth more than a palace card:** {details}.", significant_difference(gain, card) > 0
        )
        yield Finding(
            f"**A dancer is worth no more than a palace card:** {details}.", significant_difference(gain, card) < 0
        )
        yield Finding(
            f"One dancer more hardly helps with {players} players: {format_points(gain)} percentage points.",
            gain["mean"] + gain["error"] < NEGLIGIBLE,
        )
    if slope:
        details = (
            f"{format_points(slope)} percentage points for each dancer above the table's mean, with {players} players"
        )
        yield Finding(
            f"Those who hold more dancers in the middle of a match win more often: {details}.",
            slope["mean"] > slope["error"],
        )
        yield Finding(
            f"**Those who hold more dancers in the middle of a match win less often:** {details}.",
            slope["mean"] < -slope["error"],
        )


# --- voleurs -------------------------------------------------------------------------------------------------------


def voleurs_findings(figures: dict[str, Any]) -> Iterator[Finding]:
    """Yield findings on characters, birthday cards, several winners, seats and advanced rules."""
    tables = figures["tables"]
    yield from dealt_card_findings("character", figures["characters"])
    yield from dealt_card_findings("birthday card", figures["birthdays"])
    usual = rows_of(tables, USUAL)
    for row in usual.values():
        yield from winner_findings(row)
    yield from seat_findings(usual)
    for label in dict.fromkeys(row["label"] for row in tables if row["label"] != USUAL):
        together = "Using all advanced rules at once", "With all advanced rules"
        alone = (f"{word} advanced rule “{label.replace('_', ' ')}”" for word in ("The", "With the"))
        what, with_it = together if label == ALL_ADVANCED else alone
        changed = rows_of(tables, label)
        yield from change_findings(what, usual, changed)
        yield from unused_rule_findings(_lower_first(what), changed)
        for players, row in changed.items():
            before = usual[players]
            several = significant_share_difference(row["several"], before["several"])
            details = f"{format_share(row['several'])} of the matches instead of {format_share(before['several'])}"
            yield Finding(f"{with_it} several win more often: {details}.", several > 0)
            yield Finding(f"{with_it} several win less often: {details}.", several < 0)


def dealt_card_findings(what: str, rows: list[Row]) -> Iterator[Finding]:
    """Yield findings on whether a dealt character or birthday card matters."""
    apart = [row for row in rows if differs_from_fair(row, row["fair"])]
    for row in rows:
        details = f"wins {format_share(row)} of its matches, where {format_percent(row['fair'])} would be its share"
        yield Finding(f"**A good {what}:** “{row['name']}” {details}.", row["low"] > row["fair"])
        yield Finding(f"**A bad {what}:** “{row['name']}” {details}.", row["high"] < row["fair"])
    yield Finding(
        f"No {what} is better or worse than the others by more than chance explains.", bool(rows) and not apart
    )


def winner_findings(row: Row) -> Iterator[Finding]:
    """Yield findings on the number of winners and the reason of victory."""
    several, riches, players = row["several"], row["reasons"]["riches"], row["players"]
    yield Finding(
        f"**Most matches with {players} players have several winners:** {format_share(several)}.",
        several["low"] > MAJORITY,
    )
    yield Finding(
        f"Hardly any match with {players} players has several winners: {format_share(several)}.", several["high"] < RARE
    )
    yield Finding(
        f"Hardly any match with {players} players is decided by riches: {format_share(riches)}.", riches["high"] < RARE
    )
    yield Finding(
        f"**Most matches with {players} players are decided by riches:** {format_share(riches)}.",
        riches["low"] > MAJORITY,
    )
    cut = row["unfinished"]
    yield Finding(
        f"**Some matches with {players} players never end:** {format_share(cut)} were cut off.", cut["count"] > 0
    )


def _lower_first(text: str) -> str:
    return text[0].lower() + text[1:]
