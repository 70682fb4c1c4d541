"""`random`: chooses each legal action with the same probability. Plays every game."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below


class Random:
    """A player that chooses at random."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return any legal action."""
        return Choice(knowledge.legal[below(rng, len(knowledge.legal))], "random")
