"""Trade of compiled players: which offers they make, some with false claims, and which they accept."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.birthday_cost import birthday_cost, gem_saving
from baghdad.bots.voleurs.rules.features import MEAN_VALUE, gem_value
from baghdad.bots.voleurs.rules.workspace import (
    ACCEPT_REASON,
    DECLINE_REASON,
    DONE_REASON,
    TRADE_REASON,
    push_cards,
    push_step,
)
from baghdad.core import arrays as np
from baghdad.core.bits import lowest_bit, popcount
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import (
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GOODS,
    GOODS_PER_DISTRICT,
    MAX_PLAYERS,
    SURPRISE_VALUES,
    district_of,
    worth,
)
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, WORTH, goods_bit, held_in_district, special_bit
from baghdad.voleurs.rules.cheapest_return import cheapest_return
from baghdad.voleurs.rules.trading import acceptable_offers, may_offer
from baghdad.voleurs.state import NO_CLAIM

DISTRICT_OF = np.constant([district_of(card) for card in range(CARDS)])
PERCENT = 100


def _low_value(mine: int, theirs: int, district: int) -> float:
    """Return the mean value to one character of the half of a district's cards that another values least."""
    first = district * GOODS_PER_DISTRICT
    cards = sorted(range(first, first + GOODS_PER_DISTRICT), key=lambda card: worth(card, theirs))
    poor = cards[: GOODS_PER_DISTRICT // 2]
    return sum(worth(card, mine) for card in poor) / len(poor)


LOW_VALUE = np.constant(
    [
        [[_low_value(mine, theirs, d) for d in range(len(DISTRICTS))] for theirs in range(len(CHARACTERS))]
        for mine in range(len(CHARACTERS))
    ],
    "<f8",
)


@rule
def card_value(workspace, seat, card):
    """Return the dinars that a card is worth to its holder."""
    state = workspace.state
    if card < GOODS:
        return float(WORTH[state.characters[seat], card])
    if card < FIRST_SURPRISE:
        gem = card - FIRST_GEM_CARD
        if state.gems[gem] == 0:
            return 0.0
        birthday = state.birthdays[seat]
        saving = gem_saving(state, seat, birthday, gem, birthday_cost(state, seat, birthday))
        return gem_value(workspace.weights[seat], gem, saving)
    held = max(1, popcount(int(state.hand_specials[seat]) & ~GEM_CARD_BITS))
    return SURPRISE_VALUES[held] / held


@rule
def claimed_card_value(workspace, seat, district, claim):
    """Return the expected value of an offered card, of which only the district is certain."""
    weights = workspace.weights[seat]
    doubtful = weights.suspicion * MEAN_VALUE[district]
    if claim == NO_CLAIM:
        return doubtful
    return weights.trust * card_value(workspace, seat, claim) + (1.0 - weights.trust) * doubtful


@rule
def offer_gain(workspace, seat, number):
    """Return the expected gain of an offer if it is answered with the cheapest cards."""
    state = workspace.state
    offer = state.offers[number]
    gain = 0.0
    goods = int(offer.goods)
    specials = int(offer.specials)
    while goods or specials:
        card = lowest_card(goods, specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        gain += claimed_card_value(workspace, seat, DISTRICT_OF[card], np.int64(offer.claims[card]))
    goods, specials = cheapest_return(state, seat, number)
    while goods or specials:
        card = lowest_card(goods, specials)
        goods &= ~goods_bit(card)
        specials &= ~special_bit(card)
        gain -= card_value(workspace, seat, card)
    return gain


@rule
def lowest_card(goods, specials):
    """Return the first card of a set that isn't empty."""
    return lowest_bit(goods) if goods else GOODS + lowest_bit(specials)


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
        gain = offer_gain(workspace, seat, number)
        if gain >= most and (best < 0 or gain > most):
            best = number
            most = gain
    return best


@rule
def first_open_offer(state, seat):
    """Return an open offer that the seat has yet to answer; -1 for none."""
    received = int(state.offers_to[seat])
    return lowest_bit(received) if received else -1


@rule
def most_wanted_claim(state, district, character):
    """Return the unspent card of a district that a character values most, as a claim."""
    best = district * GOODS_PER_DISTRICT
    most = -1
    for card in range(district * GOODS_PER_DISTRICT, (district + 1) * GOODS_PER_DISTRICT):
        if not state.spent_goods & goods_bit(card) and WORTH[character, card] > most:
            best = card
            most = int(WORTH[character, card])
    return best


@rule
def choose_swap(workspace, seat, lies, rank):
    """Return the swap of a rank by value, 0 the best: rival, card given, district wanted; -1 each for none."""
    state = workspace.state
    found = -1
    ceiling = 1e9
    for _ in range(rank + 1):
        best = -1e9
        found = -1
        for card in range(CARDS):
            held = state.hand_goods[seat] & goods_bit(card) or state.hand_specials[seat] & special_bit(card)
            if held and not FIRST_GEM_CARD <= card < FIRST_SURPRISE:
                for rival in range(np.int64(state.players)):
                    for wanted in range(DISTRICT_OF[card], len(DISTRICTS)):
                        total = swap_value(workspace, seat, rival, card, wanted, lies)
                        if best < total < ceiling:
                            best = total
                            found = (card * MAX_PLAYERS + rival) * len(DISTRICTS) + wanted
        if found < 0:
            return -1, -1, -1
        ceiling = best
    rival = found // len(DISTRICTS) % MAX_PLAYERS
    return rival, found // (len(DISTRICTS) * MAX_PLAYERS), found % len(DISTRICTS)


@rule
def swap_value(workspace, seat, rival, card, wanted, lies):
    """Return the expected value of a swap for both sides, very low if it gains either side too little."""
    state = workspace.state
    weights = workspace.weights[seat]
    district = DISTRICT_OF[card]
    haggles = weights.haggle > 0.5
    if rival == seat or held_in_district(state, rival, wanted) == 0 or wanted > district + int(haggles):
        return -1e9
    mine = state.characters[seat]
    theirs = state.characters[rival]
    gain = LOW_VALUE[mine, theirs, wanted] - card_value(workspace, seat, card)
    value = float(WORTH[theirs, card]) if card < GOODS else 0.0
    if haggles:
        value = float(WORTH[theirs, most_wanted_claim(state, district, theirs)]) if lies else value
        value = weights.trust * value + (1.0 - weights.trust) * weights.suspicion * MEAN_VALUE[district]
    their_gain = value - LOW_VALUE[theirs, theirs, wanted]
    if gain < weights.least_gain or ((haggles or not lies) and their_gain < weights.least_gain):
        return -1e9
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
        rival, card, wanted = choose_swap(workspace, seat, lies, made)
        if rival >= 0:
            claim = most_wanted_claim(state, DISTRICT_OF[card], state.characters[rival]) if lies else card
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
