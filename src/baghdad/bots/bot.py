"""The interface of computer players: they get what their seat may know and an RNG, and return a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from baghdad.core.queries import Line

if TYPE_CHECKING:  # the names of bots must be known without loading the rules and the compiler
    from baghdad.core.game import Action
    from baghdad.core.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Ranked:
    """An action that a player has considered, with its win probability after it, and how often a search visited it.

    An adviser adds the standard error of that probability, and its reasons in whole sentences.
    """

    action: Action
    chance: float
    reason: str
    visits: int = 0
    error: float = 0.0
    reasons: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """The action that a computer player takes, and the key of its reason.

    Players that search also return a ranking of actions, best first, and each seat's win probability.
    """

    action: Action
    reason: str
    ranking: tuple[Ranked, ...] = ()
    chances: tuple[float, ...] = ()


class Bot(Protocol):
    """A computer player."""

    def choose(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return one of the legal actions."""
        ...


@runtime_checkable
class Adviser(Protocol):
    """A computer player that compares its best actions with equal effort, for people."""

    def advise(self, knowledge: Knowledge, rng: Any) -> Choice:
        """Return the best action, and a ranking whose chances come from equally many trials on the same deals."""
        ...


def label_of(seat: int) -> str:
    """Return the label of a seat's RNGs (`rng_for`), of which every action of the match has its own."""
    return f"bot {seat}"
