"""`apprentice` for voleurs: knows what is good, and as often as not does something else."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.random import Random
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS
from baghdad.bots.voleurs.search import simply, table_of
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below

ATTENTIVE = 1  # times of
OUT_OF = 2


class Apprentice:
    """Simple rules every other time, any legal action else."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Whichever it feels like."""
        if below(rng, OUT_OF) < ATTENTIVE:
            return simply(knowledge, table_of(knowledge, rng, GREEDY_WEIGHTS))
        return Random().choose(knowledge, rng)
