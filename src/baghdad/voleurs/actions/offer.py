"""Making an offer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from baghdad.core.errors import Refusal
from baghdad.core.events import Event
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions.base import Action
from baghdad.voleurs.actions.notation import UnknownWord, read_claimed_cards, read_name, write_claimed_cards
from baghdad.voleurs.actions.steps import (
    claim_steps,
    explain_claim,
    key_step,
    no_such_number,
    seat_step,
)
from baghdad.voleurs.box import DISTRICTS
from baghdad.voleurs.names import DISTRICT_NUMBERS, card_name
from baghdad.voleurs.rules.cards import held_in_district
from baghdad.voleurs.rules.trading import is_capped, may_offer
from baghdad.voleurs.state import NO_CLAIM, OFFERS, OFFERS_PER_PLAYER, TRADING
from baghdad.voleurs.view import by_district, claims_of

NOTHING_WANTED: tuple[int, ...] = (0,) * len(DISTRICTS)


@dataclass(frozen=True, slots=True, repr=False)
class Offer(Action):
    """An offer of real cards, with the name claimed for each, for a number of cards of each district (V-AMB-41)."""

    kind: ClassVar[str] = "offer"
    pattern: ClassVar[str] = r"offer (?P<to>\d{1,3})(?: give (?P<given>.+?))?(?: want (?P<wanted>.+))?"
    phase: ClassVar[int] = TRADING
    key_steps: ClassVar[range] = range(n.OFFER_TO, n.CLAIM)

    to: int
    cards: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()
    wanted: tuple[int, ...] = NOTHING_WANTED

    def __str__(self) -> str:
        wanted = [f"{number} {DISTRICTS[district]}" for district, number in enumerate(self.wanted) if number]
        give = f" give {write_claimed_cards(self.cards, self.claims)}" if self.cards else ""
        want = f" want {', '.join(wanted)}" if wanted else ""
        return f"offer {self.to}{give}{want}"

    @classmethod
    def from_text(cls, parts: Mapping[str, str]) -> Self:
        cards, claims = read_claimed_cards(parts["given"]) if "given" in parts else ((), ())
        return cls(int(parts["to"]), cards, claims, _read_wanted(parts.get("wanted", "")))

    @classmethod
    def from_steps(cls, state: Any, steps: Sequence[int]) -> Self:
        wanted = tuple(steps.count(n.WANT + district) for district in range(len(DISTRICTS)))
        claims: dict[int, int] = {}
        for step in steps:
            if n.LAY <= step < n.AGENT:
                claims[step - n.LAY] = NO_CLAIM
            elif n.CLAIM <= step < n.WANT:
                claims[max(claims)] = step - n.CLAIM  # for the card just laid, as cards are laid in rising order
        return cls(key_step(steps, cls.key_steps), tuple(claims), tuple(claims.values()), wanted)

    def steps(self, state: Any) -> list[int]:
        steps = [seat_step(n.OFFER_TO, self.to, state)]
        for card, claim in zip(self.cards, self.claims, strict=True):
            steps += [n.LAY + card, *claim_steps(claim)]
        for district, number in enumerate(self.wanted):
            steps += [n.WANT + district] * number
        return [*steps, n.SEND]

    def explain(self, before: Any, seat: int, state: Any, step: int) -> Refusal:
        if step < 0:
            return no_such_number(self.to + 1)
        if n.LAY <= step < n.AGENT:
            return Refusal("card_not_held", "V-TRADE-1", {"card": card_name(step - n.LAY)})
        if n.CLAIM <= step < n.WANT:
            return explain_claim(self.claims, step - n.CLAIM)
        if n.WANT <= step < n.SEND:
            district = step - n.WANT
            held = int(held_in_district(state, state.draft.to, district))
            return Refusal("they_hold_fewer", "V-INFO-3", {"district": DISTRICTS[district], "held": held})
        if step == n.SEND:
            return Refusal("empty_offer", "V-TRADE-1")
        if self.to == state.seat:
            return Refusal("offer_to_oneself", "V-TRADE-1")
        if may_offer(state):
            return Refusal("nobody_has_cards", "V-AMB-46")
        if is_capped(state):
            return Refusal("too_many_offers", "V-AMB-46", {"limit": int(state.offer_cap)})
        return Refusal("too_many_open_offers", "V-AMB-41", {"limit": OFFERS_PER_PLAYER})

    def events(self, before: Any, seat: int, after: Any) -> list[Event]:
        """Return the event of the offer: claims for both parties, real cards for the maker, counts for all."""
        number = next(number for number in range(OFFERS) if after.offers[number].open > before.offers[number].open) + 1
        facts: dict[str, Any] = {"seat": seat, "to": self.to, "offer": number}
        facts |= {"given": by_district(self.cards), "wanted": list(self.wanted)}
        claims = claims_of(self.cards, self.claims)
        learned: dict[str, Any] = {"claims": claims}
        secret = {seat: {**learned, "cards": list(map(card_name, self.cards))}, self.to: learned}
        return [Event(self.kind, facts, secret)]

    def details(self, state: Any, seat: int) -> dict[str, Any]:
        found = Action.details(self, state, seat)
        return found if any(self.wanted) else {name: fact for name, fact in found.items() if name != "wanted"}


def _read_wanted(text: str) -> tuple[int, ...]:
    """Return the number of cards of each district that are wanted."""
    counts: list[int] = list(NOTHING_WANTED)
    for part in text.split(",") if text else ():
        number, _, district = part.strip().partition(" ")
        if not (number.isascii() and number.isdigit() and len(number) < 3):
            raise UnknownWord(part.strip())
        counts[read_name(district.strip(), DISTRICT_NUMBERS)] += int(number)
    return tuple(counts)
