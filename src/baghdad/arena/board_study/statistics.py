"""Numbers out of matches, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean, stdev
from textwrap import wrap
from typing import Any

from baghdad.arena.board_study.matches import Played
from baghdad.voleurs.box import DISTRICTS

WANTED = range(8, 21)  # rounds a match should take
LINE = 118  # columns of the page


@dataclass(frozen=True)
class Mean:
    """A mean with its standard error."""

    value: float
    error: float

    @classmethod
    def of(cls, numbers: list[int]) -> Mean:
        """Of at least two."""
        return cls(fmean(numbers), stdev(numbers) / len(numbers) ** 0.5)

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.error:.1f}"

    def __sub__(self, other: Mean) -> Mean:
        return Mean(self.value - other.value, (self.error**2 + other.error**2) ** 0.5)


def rounds_of(matches: list[Played]) -> Mean:
    """How long they took."""
    return Mean.of([played.rounds for played in matches])


def wanted_share(matches: list[Played]) -> float:
    """How many of them took the rounds they should."""
    return sum(played.rounds in WANTED for played in matches) / len(matches)


def district_shares(matches: list[Played]) -> list[float]:
    """Where the cards come from."""
    drawn = [sum(played.drawn[district] for played in matches) for district in range(len(DISTRICTS))]
    return [number / max(sum(drawn), 1) for number in drawn]


def percent(share: float) -> str:
    """A share as it is written."""
    return f"{100 * share:.0f} %"


def span(rounds: list[int]) -> str:
    """The mean of rounds, the first and the last."""
    return f"{fmean(rounds):.1f} ({min(rounds)} to {max(rounds)})" if rounds else "never"


def paragraph(words: str, mark: str = "") -> list[str]:
    """Words in lines; those after the first stand under the words behind the mark."""
    return wrap(words, LINE, initial_indent=mark, subsequent_indent=" " * len(mark), break_on_hyphens=False)


def lines_of_table(head: list[str], rows: Iterable[list[Any]]) -> Iterator[str]:
    """A table of the page."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(str(cell) for cell in row) + " |"
