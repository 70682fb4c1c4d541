"""Distances on a board, in steps."""

from __future__ import annotations

from collections import deque

from baghdad.voleurs.board.model import Board

UNREACHABLE = 255


def fewest_steps(board: Board, reached: dict[int, int]) -> dict[int, int]:
    """Return the fewest steps to every reachable cell, by breadth-first search from the cells in `reached`."""
    waiting = deque(reached)
    while waiting:
        here = waiting.popleft()
        for there in board.neighbours[here]:
            if there not in reached:
                reached[there] = reached[here] + 1
                waiting.append(there)
    return reached
