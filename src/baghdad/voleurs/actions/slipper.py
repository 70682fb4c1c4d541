"""Passing the slipper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action, Passes
from baghdad.voleurs.actions.steps import no_such_number, seat_step
from baghdad.voleurs.rules.cards import hand_size
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import BUYING


@dataclass(frozen=True, slots=True, repr=False)
class Slipper(Action):
    """The slipper passed to another player (V-SLIP-1)."""

    kind: ClassVar[str] = "slipper"
    pattern: ClassVar[str] = r"slipper (?P<to>\d{1,3})"
    phase: ClassVar[int] = BUYING
    key_steps: ClassVar[range] = range(n.PASS_SLIPPER, n.OFFER_TO)
    passes: ClassVar[Passes] = {"slipper": [("slipper", "seat", "to")]}

    to: int

    def __str__(self) -> str:
        return f"slipper {self.to}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(int(parts["to"]))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        return cls(steps[0] - n.PASS_SLIPPER)

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        return (cls.from_steps(situation.state, [step]) for step in situation.legal_steps if step in cls.key_steps)

    def steps(self, state: Any) -> list[int]:
        return [seat_step(n.PASS_SLIPPER, self.to, state)]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step < 0:
            return no_such_number(self.to + 1)
        if self.to == state.seat:
            return Refusal("slipper_to_oneself", "V-SLIP-1")
        if hand_size(state, self.to) == 0:
            return Refusal("slipper_to_cardless", "V-SLIP-1", {"seat": self.to, "player": self.to + 1})
        return Refusal("buy_first", "V-SLIP-2")

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        return [Event(self.kind, {"seat": seat, "to": self.to})]
