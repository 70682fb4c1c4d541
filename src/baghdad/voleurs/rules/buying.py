"""Purchases of agents, gems and moves, and the slipper that goes from buyer to buyer (V-SLIP-*, V-PAY-*, V-MOVE-*)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.board.tables import NONE
from baghdad.voleurs.box import AGENT_PRICES
from baghdad.voleurs.rules.abilities import cells_in_reach, may_strike, strike
from baghdad.voleurs.rules.gems import buy_gem, swap_gems
from baghdad.voleurs.rules.pawns import kind_of, owner_of, put, remove
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value, spend
from baghdad.voleurs.rules.rounds import anyone_has_cards, end_round
from baghdad.voleurs.state import CHANGING, LEAVING, NOWHERE, STRIKING, VIZIER
from baghdad.voleurs.typed_records import BoardTables, State


@rule
def buy_agent(state: State, tables: BoardTables, kind: int, rng: Rng) -> None:
    """Put a new agent into the desert, beside the others of its colour (V-AGENT-3)."""
    state.supply[state.seat, kind] -= 1
    state.desert[state.seat, kind] += 1
    finish_purchase(state, tables, laid_value(state) - AGENT_PRICES[kind], rng)


@rule
def purchase_gem(state: State, tables: BoardTables, gem: int, rng: Rng) -> None:
    """Buy a gem for its price, or for its own card alone (V-GEM-1)."""
    change = 0
    if not laid_gem_cards(state):
        change = laid_value(state) - gem_price(state, gem)
    buy_gem(state, state.seat, gem)
    finish_purchase(state, tables, change, rng)


@rule
def choose_mover(state: State, code: int, origin: int) -> None:
    """Remember the pawn that is about to move."""
    state.mover = code
    state.origin = origin
    state.step = LEAVING


@rule
def move_pawn(state: State, tables: BoardTables, target: int, walked: int, rng: Rng) -> None:
    """Put the pawn on its new cell; it may then act on a neighbour if it can (V-ABIL-1)."""
    if state.origin == NOWHERE:
        if state.mover != VIZIER:
            state.desert[owner_of(state.mover), kind_of(state.mover)] -= 1
    else:
        remove(state, state.origin)
    put(state, state.mover, target)
    state.target = target
    state.change = laid_value(state) - walked
    choose_victim_or_finish(state, tables, rng)


@rule
def choose_victim_or_finish(state: State, tables: BoardTables, rng: Rng) -> None:
    """Go on to the choice of a victim, or finish the purchase if there is none."""
    state.step = STRIKING
    for cell in cells_in_reach(tables, state.target):
        if cell != NONE and may_strike(state, tables, state.mover, cell):
            return
    finish_purchase(state, tables, state.change, rng)


@rule
def use_ability(state: State, tables: BoardTables, cell: int, rng: Rng) -> None:
    """Use the moved pawn's ability, once (V-ABIL-2)."""
    strike(state, state.mover, state.target, cell, rng)
    finish_purchase(state, tables, state.change, rng)


@rule
def complete_exchange(state: State, tables: BoardTables, gem: int, rng: Rng) -> None:
    """Complete the exchange with the gem given."""
    swap_gems(state, state.seat, owner_of(state.occupant[state.victim]), state.taken, gem)
    finish_purchase(state, tables, state.change, rng)


@rule
def finish_purchase(state: State, tables: BoardTables, change: int, rng: Rng) -> None:
    """Spend the cards; where V-OPT-CHANGE is played, let the change move the Vizier first."""
    if state.change_moves_vizier and change > 0 and state.step != CHANGING and state.mover != VIZIER:
        state.change = change
        state.step = CHANGING
        return
    spend(state)
    if not anyone_has_cards(state):
        end_round(state, tables, rng)


@rule
def move_vizier_with_change(state: State, tables: BoardTables, cell: int, rng: Rng) -> None:
    """Put the Vizier on the cell that the change pays for."""
    if state.vizier != NOWHERE:
        remove(state, state.vizier)
    put(state, VIZIER, cell)
    finish_purchase(state, tables, 0, rng)


@rule
def pass_slipper(state: State, to: int) -> None:
    """Pass the slipper to another player with cards, who must buy in turn (V-SLIP-1, V-SLIP-2)."""
    state.slipper = to
    state.seat = to
    state.bought = 0
