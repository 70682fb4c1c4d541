"""The legal steps of the player to act, as sets in catalogue order."""

from __future__ import annotations

from baghdad.core.bits import lowest_bit, nth_bit, popcount, up_to_highest_bit
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.board.distances import UNREACHABLE
from baghdad.voleurs.board.tables import CELLS_PER_WORD, NONE
from baghdad.voleurs.box import AGENT_PRICES, CARAVANEER, CHARACTERS, FAKE, GEMS, GOODS, PAWNS, THIEF
from baghdad.voleurs.rules.abilities import cells_in_reach, may_look, may_strike
from baghdad.voleurs.rules.cards import (
    DISTRICT_OF,
    GEM_CARD_BITS,
    cards_after,
    cards_of_districts,
    has_cards,
    held_by_district,
    seats_with_cards,
)
from baghdad.voleurs.rules.cells import bits_of_cell, cells_within
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value
from baghdad.voleurs.rules.rounds import all_seats
from baghdad.voleurs.rules.setup import is_free
from baghdad.voleurs.rules.tally import districts_above, districts_with
from baghdad.voleurs.rules.trading import acceptable_offers, districts_lacking, may_offer
from baghdad.voleurs.rules.walking import steps_from
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
    NOWHERE,
    PAYING,
    PLACING,
    STRIKING,
    TAKING,
    TRADING,
    VIZIER,
)

MOST_MEMBERS = CELLS_PER_WORD  # of one set
VIZIER_IN_DESERT = n.LEAVE_DESERT_VIZIER - n.LEAVE_DESERT


@rule
def find_legal(state, tables, legal):
    """Write all legal steps as sets in catalogue order; return how many steps there are."""
    if state.phase == TRADING:
        return trading_steps(state, legal)
    if state.phase == BUYING:
        return buying_steps(state, tables, legal)
    if state.phase == PLACING:
        return placing_steps(state, tables, legal)
    number = no_steps(legal)
    if state.phase == CHOOSING:
        return add_steps(legal, number, n.CHOOSE, free_characters(state))
    return number


@rule
def no_steps(legal):
    """Begin with no sets of steps; return the number of steps."""
    legal.sets = 0
    return 0


@rule
def add_steps(legal, number, first, members):
    """Add a set of steps, counted from the step of member 0, to a number of steps; return their number now."""
    legal.first[legal.sets] = first
    legal.members[legal.sets] = members
    legal.sets += 1
    return number + popcount(members)


@rule
def add_cards(legal, number, first, goods, specials):
    """Write a step for each card of a set, counted from the step of the first card."""
    number = add_steps(legal, number, first, goods)
    return add_steps(legal, number, first + GOODS, specials)


@rule
def add_cells(legal, number, first, cells, more_cells):
    """Add a step for each cell of a set, counted from the step of the first cell."""
    number = add_steps(legal, number, first, cells)
    return add_steps(legal, number, first + CELLS_PER_WORD, more_cells)


@rule
def nth_step(legal, number):
    """Return legal step `number`, counting from 0 through the legal ones in catalogue order."""
    index = 0
    here = popcount(legal.members[0])
    while number >= here:
        number -= here
        index += 1
        here = popcount(legal.members[index])
    return int(legal.first[index]) + nth_bit(int(legal.members[index]), number)


@rule
def has_step(legal, step):
    """Return whether a step is among the legal ones."""
    for index in range(legal.sets):
        member = step - int(legal.first[index])
        if 0 <= member < MOST_MEMBERS and int(legal.members[index]) >> member & 1:
            return True
    return False


@rule
def list_steps(legal, ids):
    """Write the ids of all legal steps."""
    number = 0
    for index in range(legal.sets):
        rest = int(legal.members[index])
        while rest:
            ids[number] = int(legal.first[index]) + lowest_bit(rest)
            number += 1
            rest &= rest - 1


@rule
def mark_steps(legal, mask, mark):
    """Write a number into a mask at each legal step."""
    for index in range(legal.sets):
        rest = int(legal.members[index])
        while rest:
            mask[int(legal.first[index]) + lowest_bit(rest)] = mark
            rest &= rest - 1


# --- set-up --------------------------------------------------------------------------------------------------------


@rule
def free_characters(state):
    """Return the characters that nobody has chosen."""
    found = 0
    for character in range(len(CHARACTERS)):
        found |= int(is_free(state, character)) << character
    return found


@rule
def placing_steps(state, tables, legal):
    """Write the free cells for the Thief, then those for Caravaneers (V-SETUP-8, V-SETUP-9)."""
    number = no_steps(legal)
    if state.to_place[state.seat, THIEF]:
        number = add_free_cells(state, legal, number, n.PLACE_THIEF, tables.first_streets)
    if state.to_place[state.seat, CARAVANEER]:
        number = add_free_cells(state, legal, number, n.PLACE_CARAVANEER, tables.first_shops)
    return number


@rule
def add_free_cells(state, legal, number, first, cells):
    """Add a step for each cell of a set where nobody stands."""
    return add_cells(legal, number, first, cells[0] & ~int(state.taken_cells[0]), cells[1] & ~int(state.taken_cells[1]))


# --- purchases -----------------------------------------------------------------------------------------------------


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
    may_pass = state.bought or not has_cards(state, seat)
    number = add_cards(legal, no_steps(legal), n.LAY, state.hand_goods[seat], state.hand_specials[seat])
    return add_steps(legal, number, n.PASS_SLIPPER, seats_with_cards(state) & ~(1 << int(seat)) if may_pass else 0)


@rule
def paying_steps(state, tables, legal):
    """Write further cards, in rising order, and what the cards laid can buy; a gem card stays alone (V-AMB-27)."""
    gem_card = laid_gem_cards(state)
    if gem_card:
        gem = gem_card & gems_left(state)
        number = add_steps(legal, no_steps(legal), n.GEM, gem)
        return add_steps(legal, number, n.DISCARD, int(gem == 0))
    seat = state.seat
    dinars = laid_value(state)
    surprises = int(state.hand_specials[seat]) & ~GEM_CARD_BITS
    goods, surprises = cards_after(state.hand_goods[seat], surprises, state.laid_goods, state.laid_specials)
    number = add_cards(legal, no_steps(legal), n.LAY, goods, surprises)
    number = add_steps(legal, number, n.AGENT, agents_for(state, dinars))
    number = add_steps(legal, number, n.GEM, gems_for(state, dinars))
    return leaving_steps(state, tables, dinars, legal, number)


@rule
def agents_for(state, dinars):
    """Return the kinds of agents that the player has in supply and can pay."""
    found = 0
    for kind in range(CARAVANEER, len(PAWNS)):
        found |= int(state.supply[state.seat, kind] > 0) << kind & int(dinars >= AGENT_PRICES[kind]) << kind
    return found


@rule
def gems_for(state, dinars):
    """Return the gems for sale that the player can pay."""
    found = 0
    for gem in range(len(GEMS)):
        found |= int(dinars >= gem_price(state, gem)) << gem
    return found & gems_left(state)


@rule
def gems_left(state):
    """Return the gems that aren't sold out."""
    found = 0
    for gem in range(len(GEMS)):
        found |= int(state.gems[gem] > 0) << gem
    return found


@rule
def leaving_steps(state, tables, dinars, legal, number):
    """Write the pawns that can move: own ones in the city, one of each kind in the desert, the Vizier."""
    seat = state.seat
    vizier = bits_of_cell(state.vizier)
    number = add_cells(
        legal, number, n.LEAVE, state.pawn_cells[seat, 0] | vizier[0], state.pawn_cells[seat, 1] | vizier[1]
    )
    outside = kinds_in_desert(state, seat)
    vizier_outside = int(state.vizier == NOWHERE) << VIZIER_IN_DESERT
    if not (outside | vizier_outside):
        return number
    if can_enter(state, tables, dinars):
        return add_steps(legal, number, n.LEAVE_DESERT, outside | vizier_outside)
    return add_steps(legal, number, n.LEAVE_DESERT, outside if state.act_from_desert else 0)


@rule
def kinds_in_desert(state, seat):
    """Return the kinds of pawns that a player has in the desert."""
    found = 0
    for kind in range(len(PAWNS)):
        found |= int(state.desert[seat, kind] > 0) << kind
    return found


@rule
def can_enter(state, tables, dinars):
    """Return whether a pawn in the desert could end a move in the city."""
    first, second = goals(state, tables, NOWHERE, dinars)
    return first | second != 0


@rule
def goals(state, tables, origin, dinars):
    """Return the cells that a pawn can reach and end on: empty ones, or the one where it began (V-MOVE-7)."""
    first, second = cells_within(steps_from(state, tables, origin), min(dinars, UNREACHABLE - 1))
    stay = bits_of_cell(origin)
    return first & ~int(state.taken_cells[0]) | stay[0], second & ~int(state.taken_cells[1]) | stay[1]


@rule
def add_goals(state, tables, origin, dinars, legal):
    """Write the cells that a pawn can reach and end on."""
    first, second = goals(state, tables, origin, dinars)
    return add_cells(legal, no_steps(legal), n.GO, first, second)


@rule
def going_steps(state, tables, legal):
    """Write the goals of the pawn, and staying in the desert to act from there, if that is played."""
    number = add_goals(state, tables, state.origin, laid_value(state), legal)
    stays = state.act_from_desert and state.origin == NOWHERE and state.mover != VIZIER
    return add_steps(legal, number, n.STAY_OUT, int(bool(stays)))


@rule
def striking_steps(state, tables, legal):
    """Write the neighbours that the ability can be used on, and not using it (V-ABIL-2)."""
    first = 0
    second = 0
    for cell in cells_in_reach(tables, state.target):
        if cell != NONE and may_strike(state, tables, state.mover, cell):
            found = bits_of_cell(cell)
            first |= found[0]
            second |= found[1]
    number = add_cells(legal, no_steps(legal), n.STRIKE, first, second)
    number = add_steps(legal, number, n.NO_STRIKE, 1)
    return add_cells(legal, number, n.LOOK, first, second) if may_look(state, state.mover) else number


@rule
def exchange_steps(state, legal):
    """Write the gems of the victim's bag, then the real gems of the player's own (V-ADV-SWAP, V-AMB-62)."""
    if state.step == TAKING:
        return add_steps(legal, no_steps(legal), n.TAKE, gems_in_bag(state, owner_of(state.occupant[state.victim])))
    if state.step == GIVING:
        return add_steps(legal, no_steps(legal), n.GIVE, gems_in_bag(state, state.seat) & ~(1 << FAKE))
    return 0


@rule
def gems_in_bag(state, seat):
    """Return the kinds of gems in a bag."""
    found = 0
    for gem in range(len(GEMS)):
        found |= int(state.bags[seat, gem] > 0) << gem
    return found


@rule
def changing_steps(state, tables, legal):
    """Write the cells that the change can move the Vizier to, and keeping the change (V-OPT-CHANGE)."""
    number = add_goals(state, tables, state.vizier, state.change, legal)
    return add_steps(legal, number, n.KEEP_CHANGE, 1)


# --- trade ---------------------------------------------------------------------------------------------------------


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
    number = add_steps(legal, no_steps(legal), n.OFFER_TO, partners(state) if may_offer(state) else 0)
    number = add_steps(legal, number, n.ACCEPT, acceptable_offers(state, seat))
    number = add_steps(legal, number, n.DECLINE, state.offers_to[seat])
    number = add_steps(legal, number, n.WITHDRAW, state.offers_by[seat])
    return add_steps(legal, number, n.DONE, 1)


@rule
def partners(state):
    """Return the seats that the player can trade with: one of both must hold a card."""
    others = all_seats(state) & ~(1 << int(state.seat))
    return others if has_cards(state, state.seat) else others & seats_with_cards(state)


@rule
def offering_steps(state, legal):
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
def add_claims(draft, districts, legal, number):
    """Write the names of some districts, a set, that no card laid is claimed to be yet; each name exists once."""
    goods, specials = cards_of_districts(districts)
    return add_cards(legal, number, n.CLAIM, goods & ~int(draft.claimed_goods), specials & ~int(draft.claimed_specials))


@rule
def answering_steps(state, legal):
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
