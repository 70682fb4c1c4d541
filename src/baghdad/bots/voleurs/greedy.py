"""`greedy` for voleurs: values every purchase in dinars, what it is likely to bring less what is paid (`rules/`).

It buys shops first, then gems for its birthday card, then moves the Vizier home; it robs when that is cheap.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.bots.bot import Choice
from baghdad.bots.voleurs.rules.greedy_policy import decide
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_WEIGHTS,
    REASONS,
    SEARCH_WORKSPACE,
    WEIGHTS,
    new_workspace,
)
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import split
from baghdad.voleurs.actions import Action, action_from_steps
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.box import MAX_PLAYERS


class Greedy:
    """A player that goes by heuristics of the current position and never searches."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the choice of the greedy policy."""
        return greedy_choice(knowledge, search_workspace(knowledge, rng, GREEDY_WEIGHTS))


def search_workspace(knowledge: Knowledge, rng: Any, weights: tuple[float, ...]) -> Any:
    """Return a workspace of the position that the seat knows, as bytes; rivals play with the weights of `greedy`."""
    state = knowledge.sampled_state
    workspaces = new_workspace(state, tables_of_state(state), seat_weights(knowledge.seat, weights))
    split(rng, workspaces[0].rng)
    workspaces[0].state.seat = knowledge.seat
    return as_bytes(workspaces)


def seat_weights(seat: int, weights: tuple[float, ...]) -> Any:
    """Return the weights of every seat: those given for one, and those of `greedy` for its rivals."""
    seats = np.array([GREEDY_WEIGHTS] * MAX_PLAYERS)
    seats[seat] = weights
    return seats.view(WEIGHTS)[:, 0]


def as_bytes(workspaces: Any) -> Any:
    """Return an array of workspaces as bytes; to pass these to compiled code costs less than to pass a record."""
    return workspaces.view(np.ndarray).view(np.uint8)


def greedy_choice(knowledge: Knowledge, workspace_bytes: Any) -> Choice:
    """Return the choice of the greedy policy with the weights in a workspace."""
    decide(workspace_bytes)
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    steps = workspace["steps"][: workspace["step_count"]]
    return Choice(*action_and_reason(knowledge, steps, workspace["reason"]))


def action_and_reason(knowledge: Knowledge, steps: Any, reason: int) -> tuple[Action, str]:
    """Return the action with these steps, and the key of its reason."""
    action = action_from_steps(knowledge.sampled_state, steps.tolist())
    if action.kind == "done" and action not in knowledge.legal:  # already done; its own offers are still open
        return knowledge.legal[0], "decline"
    return action, REASONS[reason]
