"""Drawing on an RGB array without any library."""

from __future__ import annotations

from typing import Any

import numpy as np

CELL, GAP = 12, 2
PAPER = (244, 233, 205)
INK = (90, 70, 50)
GOLD = (218, 165, 32)
BLACK = (40, 40, 40)
SEATS = ((200, 50, 50), (50, 90, 200), (40, 150, 80), (220, 150, 30), (140, 70, 170), (60, 170, 180))

Picture = np.ndarray[Any, Any]


def blank_picture(rows: int, columns: int) -> Picture:
    """Return an empty picture with room for some cells."""
    picture = np.zeros((rows * CELL + GAP, columns * CELL + GAP, 3), np.uint8)
    picture[:] = PAPER
    return picture


def fill_cell(picture: Picture, row: int, column: int, colour: tuple[int, int, int], inset: int = 0) -> None:
    """Fill a cell with a colour, but for a margin."""
    top, left = row * CELL + GAP + inset, column * CELL + GAP + inset
    picture[top : top + CELL - GAP - 2 * inset, left : left + CELL - GAP - 2 * inset] = colour
