"""Formatting of numbers, tables, paragraphs and images as Markdown."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any

from baghdad.arena.report.statistics import Row
from baghdad.arena.report.variants import USUAL

LINE_WIDTH = 120  # characters
PERCENT = 100


def format_percent(share: float) -> str:
    """Format a share."""
    return f"{PERCENT * share:.0f} %"


def format_share(row: Row) -> str:
    """Format a share with its interval."""
    return f"{PERCENT * row['share']:.0f} % ({PERCENT * row['low']:.0f}–{PERCENT * row['high']:.0f})"


def format_mean(row: Row, digits: int = 1) -> str:
    """Format a mean with the half-width of its interval."""
    return f"{row['mean']:.{digits}f} ± {row['error']:.{digits}f}"


def format_points(row: Row | None) -> str:
    """Format a difference of win chances in percentage points."""
    return f"{PERCENT * row['mean']:+.1f} ± {PERCENT * row['error']:.1f}" if row else "–"


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    """Yield the lines of a table, and an empty line after it."""
    yield f"| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


def wrap_paragraph(words: str, mark: str = "") -> Iterator[str]:
    """Yield wrapped lines; with a mark such as "- ", further lines are indented to the text behind it."""
    yield from wrap(words, LINE_WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)
    if not mark:
        yield ""


def image(images: Mapping[str, str], key: str, description: str) -> Iterator[str]:
    """Yield an image if there is one, and an empty line after it."""
    if key in images:
        yield f"![{description}]({images[key]})"
        yield ""


def join_words(things: Sequence[object]) -> str:
    """Join words: “2”, “2 and 3”, “2, 3 and 4”."""
    *first, last = map(str, things)
    return f"{', '.join(first)} and {last}" if first else last


def variant_name(row: Row, words: Container[str] = (USUAL,)) -> str:
    """Return the label of a variant: one of these words, several words, or the name of an option as code."""
    label = str(row["label"])
    return label if label in words or " " in label else f"`{label}`"


def seat_table(rows: Sequence[Row], words: Container[str] = (USUAL,)) -> Iterator[str]:
    """Yield a table of the share of each seat in each variant."""
    most = max(row["players"] for row in rows)
    yield from markdown_table(
        ["players", "variant", *(f"seat {seat + 1}" for seat in range(most))],
        [
            [
                row["players"],
                variant_name(row, words),
                *map(format_share, row["seats"]),
                *["–"] * (most - row["players"]),
            ]
            for row in rows
        ],
    )
