"""The lookup tables of a board, for the compiled rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.errors import BoardError
from baghdad.core.rule import record
from baghdad.voleurs.board.distances import UNREACHABLE, fewest_steps
from baghdad.voleurs.board.model import DIRECTIONS, WAYS_IN, Board
from baghdad.voleurs.board.parser import MOST_CELLS
from baghdad.voleurs.box import BAZAAR

MAX_CELLS = 128
DESERT = 128  # the row of `distance` for the desert
NONE = -1
CELLS_PER_WORD = 63  # in a set of cells
CELL_WORDS = 2

assert MOST_CELLS <= CELLS_PER_WORD * CELL_WORDS <= MAX_CELLS

BOARD_TABLES = record(
    [
        ("cells", "<i2"),  # the number of cells
        ("shop", "u1", (MAX_CELLS,)),
        ("district", "i1", (MAX_CELLS,)),
        ("neighbours", "<i2", (MAX_CELLS, len(DIRECTIONS))),  # gates included (V-BOARD-15); NONE after the last
        ("degree", "i1", (MAX_CELLS,)),  # the number of neighbours
        ("distance", "u1", (MAX_CELLS + 1, MAX_CELLS)),  # fewest steps, pawns ignored (V-BOARD-14)
        ("entry", "u1", (MAX_CELLS,)),
        ("entries", "<i2", (WAYS_IN,)),
        # sets of cells
        ("shops", "<i8", (CELL_WORDS,)),
        ("first_streets", "<i8", (CELL_WORDS,)),  # where a Thief may be placed (V-SETUP-8)
        ("first_shops", "<i8", (CELL_WORDS,)),  # and Caravaneers (V-SETUP-9)
    ]
)


def build_tables(board: Board) -> Any:
    """Return a new record with the tables of a board; raise BoardError if it has too many ways in."""
    if len(board.entries) > WAYS_IN:
        raise BoardError("too_many_ways_in", found=len(board.entries), most=WAYS_IN)
    tables = np.zeros(1, BOARD_TABLES).view(np.recarray)[0]
    tables.cells = len(board.cells)
    for name in ("district", "neighbours", "entries"):
        tables[name][...] = NONE
    for number, (cell, neighbours) in enumerate(zip(board.cells, board.neighbours, strict=True)):
        tables.shop[number] = cell.shop
        tables.district[number] = cell.district
        tables.degree[number] = len(neighbours)
        tables.neighbours[number, : len(neighbours)] = neighbours
        word, bit = divmod(number, CELLS_PER_WORD)
        if cell.shop:
            tables.shops[word] |= 1 << bit
        if cell.district == BAZAAR:
            (tables.first_shops if cell.shop else tables.first_streets)[word] |= 1 << bit
    tables.entries[: len(board.entries)] = board.entries
    tables.entry[list(board.entries)] = 1
    tables.distance[...] = UNREACHABLE
    for number in range(len(board.cells)):
        _fill(tables.distance[number], fewest_steps(board, {number: 0}))
    _fill(tables.distance[DESERT], fewest_steps(board, dict.fromkeys(board.entries, 1)))
    return tables


def _fill(row: Any, steps: dict[int, int]) -> None:
    for cell, number in steps.items():
        row[cell] = number
