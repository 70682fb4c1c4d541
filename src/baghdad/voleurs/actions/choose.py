"""Choosing a character."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.actions.notation import read_name
from baghdad.voleurs.names import CHARACTER_NAMES, CHARACTER_NUMBERS
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import CHOOSING


@dataclass(frozen=True, slots=True, repr=False)
class Choose(Action):
    """The choice of a character, `what` (V-SETUP-5)."""

    kind: ClassVar[str] = "choose"
    pattern: ClassVar[str] = r"choose (?P<character>.+)"
    phase: ClassVar[int] = CHOOSING
    key_steps: ClassVar[range] = range(n.CHOOSE, n.PLACE_THIEF)

    what: str

    def __str__(self) -> str:
        return f"choose {self.what}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(CHARACTER_NAMES[read_name(parts["character"], CHARACTER_NUMBERS)])

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        return cls(CHARACTER_NAMES[steps[0] - n.CHOOSE])

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        return (cls.from_steps(situation.state, [step]) for step in situation.legal_steps)

    def steps(self, state: Any) -> list[int]:
        return [n.CHOOSE + CHARACTER_NAMES.index(self.what)]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        return Refusal("character_taken", "V-SETUP-5", {"character": self.what})

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        return [Event(self.kind, {"seat": seat, "what": self.what})]
