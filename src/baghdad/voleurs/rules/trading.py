"""Trade: real cards under claimed names, answered with real cards, swapped unseen (V-TRADE-*, V-AMB-41…48)."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.box import CARDS, GOODS
from baghdad.voleurs.rules.cards import cards_of_districts, goods_bit, has_cards, held_by_district, special_bit
from baghdad.voleurs.rules.offers import close_broken_offers, close_offer, free_offer_slot, open_offer
from baghdad.voleurs.rules.payment import reset_unfinished_action
from baghdad.voleurs.rules.rounds import let_speak, seat_after, set_ready
from baghdad.voleurs.rules.tally import ALL, districts_above, districts_not_below, districts_with, one, tally_of
from baghdad.voleurs.state import ANSWERING, CLAIMING, FREE, NO_CLAIM, OFFERING, OFFERS_PER_PLAYER
from baghdad.voleurs.typed_records import Offer, State

MOST_COUNTED = 127  # the largest count of offers in a round, and of claims, that the state's fields can hold


@rule
def is_capped(state: State) -> bool:
    """Return whether the player has made as many offers in this round as the cap on them allows (V-AMB-46)."""
    return bool(state.offer_cap > 0 and state.offers_made[state.seat] >= state.offer_cap)


@rule
def may_offer(state: State) -> bool:
    """Return whether the player may make an offer: few enough are open, and the cap on offers isn't reached."""
    return not is_capped(state) and popcount(state.offers_by[state.seat]) < OFFERS_PER_PLAYER


@rule
def start_offer(state: State, to: int) -> None:
    """Begin a draft of an offer, which nobody else sees."""
    clear_offer(state.draft)
    state.draft.maker = state.seat
    state.draft.to = to
    state.step = OFFERING


@rule
def clear_offer(offer: Offer) -> None:
    """Clear cards, claims and players of an offer."""
    offer.goods = 0
    offer.specials = 0
    offer.open = 0
    offer.maker = 0
    offer.to = 0
    offer.wanted = 0
    offer.claimed_goods = 0
    offer.claimed_specials = 0
    for card in range(CARDS):
        offer.claims[card] = NO_CLAIM


@rule
def put_in_offer(state: State, card: int) -> None:
    """Add a real card of the player's own to the draft; a name may be claimed for it (V-TRADE-5)."""
    state.draft.goods |= goods_bit(card)
    state.draft.specials |= special_bit(card)
    state.claimed_card = card
    state.step = CLAIMING


@rule
def add_claim(state: State, name: int) -> None:
    """Claim any name of the card's district for it, true or not (V-TRADE-4, V-AMB-44).

    In an offer the claim follows the card. In an answer it precedes it, because the last card completes the trade.
    """
    if state.step == ANSWERING:
        state.claimed_name = name
        return
    record_claim(state.draft, state.claimed_card, name)
    state.step = OFFERING


@rule
def record_claim(offer: Offer, card: int, name: int) -> None:
    """Note the name claimed for a card of an offer or an answer."""
    offer.claims[card] = name
    offer.claimed_goods |= goods_bit(name)
    offer.claimed_specials |= special_bit(name)


@rule
def add_wanted(state: State, district: int) -> None:
    """Ask for one more card of a district in return."""
    state.draft.wanted += one(district)
    state.step = OFFERING


@rule
def send_offer(state: State) -> None:
    """Make the offer public to its parties; whom it goes to is no longer done trading."""
    number = free_offer_slot(state)
    state.offers[number] = state.draft
    open_offer(state, number)
    if state.offers_made[state.seat] < MOST_COUNTED:
        state.offers_made[state.seat] += 1
    set_ready(state, state.draft.to, False)
    reset_unfinished_action(state)
    pass_turn_to_speak(state)


@rule
def can_fulfil(state: State, seat: int, offer: int) -> bool:
    """Return whether a player holds as many cards of each district as an offer wants."""
    return districts_not_below(held_by_district(state, seat), state.offers[offer].wanted) == ALL


@rule
def acceptable_offers(state: State, seat: int) -> int:
    """Return the open offers to a player that it can fulfil, as a set."""
    found = 0
    rest = int(state.offers_to[seat])
    while rest:
        offer = lowest_bit(rest)
        rest &= rest - 1
        found |= int(can_fulfil(state, seat, offer)) << offer
    return found


@rule
def districts_lacking(state: State) -> int:
    """Return the districts of which the unfinished answer still lacks a card, as a set."""
    return districts_above(state.offers[state.answered].wanted, tally_of(state.laid_goods, state.laid_specials))


@rule
def start_answer(state: State, offer: int) -> None:
    """Begin to accept an offer; the cards in return are chosen next, unless none is wanted."""
    state.answered = offer
    state.step = ANSWERING
    clear_offer(state.draft)
    finish_answer(state)


@rule
def put_in_answer(state: State, card: int) -> None:
    """Add a real card to the answer, under the name claimed for it, if any."""
    state.laid_goods |= goods_bit(card)
    state.laid_specials |= special_bit(card)
    if state.claimed_name != NO_CLAIM:
        record_claim(state.draft, card, state.claimed_name)
        state.claimed_name = NO_CLAIM
    finish_answer(state)


@rule
def finish_answer(state: State) -> None:
    """Swap the cards of both sides at the same moment, once every card wanted is there (V-TRADE-6)."""
    if districts_lacking(state):
        return
    offer = state.offers[state.answered]
    goods = int(offer.goods)
    specials = int(offer.specials)
    maker = int(offer.maker)
    count_claims(state, state.seat, maker, offer, goods, specials)
    count_claims(state, maker, state.seat, state.draft, int(state.laid_goods), int(state.laid_specials))
    transfer_cards(state, maker, state.seat, goods, specials)
    transfer_cards(state, state.seat, maker, int(state.laid_goods), int(state.laid_specials))
    update_knowledge(state, maker, state.seat, goods, specials, int(state.laid_goods), int(state.laid_specials))
    close_offer(state, state.answered)
    close_broken_offers(state, maker)
    close_broken_offers(state, state.seat)
    set_ready(state, maker, not has_cards(state, maker))
    set_ready(state, state.seat, not has_cards(state, state.seat))
    reset_unfinished_action(state)
    pass_turn_to_speak(state)


@rule
def count_claims(state: State, viewer: int, claimer: int, offer: Offer, goods: int, specials: int) -> None:
    """Count how many names claimed for cards that change hands the receiver sees to be true, and to be false."""
    while goods or specials:
        card = lowest_bit(goods) if goods else GOODS + lowest_bit(specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        if offer.claims[card] == card:
            state.true_claims[viewer, claimer] = min(int(state.true_claims[viewer, claimer]) + 1, MOST_COUNTED)
        elif offer.claims[card] != NO_CLAIM:
            state.false_claims[viewer, claimer] = min(int(state.false_claims[viewer, claimer]) + 1, MOST_COUNTED)


@rule
def transfer_cards(state: State, giver: int, taker: int, goods: int, specials: int) -> None:
    """Move cards from one hand to another."""
    state.hand_goods[giver] &= ~goods
    state.hand_specials[giver] &= ~specials
    state.hand_goods[taker] |= goods
    state.hand_specials[taker] |= specials


@rule
def update_knowledge(
    state: State, maker: int, taker: int, goods: int, specials: int, back_goods: int, back_specials: int
) -> None:
    """Update who knows which cards after a trade.

    Both parties know what was swapped. The others see only districts and counts, so what they knew there is uncertain.
    """
    lost_goods, lost_specials = cards_of_districts(districts_with(tally_of(goods, specials)))
    back_lost_goods, back_lost_specials = cards_of_districts(districts_with(tally_of(back_goods, back_specials)))
    for viewer in range(state.players):
        if viewer == maker or viewer == taker:
            state.known_goods[viewer, maker] &= ~goods
            state.known_specials[viewer, maker] &= ~specials
            state.known_goods[viewer, taker] &= ~back_goods
            state.known_specials[viewer, taker] &= ~back_specials
        else:
            state.known_goods[viewer, maker] &= ~lost_goods
            state.known_specials[viewer, maker] &= ~lost_specials
            state.known_goods[viewer, taker] &= ~back_lost_goods
            state.known_specials[viewer, taker] &= ~back_lost_specials
    state.known_goods[maker, taker] |= goods
    state.known_specials[maker, taker] |= specials
    state.known_goods[taker, maker] |= back_goods
    state.known_specials[taker, maker] |= back_specials


@rule
def reject_offer(state: State, offer: int) -> None:
    """Close an offer that is declined or withdrawn."""
    close_offer(state, offer)
    pass_turn_to_speak(state)


@rule
def finish_trading(state: State) -> None:
    """Mark the player as done trading for now (V-AMB-46)."""
    set_ready(state, state.seat, True)
    pass_turn_to_speak(state)


@rule
def pass_turn_to_speak(state: State) -> None:
    """Give the turn to speak to the next player."""
    state.step = FREE
    let_speak(state, seat_after(state, state.seat))
