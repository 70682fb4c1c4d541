"""What a computer player is: it gets what its seat may know and a generator of its own, and chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from baghdad.core.game import Action
from baghdad.core.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action that was thought about: the player's chance to win after it, and how much thought went into it."""

    action: Action
    chance: float
    reason: str
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """The action a computer player takes, and the key of its reason.

    Players that look ahead also say how they rank the actions, best first, and what they think each seat's chances
    are.
    """

    action: Action
    reason: str
    ranking: tuple[Ranked, ...] = ()
    chances: tuple[float, ...] = ()


class Bot(Protocol):
    """A computer player."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """One of the legal actions."""
        ...


def label_of(seat: int) -> str:
    """The label of a computer player's own generators (`rng_for`), one for every action of the match."""
    return f"bot {seat}"
