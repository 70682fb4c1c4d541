"""Purchases: an agent, a gem, a move; and the slipper that goes from buyer to buyer (V-SLIP-*, V-PAY-*, V-MOVE-*)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.box import AGENT_PRICES
from baghdad.voleurs.rules.abilities import may_strike, strike, within_reach
from baghdad.voleurs.rules.gems import buy_gem, swap_gems
from baghdad.voleurs.rules.pawns import kind_of, owner_of, put, remove
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value, spend
from baghdad.voleurs.rules.rounds import anyone_has_cards, end_round
from baghdad.voleurs.state import CHANGING, LEAVING, NOWHERE, STRIKING, VIZIER


@rule
def buy_agent(state, tables, kind, rng):
    """A new agent joins its colour in the desert (V-AGENT-3)."""
    state.supply[state.seat, kind] -= 1
    state.desert[state.seat, kind] += 1
    finish_purchase(state, tables, laid_value(state) - AGENT_PRICES[kind], rng)


@rule
def purchase_gem(state, tables, gem, rng):
    """For its price, or for nothing but its own card (V-GEM-1)."""
    change = 0
    if not laid_gem_cards(state):
        change = laid_value(state) - gem_price(state, gem)
    buy_gem(state, state.seat, gem)
    finish_purchase(state, tables, change, rng)


@rule
def choose_mover(state, code, origin):
    """A pawn is about to be moved."""
    state.mover = code
    state.origin = origin
    state.step = LEAVING


@rule
def move_pawn(state, tables, target, walked, rng):
    """The pawn comes to its new cell; if it could act on a neighbour there, it may (V-ABIL-1)."""
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
def choose_victim_or_finish(state, tables, rng):
    """Goes on to the choice of a victim, or finishes the purchase if there is none."""
    state.step = STRIKING
    for cell in range(tables.cells):
        if within_reach(state, tables, state.target, cell) and may_strike(state, tables, state.mover, cell):
            return
    finish_purchase(state, tables, state.change, rng)


@rule
def use_ability(state, tables, cell, rng):
    """The ability is used, once (V-ABIL-2)."""
    strike(state, state.mover, state.target, cell, rng)
    finish_purchase(state, tables, state.change, rng)


@rule
def complete_exchange(state, tables, gem, rng):
    """The exchange is complete."""
    swap_gems(state, state.seat, owner_of(state.occupant[state.victim]), state.taken, gem)
    finish_purchase(state, tables, state.change, rng)


@rule
def finish_purchase(state, tables, change, rng):
    """The cards are spent; where that rule is played, what was overpaid may move the Vizier (V-OPT-CHANGE)."""
    if state.change_moves_vizier and change > 0 and state.step != CHANGING and state.mover != VIZIER:
        state.change = change
        state.step = CHANGING
        return
    spend(state)
    if not anyone_has_cards(state):
        end_round(state, tables, rng)


@rule
def move_vizier_with_change(state, tables, cell, rng):
    """The change carries the Vizier."""
    if state.vizier != NOWHERE:
        remove(state, state.vizier)
    put(state, VIZIER, cell)
    finish_purchase(state, tables, 0, rng)


@rule
def pass_slipper(state, to):
    """To another player with cards, who must buy in turn (V-SLIP-1, V-SLIP-2)."""
    state.slipper = to
    state.seat = to
    state.bought = 0
