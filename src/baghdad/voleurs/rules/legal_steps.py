"""The legal steps of the player to act, in catalogue order."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.board.tables import NONE
from baghdad.voleurs.box import (
    AGENT_PRICES,
    CARAVANEER,
    CHARACTERS,
    DISTRICTS,
    FAKE,
    GEMS,
    GOODS,
    PAWNS,
    THIEF,
)
from baghdad.voleurs.rules.abilities import cells_in_reach, may_look, may_strike
from baghdad.voleurs.rules.cards import (
    DISTRICT_OF,
    GEM_CARD_BITS,
    cards_after,
    cards_of_districts,
    goods_bit,
    hand_size,
    held_in_district,
    nth_card,
    special_bit,
)
from baghdad.voleurs.rules.pawns import is_pawn_of, owner_of
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value
from baghdad.voleurs.rules.setup import is_free, may_place
from baghdad.voleurs.rules.trading import acceptable_offers, may_offer, still_wanted
from baghdad.voleurs.rules.walking import may_end_on, steps_from
from baghdad.voleurs.state import (
    ANSWERING,
    BUYING,
    CHANGING,
    CHOOSING,
    CLAIMING,
    FREE,
    GIVING,
    LEAVING,
    NO_CLAIM,
    NOBODY,
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
    number = add_cards(n.LAY, state.hand_goods[seat], state.hand_specials[seat], legal, 0)
    if state.bought or number == 0:
        for other in range(state.players):
            if other != seat and hand_size(state, other) > 0:
                legal[number] = n.PASS_SLIPPER + other
                number += 1
    return number


@rule
def add_cards(first, goods, specials, legal, number):
    """Append a step for each card of a set, counted from the step of the first card."""
    number = add_steps(first, int(goods), legal, number)
    return add_steps(first + GOODS, int(specials), legal, number)


@rule
def add_steps(first, members, legal, number):
    """Append a step for each member of a set, counted from the step of member 0."""
    while members:
        legal[number] = first + lowest_bit(members)
        number += 1
        members &= members - 1
    return number


@rule
def paying_steps(state, tables, legal):
    """Write further cards, in rising order, and what the cards laid can buy; a gem card stays alone (V-AMB-27)."""
    seat = state.seat
    gem_card = laid_gem_cards(state)
    number = 0
    if not gem_card:
        surprises = int(state.hand_specials[seat]) & ~GEM_CARD_BITS
        goods, surprises = cards_after(state.hand_goods[seat], surprises, state.laid_goods, state.laid_specials)
        number = add_cards(n.LAY, goods, surprises, legal, 0)
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
        if code != NOBODY and (is_pawn_of(code, seat) or code == VIZIER):
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
    steps = steps_from(state, tables, NOWHERE)
    for cell in range(tables.cells):
        if steps[cell] <= dinars and may_end_on(state, cell, NOWHERE):
            return True
    return False


@rule
def add_goals(state, tables, origin, dinars, legal, number):
    """Append the cells that a pawn can reach and end on."""
    steps = steps_from(state, tables, origin)
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
    for cell in cells_in_reach(tables, state.target):
        if cell != NONE and may_strike(state, tables, state.mover, cell):
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
    number = add_steps(n.ACCEPT, acceptable_offers(state, seat), legal, number)
    number = add_steps(n.DECLINE, int(state.offers_to[seat]), legal, number)
    number = add_steps(n.WITHDRAW, int(state.offers_by[seat]), legal, number)
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
        goods, specials = cards_after(state.hand_goods[seat], state.hand_specials[seat], draft.goods, draft.specials)
        number = add_cards(n.LAY, goods, specials, legal, number)
    if state.step == CLAIMING:
        districts = 1 << DISTRICT_OF[state.claimed_card]
        number = add_claims(draft, draft.goods, draft.specials, districts, legal, number)
    more = 0
    for district in range(len(DISTRICTS)):
        more |= int(draft.wanted[district] < held_in_district(state, draft.to, district)) << district
    number = add_steps(n.WANT, more >> first_want << first_want, legal, number)
    if draft.goods or draft.specials or wants:
        legal[number] = n.SEND
        number += 1
    return number


@rule
def add_claims(draft, laid_goods, laid_specials, districts, legal, number):
    """Append the names of some districts, a set, that no card laid is claimed to be yet; each name exists once."""
    goods, specials = cards_of_districts(districts)
    laid_goods = int(laid_goods)
    laid_specials = int(laid_specials)
    while laid_goods or laid_specials:
        name = draft.claims[nth_card(laid_goods, laid_specials, 0)]
        if name != NO_CLAIM:
            goods &= ~goods_bit(name)
            specials &= ~special_bit(name)
        if laid_goods:
            laid_goods &= laid_goods - 1
        else:
            laid_specials &= laid_specials - 1
    return add_cards(n.CLAIM, goods, specials, legal, number)


@rule
def answering_steps(state, legal):
    """Write the cards of the districts that are still wanted, and the names that may be claimed for the next of them.

    After a claim only cards of its district may follow.
    """
    seat = state.seat
    districts = 0
    for district in range(len(DISTRICTS)):
        if still_wanted(state, district) > 0:
            districts |= 1 << district
    if state.claimed_name != NO_CLAIM:
        districts &= 1 << DISTRICT_OF[state.claimed_name]
    goods, specials = cards_of_districts(districts)
    goods &= state.hand_goods[seat] & ~state.laid_goods
    specials &= state.hand_specials[seat] & ~state.laid_specials
    number = add_cards(n.LAY, goods, specials, legal, 0)
    if state.claimed_name == NO_CLAIM:
        number = add_claims(state.draft, state.laid_goods, state.laid_specials, districts, legal, number)
    return number
