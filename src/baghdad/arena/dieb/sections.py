"""The sections of the balance report of dieb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.arena.dieb.balance import TACTICAL
from baghdad.arena.plots import PERCENT
from baghdad.arena.report.charts import (
    SHARE,
    IntervalChart,
    length_chart,
    mean_line,
    seat_chart,
    share_line,
    variant_label,
)
from baghdad.arena.report.markdown import (
    LENGTH_COLUMNS,
    Table,
    format_mean,
    format_points,
    format_share,
    seat_columns,
    variant_columns,
)
from baghdad.arena.report.report import Block, Figures, Section
from baghdad.arena.report.variants import USUAL

POINTS = "percentage points of the chance to win"


def sections(figures: Figures) -> Iterator[Section]:
    """Yield seats, length and escorts, and the value of a dancer."""
    rows, variant = figures["tables"], variant_columns(words=(USUAL, TACTICAL))
    alike = ", ".join(f"`{edition}`" for edition in figures["like_usual"])
    yield Section(
        "Seats",
        [
            f"Seat 1 begins. “usual” is the game without an edition's own rules; the editions {alike} are played the "
            "same way. “tactical” is the variant in which neutral guards are placed too.",
            Table(rows, {**variant, **seat_columns(rows)}),
            seat_chart(rows),
        ],
    )
    escort_columns = {
        "decisions": lambda row: format_mean(row["decisions"], 0),
        "won by an escort": lambda row: format_share(row["escorted"]),
        "thieves escorted": lambda row: format_share(row["thieves"]),
    }
    escorts = [share_line(variant_label(row), row["escorted"]) for row in rows]
    yield Section(
        "Length and escorts",
        [
            "A match counts as won by an escort if the thief that completed the last chest came with a guard. The last "
            "column shows the share of all thieves that came with a guard.",
            Table(rows, {**variant, **LENGTH_COLUMNS, **escort_columns}),
            length_chart(rows),
            IntervalChart("escorts", "Wins by an escort", "Won by an escort", SHARE, escorts),
        ],
    )
    yield Section("Value of a dancer", dancer_blocks([row for row in rows if "dancer" in row]))


def dancer_blocks(rows: list[dict[str, Any]]) -> Iterator[Block]:
    """Yield how the value of a dancer is measured, and what it is."""
    yield (
        "Measured in two ways with usual rules, in percentage points. First by search: up to four times in the middle "
        "third of every match, the seat whose turn begins is given one dancer from the open pile, or one palace card "
        "drawn from the deck, and `master:200` estimates how much its chance to win rises. Second by regression of "
        "winning on dancers held in the middle third, both relative to the table's mean; this shows who wins, not why."
    )
    columns = {
        "players": lambda row: row["players"],
        "dancers taken in a match": lambda row: format_mean(row["dancer"]["taken"]),
        "one more dancer": lambda row: format_points(row["dancer"]["gain"]),
        "one more palace card": lambda row: format_points(row["dancer"]["card"]),
        "each dancer held": lambda row: format_points(row["dancer"]["slope"]),
    }
    yield Table(rows, columns)
    lines = [
        mean_line(f"{what}, {row['players']} players", row["dancer"][key], PERCENT)
        for key, what in (("gain", "one more dancer"), ("card", "one more card"), ("slope", "each dancer held"))
        for row in rows
        if row["dancer"][key]
    ]
    if lines:
        yield IntervalChart("dancers", "Gain by one more dancer or card", "The worth of a dancer", POINTS, lines)
