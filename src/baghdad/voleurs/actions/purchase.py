"""What all purchases share: the cards that are paid, and the change, which may move the Vizier."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.actions.cells import explain_change, wrong_change
from baghdad.voleurs.actions.notation import write_cards
from baghdad.voleurs.actions.steps import cell_number, lay_steps
from baghdad.voleurs.names import VIZIER_NAME, card_name
from baghdad.voleurs.payments import PaymentTable, dinars, gem_cards, hand
from baghdad.voleurs.rules.cards import goods_bit, special_bit
from baghdad.voleurs.rules.payment import laid_gem_cards, laid_value, number_laid
from baghdad.voleurs.state import BUYING

MOST_PAYMENTS = 4  # alternatives shown for one purchase


class Purchase(Action):
    """A purchase of `what`, paid with `cards`; `change` is the cell to which its change moves the Vizier."""

    __slots__ = ()

    phase: ClassVar[int] = BUYING
    irreversible: ClassVar[bool] = True

    what: str
    cards: tuple[int, ...]
    change: str

    @abstractmethod
    def price(self, state: Any) -> int:
        """Return the least dinars that the purchase costs, without the Vizier's walk by the change."""

    def check(self, state: Any, seat: int) -> Refusal | None:
        return wrong_change(state, self.change)

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step < n.AGENT:
            return explain_lay(state, self.cards, step - n.LAY)
        return explain_change(state, step - n.GO)

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        """Return the event of the purchase, which reveals its cards and so can't be undone (V-AMB-63)."""
        return [Event(self.kind, self.facts(before, seat), reveals=True)]

    def facts(self, before: Any, seat: int) -> dict[str, Any]:
        """Return the facts of the event."""
        facts = {"seat": seat, "what": self.what, "cards": list(map(card_name, self.cards)), "change": self.change}
        return {name: fact for name, fact in facts.items() if name != "change" or fact}

    def details(self, state: Any, seat: int) -> dict[str, Any]:
        found = Action.details(self, state, seat)
        if not gem_cards(list(self.cards)):
            found |= {"price": self.price(state), "paid": dinars(self.cards, int(state.characters[seat]))}
        return found

    def payments(self, state: Any, seat: int) -> list[Action]:
        if gem_cards(list(self.cards)) or self.change:
            return [self]
        payment_table = PaymentTable(hand(state, seat), int(state.characters[seat]))
        paid = payment_table.payments(self.price(state), MOST_PAYMENTS)
        found: list[Action] = [replace(self, cards=cards) for cards in paid]  # type: ignore[type-var]
        return found if self in found else [self, *found]

    def write_payment(self) -> str:
        """Return the end of the notation: the cards, and the Vizier's goal."""
        change = f" + {VIZIER_NAME} {self.change}" if self.change else ""
        return f" < {write_cards(self.cards)}{change}"

    def lay_steps(self) -> list[int]:
        """Return the steps that lay the payment."""
        return lay_steps(self.cards)

    def change_steps(self, state: Any) -> list[int]:
        """Return the step that uses the change, if it is used."""
        return [n.GO + cell_number(state, self.change)] if self.change else []


def explain_lay(state: Any, cards: tuple[int, ...], card: int) -> Refusal:
    """Return why a card can't be laid for a purchase."""
    seat = state.seat
    held = state.hand_goods[seat] & goods_bit(card) or state.hand_specials[seat] & special_bit(card)
    if not held:
        return Refusal("card_not_held", "V-PAY-1", {"card": card_name(card)})
    alone = next(iter(gem_cards(list(cards))), cards[0])
    return Refusal("gem_card_alone", "V-AMB-27", {"card": card_name(alone)})


def wrong_payment(state: Any) -> Refusal | None:
    """Return why the cards laid can't pay any price in dinars, or None if they can."""
    if number_laid(state) == 0:
        return Refusal("nothing_paid", "V-PAY-1")
    return Refusal("gem_card_buys_its_gem", "V-CARD-3") if laid_gem_cards(state) else None


def explain_price(state: Any, price: int, clause: str) -> Refusal:
    """Return why the cards laid don't pay a price."""
    too_few = Refusal("too_few_dinars", clause, {"price": price, "purse": int(laid_value(state))})
    return wrong_payment(state) or too_few
