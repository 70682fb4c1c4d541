"""The steps of an action, on the board of the state that the action is meant for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from baghdad.voleurs import action_ids as n
from baghdad.voleurs.state import CHANGING, STRIKING

if TYPE_CHECKING:
    from baghdad.voleurs.actions.base import Action


def steps_of(state: Any, action: Action) -> list[int]:
    """Return the steps of an action, without those that are implied (see `implied_step` and `closing_step`)."""
    return action.steps(state)


def remember_vizier_goal(state: Any, action: Action) -> None:
    """Write into the state what the steps of an action can't tell, after they have been applied."""
    action.finish(state)


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
