"""Conclusions: each sentence is paired with the condition on the figures under which it is true."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import repeat

from baghdad.arena.report.markdown import format_mean, format_percent, format_share, join_words
from baghdad.arena.report.statistics import Row, significant_difference, significant_share_difference

MAJORITY, RARE = 0.5, 0.1  # shares of matches


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence, and whether the figures support it."""

    sentence: str
    holds: bool


def supported(findings: Iterable[Finding]) -> list[str]:
    """Return the sentences that the figures support."""
    return [finding.sentence for finding in findings if finding.holds]


# --- on the variants of any game -----------------------------------------------------------------------------------

Rows = dict[int, Row]  # rows of one variant by number of players


def rows_of(tables: list[Row], label: str) -> Rows:
    """Return the rows of one variant by number of players."""
    return {row["players"]: row for row in tables if row["label"] == label}


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
