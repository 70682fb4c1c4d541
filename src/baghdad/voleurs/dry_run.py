"""Dry runs: an action is tried step by step on a copy of the state, by the same compiled rules that play it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from baghdad.core.rng import rng_for
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.action_steps import closing_step, implied_step, remember_vizier_goal, steps_of
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal, list_steps
from baghdad.voleurs.state import CHANGING, FREE, LEGAL, NOWHERE, OVER, STATE, TAKING, TRADING

if TYPE_CHECKING:
    from baghdad.voleurs.actions.base import Action


@dataclass(frozen=True, slots=True)
class DryRun:
    """The outcome of a dry run: the state reached, the first illegal step if any, and whether it was complete."""

    state: Any
    failed: int | None
    complete: bool


def copy_state(state: Any) -> Any:
    """Return a copy of a state."""
    states = np.zeros(1, STATE).view(np.recarray)
    states[0] = state
    return states[0]


def legal_steps(state: Any) -> list[int]:
    """Return the ids of the legal steps of the player whose turn it is (while trading, to speak)."""
    legal = np.zeros(1, LEGAL).view(np.recarray)[0]
    ids = np.zeros(find_legal(state, tables_of_state(state), legal), np.int16)
    list_steps(legal, ids)
    return [int(step) for step in ids]


def dry_run(state: Any, seat: int, action: Action) -> DryRun:
    """Apply an action to a copy of the state; random results of the copy are meaningless."""
    state = copy_state(state)
    failed = apply_action(state, seat, action, rng_for(0), check_legal=True)
    return DryRun(state, failed, state.step in (FREE, TAKING) or state.phase == OVER)


def action_steps(state: Any, seat: int, action: Action) -> Iterator[int]:
    """Yield the steps of a legal action, implied ones too, while the caller applies them to the state."""
    if state.phase == TRADING:
        state.seat = seat
    for step in steps_of(state, action):
        implied = implied_step(state, step)
        if implied is not None:
            yield implied
        yield step
    closing = closing_step(state)
    while closing is not None:
        yield closing
        closing = closing_step(state)
    remember_vizier_goal(state, action)


def apply_action(state: Any, seat: int, action: Action, rng: Any, check_legal: bool = False) -> int | None:
    """Apply the steps of an action; if `check_legal`, stop at the first illegal step and return its id."""
    if state.phase == TRADING:
        state.seat = seat
    tables = tables_of_state(state)
    for step in steps_of(state, action):
        implied = implied_step(state, step)
        if implied is not None:
            apply(state, tables, implied, rng)
        if check_legal and step not in legal_steps(state):
            return step
        apply(state, tables, step, rng)
    closing = closing_step(state)
    while closing is not None:
        apply(state, tables, closing, rng)
        closing = closing_step(state)
    remember_vizier_goal(state, action)
    return illegal_vizier_goal(state) if check_legal else None


def illegal_vizier_goal(state: Any) -> int | None:
    """Return the step to the Vizier's goal if he can't walk there after the exchange that is under way, or None.

    An exchange moves no pawn, so his walk can be judged before it; the state is left as it would be then.
    """
    if state.step != TAKING or state.vizier_goal == NOWHERE:
        return None
    step = n.GO + int(state.vizier_goal)
    if state.change_moves_vizier and state.change > 0:
        state.step = CHANGING
    if step not in legal_steps(state):
        return step
    state.step = TAKING
    return None
