"""A match of voleurs as an RGB array."""

from __future__ import annotations

from typing import Any

from baghdad.envs.pixels import BLACK, GOLD, INK, SEATS, Picture, blank_picture, fill_cell
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.state import NOBODY, VIZIER


def draw(state: Any) -> Picture:
    """Draw the cells at their places on the board, streets small and shops large, pawns in their owners' colours."""
    cells = board_of(state).cells
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    columns, rows = (max(getattr(cell, axis) for cell in cells) for axis in ("x", "y"))
    picture = blank_picture(int(rows - top) + 1, int(columns - left) + 1)
    for number, cell in enumerate(cells):
        row, column = int(cell.y - top), int(cell.x - left)
        fill_cell(picture, row, column, GOLD if cell.shop else INK, 0 if cell.shop else 3)
        code = int(state.occupant[number])
        if code != NOBODY:
            fill_cell(picture, row, column, BLACK if code == VIZIER else SEATS[owner_of(code)], 2)
    return picture
