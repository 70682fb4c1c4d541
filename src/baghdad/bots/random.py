"""`random`: each legal action is as likely as any other. Plays every game."""

from __future__ import annotations

from typing import Any

from baghdad.bots.bot import Choice
from baghdad.table.chance import below
from baghdad.table.knowledge import Knowledge


class Random:
    """Has no plan at all."""

    def choose(self, knowledge: Knowledge, chance: Any) -> Choice:
        """Any legal action."""
        return Choice(knowledge.legal[below(chance, len(knowledge.legal))], "random")
