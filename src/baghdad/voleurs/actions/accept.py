"""Accepting an offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action, Passes
from baghdad.voleurs.actions.notation import read_claimed_cards, write_claimed_cards
from baghdad.voleurs.actions.offer_reply import OfferReply
from baghdad.voleurs.actions.steps import claim_steps, explain_claim, key_step
from baghdad.voleurs.box import district_of
from baghdad.voleurs.names import card_name
from baghdad.voleurs.rules.cards import cards_of
from baghdad.voleurs.rules.trading import can_fulfil
from baghdad.voleurs.situation import Situation
from baghdad.voleurs.state import NO_CLAIM, OFFERS
from baghdad.voleurs.view import by_district, claim_names


@dataclass(frozen=True, slots=True, repr=False)
class Accept(OfferReply):
    """The acceptance of an offer, with the real cards given in return, and the name claimed for each (V-AMB-41)."""

    kind: ClassVar[str] = "accept"
    pattern: ClassVar[str] = r"accept (?P<offer>\d{1,3})(?: < (?P<cards>.+))?"
    key_steps: ClassVar[range] = range(n.ACCEPT, n.DECLINE)
    irreversible: ClassVar[bool] = True
    passes: ClassVar[Passes] = {"trade": [("card", "seat", "maker"), ("card", "maker", "seat")]}

    cards: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not self.claims:
            object.__setattr__(self, "claims", (NO_CLAIM,) * len(self.cards))

    def __str__(self) -> str:
        given = f" < {write_claimed_cards(self.cards, self.claims)}" if self.cards else ""
        return f"accept {self.offer}{given}"

    @property
    def phrase(self) -> str:
        return self.kind if self.cards else "accept-gift"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        return cls(int(parts["offer"]), *(read_claimed_cards(parts["cards"]) if "cards" in parts else ()))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        pairs, claim = [], NO_CLAIM
        for step in steps:
            if n.CLAIM <= step < n.WANT:
                claim = step - n.CLAIM
            elif n.LAY <= step < n.AGENT:
                pairs.append((step - n.LAY, claim))
                claim = NO_CLAIM
        pairs.sort()
        cards, claims = tuple(card for card, _ in pairs), tuple(claim for _, claim in pairs)
        return cls(key_step(steps, cls.key_steps) + 1, cards, claims)

    @classmethod
    def suggestions(cls, situation: Situation) -> Iterator[Self]:
        for number in situation.offers_received:
            if can_fulfil(situation.state, situation.seat, number):
                yield cls(number + 1, situation.cheapest_return(number))

    def steps(self, state: Any) -> list[int]:
        steps = [self.offer_step()]
        for card, claim in zip(self.cards, self.claims, strict=True):
            steps += [*claim_steps(claim), n.LAY + card]
        return steps

    def check(self, state: Any, seat: int) -> Refusal | None:
        for card, claim in zip(self.cards, self.claims, strict=True):
            if claim != NO_CLAIM and (self.claims.count(claim) > 1 or district_of(claim) != district_of(card)):
                return explain_claim(self.claims, claim)
        return None

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if n.CLAIM <= step < n.WANT:
            step = n.LAY + self.cards[self.claims.index(step - n.CLAIM)]
        if n.LAY <= step < n.AGENT:
            return Refusal("card_not_wanted", "V-AMB-41", {"card": card_name(step - n.LAY)})
        return OfferReply.explain(self, before, seat, state, step)

    def explain_open(self, state: Any) -> Refusal:
        ours = state.offers[self.offer - 1].to == state.seat
        return Refusal("too_few_to_give" if ours else "offer_to_another", "V-AMB-41", {"offer": self.offer})

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        """Return the event of the trade, and of open offers that it has made impossible.

        Both parties learn the real cards and what each was called, all others districts and counts (V-INFO-7).
        """
        offer = before.offers[self.offer - 1]
        maker = int(offer.maker)
        given = cards_of(offer.goods, offer.specials)
        facts: dict[str, Any] = {"seat": seat, "maker": maker, "offer": self.offer}
        facts |= {"given": by_district(given), "returned": by_district(self.cards)}
        learned = {
            "given_cards": list(map(card_name, given)),
            "given_claims": claim_names(int(offer.claims[card]) for card in given),
            "returned_cards": list(map(card_name, self.cards)),
            "returned_claims": claim_names(self.claims),
        }
        trade = Event("trade", facts, {seat: learned, maker: learned}, reveals=True)
        return [trade, *self._broken_offers(before, after)]

    def details(self, state: Any, seat: int) -> dict[str, Any]:
        found = Action.details(self, state, seat)
        claimed = any(claim != NO_CLAIM for claim in self.claims)
        return found if claimed else {name: fact for name, fact in found.items() if name != "claims"}

    def _broken_offers(self, before: Any, after: Any) -> list[Event]:
        if before.phase != after.phase:
            return []
        closed = [number + 1 for number in range(OFFERS) if before.offers[number].open > after.offers[number].open]
        gone = [number for number in closed if number != self.offer]
        return [Event("offers_void", {"offers": gone})] if gone else []
