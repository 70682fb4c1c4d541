"""The sections and charts of the balance report of dieb."""

from __future__ import annotations

from collections.abc import Iterator

from baghdad.arena.dieb.balance import TACTICAL
from baghdad.arena.plots import PERCENT
from baghdad.arena.report.charts import (
    SHARE,
    Chart,
    IntervalChart,
    SeatChart,
    length_chart,
    mean_line,
    share_line,
    variant_label,
)
from baghdad.arena.report.markdown import (
    format_mean,
    format_points,
    format_share,
    image,
    markdown_table,
    seat_table,
    variant_name,
    wrap_paragraph,
)
from baghdad.arena.report.report import Figures, Images
from baghdad.arena.report.variants import USUAL

POINTS = "percentage points of the chance to win"
WORDS = (USUAL, TACTICAL)  # variants whose labels are words


def charts(figures: Figures) -> dict[str, Chart]:
    """Return the charts of length, escorts, dancers and seats."""
    rows = figures["tables"]
    dancer_lines = [
        mean_line(f"{what}, {row['players']} players", row["dancer"][key], PERCENT)
        for key, what in (("gain", "one more dancer"), ("card", "one more card"), ("slope", "each dancer held"))
        for row in rows
        if row.get("dancer") and row["dancer"][key]
    ]
    escorts = [share_line(variant_label(row), row["escorted"]) for row in rows]
    found: dict[str, Chart] = {
        "length": length_chart(rows),
        "escorts": IntervalChart("Won by an escort", SHARE, escorts),
        "seats": SeatChart(rows),
    }
    if dancer_lines:
        found["dancers"] = IntervalChart("The worth of a dancer", POINTS, dancer_lines)
    return found


def sections(figures: Figures, images: Images) -> Iterator[str]:
    """Yield seats, length and escorts, and the value of a dancer."""
    rows = figures["tables"]
    alike = ", ".join(f"`{edition}`" for edition in figures["like_usual"])
    yield "### Seats"
    yield ""
    yield from wrap_paragraph(
        f"Seat 1 begins. “usual” is the game without an edition's own rules; the editions {alike} are played the same "
        "way. “tactical” is the variant in which neutral guards are placed too."
    )
    yield from seat_table(rows, WORDS)
    yield from image(images, "seats", "Share of wins by seat")
    yield "### Length and escorts"
    yield ""
    yield from wrap_paragraph(
        "A match counts as won by an escort if the thief that completed the last chest came with a guard. The last "
        "column shows the share of all thieves that came with a guard."
    )
    head = ["players", "variant", "rounds", "median", "decisions", "won by an escort", "thieves escorted"]
    yield from markdown_table(
        head,
        [
            [
                row["players"], variant_name(row, WORDS), format_mean(row["rounds"]), f"{row['rounds']['median']:g}",
                format_mean(row["decisions"], 0), format_share(row["escorted"]), format_share(row["thieves"]),
            ]
            for row in rows
        ],
    )  # fmt: skip
    yield from image(images, "length", "Rounds in a match")
    yield from image(images, "escorts", "Wins by an escort")
    yield "### Value of a dancer"
    yield ""
    yield from wrap_paragraph(
        "Measured in two ways with usual rules, in percentage points. First by search: up to four times in the middle "
        "third of every match, the seat whose turn begins is given one dancer from the open pile, or one palace card "
        "drawn from the deck, and `master:200` estimates how much its chance to win rises. Second by regression of "
        "winning on dancers held in the middle third, both relative to the table's mean; this shows who wins, not why."
    )
    yield from markdown_table(
        ["players", "dancers taken in a match", "one more dancer", "one more palace card", "each dancer held"],
        [
            [
                row["players"],
                format_mean(row["dancer"]["taken"]),
                *(format_points(row["dancer"][key]) for key in ("gain", "card", "slope")),
            ]
            for row in rows
            if "dancer" in row
        ],
    )
    yield from image(images, "dancers", "Gain by one more dancer or card")
