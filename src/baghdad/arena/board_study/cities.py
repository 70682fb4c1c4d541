"""The cities played in: the usual one, those drawn with fewer or more streets, and either with other distances.

A match takes a board by name or by its text, so a city whose ways are stretched is a text of its own, with its tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

from baghdad.voleurs.board.measurements import BoardMeasurements
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import DEFAULT_BOARD, FOLDER, SUFFIX
from baghdad.voleurs.board.registry import board_tables, get_board
from baghdad.voleurs.board.tables import DESERT, UNREACHABLE
from baghdad.voleurs.board.validation import validate_board

DRAWN = Path(__file__).parent / "boards"  # with other streets


@dataclass(frozen=True)
class Table:
    """Matches that belong together: how many play, in which city, and how far its ways are stretched."""

    players: int
    city: str = DEFAULT_BOARD
    stretch: float = 1.0


@cache
def text_of(city: str, stretch: float = 1.0) -> str:
    """The city as a match takes it; the tables of one whose ways are stretched are made here."""
    drawn = DRAWN / f"{city}{SUFFIX}"
    text = (drawn if drawn.exists() else FOLDER / drawn.name).read_text(encoding="utf-8")
    if stretch != 1:
        text += f"# every way × {stretch:g}\n"
        stretch_ways(board_tables(text).distance, stretch)
    return text


def stretch_ways(distance: Any, stretch: float) -> None:
    """Makes all ways longer or shorter; neighbours stay neighbours."""
    real = distance < UNREACHABLE
    distance[real] = (distance[real] * stretch).round().clip(distance[real] > 0, UNREACHABLE - 1)


@dataclass(frozen=True)
class City:
    """What is measured of a city."""

    name: str
    streets: int
    shop_to_shop: float  # in a district
    shop_to_gate: float  # the nearest street from which a gate leads to the next richer district
    way: float  # from the desert to a shop of the Palace
    unmet: tuple[str, ...]  # wishes of ours
    failed: tuple[str, ...]  # clauses


@cache
def measured(city: str, stretch: float = 1.0) -> City:
    """All of it on average, by the distances that are played with."""
    text = text_of(city, stretch)
    board, distance = get_board(text), board_tables(text).distance
    shops = BoardMeasurements(board).shops
    within = [distance[one, other] for found in shops for one in found for other in found if one < other]
    gates = [min(distance[shop, gate] for gate in onward) for shop, onward in shops_and_gates(board, shops)]
    findings = validate_board(board)
    return City(
        city,
        sum(not cell.shop for cell in board.cells),
        fmean(within),
        fmean(gates),
        fmean(distance[DESERT, shop] for shop in shops[-1]),
        tuple(finding.code.removeprefix("wish_") for finding in findings if not finding.ok and finding.advice),
        tuple(finding.clause for finding in findings if finding.failed),
    )


def shops_and_gates(board: Board, shops: list[list[int]]) -> list[tuple[int, list[int]]]:
    """Each shop outside the Palace with the streets of its district before a gate to the next richer one."""
    pairs = [sorted(gate, key=lambda cell: board.cells[cell].district) for gate in board.gates]
    return [
        (shop, [here for here, _ in pairs if board.cells[here].district == district])
        for district, found in enumerate(shops[:-1])
        for shop in found
    ]


def cities() -> list[City]:
    """All of them, by streets."""
    names = {DEFAULT_BOARD, *(path.stem for path in DRAWN.glob(f"*{SUFFIX}"))}
    return sorted((measured(name) for name in names), key=lambda city: city.streets)
