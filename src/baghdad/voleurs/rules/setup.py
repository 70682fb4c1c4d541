"""The set-up before the first round: characters, birthday cards, and three pawns each in the Bazaar (V-SETUP-*)."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.board.tables import CELL_WORDS
from baghdad.voleurs.box import (
    AT_START,
    BAZAAR,
    CARAVANEER,
    CHARACTERS,
    GEM_COUNTS,
    GEMS,
    MAX_PLAYERS,
    PAWNS,
    THIEF,
    TOKENS,
)
from baghdad.voleurs.rules.abilities import deal_birthdays
from baghdad.voleurs.rules.cards import ALL_GOODS, ALL_SPECIALS
from baghdad.voleurs.rules.offers import close_all_offers
from baghdad.voleurs.rules.pawns import code_of, is_empty, put
from baghdad.voleurs.rules.payment import reset_unfinished_action
from baghdad.voleurs.rules.rounds import seat_after, start_round
from baghdad.voleurs.state import CHOOSING, MAX_CELLS, NOBODY, NOWHERE, PLACING
from baghdad.voleurs.typed_records import BoardTables, State

NO_CHARACTER = -1


@rule
def lay_table(state: State, players: int) -> None:
    """Set up everything before the first decision except what is dealt; the options in the state stay as they are."""
    state.players = players
    state.phase = CHOOSING
    state.seat = 0
    state.slipper = 0
    state.bought = 0
    state.round_number = 0
    state.decisions = 0
    state.ready = 0
    state.vizier = NOWHERE
    state.vizier_killed = 0
    state.history_length = 0
    state.deck_goods = ALL_GOODS
    state.deck_specials = ALL_SPECIALS
    state.spent_goods = 0
    state.spent_specials = 0
    for cell in range(MAX_CELLS):
        state.occupant[cell] = NOBODY
    for word in range(CELL_WORDS):
        state.taken_cells[word] = 0
    for gem in range(len(GEMS)):
        state.gems[gem] = GEM_COUNTS[gem]
    close_all_offers(state)
    for seat in range(MAX_PLAYERS):
        clear_seat(state, seat)
        for kind in range(len(PAWNS)):
            state.desert[seat, kind] = 0
            state.to_place[seat, kind] = AT_START[kind] if seat < players else 0
            state.supply[seat, kind] = TOKENS[kind] - AT_START[kind] if seat < players else 0
    reset_unfinished_action(state)


@rule
def clear_seat(state: State, seat: int) -> None:
    """Clear a seat's cards, gems, character, pawns and knowledge."""
    state.hand_goods[seat] = 0
    state.hand_specials[seat] = 0
    state.characters[seat] = NO_CHARACTER
    state.birthdays[seat] = 0
    state.offers_made[seat] = 0
    for gem in range(len(GEMS)):
        state.bags[seat, gem] = 0
    for word in range(CELL_WORDS):
        state.pawn_cells[seat, word] = 0
    for other in range(MAX_PLAYERS):
        state.known_goods[seat, other] = 0
        state.known_specials[seat, other] = 0
        state.true_claims[seat, other] = 0
        state.false_claims[seat, other] = 0


@rule
def deal(state: State, rng: Rng) -> None:
    """Deal hidden birthday cards (V-SETUP-6), characters, if they are dealt, and draw who is first (V-AMB-6)."""
    deal_birthdays(state, rng)
    if state.deal_characters:
        for seat in range(state.players):
            number = below(rng, len(CHARACTERS) - seat)
            for character in range(len(CHARACTERS)):
                if is_free(state, character):
                    if number == 0:
                        state.characters[seat] = character
                        break
                    number -= 1
        state.phase = PLACING
    if state.draw_first:
        state.seat = below(rng, int(state.players))
        state.slipper = state.seat


@rule
def is_free(state: State, character: int) -> bool:
    """Return whether nobody has chosen that character."""
    for seat in range(state.players):
        if state.characters[seat] == character:
            return False
    return True


@rule
def choose(state: State, character: int) -> None:
    """Choose a character for the player to act, one of those left (V-SETUP-5, V-AMB-6)."""
    state.characters[state.seat] = character
    state.seat = seat_after(state, state.seat)
    if state.characters[state.seat] != NO_CHARACTER:
        state.phase = PLACING


@rule
def may_place(state: State, tables: BoardTables, kind: int, cell: int) -> bool:
    """Return whether a pawn may be placed on a cell of the Bazaar: empty, a street for the Thief, a shop for a
    Caravaneer (V-SETUP-8, V-SETUP-9)."""
    fits = tables.shop[cell] == (kind == CARAVANEER)
    return state.to_place[state.seat, kind] > 0 and tables.district[cell] == BAZAAR and fits and is_empty(state, cell)


@rule
def place(state: State, tables: BoardTables, kind: int, cell: int, rng: Rng) -> None:
    """Place one pawn, in turns, three for each player; then begin the first round (V-SETUP-8, V-SETUP-10)."""
    seat = state.seat
    put(state, code_of(seat, kind), cell)
    state.to_place[seat, kind] -= 1
    state.seat = seat_after(state, seat)
    if state.to_place[state.seat, THIEF] + state.to_place[state.seat, CARAVANEER] == 0:
        start_round(state, tables, rng)
