"""What every kind of action has: its text, its steps, its checks, its events and the facts about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs.names import card_name
from baghdad.voleurs.state import FREE, NOWHERE

if TYPE_CHECKING:
    from baghdad.voleurs.situation import Situation

NO_STEP = -1  # for a seat or an offer that doesn't exist
Passes = Mapping[
    str, Sequence[tuple[str, str, str]]
]  # the piece, and the facts that are the seats it leaves and reaches


class Action(ABC):
    """An action of a player, such as a whole purchase or a whole offer. Each kind is a frozen dataclass.

    It is carried out as a short sequence of steps (`action_ids.py`). Cells have the names that the board gives them.
    """

    __slots__ = ()

    kind: ClassVar[str]  # the tag: the first word of the notation and the name of the event
    pattern: ClassVar[str]  # the notation as a regular expression; `from_text` gets its named groups
    phase: ClassVar[int]  # when it can be done
    from_step: ClassVar[int] = FREE  # where in an unfinished action of the player it can be done
    key_steps: ClassVar[range]  # the steps of which an action of this kind, and no other, has exactly one
    irreversible: ClassVar[bool] = False  # whether it always shows something that was hidden
    passes: ClassVar[Passes] = {}  # the pieces that go from one player to another, by the kind of event that says so

    @abstractmethod
    def __str__(self) -> str:
        """Return the notation."""

    def __repr__(self) -> str:
        return f"<{self}>"

    @property
    def number(self) -> int:
        """Return the rank of the kind in the catalogue of steps, for sorting."""
        return self.key_steps.start

    @property
    def group(self) -> str:
        """Return the name of the group to which the action belongs in a list for a reader."""
        return self.kind

    @property
    def phrase(self) -> str:
        """Return the last part of the key of the sentence that says what the action does."""
        return self.kind

    def fields(self) -> dict[str, Any]:
        """Return the fields by their names."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    @classmethod
    @abstractmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        """Return the action of the named groups of the pattern; raise UnknownWord for a word without a meaning."""

    @classmethod
    @abstractmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        """Return the action that consists of these steps in a state."""

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        """Yield the legal actions of this kind that a player is shown; none if there are too many to list."""
        return iter(())

    @abstractmethod
    def steps(self, state: Any) -> list[int]:
        """Return the steps, without those that are implied (`rules/whole_action.py`)."""

    def goal_after_exchange(self, state: Any) -> int:
        """Return the cell to which the change moves the Vizier after the exchange that follows, or NOWHERE."""
        return NOWHERE

    def check(self, state: Any, seat: int) -> Refusal | None:
        """Return why the action is illegal before any of its steps is tried, or None."""
        return None

    @abstractmethod
    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        """Return why a step isn't legal in the state in which it was tried; `before` is the state before the action."""

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        """Return the events of the action itself, in the order in which players see them."""
        return [Event(self.kind, {"seat": seat})]

    def is_stale(self, before: Any, now: Any) -> bool:
        """Return whether the action was meant for something that has changed since, in the same trade."""
        return False

    def details(self, state: Any, seat: int) -> dict[str, Any]:
        """Return the fields that have a value, as JSON-ready data with the kind, and the phrase if that differs."""
        found: dict[str, Any] = {"kind": self.kind}
        if self.phrase != self.kind:
            found["phrase"] = self.phrase
        for name, value in self.fields().items():
            if name == "cards" and value:
                found[name] = [card_name(card) for card in value]
            elif value or type(value) is int:
                found[name] = value
        return found

    def payments(self, state: Any, seat: int) -> list[Action]:
        """Return the same action with several payments, the least overpaid first."""
        return [self]
