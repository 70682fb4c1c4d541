"""The legal steps of the player to act, in catalogue order."""

from __future__ import annotations

import numpy as np

from baghdad.core.bits import highest_bit
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import (
    AGENT_PRICES,
    CARAVANEER,
    CARDS,
    CHARACTERS,
    DISTRICTS,
    FAKE,
    GEMS,
    GOODS,
    PAWNS,
    THIEF,
)
from baghdad.voleurs.rules.abilities import may_look, may_strike, within_reach
from baghdad.voleurs.rules.cards import GOODS_OF, SPECIALS_OF, goods_bit, hand_size, held_in_district, special_bit
from baghdad.voleurs.rules.pawns import is_pawn_of, owner_of
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value
from baghdad.voleurs.rules.setup import is_free, may_place
from baghdad.voleurs.rules.trading import can_fulfil, may_offer, still_wanted
from baghdad.voleurs.rules.walking import may_end_on, steps_to
from baghdad.voleurs.state import (
    ANSWERING,
    BUYING,
    CHANGING,
    CHOOSING,
    CLAIMING,
    FREE,
    GIVING,
    LEAVING,
    MAX_CELLS,
    NO_CLAIM,
    NOWHERE,
    PAYING,
    PLACING,
    STRIKING,
    TAKING,
    TRADING,
    VIZIER,
)


@rule
def find_legal(state, tables, legal):
    """Write the ids of all legal steps into `legal` in catalogue order; return how many there are."""
    if state.phase == BUYING:
        return buying_steps(state, tables, legal)
    if state.phase == TRADING:
        return trading_steps(state, legal)
    if state.phase == PLACING:
        return placing_steps(state, tables, legal)
    if state.phase == CHOOSING:
        return choosing_steps(state, legal)
    return 0


@rule
def choosing_steps(state, legal):
    """Write a step for each character that nobody has chosen."""
    number = 0
    for character in range(len(CHARACTERS)):
        if is_free(state, character):
            legal[number] = n.CHOOSE + character
            number += 1
    return number


@rule
def placing_steps(state, tables, legal):
    """Write the cells for the Thief, then those for Caravaneers."""
    number = 0
    for cell in range(tables.cells):
        if may_place(state, tables, THIEF, cell):
            legal[number] = n.PLACE_THIEF + cell
            number += 1
    for cell in range(tables.cells):
        if may_place(state, tables, CARAVANEER, cell):
            legal[number] = n.PLACE_CARAVANEER + cell
            number += 1
    return number


@rule
def buying_steps(state, tables, legal):
    """Write the next steps of a purchase."""
    if state.step == FREE:
        return first_steps(state, legal)
    if state.step == PAYING:
        return paying_steps(state, tables, legal)
    if state.step == LEAVING:
        return going_steps(state, tables, legal)
    if state.step == STRIKING:
        return striking_steps(state, tables, legal)
    if state.step == CHANGING:
        return changing_steps(state, tables, legal)
    return exchange_steps(state, legal)


@rule
def first_steps(state, legal):
    """Write the cards that may begin a purchase; after one, or without cards, passes (V-SLIP-2, V-SLIP-3)."""
    seat = state.seat
    number = add_cards(state.hand_goods[seat], state.hand_specials[seat], -1, legal, 0)
    if state.bought or number == 0:
        for other in range(state.players):
            if other != seat and hand_size(state, other) > 0:
                legal[number] = n.PASS_SLIPPER + other
                number += 1
    return number


@rule
def add_cards(goods, specials, after, legal, number):
    """Append a step that lays it for each card of a set that comes after a given one."""
    return add_card_steps(n.LAY, goods, specials, after, legal, number)


@rule
def add_card_steps(first, goods, specials, after, legal, number):
    """Append a step, counted from the first of its kind, for each card of a set that comes after a given one."""
    for card in range(after + 1, CARDS):
        if goods & goods_bit(card) or specials & special_bit(card):
            legal[number] = first + card
            number += 1
    return number


@rule
def last_card(goods, specials):
    """Return the last card of a set in rising order, or -1 if it is empty."""
    if specials:
        return GOODS + highest_bit(int(specials))
    return highest_bit(int(goods))


@rule
def paying_steps(state, tables, legal):
    """Write further cards, in rising order, and what the cards laid can buy; a gem card stays alone (V-AMB-27)."""
    seat = state.seat
    gem_card = laid_gem_cards(state)
    number = 0
    if not gem_card:
        rest_goods = state.hand_goods[seat] & ~state.laid_goods
        surprises = state.hand_specials[seat] & ~state.laid_specials & ~0x1F
        number = add_cards(rest_goods, surprises, last_card(state.laid_goods, state.laid_specials), legal, 0)
    dinars = laid_value(state)
    if not gem_card:
        for kind in range(CARAVANEER, len(PAWNS)):
            if state.supply[seat, kind] > 0 and dinars >= AGENT_PRICES[kind]:
                legal[number] = n.AGENT + kind
                number += 1
    for gem in range(len(GEMS)):
        paid = gem_card >> gem & 1 if gem_card else dinars >= gem_price(state, gem)
        if state.gems[gem] > 0 and paid:
            legal[number] = n.GEM + gem
            number += 1
    if not gem_card:
        return leaving_steps(state, tables, dinars, legal, number)
    if number == 0:
        legal[0] = n.DISCARD
        number = 1
    return number


@rule
def leaving_steps(state, tables, dinars, legal, number):
    """Append the pawns that can move: own ones in the city, one of each kind in the desert, the Vizier."""
    seat = state.seat
    for cell in range(tables.cells):
        code = state.occupant[cell]
        if is_pawn_of(code, seat) or code == VIZIER:
            legal[number] = n.LEAVE + cell
            number += 1
    enters = can_enter(state, tables, dinars)
    for kind in range(len(PAWNS)):
        if state.desert[seat, kind] > 0 and (enters or state.act_from_desert):
            legal[number] = n.LEAVE_DESERT + kind
            number += 1
    if state.vizier == NOWHERE and enters:
        legal[number] = n.LEAVE_DESERT_VIZIER
        number += 1
    return number


@rule
def can_enter(state, tables, dinars):
    """Return whether a pawn in the desert could end a move in the city."""
    steps = np.zeros(MAX_CELLS, np.int64)
    steps_to(state, tables, NOWHERE, steps)
    for cell in range(tables.cells):
        if steps[cell] <= dinars and may_end_on(state, cell, NOWHERE):
            return True
    return False


@rule
def add_goals(state, tables, origin, dinars, legal, number):
    """Append the cells that a pawn can reach and end on."""
    steps = np.zeros(MAX_CELLS, np.int64)
    steps_to(state, tables, origin, steps)
    for cell in range(tables.cells):
        if steps[cell] <= dinars and may_end_on(state, cell, origin):
            legal[number] = n.GO + cell
            number += 1
    return number


@rule
def going_steps(state, tables, legal):
    """Write the goals of the pawn, and staying in the desert to act from there, if that is played."""
    number = add_goals(state, tables, state.origin, laid_value(state), legal, 0)
    if state.act_from_desert and state.origin == NOWHERE and state.mover != VIZIER:
        legal[number] = n.STAY_OUT
        number += 1
    return number


@rule
def striking_steps(state, tables, legal):
    """Write the neighbours that the ability can be used on, and not using it (V-ABIL-2)."""
    number = 0
    for cell in range(tables.cells):
        if within_reach(state, tables, state.target, cell) and may_strike(state, tables, state.mover, cell):
            legal[number] = n.STRIKE + cell
            number += 1
    victims = number
    legal[number] = n.NO_STRIKE
    number += 1
    for index in range(victims):
        cell = legal[index] - n.STRIKE
        if may_look(state, state.mover, cell):
            legal[number] = n.LOOK + cell
            number += 1
    return number


@rule
def exchange_steps(state, legal):
    """Write the gems of the victim's bag, then the real gems of the player's own (V-ADV-SWAP, V-AMB-62)."""
    number = 0
    if state.step == TAKING:
        victim = owner_of(state.occupant[state.victim])
        for gem in range(len(GEMS)):
            if state.bags[victim, gem] > 0:
                legal[number] = n.TAKE + gem
                number += 1
    elif state.step == GIVING:
        for gem in range(FAKE + 1, len(GEMS)):
            if state.bags[state.seat, gem] > 0:
                legal[number] = n.GIVE + gem
                number += 1
    return number


@rule
def changing_steps(state, tables, legal):
    """Write the cells that the change can move the Vizier to, and keeping the change (V-OPT-CHANGE)."""
    number = add_goals(state, tables, state.vizier, state.change, legal, 0)
    legal[number] = n.KEEP_CHANGE
    return number + 1


@rule
def trading_steps(state, legal):
    """Write the next steps of a trade."""
    if state.step == FREE:
        return speaking_steps(state, legal)
    if state.step == ANSWERING:
        return answering_steps(state, legal)
    return offering_steps(state, legal)


@rule
def speaking_steps(state, legal):
    """Write the steps of a turn to speak: write an offer, accept, decline or withdraw one, or be done."""
    seat = state.seat
    number = 0
    if may_offer(state):
        for other in range(state.players):
            if other != seat and hand_size(state, seat) + hand_size(state, other) > 0:
                legal[number] = n.OFFER_TO + other
                number += 1
    for offer in range(state.offer_slots):
        if state.offers[offer].open and state.offers[offer].to == seat and can_fulfil(state, seat, offer):
            legal[number] = n.ACCEPT + offer
            number += 1
    for offer in range(state.offer_slots):
        if state.offers[offer].open and state.offers[offer].to == seat:
            legal[number] = n.DECLINE + offer
            number += 1
    for offer in range(state.offer_slots):
        if state.offers[offer].open and state.offers[offer].maker == seat:
            legal[number] = n.WITHDRAW + offer
            number += 1
    legal[number] = n.DONE
    return number + 1


@rule
def offering_steps(state, legal):
    """Write the steps of an offer, in rising order: cards, a claim for the last one, districts wanted; then send."""
    seat = state.seat
    draft = state.draft
    number = 0
    wants = 0
    first_want = 0
    for district in range(len(DISTRICTS)):
        if draft.wanted[district] > 0:
            wants += 1
            first_want = district
    if wants == 0:
        rest_goods = state.hand_goods[seat] & ~draft.goods
        rest_specials = state.hand_specials[seat] & ~draft.specials
        number = add_cards(rest_goods, rest_specials, last_card(draft.goods, draft.specials), legal, number)
    if state.step == CLAIMING:
        number = add_claims(draft, district_of_card(state.claimed_card), legal, number)
    for district in range(first_want, len(DISTRICTS)):
        if draft.wanted[district] < held_in_district(state, draft.to, district):
            legal[number] = n.WANT + district
            number += 1
    if draft.goods or draft.specials or wants:
        legal[number] = n.SEND
        number += 1
    return number


@rule
def add_claims(draft, districts, legal, number):
    """Append the names of some districts, a set, that a draft doesn't claim yet; each name exists once."""
    goods = 0
    specials = 0
    for district in range(len(DISTRICTS)):
        if districts >> district & 1:
            goods |= GOODS_OF[district]
            specials |= SPECIALS_OF[district]
    for card in range(CARDS):
        if draft.claims[card] != NO_CLAIM:
            goods &= ~goods_bit(draft.claims[card])
            specials &= ~special_bit(draft.claims[card])
    return add_card_steps(n.CLAIM, goods, specials, -1, legal, number)


@rule
def district_of_card(card):
    """Return the district that a card's back shows, as a set."""
    for district in range(len(DISTRICTS)):
        if goods_bit(card) & GOODS_OF[district] or special_bit(card) & SPECIALS_OF[district]:
            return 1 << district
    return 0


@rule
def answering_steps(state, legal):
    """Write the cards of the districts that are still wanted, and the names that may be claimed for the next of them.

    After a claim only cards of its district may follow.
    """
    seat = state.seat
    districts = 0
    goods = 0
    specials = 0
    for district in range(len(DISTRICTS)):
        if still_wanted(state, district) > 0:
            districts |= 1 << district
    if state.claimed_name != NO_CLAIM:
        districts &= district_of_card(state.claimed_name)
    for district in range(len(DISTRICTS)):
        if districts >> district & 1:
            goods |= state.hand_goods[seat] & ~state.laid_goods & GOODS_OF[district]
            specials |= state.hand_specials[seat] & ~state.laid_specials & SPECIALS_OF[district]
    number = add_cards(goods, specials, -1, legal, 0)
    if state.claimed_name == NO_CLAIM:
        number = add_claims(state.draft, districts, legal, number)
    return number
