"""Boards in use. A state names its board by a number of this process; a position and a record by name or text."""

from __future__ import annotations

from functools import cache
from typing import Any

from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import boards, load_board, read_board
from baghdad.voleurs.board.tables import build_tables
from baghdad.voleurs.board.validation import require_valid_board

_boards_in_use: list[str] = []


def board_number(board: str) -> int:
    """The number of a board, given by the name of one of ours or as the text of any; BoardError if it can't be."""
    if board not in _boards_in_use:
        get_board(board)
        _boards_in_use.append(board)
    return _boards_in_use.index(board)


@cache
def get_board(board: str) -> Board:
    """The board of that name, or of that text."""
    if "\n" not in board or board in boards():
        return load_board(board)
    found = read_board(board)
    require_valid_board(found)
    return found


@cache
def board_tables(board: str) -> Any:
    """Its tables."""
    return build_tables(get_board(board))


def board_of(state: Any) -> Board:
    """The board a state is played on."""
    return get_board(_boards_in_use[state.board])


def tables_of_state(state: Any) -> Any:
    """The tables of the board a state is played on."""
    return board_tables(_boards_in_use[state.board])
