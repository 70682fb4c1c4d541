"""Rounds: income, trade, purchases, and their end, which may be the end of the match (V-ROUND-*, V-INC-*, V-END-*)."""

from __future__ import annotations

from typing import Any

from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.board.tables import CELL_WORDS
from baghdad.voleurs.box import ASSASSIN, GEMS, PALACE
from baghdad.voleurs.rules.cards import draw, seats_with_cards
from baghdad.voleurs.rules.cells import first_cell
from baghdad.voleurs.rules.offers import close_all_offers
from baghdad.voleurs.rules.pawns import kind_of
from baghdad.voleurs.rules.payment import reset_unfinished_action
from baghdad.voleurs.state import BUYING, NOBODY, NOWHERE, OVER, TRADING, VIZIER
from baghdad.voleurs.typed_records import BoardTables, State


@rule
def start_round(state: State, tables: BoardTables, rng: Rng) -> None:
    """Give everybody their income and begin the trade (V-ROUND-1, V-ROUND-3)."""
    state.round_number += 1
    drawn = 0
    for turn in range(state.players):
        drawn += income(state, tables, (state.slipper + turn) % state.players, rng)
    if drawn == 0:
        state.phase = OVER  # nothing could ever change again (V-AMB-40)
        return
    start_trade(state)


@rule
def income(state: State, tables: BoardTables, seat: int, rng: Rng) -> int:
    """Draw a card for each own pawn in a shop, of that shop's district; none for Assassins (V-INC-1…4)."""
    drawn = 0
    for word in range(CELL_WORDS):
        rest = int(state.pawn_cells[seat, word]) & int(tables.shops[word])
        while rest:
            cell = first_cell(word, rest)
            rest &= rest - 1
            if kind_of(state.occupant[cell]) != ASSASSIN:
                drawn += int(draw(state, seat, tables.district[cell], rng))
    return drawn


@rule
def start_trade(state: State) -> None:
    """Begin the trade of everybody with a card (V-AMB-46); step by step, the slipper's holder speaks first."""
    state.phase = TRADING
    close_all_offers(state)
    for seat in range(state.players):
        state.offers_made[seat] = 0
    state.ready = all_seats(state) & ~seats_with_cards(state)
    reset_unfinished_action(state)
    let_speak(state, state.slipper)


@rule
def seat_after(state: State, seat: int) -> int:
    """Return the seat whose turn comes after another's."""
    following = int(seat) + 1
    return following if following < state.players else 0


@rule
def all_seats(state: State) -> int:
    """Return the seats of all players, as a set."""
    return (1 << int(state.players)) - 1


@rule
def is_ready(state: State, seat: int) -> bool:
    """Return whether a player is done trading for now."""
    return bool(int(state.ready) >> int(seat) & 1)


def is_done(state: Any, seat: int) -> bool:
    """Return the same to callers in Python, of a state or an unpacked one."""
    return bool(int(state.ready) >> seat & 1)


@rule
def set_ready(state: State, seat: int, ready: int) -> None:
    """Note whether a player is done trading for now."""
    state.ready = int(state.ready) & ~(1 << int(seat)) | int(ready) << int(seat)


@rule
def let_speak(state: State, seat: int) -> None:
    """Give the turn to speak to this player or the next who isn't done; if all are, begin the purchases (V-ROUND-4)."""
    waiting = all_seats(state) & ~int(state.ready)
    if not waiting:
        start_purchases(state)
        return
    later = waiting >> int(seat) << int(seat)
    state.seat = lowest_bit(later if later else waiting)


@rule
def start_purchases(state: State) -> None:
    """Begin the purchases with the holder of the slipper (V-SLIP-1)."""
    close_all_offers(state)
    state.phase = BUYING
    state.seat = state.slipper
    state.bought = 0
    reset_unfinished_action(state)


@rule
def anyone_has_cards(state: State) -> bool:
    """Return whether a player holds a card, as long as which purchases go on (V-ROUND-5)."""
    return seats_with_cards(state) != 0


@rule
def end_round(state: State, tables: BoardTables, rng: Rng) -> None:
    """Return cards to their decks, then end the match or begin the next round (V-ROUND-6, V-END-1)."""
    state.deck_goods |= state.spent_goods
    state.deck_specials |= state.spent_specials
    state.spent_goods = 0
    state.spent_specials = 0
    for gem in range(len(GEMS)):
        if state.gems[gem] == 0:
            state.deck_specials &= ~(1 << gem)
    if vizier_is_home(state, tables):
        state.phase = OVER
    elif state.round_number == state.round_cap:
        state.phase = OVER
    else:
        start_round(state, tables, rng)


@rule
def ended_by_rules(state: State, tables: BoardTables) -> bool:
    """Return whether a match that is over ended by the rules instead of by a cap.

    That is at the end of a round, with the Vizier home or nobody earning a card.
    """
    if state.round_number == 0 or anyone_has_cards(state):
        return False
    return vizier_is_home(state, tables) or not anyone_has_income(state, tables)


@rule
def anyone_has_income(state: State, tables: BoardTables) -> bool:
    """Return whether any pawn would bring a card (V-AMB-40)."""
    for cell in range(tables.cells):
        code = state.occupant[cell]
        if code != NOBODY and code != VIZIER and tables.shop[cell] and kind_of(code) != ASSASSIN:
            return True
    return False


@rule
def vizier_is_home(state: State, tables: BoardTables) -> bool:
    """Return whether the Grand Vizier stands on a shop of the Palace (V-END-1)."""
    cell = state.vizier
    return cell != NOWHERE and tables.shop[cell] == 1 and tables.district[cell] == PALACE
