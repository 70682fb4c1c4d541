"""`apprentice` for dieb: knows what is good, and often does something else."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.bots.dieb.greedy import Greedy
from baghdad.bots.random import Random
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below

ATTENTIVE = 3  # times of
OUT_OF = 5


class Apprentice:
    """`greedy` three times of five, else at random; but nobody overlooks a chest that is there to take."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Whichever it feels like."""
        wish = Greedy().choose(knowledge, rng)
        attentive = below(rng, OUT_OF) < ATTENTIVE
        return wish if attentive or wish.reason == "steal" else Random().choose(knowledge, rng)
