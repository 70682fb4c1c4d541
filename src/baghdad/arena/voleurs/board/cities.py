"""The boards of the report: the default city, cities with fewer or more streets, and all with scaled distances.

A match takes a board by its name or its text, so a city with scaled distances is a text whose tables are replaced.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

from baghdad.voleurs.board.distances import UNREACHABLE
from baghdad.voleurs.board.measurements import BoardMeasurements
from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import DEFAULT_BOARD, FOLDER, SUFFIX
from baghdad.voleurs.board.registry import board_tables, get_board, replace_tables
from baghdad.voleurs.board.tables import DESERT, build_tables
from baghdad.voleurs.board.validation import validate_board

BOARDS_FOLDER = Path(__file__).parent / "boards"  # cities with other numbers of streets


@cache
def board_text(city: str, stretch: float = 1.0) -> str:
    """Return the text of a city; for scaled distances this also prepares its board tables."""
    board_file = BOARDS_FOLDER / f"{city}{SUFFIX}"
    text = (board_file if board_file.exists() else FOLDER / board_file.name).read_text(encoding="utf-8")
    if stretch != 1:
        text += f"# every way × {stretch:g}\n"
        tables = build_tables(get_board(text))
        scale_distances(tables.distance, stretch)
        replace_tables(text, tables)
    return text


def scale_distances(distance: Any, stretch: float) -> None:
    """Multiply all distances in place; cells at distance 0 stay there and others stay at least 1 apart."""
    real = distance < UNREACHABLE
    distance[real] = (distance[real] * stretch).round().clip(distance[real] > 0, UNREACHABLE - 1)


@dataclass(frozen=True)
class City:
    """Measurements of a city; distances are means in steps."""

    name: str
    streets: int
    shop_to_shop: float  # within a district
    shop_to_gate: float  # the nearest street with a gate to the next richer district
    desert_to_palace: float  # to a shop of the Palace
    unmet_recommendations: tuple[str, ...]  # recommendations, not rules
    failed_clauses: tuple[str, ...]


@cache
def measure_city(city: str, stretch: float = 1.0) -> City:
    """Return the measurements of a city with scaled distances."""
    text = board_text(city, stretch)
    board, distance = get_board(text), board_tables(text).distance
    shops = BoardMeasurements(board).shops
    within = [distance[one, other] for found in shops for one in found for other in found if one < other]
    gates = [min(distance[shop, gate] for gate in onward) for shop, onward in shops_with_gates(board, shops)]
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


def shops_with_gates(board: Board, shops: list[list[int]]) -> list[tuple[int, list[int]]]:
    """Return each shop outside the Palace with the streets of its district that have a gate to the next richer one."""
    pairs = [sorted(gate, key=lambda cell: board.cells[cell].district) for gate in board.gates]
    return [
        (shop, [here for here, _ in pairs if board.cells[here].district == district])
        for district, found in enumerate(shops[:-1])
        for shop in found
    ]


def cities() -> list[City]:
    """Return the measurements of all cities, by number of streets."""
    names = {DEFAULT_BOARD, *(path.stem for path in BOARDS_FOLDER.glob(f"*{SUFFIX}"))}
    return sorted((measure_city(name) for name in names), key=lambda city: city.streets)
