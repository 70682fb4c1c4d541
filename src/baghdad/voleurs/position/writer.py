"""The writer of positions: state to data."""

from __future__ import annotations

from typing import Any

import msgspec

from baghdad.core import arrays as np
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import BIRTHDAYS, GEMS, PAWNS
from baghdad.voleurs.names import CHARACTER_NAMES, card_name
from baghdad.voleurs.options import Options
from baghdad.voleurs.payments import hand
from baghdad.voleurs.position.cards import names_of
from baghdad.voleurs.position.schema import Look, Offer, Pawn, Position, Seat
from baghdad.voleurs.rules.cards import cards_of
from baghdad.voleurs.rules.rounds import is_done
from baghdad.voleurs.rules.tally import counts
from baghdad.voleurs.state import HISTORY, NO_CLAIM, NOWHERE, OFFERS, PHASES, TAKING
from baghdad.voleurs.view import count_by_name, pawns


def write(state: Any, options: Options) -> dict[str, Any]:
    """Return the whole state as data, hidden cards included."""
    seats = range(int(state.players))
    remembered = min(int(state.history_length), HISTORY)
    position = Position(
        game="voleurs",
        players=len(seats),  # type: ignore[arg-type]
        options=options.to_data(),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=int(state.round_number),
        seat=int(state.seat),
        slipper=int(state.slipper),
        bought=bool(state.bought),
        seats=[_write_seat(state, seat) for seat in seats],
        spent=names_of(state.spent_goods, state.spent_specials),
        deck=names_of(state.deck_goods, state.deck_specials),
        gems=count_by_name(GEMS, np.as_list(state.gems)),
        pawns=[Pawn(**pawn) for pawn in pawns(board_of(state), np.as_list(state.occupant))],
        vizier_killed=bool(state.vizier_killed),
        history=[int(entry) for entry in state.history[:remembered]],
        history_length=int(state.history_length),
        offers=[_write_offer(state, number) for number in range(OFFERS) if state.offers[number].open],
        look=_write_look(state) if state.step == TAKING else None,
        decisions=int(state.decisions),
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _write_seat(state: Any, seat: int) -> Seat:
    character = int(state.characters[seat])
    return Seat(
        character=CHARACTER_NAMES[character] if character >= 0 else None,
        birthday=BIRTHDAYS[state.birthdays[seat]],
        cards=[card_name(card) for card in hand(state, seat)],
        bag=count_by_name(GEMS, np.as_list(state.bags[seat])),
        desert=count_by_name(PAWNS, np.as_list(state.desert[seat])),
        supply=count_by_name(PAWNS, np.as_list(state.supply[seat])),
        to_place=count_by_name(PAWNS, np.as_list(state.to_place[seat])),
        known=[
            names_of(state.known_goods[seat, owner], state.known_specials[seat, owner])
            for owner in range(int(state.players))
        ],
        true_claims=_write_claims(state, state.true_claims, seat),
        false_claims=_write_claims(state, state.false_claims, seat),
        ready=is_done(state, seat),
        offers_made=int(state.offers_made[seat]),
    )


def _write_claims(state: Any, claims: Any, seat: int) -> list[int]:
    """Return how many claims of each player a seat saw; an empty list for none."""
    seen = [int(claims[seat, claimer]) for claimer in range(int(state.players))]
    return seen if any(seen) else []


def _write_offer(state: Any, number: int) -> Offer:
    offer = state.offers[number]
    cards = cards_of(offer.goods, offer.specials)
    return Offer(
        number=number + 1,
        maker=int(offer.maker),
        to=int(offer.to),
        cards=[card_name(card) for card in cards],
        claims=[card_name(int(offer.claims[card])) if offer.claims[card] != NO_CLAIM else "" for card in cards],
        wanted=counts(offer.wanted),
    )


def _write_look(state: Any) -> Look:
    cells = board_of(state).cells
    laid = names_of(state.laid_goods, state.laid_specials)
    goal = cells[state.vizier_goal].name if state.vizier_goal != NOWHERE else ""
    return Look(laid, cells[state.target].name, cells[state.victim].name, int(state.change), goal)
