"""`apprentice` for dieb: `greedy` with random mistakes."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.dieb.greedy import Greedy
from baghdad.bots.random import Random
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below

GREEDY_TIMES, OUT_OF = 3, 5  # greedy 3 times out of 5


class Apprentice:
    """A player that follows `greedy` three times out of five, else plays at random, but never misses a chest."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the greedy action or a random legal one."""
        greedy = Greedy().choose(knowledge, rng)
        is_greedy = below(rng, OUT_OF) < GREEDY_TIMES
        return greedy if is_greedy or greedy.reason == "steal" else Random().choose(knowledge, rng)
