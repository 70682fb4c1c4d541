"""Trade: real cards under claimed names, answered with real cards, swapped unseen (V-TRADE-*, V-AMB-41…48)."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rule import rule
from baghdad.voleurs.box import CARDS, DISTRICTS
from baghdad.voleurs.rules.cards import GOODS_OF, SPECIALS_OF, goods_bit, hand_size, held_in_district, special_bit
from baghdad.voleurs.rules.offers import close_broken_offers, close_offer, free_offer_slot, open_offer
from baghdad.voleurs.rules.payment import reset_unfinished_action
from baghdad.voleurs.rules.rounds import seat_after, skip_ready_players
from baghdad.voleurs.state import ANSWERING, CLAIMING, FREE, NO_CLAIM, OFFERING, OFFERS_PER_PLAYER

MOST_COUNTED = 127  # the largest count of offers in a round that the state's field can hold


@rule
def is_capped(state):
    """Return whether the player has made as many offers in this round as the cap on them allows (V-AMB-46)."""
    return bool(state.offer_cap > 0 and state.offers_made[state.seat] >= state.offer_cap)


@rule
def may_offer(state):
    """Return whether the player may make an offer: few enough are open, and the cap on offers isn't reached."""
    return not is_capped(state) and popcount(state.offers_by[state.seat]) < OFFERS_PER_PLAYER


@rule
def start_offer(state, to):
    """Begin a draft of an offer, which nobody else sees."""
    clear_offer(state.draft)
    state.draft.maker = state.seat
    state.draft.to = to
    state.step = OFFERING


@rule
def clear_offer(offer):
    """Clear cards, claims and players of an offer."""
    offer.goods = 0
    offer.specials = 0
    offer.open = 0
    offer.maker = 0
    offer.to = 0
    for card in range(CARDS):
        offer.claims[card] = NO_CLAIM
    for district in range(len(DISTRICTS)):
        offer.wanted[district] = 0


@rule
def put_in_offer(state, card):
    """Add a real card of the player's own to the draft; a name may be claimed for it (V-TRADE-5)."""
    state.draft.goods |= goods_bit(card)
    state.draft.specials |= special_bit(card)
    state.claimed_card = card
    state.step = CLAIMING


@rule
def add_claim(state, name):
    """Claim any name of the card's district for it, true or not (V-TRADE-4, V-AMB-44).

    In an offer the claim follows the card. In an answer it precedes it, because the last card completes the trade.
    """
    if state.step == ANSWERING:
        state.claimed_name = name
        return
    state.draft.claims[state.claimed_card] = name
    state.step = OFFERING


@rule
def add_wanted(state, district):
    """Ask for one more card of a district in return."""
    state.draft.wanted[district] += 1
    state.step = OFFERING


@rule
def send_offer(state):
    """Make the offer public to its parties; whom it goes to is no longer done trading."""
    number = free_offer_slot(state)
    state.offers[number] = state.draft
    open_offer(state, number)
    if state.offers_made[state.seat] < MOST_COUNTED:
        state.offers_made[state.seat] += 1
    state.ready[state.draft.to] = 0
    reset_unfinished_action(state)
    pass_turn_to_speak(state)


@rule
def can_fulfil(state, seat, offer):
    """Return whether a player holds as many cards of each district as an offer wants."""
    for district in range(len(DISTRICTS)):
        if held_in_district(state, seat, district) < state.offers[offer].wanted[district]:
            return False
    return True


@rule
def acceptable_offers(state, seat):
    """Return the open offers to a player that it can fulfil, as a set."""
    found = 0
    rest = int(state.offers_to[seat])
    while rest:
        offer = lowest_bit(rest)
        rest &= rest - 1
        found |= int(can_fulfil(state, seat, offer)) << offer
    return found


@rule
def still_wanted(state, district):
    """Return how many cards of a district the unfinished answer still lacks."""
    laid = popcount(state.laid_goods & GOODS_OF[district]) + popcount(state.laid_specials & SPECIALS_OF[district])
    return state.offers[state.answered].wanted[district] - laid


@rule
def start_answer(state, offer):
    """Begin to accept an offer; the cards in return are chosen next, unless none is wanted."""
    state.answered = offer
    state.step = ANSWERING
    clear_offer(state.draft)
    finish_answer(state)


@rule
def put_in_answer(state, card):
    """Add a real card to the answer, under the name claimed for it, if any."""
    state.laid_goods |= goods_bit(card)
    state.laid_specials |= special_bit(card)
    state.draft.claims[card] = state.claimed_name
    state.claimed_name = NO_CLAIM
    finish_answer(state)


@rule
def finish_answer(state):
    """Swap the cards of both sides at the same moment, once every card wanted is there (V-TRADE-6)."""
    for district in range(len(DISTRICTS)):
        if still_wanted(state, district) > 0:
            return
    offer = state.offers[state.answered]
    goods = int(offer.goods)
    specials = int(offer.specials)
    maker = int(offer.maker)
    transfer_cards(state, maker, state.seat, goods, specials)
    transfer_cards(state, state.seat, maker, int(state.laid_goods), int(state.laid_specials))
    update_knowledge(state, maker, state.seat, goods, specials, int(state.laid_goods), int(state.laid_specials))
    close_offer(state, state.answered)
    close_broken_offers(state, maker)
    close_broken_offers(state, state.seat)
    state.ready[maker] = hand_size(state, maker) == 0
    state.ready[state.seat] = hand_size(state, state.seat) == 0
    reset_unfinished_action(state)
    pass_turn_to_speak(state)


@rule
def transfer_cards(state, giver, taker, goods, specials):
    """Move cards from one hand to another."""
    state.hand_goods[giver] &= ~goods
    state.hand_specials[giver] &= ~specials
    state.hand_goods[taker] |= goods
    state.hand_specials[taker] |= specials


@rule
def update_knowledge(state, maker, taker, goods, specials, back_goods, back_specials):
    """Update who knows which cards after a trade.

    Both parties know what was swapped. The others see only districts and counts, so what they knew there is uncertain.
    """
    for viewer in range(state.players):
        if viewer == maker or viewer == taker:
            state.known_goods[viewer, maker] &= ~goods
            state.known_specials[viewer, maker] &= ~specials
            state.known_goods[viewer, taker] &= ~back_goods
            state.known_specials[viewer, taker] &= ~back_specials
        else:
            forget_district(state, viewer, maker, goods, specials)
            forget_district(state, viewer, taker, back_goods, back_specials)
    state.known_goods[maker, taker] |= goods
    state.known_specials[maker, taker] |= specials
    state.known_goods[taker, maker] |= back_goods
    state.known_specials[taker, maker] |= back_specials


@rule
def forget_district(state, viewer, holder, goods, specials):
    """Clear what a viewer knows of a hand in these districts, as cards of them left it unseen."""
    for district in range(len(DISTRICTS)):
        if goods & GOODS_OF[district] or specials & SPECIALS_OF[district]:
            state.known_goods[viewer, holder] &= ~GOODS_OF[district]
            state.known_specials[viewer, holder] &= ~SPECIALS_OF[district]


@rule
def reject_offer(state, offer):
    """Close an offer that is declined or withdrawn."""
    close_offer(state, offer)
    pass_turn_to_speak(state)


@rule
def finish_trading(state):
    """Mark the player as done trading for now (V-AMB-46)."""
    state.ready[state.seat] = 1
    pass_turn_to_speak(state)


@rule
def pass_turn_to_speak(state):
    """Give the turn to speak to the next player."""
    state.step = FREE
    state.seat = seat_after(state, state.seat)
    skip_ready_players(state)
