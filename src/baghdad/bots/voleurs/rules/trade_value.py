"""How the compiled players trade: what they offer, which offers they take. They doubt what they are told, and lie."""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.birthday_cost import saved, to_pay
from baghdad.bots.voleurs.rules.features import MEAN_WORTH
from baghdad.bots.voleurs.rules.workspace import then
from baghdad.core.bits import bits
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import (
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FAKE,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEM_VALUES,
    GOODS,
    GOODS_PER_DISTRICT,
    MAX_PLAYERS,
    SURPRISE_VALUES,
    district_of,
    worth,
)
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, WORTH, goods_bit, held_in_district, special_bit
from baghdad.voleurs.rules.trading import can_fulfil, may_offer
from baghdad.voleurs.state import NO_CLAIM, OFFERS

DISTRICT_OF = np.array([district_of(card) for card in range(CARDS)], np.int64)
SURPRISE_WORTH = SURPRISE_VALUES
PERCENT = 100


def _low_worth(mine: int, theirs: int, district: int) -> float:
    """What the poorer half of a district to one character is worth on average to another."""
    first = district * GOODS_PER_DISTRICT
    cards = sorted(range(first, first + GOODS_PER_DISTRICT), key=lambda card: worth(card, theirs))
    poor = cards[: GOODS_PER_DISTRICT // 2]
    return sum(worth(card, mine) for card in poor) / len(poor)


LOW_WORTH = np.array(
    [
        [[_low_worth(mine, theirs, d) for d in range(len(DISTRICTS))] for theirs in range(len(CHARACTERS))]
        for mine in range(len(CHARACTERS))
    ]
)


@rule
def worth_of_card(mind, seat, card):
    """Dinars a card is worth to its holder."""
    state = mind.state
    if card < GOODS:
        return float(WORTH[state.characters[seat], card])
    if card < FIRST_SURPRISE:
        gem = card - FIRST_GEM_CARD
        if state.gems[gem] == 0:
            return 0.0
        weights = mind.weights[seat]
        birthday = state.birthdays[seat]
        saving = saved(state, seat, birthday, gem, to_pay(state, seat, birthday))
        return saving + weights.spare_gem * GEM_VALUES[gem] + (weights.spare_fake if gem == FAKE else 0.0)
    held = max(1, bits(int(state.hand_specials[seat]) & ~GEM_CARD_BITS))
    return SURPRISE_WORTH[held] / held


@rule
def worth_of_claim(mind, seat, district, claim):
    """What a card is likely to be worth of which only the district is sure."""
    weights = mind.weights[seat]
    doubtful = weights.suspicion * MEAN_WORTH[district]
    if claim == NO_CLAIM:
        return doubtful
    return weights.trust * worth_of_card(mind, seat, claim) + (1.0 - weights.trust) * doubtful


@rule
def cheapest_of(mind, seat, district, goods, specials):
    """The card of a district worth least to its holder, out of a set; -1 if there is none. Gem cards go last."""
    state = mind.state
    best = -1
    least = 0.0
    for card in range(CARDS):
        if DISTRICT_OF[card] == district and (goods & goods_bit(card) or specials & special_bit(card)):
            value = (
                float(WORTH[state.characters[seat], card])
                if card < GOODS
                else PERCENT + worth_of_card(mind, seat, card)
            )
            if best < 0 or value < least:
                best = card
                least = value
    return best


@rule
def gain_of_offer(mind, seat, number):
    """Dinars an offer is likely to bring if it is answered with the cheapest cards."""
    state = mind.state
    offer = state.offers[number]
    gain = 0.0
    for card in range(CARDS):
        if offer.goods & goods_bit(card) or offer.specials & special_bit(card):
            gain += worth_of_claim(mind, seat, DISTRICT_OF[card], np.int64(offer.claims[card]))
    goods = int(state.hand_goods[seat])
    specials = int(state.hand_specials[seat])
    for district in range(len(DISTRICTS)):
        for _ in range(offer.wanted[district]):
            card = cheapest_of(mind, seat, district, goods, specials)
            goods &= ~goods_bit(card)
            specials &= ~special_bit(card)
            gain -= worth_of_card(mind, seat, card)
    return gain


@rule
def accept(mind, seat, number):
    """Takes an offer, with the cheapest cards in return."""
    state = mind.state
    offer = state.offers[number]
    goods = int(state.hand_goods[seat])
    specials = int(state.hand_specials[seat])
    then(mind, n.ACCEPT + number)
    for district in range(len(DISTRICTS)):
        for _ in range(offer.wanted[district]):
            card = cheapest_of(mind, seat, district, goods, specials)
            goods &= ~goods_bit(card)
            specials &= ~special_bit(card)
            then(mind, n.LAY + card)


@rule
def best_offer_to(mind, seat):
    """The offer that brings most, if it is good for something; -1 for none."""
    state = mind.state
    best = -1
    most = mind.weights[seat].least_gain / 2.0
    for number in range(OFFERS):
        offer = state.offers[number]
        if offer.open and offer.to == seat and can_fulfil(state, seat, number):
            gain = gain_of_offer(mind, seat, number)
            if gain >= most and (best < 0 or gain > most):
                best = number
                most = gain
    return best


@rule
def an_offer_to(state, seat):
    """Any open offer that is still to be answered; -1 for none."""
    for number in range(OFFERS):
        if state.offers[number].open and state.offers[number].to == seat:
            return number
    return -1


@rule
def lure(state, district, character):
    """The name of a card that somebody would love to have, and that isn't spent."""
    best = district * GOODS_PER_DISTRICT
    most = -1
    for card in range(district * GOODS_PER_DISTRICT, (district + 1) * GOODS_PER_DISTRICT):
        if not state.spent_goods & goods_bit(card) and WORTH[character, card] > most:
            best = card
            most = int(WORTH[character, card])
    return best


@rule
def propose(mind, seat, lies, skipped):
    """The swap that should suit best, but for so many better ones: who, which card, which district; -1 for none."""
    found = -1
    ceiling = 1e9
    for _ in range(skipped + 1):
        best = -1e9
        found = -1
        for card in range(CARDS):
            is_mine = mind.state.hand_goods[seat] & goods_bit(card) or mind.state.hand_specials[seat] & special_bit(
                card
            )
            if is_mine and not FIRST_GEM_CARD <= card < FIRST_SURPRISE:
                for rival in range(np.int64(mind.state.players)):
                    for wanted in range(DISTRICT_OF[card], len(DISTRICTS)):
                        total = suits_both(mind, seat, rival, card, wanted, lies)
                        if best < total < ceiling:
                            best = total
                            found = (card * MAX_PLAYERS + rival) * len(DISTRICTS) + wanted
        if found < 0:
            return -1, -1, -1
        ceiling = best
    rival = found // len(DISTRICTS) % MAX_PLAYERS
    return rival, found // (len(DISTRICTS) * MAX_PLAYERS), found % len(DISTRICTS)


@rule
def suits_both(mind, seat, rival, card, wanted, lies):
    """How well a swap should suit both; hopeless ones are worth nothing at all."""
    state = mind.state
    weights = mind.weights[seat]
    district = DISTRICT_OF[card]
    haggles = weights.haggle > 0.5
    if rival == seat or held_in_district(state, rival, wanted) == 0 or wanted > district + int(haggles):
        return -1e9
    mine = state.characters[seat]
    theirs = state.characters[rival]
    gain = LOW_WORTH[mine, theirs, wanted] - worth_of_card(mind, seat, card)
    value = float(WORTH[theirs, card]) if card < GOODS else 0.0
    if haggles:
        value = float(WORTH[theirs, lure(state, district, theirs)]) if lies else value
        value = weights.trust * value + (1.0 - weights.trust) * weights.suspicion * MEAN_WORTH[district]
    their_gain = value - LOW_WORTH[theirs, theirs, wanted]
    if gain < weights.least_gain or ((haggles or not lies) and their_gain < weights.least_gain):
        return -1e9
    # Ties are broken by place, so that no two proposals weigh the same.
    return gain + min(their_gain, gain) - 1e-6 * ((rival * CARDS + card) * len(DISTRICTS) + wanted)


@rule
def plan_trade(mind):
    """Answers first, then an offer or two of its own, then enough."""
    state = mind.state
    seat = np.int64(state.seat)
    number = best_offer_to(mind, seat)
    if number >= 0:
        accept(mind, seat, number)
        return
    number = an_offer_to(state, seat)
    if number >= 0:
        then(mind, n.DECLINE + number)
        return
    weights = mind.weights[seat]
    made = int(state.offers_made[seat])
    if made < weights.offers and may_offer(state):
        lies = below(mind.rng, PERCENT) < PERCENT * weights.lies
        rival, card, wanted = propose(mind, seat, lies, made)
        if rival >= 0:
            claim = lure(state, DISTRICT_OF[card], state.characters[rival]) if lies else card
            offer_swap(mind, rival, card, claim, wanted)
            return
    then(mind, n.DONE)


@rule
def offer_swap(mind, rival, card, claim, wanted):
    """One card for one of a district."""
    then(mind, n.OFFER_TO + rival)
    then(mind, n.LAY + card)
    then(mind, n.CLAIM + claim)
    then(mind, n.WANT + wanted)
    then(mind, n.SEND)
