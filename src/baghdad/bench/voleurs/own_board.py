"""A board that a client writes itself, as often as it likes."""

from __future__ import annotations

from baghdad.voleurs.board.parser import board_text, boards

NUMBER = "{number}"  # is replaced, so that no two boards are the same


def text() -> str:
    """Return a board with a place for a number in its name."""
    lines = board_text(boards()[0]).splitlines()
    return "\n".join(f"name Number {NUMBER}" if line.split()[:1] == ["name"] else line for line in lines) + "\n"
