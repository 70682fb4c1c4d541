"""Numbers and lines as the page has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from baghdad.arena.balance.statistics import Row

LINE = 120  # columns of the page
PERCENT = 100


def percent(share: float) -> str:
    """A share."""
    return f"{PERCENT * share:.0f} %"


def share(row: Row) -> str:
    """A share with its interval."""
    return f"{PERCENT * row['share']:.0f} % ({PERCENT * row['low']:.0f}–{PERCENT * row['high']:.0f})"


def mean(row: Row, digits: int = 1) -> str:
    """A mean and how far its interval reaches."""
    return f"{row['mean']:.{digits}f} ± {row['error']:.{digits}f}"


def points(row: Row | None) -> str:
    """A difference of chances, in percentage points."""
    return f"{PERCENT * row['mean']:+.1f} ± {PERCENT * row['error']:.1f}" if row else "–"


def table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    """A table, and an empty line after it."""
    yield f"| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"
    yield ""


def paragraph(words: str, mark: str = "") -> Iterator[str]:
    """Words in lines; those after the first stand under the words behind the mark."""
    yield from wrap(words, LINE, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)
    if not mark:
        yield ""
