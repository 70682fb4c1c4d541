"""Suggested moves, each with its best payment. Any other legal payment is accepted as well."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.core import arrays as np
from baghdad.core import compilation
from baghdad.voleurs.box import ASSASSIN, PAWNS, THIEF
from baghdad.voleurs.names import DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.rules.move_list import COLUMNS, list_moves, list_moves_in
from baghdad.voleurs.rules.pawns import kind_of
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import KINDS, NOWHERE, VIZIER

ROOM = 2048  # for more moves than there mostly are

# The name, by code, of each pawn that a player may move.
PAWN_OF_CODE = tuple(VIZIER_NAME if code == VIZIER else PAWNS[(code - 1) % KINDS] for code in range(VIZIER + 1))

MoveFields = tuple[str, str, str, str, bool, str, tuple[int, ...]]  # what, start, goal, victim, look, change, cards


def suggested_moves(situation: Situation) -> Iterator[MoveFields]:
    """Yield the fields of all moves that the holder of the slipper can pay for, pawn by pawn."""
    names = situation.board.names
    places = (*names, DESERT_NAME)  # NOWHERE is the last index
    victims = (*names, "")
    payment_of = situation.payment_table.best_payments
    uses_change = situation.change.enabled
    for row in move_rows(situation):
        code, origin, end, victim, look, price = row
        payment = payment_of.get(price) or situation.payment_table.payment(price)
        assert payment
        fields = PAWN_OF_CODE[code], places[origin], places[end], victims[victim], look == 1
        yield *fields, "", payment
        if uses_change and code != VIZIER:
            for goal in _vizier_goals(situation, row, payment):
                yield *fields, goal, payment


def move_rows(situation: Situation) -> list[list[int]]:
    """Return the rows of the list of moves (`rules/move_list.py`)."""
    state, tables, payments = situation.state, situation.tables, situation.payment_table
    rows = np.empty((ROOM, COLUMNS), np.int16)
    while True:
        if compilation.is_compiled():
            arrays = np.asarray(state), np.asarray(tables)
            number = list_moves_in(*arrays, payments.buffer, situation.seat, rows)
        else:
            number = list_moves(state, tables, payments.table, situation.seat, rows)
        if number <= len(rows):
            found: list[list[int]] = np.as_list(rows[:number])
            return found
        rows = np.empty((number, COLUMNS), np.int16)


def _vizier_goals(situation: Situation, row: list[int], payment: tuple[int, ...]) -> Iterator[str]:
    """Yield the cells to which the change of a move takes the Vizier."""
    code, origin, end, victim, _, price = row
    acts = victim != NOWHERE
    end = NOWHERE if acts and kind_of(code) == ASSASSIN else end
    removed = NOWHERE if kind_of(code) == THIEF else victim
    change: Any = situation.payment_table.worth(payment) - price
    return situation.change.goals_after_move(change, origin, end, removed)
