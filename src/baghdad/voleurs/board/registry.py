"""Boards in use. A state names its board by a number of this process; a position and a record by name or text."""

from __future__ import annotations

from functools import cache
from typing import Any

from baghdad.voleurs.board.model import Board
from baghdad.voleurs.board.parser import boards, load_board, read_board
from baghdad.voleurs.board.tables import atlas
from baghdad.voleurs.board.validation import check_board

_used: list[str] = []


def board_number(board: str) -> int:
    """The number of a board, given by the name of one of ours or as the text of any; BoardError if it can't be."""
    if board not in _used:
        board_called(board)
        _used.append(board)
    return _used.index(board)


@cache
def board_called(board: str) -> Board:
    """The board of that name, or of that text."""
    if "\n" not in board or board in boards():
        return load_board(board)
    found = read_board(board)
    check_board(found)
    return found


@cache
def board_tables(board: str) -> Any:
    """Its tables."""
    return atlas(board_called(board))


def board_of(state: Any) -> Board:
    """The board a state is played on."""
    return board_called(_used[state.board])


def tables_of_state(state: Any) -> Any:
    """The tables of the board a state is played on."""
    return board_tables(_used[state.board])
