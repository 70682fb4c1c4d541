"""Whole actions: the steps of an action of a player, applied one after the other in one compiled call.

Passing a record to compiled code takes several microseconds, passing an array hardly any. So two functions take
arrays of one record and make records of them inside.
"""

from __future__ import annotations

from baghdad.core.array_types import Buffer, Row, Single
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.step_sets import has_step, list_steps
from baghdad.voleurs.state import CHANGING, FREE, LEGAL, NOWHERE, OVER, STRIKING, TAKING, TRADING
from baghdad.voleurs.typed_records import BoardTables, Legal, State

DONE = -1  # no step was illegal


@rule
def run_action(
    state_array: Single[State],
    tables_array: Single[BoardTables],
    seat: int,
    steps: Row[int],
    vizier_goal: int,
    rng_array: Single[Rng],
    legal_bytes: Buffer,
    check_legal: bool,
) -> int:
    """Apply an action to the state of an array (`run_steps`)."""
    legal = legal_bytes.view(LEGAL)[0]
    return run_steps(state_array[()], tables_array[()], seat, steps, vizier_goal, rng_array[()], legal, check_legal)


@rule
def list_legal_in(
    state_array: Single[State], tables_array: Single[BoardTables], legal_bytes: Buffer, ids: Row[int]
) -> int:
    """Write the ids of the legal steps in the state of an array, and return how many there are."""
    return list_legal(state_array[()], tables_array[()], legal_bytes.view(LEGAL)[0], ids)


@rule
def list_legal(state: State, tables: BoardTables, legal: Legal, ids: Row[int]) -> int:
    """Write the legal steps as sets and as ids, and return how many there are."""
    number = find_legal(state, tables, legal)
    list_steps(legal, ids)
    return number


@rule
def run_steps(
    state: State,
    tables: BoardTables,
    seat: int,
    steps: Row[int],
    vizier_goal: int,
    rng: Rng,
    legal: Legal,
    check_legal: bool,
) -> int:
    """Apply the steps of a seat's action, and those that they imply, up to the first illegal one.

    Return the index of that step, or `DONE`. `vizier_goal` is where the change of a look moves the Vizier after the
    exchange, or NOWHERE; if he can't walk there, return the number of steps. `legal` is room for the legal steps.
    Without `check_legal` the action is known to be legal and nothing is checked.
    """
    if state.phase == TRADING:
        state.seat = seat
    for index in range(len(steps)):
        step = steps[index]
        if state.step == STRIKING and n.GO <= step < n.STAY_OUT:
            apply(state, tables, n.NO_STRIKE, rng)  # the change moves the Vizier, and nobody was named as a victim
        if check_legal and not is_legal(state, tables, step, legal):
            return index
        apply(state, tables, step, rng)
    keep_the_rest(state, tables, rng)
    if state.step == TAKING and vizier_goal != NOWHERE:
        state.vizier_goal = vizier_goal
        if check_legal and not can_walk_later(state, tables, legal):
            return len(steps)
    return DONE


@rule
def is_legal(state: State, tables: BoardTables, step: int, legal: Legal) -> bool:
    """Return whether a step is legal now."""
    find_legal(state, tables, legal)
    return has_step(legal, step)


@rule
def keep_the_rest(state: State, tables: BoardTables, rng: Rng) -> None:
    """Complete an action that doesn't say so: no ability is used, and change is kept."""
    while state.step == STRIKING or state.step == CHANGING:
        apply(state, tables, n.NO_STRIKE if state.step == STRIKING else n.KEEP_CHANGE, rng)


@rule
def can_walk_later(state: State, tables: BoardTables, legal: Legal) -> bool:
    """Return whether the Vizier can walk to his goal after the exchange that is under way, which moves no pawn.

    If not, the state is left as it would be then.
    """
    if state.change_moves_vizier and state.change > 0:
        state.step = CHANGING
    if not is_legal(state, tables, n.GO + int(state.vizier_goal), legal):
        return False
    state.step = TAKING
    return True


@rule
def is_complete(state: State) -> bool:
    """Return whether the last step completed an action."""
    return state.step == FREE or state.step == TAKING or state.phase == OVER
