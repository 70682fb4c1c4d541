"""Formatting of numbers, tables and paragraphs as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from baghdad.arena.balance.statistics import Row

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
