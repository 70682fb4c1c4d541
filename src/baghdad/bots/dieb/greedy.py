"""`greedy` for dieb: plays the legal action of the highest priority (`rules/move_priority.py`)."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.dieb.rules.move_priority import CLASS_STEP, greedy_action, priority
from baghdad.core import arrays as np
from baghdad.core.knowledge import Knowledge
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.turn import find_legal
from baghdad.dieb.state import LEGAL_WORDS
from baghdad.dieb.tally import count

REASONS = ("place", "place", "steal", "smuggle", "approach", "pass")  # by priority class


class Greedy:
    """A player that goes by a heuristic of the current position and never searches."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the legal action of the highest priority."""
        legal = np.zeros(LEGAL_WORDS, np.int64)
        find_legal(knowledge.sampled_state, legal)
        action = int(greedy_action(knowledge.sampled_state, legal))
        return Choice(CATALOGUE[action], reason_of(knowledge.sampled_state, action))


def reason_of(state: Any, number: int) -> str:
    """Return the reason key of an action by its priority class.

    Guard moves of the last class cheapen smuggling, hinder a rival that has a guard at the target, or are just moves.
    """
    priority_class = int(priority(state, number)) // CLASS_STEP
    if priority_class < len(REASONS):
        return REASONS[priority_class]
    action, seat = CATALOGUE[number], int(state.seat)
    if action.kind == "neutral" and count(state.guards[seat], action.palace):
        return "cheapen"
    rivals = (rival for rival in range(state.players) if rival != seat)
    return "hinder" if any(count(state.guards[rival], action.target) for rival in rivals) else "move"
