"""Discarding a gem card that buys nothing any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.actions.notation import read_cards, write_cards
from baghdad.voleurs.actions.purchase import explain_lay
from baghdad.voleurs.actions.steps import laid_cards, lay_steps
from baghdad.voleurs.box import FIRST_GEM_CARD
from baghdad.voleurs.names import card_name
from baghdad.voleurs.payments import gem_cards
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import BUYING


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Action):
    """The discard of a gem card whose gem is sold out (V-AMB-29)."""

    kind: ClassVar[str] = "discard"
    pattern: ClassVar[str] = r"discard (?P<cards>.+)"
    phase: ClassVar[int] = BUYING
    key_steps: ClassVar[range] = range(n.DISCARD, n.GO)
    irreversible: ClassVar[bool] = True

    cards: tuple[int, ...]  # one card; an action with more can be written, and is refused

    def __str__(self) -> str:
        return f"discard {write_cards(self.cards)}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(read_cards(parts["cards"]))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        return cls(laid_cards(steps))

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        for card in gem_cards(situation.cards):
            if situation.gems[card - FIRST_GEM_CARD] == 0:
                yield cls((card,))

    def steps(self, state: Any) -> list[int]:
        return [*lay_steps(self.cards), n.DISCARD]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step == n.DISCARD:
            return Refusal("not_worthless", "V-AMB-29")
        return explain_lay(state, self.cards, step - n.LAY)

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        facts = {"seat": seat, "what": "", "cards": list(map(card_name, self.cards))}
        return [Event(self.kind, facts, reveals=True)]
