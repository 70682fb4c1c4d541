"""`greedy` for voleurs: values every purchase in dinars, what it is likely to bring less what is paid (`rules/`).

It buys shops first, then gems for its birthday card, then moves the Vizier home; it robs when that is cheap.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.bots.bot import Choice
from baghdad.bots.voleurs.rules.rollouts import decide
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_WEIGHTS,
    REASONS,
    SEARCH_WORKSPACE,
    WEIGHTS,
    new_workspace,
)
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import split
from baghdad.voleurs.actions import action_from_steps
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.box import MAX_PLAYERS


class Greedy:
    """A player that goes by heuristics of the current position and never searches."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the choice of the greedy policy."""
        return greedy_choice(knowledge, search_workspace(knowledge, rng, GREEDY_WEIGHTS))


def search_workspace(knowledge: Knowledge, rng: Any, weights: tuple[float, ...]) -> Any:
    """Return a workspace of the position that the seat knows, as bytes; rivals play with the weights of `greedy`."""
    seats = np.array([GREEDY_WEIGHTS] * MAX_PLAYERS)
    seats[knowledge.seat] = weights
    state = knowledge.sampled_state
    workspaces = new_workspace(state, tables_of_state(state), seats.view(WEIGHTS)[:, 0])
    split(rng, workspaces[0].rng)
    workspaces[0].state.seat = knowledge.seat
    return workspaces.view(np.ndarray).view(np.uint8)


def greedy_choice(knowledge: Knowledge, workspace_bytes: Any) -> Choice:
    """Return the choice of the greedy policy with the weights in a workspace."""
    decide(workspace_bytes)
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    action = action_from_steps(knowledge.sampled_state, workspace["steps"][: workspace["step_count"]].tolist())
    if action.kind == "done" and action not in knowledge.legal:  # already done; its own offers are still open
        return Choice(knowledge.legal[0], "decline")
    return Choice(action, REASONS[workspace["reason"]])
