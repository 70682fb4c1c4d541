"""The lookup tables of a board, for the compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.core import arrays as np
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
    tables = np.new_record(BOARD_TABLES)
    tables.cells = len(board.cells)
    for number, (cell, neighbours) in enumerate(zip(board.cells, board.neighbours, strict=True)):
        tables.shop[number] = int(cell.shop)
        tables.district[number] = cell.district
        tables.degree[number] = len(neighbours)
        _fill(tables.neighbours[number], neighbours, NONE)
        word, bit = divmod(number, CELLS_PER_WORD)
        if cell.shop:
            tables.shops[word] |= 1 << bit
        if cell.district == BAZAAR:
            (tables.first_shops if cell.shop else tables.first_streets)[word] |= 1 << bit
    for number in range(len(board.cells), MAX_CELLS):
        tables.district[number] = NONE
        _fill(tables.neighbours[number], (), NONE)
    _fill(tables.entries, board.entries, NONE)
    for entry in board.entries:
        tables.entry[entry] = 1
    for number in range(len(tables.distance)):
        starts = dict.fromkeys(board.entries, 1) if number == DESERT else {number: 0}
        steps = fewest_steps(board, starts) if number == DESERT or number < len(board.cells) else {}
        _fill(tables.distance[number], [steps.get(cell, UNREACHABLE) for cell in range(MAX_CELLS)], UNREACHABLE)
    return tables


def _fill(row: Any, values: Sequence[int], rest: int) -> None:
    """Write values into a row, and one other behind them."""
    row[:] = [*values, *[rest] * (len(row) - len(values))]
