"""The steps of an action, on the board of the state that the action is meant for."""

from __future__ import annotations

from typing import Any

from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.names import CHARACTER_NAMES, DESERT_NAME, GEM_NUMBERS, PAWN_NUMBERS, VIZIER_NAME
from baghdad.voleurs.state import CHANGING, NO_CLAIM, NOWHERE, OFFERS, STRIKING, TAKING

NO_STEP = -1  # for a seat or an offer that doesn't exist


def steps_of(state: Any, action: Action) -> list[int]:
    """Return the steps of an action, without those that are implied (see `implied_step` and `closing_step`)."""
    return STEPS_BY_KIND[action.kind](state, action)


def _cell(state: Any, name: str) -> int:
    """Return the number of a cell, or one that is too large for any board if no cell has that name."""
    return board_of(state).numbers.get(name, n.ACTIONS)


def _lay(action: Action) -> list[int]:
    return [n.LAY + card for card in sorted(action.cards)]


def _change(state: Any, action: Action) -> list[int]:
    return [n.GO + _cell(state, action.change)] if action.change else []


def _choose(state: Any, action: Action) -> list[int]:
    return [n.CHOOSE + CHARACTER_NAMES.index(action.what)]


def _place(state: Any, action: Action) -> list[int]:
    first = n.PLACE_THIEF if action.what == "thief" else n.PLACE_CARAVANEER
    return [first + _cell(state, action.goal)]


def _agent(state: Any, action: Action) -> list[int]:
    return [*_lay(action), n.AGENT + PAWN_NUMBERS[action.what], *_change(state, action)]


def _gem(state: Any, action: Action) -> list[int]:
    return [*_lay(action), n.GEM + GEM_NUMBERS[action.what], *_change(state, action)]


def _move(state: Any, action: Action) -> list[int]:
    if action.start != DESERT_NAME:
        leave = n.LEAVE + _cell(state, action.start)
    elif action.what == VIZIER_NAME:
        leave = n.LEAVE_DESERT_VIZIER
    else:
        leave = n.LEAVE_DESERT + PAWN_NUMBERS[action.what]
    go = n.STAY_OUT if action.goal == DESERT_NAME else n.GO + _cell(state, action.goal)
    if action.victim and action.look:
        return [*_lay(action), leave, go, n.LOOK + _cell(state, action.victim)]  # its change follows the exchange
    strike = [n.STRIKE + _cell(state, action.victim)] if action.victim else []
    return [*_lay(action), leave, go, *strike, *_change(state, action)]


def _exchange(state: Any, action: Action) -> list[int]:
    change = [n.GO + int(state.vizier_goal)] if state.vizier_goal != NOWHERE else []
    return [n.TAKE + GEM_NUMBERS[action.what], n.GIVE + GEM_NUMBERS[action.given], *change]


def _offer(state: Any, action: Action) -> list[int]:
    steps = [n.OFFER_TO + action.seat if action.seat < state.players else NO_STEP]
    for card, claim in zip(action.cards, action.claims, strict=True):
        steps.append(n.LAY + card)
        if claim != NO_CLAIM:
            steps.append(n.CLAIM + claim)
    for district, number in enumerate(action.wanted):
        steps += [n.WANT + district] * number
    return [*steps, n.SEND]


def _offer_step(first: int, action: Action) -> int:
    return first + action.offer - 1 if 1 <= action.offer <= OFFERS else NO_STEP


STEPS_BY_KIND = {
    "choose": _choose,
    "place": _place,
    "agent": _agent,
    "gem": _gem,
    "move": _move,
    "discard": lambda state, action: [*_lay(action), n.DISCARD],
    "exchange": _exchange,
    "slipper": lambda state, action: [n.PASS_SLIPPER + action.seat if action.seat < state.players else NO_STEP],
    "offer": _offer,
    "accept": lambda state, action: [_offer_step(n.ACCEPT, action), *_lay(action)],
    "decline": lambda state, action: [_offer_step(n.DECLINE, action)],
    "withdraw": lambda state, action: [_offer_step(n.WITHDRAW, action)],
    "done": lambda state, action: [n.DONE],
}


def remember_vizier_goal(state: Any, action: Action) -> None:
    """Store where the change of a look moves the Vizier, after the steps of the look have been applied.

    The purchase is complete only after the exchange, so the walk is the last step of the exchange (V-OPT-CHANGE).
    """
    if state.step == TAKING and action.change:
        state.vizier_goal = _cell(state, action.change)


def implied_step(state: Any, step: int) -> int | None:
    """Return the step that must come before another though the action doesn't name it, or None.

    An action whose change moves the Vizier, and that names no victim, uses no ability.
    """
    return n.NO_STRIKE if state.step == STRIKING and n.GO <= step < n.STAY_OUT else None


def closing_step(state: Any) -> int | None:
    """Return the step that completes an action, or None: no ability used, change kept."""
    if state.step == STRIKING:
        return n.NO_STRIKE
    if state.step == CHANGING:
        return n.KEEP_CHANGE
    return None
