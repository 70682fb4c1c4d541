"""Sets of cells as bit masks: two words, as a board has up to 126 cells."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.voleurs.board.tables import CELL_WORDS, CELLS_PER_WORD


@rule
def word_of(cell: int) -> int:
    """Return which word of a set a cell is in."""
    return int(cell >= CELLS_PER_WORD)


@rule
def cell_bit(cell: int) -> int:
    """Return the cell's bit in its word."""
    return 1 << (int(cell) - CELLS_PER_WORD * word_of(cell))


@rule
def first_cell(word: int, members: int) -> int:
    """Return the first cell of a word that isn't empty."""
    return CELLS_PER_WORD * word + lowest_bit(members)


@rule
def cells_within(steps: Row[int], dinars: int) -> tuple[int, int]:
    """Return the cells that some dinars lead to, by the steps to each cell, as the two words of a set."""
    first = 0
    second = 0
    for cell in range(CELLS_PER_WORD):
        first |= int(steps[cell] <= dinars) << cell
    for cell in range(CELLS_PER_WORD, CELL_WORDS * CELLS_PER_WORD):
        second |= int(steps[cell] <= dinars) << (cell - CELLS_PER_WORD)
    return first, second


@rule
def bits_of_cell(cell: int) -> tuple[int, int]:
    """Return the two words of the set of one cell, or of none for a place outside the city."""
    if cell < 0:
        return 0, 0
    return (cell_bit(cell), 0) if word_of(cell) == 0 else (0, cell_bit(cell))
