"""`apprentice` for voleurs: greedy with random mistakes."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.random import Random
from baghdad.bots.voleurs.greedy import Greedy
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below

GREEDY_TIMES, OUT_OF = 1, 2  # greedy once out of two times


class Apprentice:
    """A player that plays like `greedy` every other time and plays at random otherwise."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the greedy action or a random legal one."""
        if below(rng, OUT_OF) < GREEDY_TIMES:
            return Greedy().choose(knowledge, rng)
        return Random().choose(knowledge, rng)
