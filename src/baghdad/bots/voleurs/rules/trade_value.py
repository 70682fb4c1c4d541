"""Trade of compiled players: which offers they make, some with false claims, and which they accept."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.claim_value import (
    GENERAL_VALUE,
    LOW_VALUE,
    best_lie,
    card_value,
    claim_value_to_rival,
    claimed_card_value,
    lowest_card,
    value_given_up,
)
from baghdad.bots.voleurs.rules.workspace import (
    ACCEPT_REASON,
    DECLINE_REASON,
    DONE_REASON,
    PARTNER,
    TRADE_REASON,
    push_cards,
    push_step,
)
from baghdad.core import arrays as np
from baghdad.core.bits import lowest_bit
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import CARDS, DISTRICTS, FIRST_GEM_CARD, FIRST_SURPRISE, MAX_PLAYERS
from baghdad.voleurs.rules.cards import (
    DISTRICT_OF,
    count_in_district,
    goods_bit,
    held_in_district,
    special_bit,
)
from baghdad.voleurs.rules.cheapest_return import cheapest_return
from baghdad.voleurs.rules.trading import acceptable_offers, may_offer

PERCENT = 100
TOO_LITTLE = -1e9  # of a swap that isn't worth making


@rule
def offer_gain(workspace, seat, number):
    """Return the expected gain of an offer answered with the cheapest cards, less what its maker gains by it."""
    state = workspace.state
    offer = state.offers[number]
    maker = np.int64(offer.maker)
    gain = 0.0
    makers_gain = 0.0
    goods = int(offer.goods)
    specials = int(offer.specials)
    while goods or specials:
        card = lowest_card(goods, specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        claim = np.int64(offer.claims[card])
        gain += claimed_card_value(workspace, seat, maker, DISTRICT_OF[card], claim)
        makers_gain -= value_given_up(workspace, seat, maker, DISTRICT_OF[card], claim)
    goods, specials = cheapest_return(state, seat, number)
    while goods or specials:
        card = lowest_card(goods, specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        gain -= card_value(workspace, seat, card)
        makers_gain += GENERAL_VALUE[state.characters[maker], card]
    return gain - harm(workspace, seat) * makers_gain


@rule
def harm(workspace, seat):
    """Return the share of another player's gain that a seat counts as its own loss: it is divided among all rivals."""
    return workspace.weights[seat].rivalry / max(1.0, float(workspace.state.players) - 1.0)


@rule
def best_offer(workspace, seat):
    """Return the offer to a seat with the highest gain, if that is enough; -1 for none."""
    state = workspace.state
    best = -1
    most = workspace.weights[seat].least_gain / 2.0
    rest = acceptable_offers(state, seat)
    while rest:
        number = lowest_bit(rest)
        rest &= rest - 1
        if swaps_back(state, seat, number) or not trades_with(workspace, seat, np.int64(state.offers[number].maker)):
            continue
        gain = offer_gain(workspace, seat, number)
        if gain >= most and (best < 0 or gain > most):
            best = number
            most = gain
    return best


@rule
def trades_with(workspace, seat, rival):
    """Return whether a seat trades with another: partners only do with each other."""
    places = workspace.traders[seat] - PARTNER + 1
    return rival != seat and (places < 1 or (seat + places) % np.int64(workspace.state.players) == rival)


@rule
def first_open_offer(state, seat):
    """Return an open offer that the seat has yet to answer; -1 for none."""
    received = int(state.offers_to[seat])
    return lowest_bit(received) if received else -1


@rule
def swaps_back(state, seat, number):
    """Return whether an offer would swap back what its two parties have swapped before, as far as the seat knows."""
    offer = state.offers[number]
    maker = np.int64(offer.maker)
    goods, specials = cheapest_return(state, seat, number)
    if goods & int(state.known_goods[maker, seat]) or specials & int(state.known_specials[maker, seat]):
        return True
    goods = int(offer.goods)
    specials = int(offer.specials)
    while goods or specials:
        card = lowest_card(goods, specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        if was_given(state, seat, maker, DISTRICT_OF[card], np.int64(offer.claims[card])):
            return True
    return False


@rule
def was_given(state, seat, holder, district, claim):
    """Return whether the seat itself gave the holder a card of that name, or all that it holds of that district."""
    goods = int(state.known_goods[seat, holder])
    specials = int(state.known_specials[seat, holder])
    if claim >= 0 and (goods & goods_bit(claim) or specials & special_bit(claim)):
        return True
    known = count_in_district(goods, specials, district)
    return known > 0 and known == held_in_district(state, holder, district)


@rule
def choose_swap(workspace, seat, lies, rank):
    """Return the swap of a rank by value, 0 the best: rival, card, claim, district wanted; -1 each for none."""
    state = workspace.state
    found = -1
    ceiling = 1e9
    for _ in range(rank + 1):
        best = TOO_LITTLE
        found = -1
        for card in range(CARDS):
            held = state.hand_goods[seat] & goods_bit(card) or state.hand_specials[seat] & special_bit(card)
            if held and not FIRST_GEM_CARD <= card < FIRST_SURPRISE:
                for rival in range(np.int64(state.players)):
                    if not trades_with(workspace, seat, rival) or is_known_to(state, rival, seat, card):
                        continue
                    claim = best_lie(workspace, seat, rival, card) if lies else card
                    claimed = claim_value_to_rival(workspace, seat, rival, claim)
                    for wanted in range(DISTRICT_OF[card], len(DISTRICTS)):
                        total = swap_value(workspace, seat, rival, card, claimed, wanted)
                        if best < total < ceiling:
                            best = total
                            found = (card * MAX_PLAYERS + rival) * len(DISTRICTS) + wanted
        if found < 0:
            return -1, -1, -1, -1
        ceiling = best
    rival = found // len(DISTRICTS) % MAX_PLAYERS
    card = found // (len(DISTRICTS) * MAX_PLAYERS)
    return rival, card, best_lie(workspace, seat, rival, card) if lies else card, found % len(DISTRICTS)


@rule
def is_known_to(state, viewer, holder, card):
    """Return whether a player knows that another holds a card, because it gave it."""
    goods = int(state.known_goods[viewer, holder]) & goods_bit(card)
    return bool(goods or int(state.known_specials[viewer, holder]) & special_bit(card))


@rule
def swap_value(workspace, seat, rival, card, claimed, wanted):
    """Return the expected value of a swap for both sides, very low if it gains either side too little.

    What one side gains harms the other, and `claimed` is what the rival is expected to value the card at.
    """
    state = workspace.state
    weights = workspace.weights[seat]
    most = DISTRICT_OF[card] + int(weights.haggle > 0.5)
    if wanted > most or held_in_district(state, rival, wanted) == 0 or was_given(state, seat, rival, wanted, -1):
        return TOO_LITTLE
    mine = state.characters[seat]
    theirs = state.characters[rival]
    harmful = harm(workspace, seat)
    mean_gain = LOW_VALUE[mine, theirs, wanted] - card_value(workspace, seat, card)
    gain = mean_gain - harmful * (GENERAL_VALUE[theirs, card] - LOW_VALUE[theirs, theirs, wanted])
    their_gain = claimed - LOW_VALUE[theirs, theirs, wanted] - harmful * mean_gain
    if gain < weights.least_gain or their_gain < weights.least_gain:
        return TOO_LITTLE
    # Ties are broken by a tiny amount for each combination, so that no two swaps have the same value.
    return gain + min(their_gain, gain) - 1e-6 * ((rival * CARDS + card) * len(DISTRICTS) + wanted)


@rule
def decide_trade(workspace):
    """Write the steps of the next action in trade: answer offers, then make own ones, then be done."""
    state = workspace.state
    seat = np.int64(state.seat)
    number = best_offer(workspace, seat)
    if number >= 0:
        workspace.reason = ACCEPT_REASON
        push_step(workspace, n.ACCEPT + number)
        goods, specials = cheapest_return(state, seat, number)
        push_cards(workspace, goods, specials)
        return
    number = first_open_offer(state, seat)
    if number >= 0:
        workspace.reason = DECLINE_REASON
        push_step(workspace, n.DECLINE + number)
        return
    weights = workspace.weights[seat]
    made = int(state.offers_made[seat])
    if made < weights.offers and may_offer(state):
        lies = below(workspace.rng, PERCENT) < PERCENT * weights.lies
        rival, card, claim, wanted = choose_swap(workspace, seat, lies, made)
        if rival >= 0:
            workspace.reason = TRADE_REASON
            push_offer(workspace, rival, card, claim, wanted, 1)
            return
    workspace.reason = DONE_REASON
    push_step(workspace, n.DONE)


@rule
def push_offer(workspace, rival, card, claim, wanted, number):
    """Append the steps that offer one card for a number of cards of a district."""
    push_step(workspace, n.OFFER_TO + rival)
    push_step(workspace, n.LAY + card)
    push_step(workspace, n.CLAIM + claim)
    for _ in range(number):
        push_step(workspace, n.WANT + wanted)
    push_step(workspace, n.SEND)
