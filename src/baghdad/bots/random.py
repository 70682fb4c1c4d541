"""`random`: each legal action is as likely as any other. Plays every game."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.core.knowledge import Knowledge
from baghdad.core.rng import below


class Random:
    """Has no plan at all."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Any legal action."""
        return Choice(knowledge.legal[below(rng, len(knowledge.legal))], "random")
