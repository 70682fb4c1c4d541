"""The legal steps of a trade: those of a turn to speak, of an offer and of an answer."""

from __future__ import annotations

from baghdad.core.bits import up_to_highest_bit
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.rules.cards import (
    DISTRICT_OF,
    cards_after,
    cards_of_districts,
    has_cards,
    held_by_district,
    seats_with_cards,
)
from baghdad.voleurs.rules.rounds import all_seats
from baghdad.voleurs.rules.step_sets import add_cards, add_steps, no_steps
from baghdad.voleurs.rules.tally import districts_above, districts_with
from baghdad.voleurs.rules.trading import acceptable_offers, districts_lacking, may_offer
from baghdad.voleurs.state import ANSWERING, CLAIMING, FREE, NO_CLAIM
from baghdad.voleurs.typed_records import Legal, Offer, State


@rule
def trading_steps(state: State, legal: Legal) -> int:
    """Write the next steps of a trade."""
    if state.step == FREE:
        return speaking_steps(state, legal)
    if state.step == ANSWERING:
        return answering_steps(state, legal)
    return offering_steps(state, legal)


@rule
def speaking_steps(state: State, legal: Legal) -> int:
    """Write the steps of a turn to speak: write an offer, accept, decline or withdraw one, or be done."""
    seat = state.seat
    number = add_steps(legal, no_steps(legal), n.OFFER_TO, partners(state) if may_offer(state) else 0)
    number = add_steps(legal, number, n.ACCEPT, acceptable_offers(state, seat))
    number = add_steps(legal, number, n.DECLINE, state.offers_to[seat])
    number = add_steps(legal, number, n.WITHDRAW, state.offers_by[seat])
    return add_steps(legal, number, n.DONE, 1)


@rule
def partners(state: State) -> int:
    """Return the seats that the player can trade with: one of both must hold a card."""
    others = all_seats(state) & ~(1 << int(state.seat))
    return others if has_cards(state, state.seat) else others & seats_with_cards(state)


@rule
def offering_steps(state: State, legal: Legal) -> int:
    """Write the steps of an offer, in rising order: cards, a claim for the last one, districts wanted; then send."""
    seat = state.seat
    draft = state.draft
    goods, specials = cards_after(state.hand_goods[seat], state.hand_specials[seat], draft.goods, draft.specials)
    if draft.wanted:
        goods = 0
        specials = 0
    number = add_cards(legal, no_steps(legal), n.LAY, goods, specials)
    if state.step == CLAIMING:
        number = add_claims(draft, 1 << DISTRICT_OF[state.claimed_card], legal, number)
    richest_wanted = up_to_highest_bit(districts_with(draft.wanted))
    more = districts_above(held_by_district(state, draft.to), draft.wanted) & ~(richest_wanted >> 1)
    number = add_steps(legal, number, n.WANT, more)
    return add_steps(legal, number, n.SEND, int((draft.goods | draft.specials | draft.wanted) != 0))


@rule
def add_claims(draft: Offer, districts: int, legal: Legal, number: int) -> int:
    """Write the names of some districts, a set, that no card laid is claimed to be yet; each name exists once."""
    goods, specials = cards_of_districts(districts)
    return add_cards(legal, number, n.CLAIM, goods & ~int(draft.claimed_goods), specials & ~int(draft.claimed_specials))


@rule
def answering_steps(state: State, legal: Legal) -> int:
    """Write the cards of the districts that are still wanted, and the names that may be claimed for the next of them.

    After a claim only cards of its district may follow.
    """
    seat = state.seat
    districts = districts_lacking(state)
    if state.claimed_name != NO_CLAIM:
        districts &= 1 << DISTRICT_OF[state.claimed_name]
    goods, specials = cards_of_districts(districts)
    goods &= int(state.hand_goods[seat]) & ~int(state.laid_goods)
    specials &= int(state.hand_specials[seat]) & ~int(state.laid_specials)
    number = add_cards(legal, no_steps(legal), n.LAY, goods, specials)
    return add_claims(state.draft, districts, legal, number) if state.claimed_name == NO_CLAIM else number
