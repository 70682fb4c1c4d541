"""The legal steps of a purchase: cards to pay with, what they buy, the goals and victims of a pawn, exchanges."""

from __future__ import annotations

from baghdad.core.array_types import Row
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.board.distances import UNREACHABLE
from baghdad.voleurs.board.tables import NONE
from baghdad.voleurs.box import AGENT_PRICES, CARAVANEER, FAKE, GEMS, PAWNS
from baghdad.voleurs.rules.abilities import cells_in_reach, may_look, may_strike
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, cards_after, has_cards, seats_with_cards
from baghdad.voleurs.rules.cells import bits_of_cell, cells_within
from baghdad.voleurs.rules.pawns import owner_of
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value
from baghdad.voleurs.rules.step_sets import add_cards, add_cells, add_steps, no_steps
from baghdad.voleurs.rules.walking import steps_from
from baghdad.voleurs.state import CHANGING, FREE, GIVING, LEAVING, NOWHERE, PAYING, STRIKING, TAKING, VIZIER
from baghdad.voleurs.typed_records import BoardTables, Legal, State

VIZIER_IN_DESERT = n.LEAVE_DESERT_VIZIER - n.LEAVE_DESERT


@rule
def buying_steps(state: State, tables: BoardTables, legal: Legal) -> int:
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
def first_steps(state: State, legal: Legal) -> int:
    """Write the cards that may begin a purchase; after one, or without cards, passes (V-SLIP-2, V-SLIP-3)."""
    seat = state.seat
    may_pass = state.bought or not has_cards(state, seat)
    number = add_cards(legal, no_steps(legal), n.LAY, state.hand_goods[seat], state.hand_specials[seat])
    return add_steps(legal, number, n.PASS_SLIPPER, seats_with_cards(state) & ~(1 << int(seat)) if may_pass else 0)


@rule
def paying_steps(state: State, tables: BoardTables, legal: Legal) -> int:
    """Write further cards, in rising order, and what the cards laid can buy; a gem card stays alone (V-AMB-27)."""
    gem_card = laid_gem_cards(state)
    if gem_card:
        gem = gem_card & kinds_present(state.gems)
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
def agents_for(state: State, dinars: int) -> int:
    """Return the kinds of agents that the player has in supply and can pay."""
    found = 0
    for kind in range(CARAVANEER, len(PAWNS)):
        found |= int(state.supply[state.seat, kind] > 0) << kind & int(dinars >= AGENT_PRICES[kind]) << kind
    return found


@rule
def gems_for(state: State, dinars: int) -> int:
    """Return the gems for sale that the player can pay."""
    found = 0
    for gem in range(len(GEMS)):
        found |= int(dinars >= gem_price(state, gem)) << gem
    return found & kinds_present(state.gems)


@rule
def kinds_present(counts: Row[int]) -> int:
    """Return of which kinds there is at least one, as a set, by the count of each kind."""
    found = 0
    for kind in range(len(counts)):
        found |= int(counts[kind] > 0) << kind
    return found


@rule
def leaving_steps(state: State, tables: BoardTables, dinars: int, legal: Legal, number: int) -> int:
    """Write the pawns that can move: own ones in the city, one of each kind in the desert, the Vizier."""
    seat = state.seat
    vizier = bits_of_cell(state.vizier)
    number = add_cells(
        legal, number, n.LEAVE, state.pawn_cells[seat, 0] | vizier[0], state.pawn_cells[seat, 1] | vizier[1]
    )
    outside = kinds_present(state.desert[seat])
    vizier_outside = int(state.vizier == NOWHERE) << VIZIER_IN_DESERT
    if not (outside | vizier_outside):
        return number
    if can_enter(state, tables, dinars):
        return add_steps(legal, number, n.LEAVE_DESERT, outside | vizier_outside)
    return add_steps(legal, number, n.LEAVE_DESERT, outside if state.act_from_desert else 0)


@rule
def can_enter(state: State, tables: BoardTables, dinars: int) -> bool:
    """Return whether a pawn in the desert could end a move in the city."""
    first, second = goals(state, tables, NOWHERE, dinars)
    return first | second != 0


@rule
def goals(state: State, tables: BoardTables, origin: int, dinars: int) -> tuple[int, int]:
    """Return the cells that a pawn can reach and end on: empty ones, or the one where it began (V-MOVE-7)."""
    first, second = cells_within(steps_from(state, tables, origin), min(dinars, UNREACHABLE - 1))
    stay = bits_of_cell(origin)
    return first & ~int(state.taken_cells[0]) | stay[0], second & ~int(state.taken_cells[1]) | stay[1]


@rule
def add_goals(state: State, tables: BoardTables, origin: int, dinars: int, legal: Legal) -> int:
    """Write the cells that a pawn can reach and end on."""
    first, second = goals(state, tables, origin, dinars)
    return add_cells(legal, no_steps(legal), n.GO, first, second)


@rule
def going_steps(state: State, tables: BoardTables, legal: Legal) -> int:
    """Write the goals of the pawn, and staying in the desert to act from there, if that is played."""
    number = add_goals(state, tables, state.origin, laid_value(state), legal)
    stays = state.act_from_desert and state.origin == NOWHERE and state.mover != VIZIER
    return add_steps(legal, number, n.STAY_OUT, int(bool(stays)))


@rule
def striking_steps(state: State, tables: BoardTables, legal: Legal) -> int:
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
def exchange_steps(state: State, legal: Legal) -> int:
    """Write the gems of the victim's bag, then the real gems of the player's own (V-ADV-SWAP, V-AMB-62)."""
    if state.step == TAKING:
        return add_steps(
            legal, no_steps(legal), n.TAKE, kinds_present(state.bags[owner_of(state.occupant[state.victim])])
        )
    if state.step == GIVING:
        return add_steps(legal, no_steps(legal), n.GIVE, kinds_present(state.bags[state.seat]) & ~(1 << FAKE))
    return 0


@rule
def changing_steps(state: State, tables: BoardTables, legal: Legal) -> int:
    """Write the cells that the change can move the Vizier to, and keeping the change (V-OPT-CHANGE)."""
    number = add_goals(state, tables, state.vizier, state.change, legal)
    return add_steps(legal, number, n.KEEP_CHANGE, 1)
