"""The conclusions of the balance report of dieb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.arena.dieb.balance import TACTICAL
from baghdad.arena.report.findings import (
    MAJORITY,
    RARE,
    Finding,
    change_findings,
    rows_of,
    seat_findings,
    unused_rule_findings,
)
from baghdad.arena.report.markdown import format_mean, format_percent, format_points, format_share, join_words
from baghdad.arena.report.statistics import Row, significant_difference, significant_share_difference
from baghdad.arena.report.variants import USUAL

NEGLIGIBLE = 0.01  # a gain in the chance to win


def findings(figures: dict[str, Any]) -> Iterator[Finding]:
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
