"""Statistics of matches, and their Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean, stdev
from textwrap import wrap
from typing import Any

from baghdad.arena.board_study.matches import MatchSummary
from baghdad.voleurs.box import DISTRICTS

WANTED = range(8, 21)  # number of rounds that a match should take
LINE_WIDTH = 118  # columns of the page


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, numbers: list[int]) -> Mean:
        """Return the mean of at least two numbers."""
        return cls(fmean(numbers), stdev(numbers) / len(numbers) ** 0.5)

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.error:.1f}"

    def __sub__(self, other: Mean) -> Mean:
        return Mean(self.value - other.value, (self.error**2 + other.error**2) ** 0.5)


def mean_rounds(matches: list[MatchSummary]) -> Mean:
    """Return the mean number of rounds."""
    return Mean.of([summary.rounds for summary in matches])


def wanted_share(matches: list[MatchSummary]) -> float:
    """Return the share of matches that took the wanted number of rounds."""
    return sum(summary.rounds in WANTED for summary in matches) / len(matches)


def district_shares(matches: list[MatchSummary]) -> list[float]:
    """Return each district's share of all cards drawn."""
    drawn = [sum(summary.drawn[district] for summary in matches) for district in range(len(DISTRICTS))]
    return [number / max(sum(drawn), 1) for number in drawn]


def percent(share: float) -> str:
    """Return a share as a text in percent."""
    return f"{100 * share:.0f} %"


def mean_and_range(rounds: list[int]) -> str:
    """Return mean, minimum and maximum as a text."""
    return f"{fmean(rounds):.1f} ({min(rounds)} to {max(rounds)})" if rounds else "never"


def wrap_paragraph(text: str, mark: str = "") -> list[str]:
    """Return a text as lines of limited width, after a list mark if given."""
    return wrap(text, LINE_WIDTH, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)


def table_lines(head: list[str], rows: Iterable[list[Any]]) -> Iterator[str]:
    """Yield the lines of a Markdown table."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(str(cell) for cell in row) + " |"
