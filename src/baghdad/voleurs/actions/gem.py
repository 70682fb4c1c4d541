"""Buying a gem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.notation import PAYMENT, read_cards, read_name
from baghdad.voleurs.actions.purchase import Purchase, explain_price
from baghdad.voleurs.actions.steps import goal_names, key_step, laid_cards
from baghdad.voleurs.box import FIRST_GEM_CARD, GEMS
from baghdad.voleurs.dry_run import copy_state
from baghdad.voleurs.names import GEM_NUMBERS
from baghdad.voleurs.rules.gems import meets
from baghdad.voleurs.rules.payment import gem_price
from baghdad.voleurs.situation import Situation


@dataclass(frozen=True, slots=True, repr=False)
class Gem(Purchase):
    """The purchase of a gem, `what`, for dinars or for its card (V-GEM-1)."""

    kind: ClassVar[str] = "gem"
    pattern: ClassVar[str] = rf"gem (?P<gem>\w+){PAYMENT}"
    key_steps: ClassVar[range] = range(n.GEM, n.LEAVE)

    what: str
    change: str = ""
    cards: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"gem {self.what}{self.write_payment()}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        gem = GEMS[read_name(parts["gem"], GEM_NUMBERS)]
        return cls(gem, parts.get("change", ""), read_cards(parts["cards"]))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        change = "".join(goal_names(state, steps))
        return cls(GEMS[key_step(steps, cls.key_steps)], change, laid_cards(steps))

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        for gem, name in enumerate(GEMS):
            if situation.gems[gem] > 0:
                if FIRST_GEM_CARD + gem in situation.cards:
                    yield cls(name, cards=(FIRST_GEM_CARD + gem,))
                for payment, change in situation.payments_with_change(situation.gem_prices[gem]):
                    yield cls(name, change, payment)

    def price(self, state: Any) -> int:
        return int(gem_price(state, GEM_NUMBERS[self.what]))

    def steps(self, state: Any) -> list[int]:
        return [*self.lay_steps(), n.GEM + GEM_NUMBERS[self.what], *self.change_steps(state)]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step not in self.key_steps:
            return Purchase.explain(self, before, seat, state, step)
        if state.gems[step - n.GEM] == 0:
            return Refusal("no_gem_left", "V-GEM-2", {"gem": self.what})
        return explain_price(state, self.price(state), "V-GEM-1")

    def details(self, state: Any, seat: int) -> dict[str, Any]:
        fulfils = {"fulfils": True} if self.fulfils_birthday(state, seat) else {}
        return Purchase.details(self, state, seat) | fulfils

    def fulfils_birthday(self, state: Any, seat: int) -> bool:
        """Return whether the gem makes the buyer meet the birthday card, which the bag didn't before."""
        if meets(state, seat, state.birthdays[seat]):
            return False
        after = copy_state(state)
        after.bags[seat, GEM_NUMBERS[self.what]] += 1
        return bool(meets(after, seat, after.birthdays[seat]))
