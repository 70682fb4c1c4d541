"""Figures of any game's matches, JSON-ready: who wins, how long it takes, how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Any

from baghdad.arena.balance.tables import Table
from baghdad.arena.contest_match import Played, StoredMatch
from baghdad.arena.intervals import NORMAL, rounded, shared, spread
from baghdad.arena.results import seat_rows

Row = dict[str, Any]
Looked = Iterable[tuple[Table, list[StoredMatch]]]  # every table once, with its matches


def table_row(table: Table, matches: Sequence[Played]) -> Row:
    """What is counted at every table."""
    return {
        "label": table.label,
        "players": table.players,
        "options": table.contest.options,
        "matches": len(matches),
        "fair": rounded(1 / table.players),
        "seats": seat_rows(table.players, matches),
        "rounds": spread([match.rounds for match in matches]),
        "decisions": spread([sum(match.moves) for match in matches]),
        "several": count_of([len(match.winners) > 1 for match in matches]),
        "unfinished": count_of([not match.winners for match in matches]),
    }


def count_of(cases: Sequence[bool]) -> Row:
    """How often something was so, as a share with its interval."""
    return {"matches": len(cases), "count": sum(cases), **shared(sum(cases), len(cases))}


class PairedDeals:
    """Matches with the same deal at a usual table and at another with as many players."""

    def __init__(self) -> None:
        self.usual: dict[tuple[int, int], list[tuple[int, str]]] = {}

    def add(self, table: Table, matches: Sequence[StoredMatch]) -> None:
        """Matches of a usual table, which come before those of others."""
        self.usual.update(((table.players, match.index), match.actions) for match in matches)

    def alike(self, table: Table, matches: Sequence[StoredMatch]) -> Row:
        """How often everybody did the very same."""
        return count_of([self.usual.get((table.players, match.index)) == match.actions for match in matches])


# --- what may be said ----------------------------------------------------------------------------------------------


def longer(one: Row, other: Row) -> float:
    """By how much a mean is larger than another, beyond doubt; 0 if that can't be told."""
    difference = float(one["mean"] - other["mean"])
    return difference if abs(difference) > hypot(one["error"], other["error"]) else 0.0


def more_often(one: Row, other: Row) -> float:
    """By how much a share is larger than another, beyond doubt (two proportions, 95 %); 0 if that can't be told."""
    difference = float(one["share"] - other["share"])
    if not one["matches"] or not other["matches"]:
        return 0.0
    whole = one["matches"] + other["matches"]
    middle = (one["share"] * one["matches"] + other["share"] * other["matches"]) / whole
    error = NORMAL * (middle * (1 - middle) * (1 / one["matches"] + 1 / other["matches"])) ** 0.5
    return difference if abs(difference) > error else 0.0
