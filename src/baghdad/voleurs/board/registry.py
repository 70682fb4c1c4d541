"""The boards in use. A state has the number of its board in this process, positions and records its name or text."""

from __future__ import annotations

from functools import cache
from typing import Any

from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import boards, load_board, read_board
from baghdad.voleurs.board.tables import build_tables
from baghdad.voleurs.board.validation import require_valid_board

_boards_in_use: list[str] = []


def board_number(board: str) -> int:
    """Return the number of a board, given by name or as text; raise BoardError if it can't be used."""
    if board not in _boards_in_use:
        get_board(board)
        _boards_in_use.append(board)
    return _boards_in_use.index(board)


@cache
def get_board(board: str) -> Board:
    """Return the board of a name or of a text."""
    if "\n" not in board or board in boards():
        return load_board(board)
    found = read_board(board)
    require_valid_board(found)
    return found


@cache
def board_tables(board: str) -> Any:
    """Return the tables of a board, given by name or as text."""
    return build_tables(get_board(board))


def board_of(state: Any) -> Board:
    """Return the board of a state."""
    return get_board(_boards_in_use[state.board])


def tables_of_state(state: Any) -> Any:
    """Return the tables of the board of a state."""
    return board_tables(_boards_in_use[state.board])
