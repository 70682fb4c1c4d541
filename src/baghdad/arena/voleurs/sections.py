"""The sections and charts of the balance report of voleurs."""

from __future__ import annotations

from collections.abc import Iterator

from baghdad.arena.report.charts import (
    SHARE,
    Chart,
    IntervalChart,
    SeatChart,
    length_chart,
    share_line,
    variant_label,
)
from baghdad.arena.report.markdown import (
    format_mean,
    format_percent,
    format_share,
    image,
    markdown_table,
    seat_table,
    variant_name,
    wrap_paragraph,
)
from baghdad.arena.report.report import Figures, Images


def charts(figures: Figures) -> dict[str, Chart]:
    """Return the charts of characters, birthday cards, length, several winners and seats."""
    rows = figures["tables"]
    dealt = {
        key: IntervalChart(title, SHARE, [share_line(row["name"], row, row["fair"]) for row in figures[key]])
        for key, title in (("characters", "Matches won by character"), ("birthdays", "Matches won by birthday card"))
    }
    several = [share_line(variant_label(row), row["several"]) for row in rows]
    return {
        **dealt,
        "length": length_chart(rows),
        "several": IntervalChart("Several winners", SHARE, several),
        "seats": SeatChart(rows),
    }


def sections(figures: Figures, images: Images) -> Iterator[str]:
    """Yield characters and birthday cards, length, winners and advanced rules, and seats."""
    rows = figures["tables"]
    yield from wrap_paragraph(
        "Characters are dealt, because chosen ones would differ by seat; matches stop after 40 rounds."
    )
    yield "### Characters and birthday cards"
    yield ""
    yield from wrap_paragraph(
        "All matches with usual rules: how often the seat with that character or birthday card won, alone or with "
        "others, and the fair share, which all would win if they were equally good."
    )
    for key, what in (("characters", "character"), ("birthdays", "birthday card")):
        yield from markdown_table(
            [what, "matches", "won", "fair share"],
            [[row["name"], row["matches"], format_share(row), format_percent(row["fair"])] for row in figures[key]],
        )
        yield from image(images, key, f"Share of matches won by {what}")
    yield "### Rounds, winners, advanced rules"
    yield ""
    head = ["players", "variant", "rounds", "median", "several win", "by birthday", "by riches", "cut off"]
    yield from markdown_table(
        head,
        [
            [
                row["players"], variant_name(row), format_mean(row["rounds"]), f"{row['rounds']['median']:g}",
                format_share(row["several"]), format_share(row["reasons"]["birthday"]),
                format_share(row["reasons"]["riches"]), format_share(row["unfinished"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    yield from image(images, "length", "Rounds in a match")
    yield from image(images, "several", "Matches with several winners")
    yield "### Seats"
    yield ""
    yield from wrap_paragraph("Several winners divide a match equally among them.")
    yield from seat_table(rows)
    yield from image(images, "seats", "Share of wins by seat")
