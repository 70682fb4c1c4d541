"""`greedy` for voleurs: values every purchase in dinars, what it is likely to bring less what is paid (`rules/`).

It buys shops first, then gems for its birthday card, then moves the Vizier home; it robs when that is cheap.
"""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.voleurs.rules.greedy_policy import decide
from baghdad.bots.voleurs.rules.workspace import (
    GREEDY_TRADER,
    GREEDY_WEIGHTS,
    REASONS,
    SEARCH_WORKSPACE,
    new_workspace,
)
from baghdad.core import arrays as np
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


def search_workspace(
    knowledge: Knowledge,
    rng: Any,
    weights: tuple[float, ...],
    trader: int = GREEDY_TRADER,
    rivals: tuple[float, ...] = GREEDY_WEIGHTS,
) -> Any:
    """Return a workspace of the position that the seat knows, as bytes; rivals trade like `greedy`."""
    state = knowledge.sampled_state
    buffer = new_workspace(state, tables_of_state(state), seat_weights(knowledge.seat, weights, rivals))
    workspace = np.record_in(buffer, SEARCH_WORKSPACE)
    workspace.traders[knowledge.seat] = trader
    split(rng, workspace.rng)
    workspace.state.seat = knowledge.seat
    return buffer


def seat_weights(seat: int, weights: tuple[float, ...], rivals: tuple[float, ...]) -> list[tuple[float, ...]]:
    """Return the weights of every seat: those given for one, and those of its rivals."""
    return [weights if each == seat else rivals for each in range(MAX_PLAYERS)]


def greedy_choice(knowledge: Knowledge, workspace_bytes: Any) -> Choice:
    """Return the choice of the greedy policy with the weights in a workspace."""
    decide(workspace_bytes)
    workspace = np.record_in(workspace_bytes, SEARCH_WORKSPACE)
    steps = workspace.steps[: workspace.step_count]
    return Choice(*action_and_reason(knowledge, steps, workspace.reason))


def action_and_reason(knowledge: Knowledge, steps: Any, reason: int) -> tuple[Action, str]:
    """Return the action with these steps, and the key of its reason."""
    action = action_from_steps(knowledge.sampled_state, np.as_list(steps))
    if action.kind == "done" and action not in knowledge.legal:  # already done; its own offers are still open
        return knowledge.legal[0], "decline"
    return action, REASONS[reason]
