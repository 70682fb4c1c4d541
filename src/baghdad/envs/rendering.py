"""Rendering of a match without any library: as text in the notation, and as an RGB array."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.envs.single import SingleEnv

CELL, GAP = 12, 2
PAPER = (244, 233, 205)
INK = (90, 70, 50)
GOLD = (218, 165, 32)
BLACK = (40, 40, 40)
SEATS = ((200, 50, 50), (50, 90, 200), (40, 150, 80), (220, 150, 30), (140, 70, 170), (60, 170, 180))

Picture = np.ndarray[Any, Any]


def text_of(env: SingleEnv, viewer: int | None) -> str:
    """Return the view of a seat, or of a spectator, as text with one line for each subject."""
    view = env.spec.game.view(env.state, env.options, viewer)
    lines = [f"{view['game']} {view['phase']} seat {view['seat']}"]
    for name in ("palaces", "hands", "seats", "offers", "pawns"):
        for number, item in enumerate(view.get(name, ())):
            facts = " ".join(f"{key}={_format_value(value)}" for key, value in item.items() if value is not None)
            lines.append(f"{name} {number}: {facts}")
    for name in ("discard", "deck", "dancers", "chests_won", "gems", "prices", "spent", "laid"):
        if name in view:
            lines.append(f"{name}: {_format_value(view[name])}")
    return "\n".join(lines) + "\n"


def _format_value(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{key}:{_format_value(item)}" for key, item in value.items() if item)
    if isinstance(value, list):
        return "[" + " ".join(_format_value(item) for item in value) + "]"
    return str(value)


def picture_of(env: SingleEnv) -> Picture:
    """Return the public part of the table from above, as an RGB array of 8 bits each."""
    return _draw_palaces(env.state) if env.spec.game.name == "dieb" else _draw_city(env.state)


def _blank_picture(rows: int, columns: int) -> Picture:
    picture = np.zeros((rows * CELL + GAP, columns * CELL + GAP, 3), np.uint8)
    picture[:] = PAPER
    return picture


def _fill_cell(picture: Picture, row: int, column: int, colour: tuple[int, int, int], inset: int = 0) -> None:
    top, left = row * CELL + GAP + inset, column * CELL + GAP + inset
    picture[top : top + CELL - GAP - 2 * inset, left : left + CELL - GAP - 2 * inset] = colour


def _draw_palaces(state: Any) -> Picture:
    """Draw each palace with a row of chests, a row of guards, and a row of thieves for each seat."""
    from baghdad.dieb.box import CHESTS_PER_PALACE, PALACES, THIEVES
    from baghdad.dieb.state import NEUTRAL
    from baghdad.dieb.tally import count

    players, width = int(state.players), THIEVES + 1
    height = 2 + players
    picture = _blank_picture(height * PALACES // 2 + PALACES // 2, 2 * width)
    for palace in range(PALACES):
        top, left = palace // 2 * (height + 1), palace % 2 * width
        for chest in range(CHESTS_PER_PALACE):
            left_over = chest < count(state.chests, palace)
            _fill_cell(picture, top, left + chest, GOLD if left_over else INK, 0 if left_over else 4)
        guards = [BLACK] * count(state.guards[NEUTRAL], palace)
        for seat in range(players):
            guards += [SEATS[seat]] * count(state.guards[seat], palace)
            for thief in range(count(state.thieves[seat], palace)):
                _fill_cell(picture, top + 2 + seat, left + thief, SEATS[seat], 2)
        for place, colour in enumerate(guards):
            _fill_cell(picture, top + 1, left + place, colour)
    return picture


def _draw_city(state: Any) -> Picture:
    """Draw the cells at their places on the board, streets small and shops large, pawns in their owners' colours."""
    from baghdad.voleurs.board.registry import board_of
    from baghdad.voleurs.rules.pawns import owner_of
    from baghdad.voleurs.state import NOBODY, VIZIER

    cells = board_of(state).cells
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    columns, rows = (max(getattr(cell, axis) for cell in cells) for axis in ("x", "y"))
    picture = _blank_picture(int(rows - top) + 1, int(columns - left) + 1)
    for number, cell in enumerate(cells):
        row, column = int(cell.y - top), int(cell.x - left)
        _fill_cell(picture, row, column, GOLD if cell.shop else INK, 0 if cell.shop else 3)
        code = int(state.occupant[number])
        if code != NOBODY:
            _fill_cell(picture, row, column, BLACK if code == VIZIER else SEATS[owner_of(code)], 2)
    return picture
