"""What replies to an open offer share: accepting, declining and withdrawing it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs.actions.base import NO_STEP, Action
from baghdad.voleurs.actions.steps import key_step, no_such_number
from baghdad.voleurs.state import OFFERS, TRADING


@dataclass(frozen=True, slots=True, repr=False)
class OfferReply(Action):
    """A reply to the offer with the number `offer`, from 1."""

    phase: ClassVar[int] = TRADING

    offer: int

    @property
    def group(self) -> str:
        return "answer"

    def __str__(self) -> str:
        return f"{self.kind} {self.offer}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(int(parts["offer"]))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        return cls(key_step(steps, cls.key_steps) + 1)

    def offer_step(self) -> int:
        """Return the step that names the offer."""
        return self.key_steps[self.offer - 1] if 1 <= self.offer <= OFFERS else NO_STEP

    def steps(self, state: Any) -> list[int]:
        return [self.offer_step()]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step < 0:
            return no_such_number(self.offer)
        if not state.offers[self.offer - 1].open:
            return Refusal("no_such_offer", "V-AMB-41", {"offer": self.offer})
        return self.explain_open(state)

    @abstractmethod
    def explain_open(self, state: Any) -> Refusal:
        """Return why the player can't reply to an open offer in this way."""

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        return [Event(self.kind, {"seat": seat, "offer": self.offer})]

    def is_stale(self, before: Any, now: Any) -> bool:
        """Return whether the offer has been replaced by another one."""
        if not 1 <= self.offer <= OFFERS:
            return False
        return bool(before.offers[self.offer - 1].tobytes() != now.offers[self.offer - 1].tobytes())
