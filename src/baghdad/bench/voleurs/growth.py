"""Benchmarks of how the work grows: random play by the size of the board, lists of legal actions by cards in hand."""

from __future__ import annotations

import time
from typing import Any

from baghdad.bench.rules import DECISION_CAP
from baghdad.bench.timing import fastest
from baghdad.bench.voleurs.large_hand import LARGE_HAND, match_with_hand
from baghdad.voleurs import game
from baghdad.voleurs.board.parser import boards
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.rules.playouts import play_matches
from baghdad.voleurs.workspace import workspace

MATCHES = 300  # about a twentieth of a second
HANDS = (3, 6, 9, 12, 15)


def measure_boards(rounds: int) -> dict[str, Any]:
    """Measure random play on each built-in board, in decisions per second of processor time; keep the best round."""
    return {
        name: {"cells": len(get_board(name).cells), "decisions_per_s": board_rate(name, rounds)} for name in boards()
    }


def board_rate(board: str, rounds: int) -> int:
    """Return the decisions per second on a board with the fewest players."""
    work = workspace(1, game.options(decision_cap=DECISION_CAP, board=board))
    play_matches(work, game.min_players, 1)
    rates = []
    for _ in range(rounds):
        began = time.process_time()
        decisions = play_matches(work, game.min_players, MATCHES)
        rates.append(decisions / (time.process_time() - began))
    return int(max(rates))


def measure_hands(rounds: int) -> dict[str, Any]:
    """Measure, in microseconds, the list of legal actions of a buyer with hands of several sizes."""
    found = {}
    for cards in HANDS:
        match = match_with_hand(LARGE_HAND[:cards])
        seat = match.to_act[0]
        call = fastest(lambda match=match, seat=seat: match.legal(seat), rounds)  # type: ignore[misc]
        found[f"{cards}_cards"] = {"legal_actions": len(match.legal(seat)), "us_per_list": call}
    return found
