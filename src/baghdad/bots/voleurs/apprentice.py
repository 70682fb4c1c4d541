"""`apprentice` for voleurs: greedy with random mistakes."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.random import Random
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS
from baghdad.bots.voleurs.search import greedy_choice, search_workspace
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below

GREEDY_TIMES, OUT_OF = 1, 2  # greedy once out of two times


class Apprentice:
    """A player that follows the compiled greedy policy every other time and plays at random otherwise."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the greedy action or a random legal one."""
        if below(rng, OUT_OF) < GREEDY_TIMES:
            return greedy_choice(knowledge, search_workspace(knowledge, rng, GREEDY_WEIGHTS))
        return Random().choose(knowledge, rng)
