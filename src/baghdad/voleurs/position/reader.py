"""The reader of positions: data to state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from baghdad.core.position import decode
from baghdad.core.spelling import plain
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.box import BIRTHDAYS
from baghdad.voleurs.names import CARD_NUMBERS, CHARACTER_NAMES, GEM_NUMBERS, PAWN_NUMBERS, VIZIER_NAME
from baghdad.voleurs.options import Options
from baghdad.voleurs.position.cards import numbers_of, set_of
from baghdad.voleurs.position.checks import check
from baghdad.voleurs.position.history import all_bought
from baghdad.voleurs.position.schema import Offer, Position, Seat
from baghdad.voleurs.rules.offers import open_offer
from baghdad.voleurs.rules.pawns import code_of, put
from baghdad.voleurs.rules.payment import lay, reset_unfinished_action
from baghdad.voleurs.rules.rounds import set_ready
from baghdad.voleurs.rules.tally import packed
from baghdad.voleurs.rules.trading import record_claim
from baghdad.voleurs.state import NO_CLAIM, NOWHERE, PHASES, STEPS, VIZIER


def read(data: Mapping[str, Any], state: Any) -> Options:
    """Check a position, write it into a state and return its options."""
    position, options = decode(data, Position, options_of)
    check(position, options)
    _fill(state, position, options)
    return options


def options_of(data: dict[str, Any]) -> Options:
    """Return the options; raise BoardError if their board can't be played on."""
    options = Options.read(data)
    get_board(options.board)
    return options


def _fill(state: Any, position: Position, options: Options) -> None:
    cells = get_board(options.board).numbers
    reset_unfinished_action(state)
    state.players = position.players
    state.phase = PHASES.index(position.phase)
    state.round_number = position.round
    state.seat, state.slipper, state.bought = position.seat, position.slipper, position.bought
    state.vizier, state.vizier_killed = NOWHERE, position.vizier_killed
    state.decisions = position.decisions
    state.spent_goods, state.spent_specials = set_of(numbers_of(position.spent, "spent"))
    state.deck_goods, state.deck_specials = set_of(numbers_of(position.deck, "deck"))
    history = position.history or all_bought(position)
    state.history_length = max(position.history_length, len(history))
    state.history[: len(history)] = history
    for gem, number in position.gems.items():
        state.gems[GEM_NUMBERS[gem]] = number
    for pawn in position.pawns:
        code = VIZIER if pawn.pawn == VIZIER_NAME or pawn.seat is None else code_of(pawn.seat, PAWN_NUMBERS[pawn.pawn])
        put(state, code, cells[pawn.cell])
    for number, seat in enumerate(position.seats):
        _fill_seat(state, number, seat)
    for offer in position.offers:
        _fill_offer(state, offer)
    if position.look is not None:
        for card in numbers_of(position.look.cards, "look"):
            lay(state, card)
        state.step = STEPS.index("taking")
        state.target, state.victim = cells[position.look.robber], cells[position.look.victim]
        state.mover = state.occupant[state.target]
        state.change = position.look.change
        if position.look.vizier:
            state.vizier_goal = cells[position.look.vizier]


def _fill_seat(state: Any, number: int, seat: Seat) -> None:
    state.characters[number] = CHARACTER_NAMES.index(seat.character) if seat.character is not None else -1
    state.birthdays[number] = BIRTHDAYS.index(seat.birthday)
    state.hand_goods[number], state.hand_specials[number] = set_of(numbers_of(seat.cards, "cards"))
    set_ready(state, number, seat.ready)
    state.offers_made[number] = seat.offers_made
    for gem, count in seat.bag.items():
        state.bags[number, GEM_NUMBERS[gem]] = count
    for field in ("desert", "supply", "to_place"):
        for pawn, count in getattr(seat, field).items():
            state[field][number, PAWN_NUMBERS[pawn]] = count
    for owner, known in enumerate(seat.known):
        state.known_goods[number, owner], state.known_specials[number, owner] = set_of(numbers_of(known, "known"))
    for field in ("true_claims", "false_claims"):
        for claimer, count in enumerate(getattr(seat, field)):
            state[field][number, claimer] = count


def _fill_offer(state: Any, offer: Offer) -> None:
    place = state.offers[offer.number - 1]
    cards = numbers_of(offer.cards, "offers")
    place.goods, place.specials = set_of(cards)
    place.maker, place.to = offer.maker, offer.to
    open_offer(state, offer.number - 1)
    place.claims[:] = [NO_CLAIM] * len(place.claims)
    place.wanted = packed(offer.wanted)
    for card, claimed in zip(cards, offer.claims, strict=True):
        if claimed:
            record_claim(place, card, CARD_NUMBERS[plain(claimed)])
