"""`greedy` for dieb: does what it wishes for most (`rules/wishes.py`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.bots.bot import Choice
from baghdad.bots.dieb.rules.move_priority import A_WISH, best_wish, wish_of
from baghdad.core.knowledge import Knowledge
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.turn import find_legal
from baghdad.dieb.state import LEGAL_WORDS
from baghdad.dieb.tally import count

REASONS = ("place", "place", "steal", "smuggle", "approach", "pass")  # in the order of the wishes


class Greedy:
    """Looks at the table, never ahead."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """The legal action it wishes for most."""
        legal = np.zeros(LEGAL_WORDS, np.int64)
        find_legal(knowledge.sampled_state, legal)
        action = int(best_wish(knowledge.sampled_state, legal))
        return Choice(CATALOGUE[action], reason_of(knowledge.sampled_state, action))


def reason_of(state: Any, number: int) -> str:
    """What an action is good for at first sight. Guards that bring no thief nearer do it for the price of smuggling."""
    wish = int(wish_of(state, number)) // A_WISH
    if wish < len(REASONS):
        return REASONS[wish]
    action, seat = CATALOGUE[number], int(state.seat)
    if action.kind == "neutral" and count(state.guards[seat], action.palace):
        return "cheapen"
    rivals = (rival for rival in range(state.players) if rival != seat)
    return "hinder" if any(count(state.guards[rival], action.target) for rival in rivals) else "move"
