"""Formatting of numbers, and of the blocks of a section as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap

from baghdad.arena.plots import PERCENT
from baghdad.arena.report.statistics import Row
from baghdad.arena.report.variants import USUAL

LINE_WIDTH = 120  # characters

Columns = Mapping[str, Callable[[Row], object]]  # the content of a cell, by the head of its column


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a line for each row."""

    rows: Iterable[Row]
    columns: Columns

    def lines(self) -> Iterator[str]:
        """Yield the lines of the table."""
        yield f"| {' | '.join(self.columns)} |"
        yield f"|{' --- |' * len(self.columns)}"
        for row in self.rows:
            yield f"| {' | '.join(str(cell(row)) for cell in self.columns.values())} |"


def wrap_paragraph(text: str, mark: str = "") -> list[str]:
    """Return wrapped lines; with a mark such as "- ", further lines are indented to the text behind it."""
    return wrap(text, LINE_WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)


def join_words(things: Sequence[object]) -> str:
    """Join words: “2”, “2 and 3”, “2, 3 and 4”."""
    *first, last = map(str, things)
    return f"{', '.join(first)} and {last}" if first else last


# --- numbers -------------------------------------------------------------------------------------------------------


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


# --- columns of variants -------------------------------------------------------------------------------------------


def variant_columns(words: Container[str] = (USUAL,)) -> Columns:
    """Return the columns that name a variant: as a word or words, or as the code of an option."""

    def name(row: Row) -> str:
        label = str(row["label"])
        return label if label in words or " " in label else f"`{label}`"

    return {"players": lambda row: row["players"], "variant": name}


LENGTH_COLUMNS: Columns = {
    "rounds": lambda row: format_mean(row["rounds"]),
    "median": lambda row: f"{row['rounds']['median']:g}",
}


def seat_columns(rows: Sequence[Row]) -> Columns:
    """Return a column for the share of each seat."""

    def column(seat: int) -> Callable[[Row], str]:
        return lambda row: format_share(row["seats"][seat]) if seat < row["players"] else "–"

    return {f"seat {seat + 1}": column(seat) for seat in range(max(row["players"] for row in rows))}
