"""The sections of the balance report of voleurs."""

from __future__ import annotations

from collections.abc import Iterator

from baghdad.arena.report.charts import SHARE, IntervalChart, length_chart, seat_chart, share_line, variant_label
from baghdad.arena.report.markdown import (
    LENGTH_COLUMNS,
    Table,
    format_percent,
    format_share,
    seat_columns,
    variant_columns,
)
from baghdad.arena.report.report import Block, Figures, Section
from baghdad.arena.report.statistics import Row


def sections(figures: Figures) -> Iterator[Section]:
    """Yield characters and birthday cards, length, winners and advanced rules, and seats."""
    rows, variant = figures["tables"], variant_columns()
    yield Section("", ["Characters are dealt, because chosen ones would differ by seat; matches stop after 40 rounds."])
    yield Section(
        "Characters and birthday cards",
        [
            "All matches with usual rules: how often the seat with that character or birthday card won, alone or with "
            "others, and the fair share, which all would win if they were equally good.",
            *dealt_blocks("characters", "character", figures["characters"]),
            *dealt_blocks("birthdays", "birthday card", figures["birthdays"]),
        ],
    )
    winner_columns = {
        "several win": lambda row: format_share(row["several"]),
        "by birthday": lambda row: format_share(row["reasons"]["birthday"]),
        "by riches": lambda row: format_share(row["reasons"]["riches"]),
        "cut off": lambda row: format_share(row["unfinished"]),
    }
    several = [share_line(variant_label(row), row["several"]) for row in rows]
    yield Section(
        "Rounds, winners, advanced rules",
        [
            Table(rows, {**variant, **LENGTH_COLUMNS, **winner_columns}),
            length_chart(rows),
            IntervalChart("several", "Matches with several winners", "Several winners", SHARE, several),
        ],
    )
    yield Section(
        "Seats",
        [
            "Several winners divide a match equally among them.",
            Table(rows, {**variant, **seat_columns(rows)}),
            seat_chart(rows),
        ],
    )


def dealt_blocks(name: str, what: str, rows: list[Row]) -> Iterator[Block]:
    """Yield the table and the chart of a dealt character or birthday card."""
    yield Table(
        rows,
        {
            what: lambda row: row["name"],
            "matches": lambda row: row["matches"],
            "won": format_share,
            "fair share": lambda row: format_percent(row["fair"]),
        },
    )
    lines = [share_line(row["name"], row, row["fair"]) for row in rows]
    yield IntervalChart(name, f"Share of matches won by {what}", f"Matches won by {what}", SHARE, lines)
