"""Dry runs: an action is tried step by step on a copy of the state, by the same compiled rules that play it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from baghdad.core import arrays as np
from baghdad.core import compilation
from baghdad.core.rng import rng_for
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.rules.whole_action import (
    DONE,
    can_walk_later,
    is_complete,
    list_legal,
    list_legal_in,
    run_action,
    run_steps,
)
from baghdad.voleurs.state import CHANGING, LEGAL, LONGEST_LIST, NOWHERE, OVER, STRIKING, TAKING, TRADING

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
    return np.copy_of(state)


def legal_steps(state: Any) -> list[int]:
    """Return the ids of the legal steps of the player whose turn it is (while trading, to speak)."""
    ids, tables = np.empty(LONGEST_LIST, np.int16), tables_of_state(state)
    if compilation.is_compiled():
        number = list_legal_in(np.asarray(state), np.asarray(tables), np.new_buffer(LEGAL), ids)
    else:
        number = list_legal(state, tables, np.new_record(LEGAL), ids)
    return np.as_list(ids[:number])  # type: ignore[no-any-return]


def next_steps(state: Any, steps: Sequence[int]) -> list[int]:
    """Return the legal steps after these of an action under way, as far as the notation can express them.

    It says with a look where its change moves the Vizier, so after the exchange nothing is left to choose.
    """
    if state.phase == OVER:
        return []
    if state.step == CHANGING and any(n.GIVE <= step < n.KEEP_CHANGE for step in steps):
        return [n.KEEP_CHANGE if state.vizier_goal == NOWHERE else n.GO + int(state.vizier_goal)]
    return legal_steps(state)


def dry_run(state: Any, seat: int, action: Action) -> DryRun:
    """Apply an action to a copy of the state; random results of the copy are meaningless."""
    state = copy_state(state)
    failed = apply_action(state, seat, action, rng_for(0), check_legal=True)
    return DryRun(state, failed, bool(is_complete(state)))


def action_steps(state: Any, seat: int, action: Action) -> Iterator[int]:
    """Yield the steps of a legal action, implied ones too, while the caller applies them to the state."""
    if state.phase == TRADING:
        state.seat = seat
    goal = action.goal_after_exchange(state)
    for step in action.steps(state):
        if state.step == STRIKING and n.GO <= step < n.STAY_OUT:
            yield n.NO_STRIKE
        yield step
    while state.step in (STRIKING, CHANGING):
        yield n.NO_STRIKE if state.step == STRIKING else n.KEEP_CHANGE
    if state.step == TAKING and goal != NOWHERE:
        state.vizier_goal = goal


def can_walk_after_exchange(state: Any) -> bool:
    """Return whether the Vizier can walk to the goal that a look named, if one did."""
    if state.step != TAKING or state.vizier_goal == NOWHERE:
        return True
    state = copy_state(state)
    return bool(can_walk_later(state, tables_of_state(state), np.new_record(LEGAL)))


def apply_action(state: Any, seat: int, action: Action, rng: Any, check_legal: bool = False) -> int | None:
    """Apply the steps of an action; if `check_legal`, stop at the first illegal step and return its id."""
    goal = action.goal_after_exchange(state)
    steps = action.steps(state)
    failed = _run(state, tables_of_state(state), seat, np.array(steps, np.int64), goal, rng, check_legal)
    return None if failed == DONE else [*steps, n.GO + goal][failed]


def _run(state: Any, tables: Any, seat: int, steps: Any, goal: int, rng: Any, check_legal: bool) -> int:
    """Apply an action to a state in place, in the quickest way that changes the state itself, not a copy."""
    if compilation.is_compiled():
        arrays = np.asarray(state), np.asarray(rng)
        if all(array.base is not None for array in arrays):
            rest = seat, steps, goal, arrays[1], np.new_buffer(LEGAL), check_legal
            return int(run_action(arrays[0], np.asarray(tables), *rest))
    return int(run_steps(state, tables, seat, steps, goal, rng, np.new_record(LEGAL), check_legal))
