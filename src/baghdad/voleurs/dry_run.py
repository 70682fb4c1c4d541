"""Trying an action: step by step on a copy, by the same compiled rules that play it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from baghdad.core.rng import rng_for
from baghdad.voleurs.action_steps import closing_step, implied_step, steps_of
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.state import FREE, LONGEST_LIST, OVER, STATE, TAKING, TRADING


@dataclass(frozen=True, slots=True)
class DryRun:
    """How far an action gets: the state it leads to, and the first step that isn't legal there, if any."""

    state: Any
    failed: int | None
    complete: bool


def copy_state(state: Any) -> Any:
    """A state of its own that looks the same."""
    states = np.zeros(1, STATE).view(np.recarray)
    states[0] = state
    return states[0]


def legal_steps(state: Any) -> list[int]:
    """The catalogue steps that are legal for whoever's word it is."""
    found = np.zeros(LONGEST_LIST, np.int16)
    number = find_legal(state, tables_of_state(state), found)
    return [int(step) for step in found[:number]]


def dry_run(state: Any, seat: int, action: Action) -> DryRun:
    """Tries an action on a copy; what it draws means nothing."""
    state = copy_state(state)
    failed = apply_action(state, seat, action, rng_for(0), check_legal=True)
    return DryRun(state, failed, state.step in (FREE, TAKING) or state.phase == OVER)


def apply_action(state: Any, seat: int, action: Action, rng: Any, check_legal: bool = False) -> int | None:
    """Plays an action step by step; if it is to be careful, stops at a step that isn't legal and names it."""
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
    return None
