"""A row of the document: one figure, and beside it a peer or a limit that was measured in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

MACHINE = "machine"  # the figure that every benchmark begins with
HEADINGS = ("part", "what", "figure", "beside it, in the same run", "share")


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured, its figure, what it is compared with, and the figure as a share of that; as texts."""

    what: str
    figure: str
    beside: str = ""
    share: str = ""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to measure: rounds of each figure; seconds, tables, tables for several workers, and idle connections."""

    rounds: int = 5
    seconds: float = 5.0
    tables: tuple[int, ...] = (10, 100, 500)
    tables_of_workers: tuple[int, ...] = (100, 500)
    connections: tuple[int, ...] = (100, 1_000, 5_000)


QUICK = Effort(rounds=1, seconds=0.5, tables=(2,), tables_of_workers=(2,), connections=(2,))


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the document: its title and the function that measures its rows one after the other."""

    title: str
    measure: Callable[[Effort], Iterator[Row]]
