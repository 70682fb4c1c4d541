"""The legal steps of the player to act, by phase; those of the set-up."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import CARAVANEER, CHARACTERS, THIEF
from baghdad.voleurs.rules.purchase_steps import buying_steps
from baghdad.voleurs.rules.setup import is_free
from baghdad.voleurs.rules.step_sets import add_cells, add_steps, no_steps
from baghdad.voleurs.rules.trade_steps import trading_steps
from baghdad.voleurs.state import BUYING, CHOOSING, PLACING, TRADING
from baghdad.voleurs.typed_records import BoardTables, Legal, State


@rule
def find_legal(state: State, tables: BoardTables, legal: Legal) -> int:
    """Write all legal steps as sets in catalogue order; return how many steps there are."""
    if state.phase == TRADING:
        return trading_steps(state, legal)
    if state.phase == BUYING:
        return buying_steps(state, tables, legal)
    if state.phase == PLACING:
        return placing_steps(state, tables, legal)
    number = no_steps(legal)
    if state.phase == CHOOSING:
        return add_steps(legal, number, n.CHOOSE, free_characters(state))
    return number


@rule
def free_characters(state: State) -> int:
    """Return the characters that nobody has chosen."""
    found = 0
    for character in range(len(CHARACTERS)):
        found |= int(is_free(state, character)) << character
    return found


@rule
def placing_steps(state: State, tables: BoardTables, legal: Legal) -> int:
    """Write the free cells for the Thief, then those for Caravaneers (V-SETUP-8, V-SETUP-9)."""
    number = no_steps(legal)
    if state.to_place[state.seat, THIEF]:
        number = add_free_cells(state, legal, number, n.PLACE_THIEF, tables.first_streets)
    if state.to_place[state.seat, CARAVANEER]:
        number = add_free_cells(state, legal, number, n.PLACE_CARAVANEER, tables.first_shops)
    return number


@rule
def add_free_cells(state: State, legal: Legal, number: int, first: int, cells: Row[int]) -> int:
    """Add a step for each cell of a set where nobody stands."""
    return add_cells(legal, number, first, cells[0] & ~int(state.taken_cells[0]), cells[1] & ~int(state.taken_cells[1]))
