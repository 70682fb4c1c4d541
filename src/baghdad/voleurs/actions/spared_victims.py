"""Reasons why a pawn can't use its ability on a neighbour (V-ABIL-*)."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import Refusal
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import ASSASSIN, BROKER, CARAVANEER, MERCHANT, PAWNS, THIEF
from baghdad.voleurs.names import PAWN_NUMBERS, VIZIER_NAME
from baghdad.voleurs.rules.gems import bag_size
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.state import NOBODY, VIZIER


def explain_strike(state: Any, seat: int, pawn: str, start: str, goal: str, victim: str, look: bool) -> Refusal:
    """Return why a pawn can't use its ability on the cell `victim`, judged by the state before the move."""
    board = board_of(state)
    facts = {"cell": victim}
    cell = board.numbers[victim]
    if cell not in (board.neighbours[board.numbers[goal]] if goal in board.numbers else board.entries):
        return Refusal("not_a_neighbour", "V-ABIL-1", facts)
    if state.occupant[cell] == NOBODY or victim == start:
        return Refusal("nobody_there", "V-ABIL-1", facts)
    if pawn in (VIZIER_NAME, PAWNS[CARAVANEER]):
        return Refusal("no_ability", "V-CARAV-1", {"pawn": pawn})
    if state.occupant[cell] == VIZIER:
        return Refusal("vizier_is_safe", "V-VIZ-2")
    return _explain_prey(state, seat, pawn, victim, look)


def _explain_prey(state: Any, seat: int, pawn: str, cell_name: str, look: bool) -> Refusal:
    """Return why a pawn with an ability can't use it on the pawn beside it."""
    facts = {"cell": cell_name}
    code = state.occupant[board_of(state).numbers[cell_name]]
    kind, victim_kind, victim = PAWN_NUMBERS[pawn], kind_of(code), int(owner_of(code))
    if kind == victim_kind == THIEF and bag_size(state, victim) == 0:
        return Refusal("empty_bag", "V-AMB-10", facts)
    if look:
        return Refusal("no_look", "V-ADV-SWAP")
    expels = (kind, victim_kind) in ((MERCHANT, CARAVANEER), (BROKER, MERCHANT))
    if victim == seat and (expels or (kind == ASSASSIN and victim_kind != THIEF)) and not state.own_victims:
        return Refusal("own_pawn", "V-AMB-8", facts)
    if expels:
        return Refusal("in_refuge", "V-ADV-REFUGE", facts)
    clause = {THIEF: "V-THIEF-1", ASSASSIN: "V-ASSA-3"}.get(kind, "V-MERCH-2")
    return Refusal("not_its_prey", clause, {"pawn": pawn, "victim": PAWNS[victim_kind]})
