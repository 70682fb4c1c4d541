"""The conclusions of the balance report of voleurs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.arena.report.findings import (
    MAJORITY,
    RARE,
    Finding,
    change_findings,
    differs_from_fair,
    rows_of,
    seat_findings,
    unused_rule_findings,
)
from baghdad.arena.report.markdown import format_percent, format_share
from baghdad.arena.report.statistics import Row, significant_share_difference
from baghdad.arena.report.variants import USUAL
from baghdad.arena.voleurs.balance import ALL_ADVANCED


def findings(figures: dict[str, Any]) -> Iterator[Finding]:
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
