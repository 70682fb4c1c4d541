"""What a computer player is: it gets what its seat may know and a generator of its own, and chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from baghdad.table.game import Action
from baghdad.table.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Choice:
    """The action a computer player takes, and the key of its reason."""

    action: Action
    reason: str


class Bot(Protocol):
    """A computer player."""

    def choose(self, knowledge: Knowledge, chance: Any) -> Choice:
        """One of the legal actions."""
        ...
