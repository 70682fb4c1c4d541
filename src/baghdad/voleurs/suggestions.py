"""What a player may do, as whole actions, each with its most sensible payment. Any other legal payment is accepted.

Offers have no end of possibilities, so they aren't listed: they are put together by whoever makes one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from baghdad.voleurs import numbers as n
from baghdad.voleurs.actions import Action
from baghdad.voleurs.attempt import legal_steps
from baghdad.voleurs.box import AGENT_PRICES, CARAVANEER, DISTRICTS, FIRST_GEM_CARD, GEMS, PAWNS, district_of
from baghdad.voleurs.names import CHARACTER_NAMES, DESERT_NAME, VIZIER_NAME
from baghdad.voleurs.payments import Purse, gem_cards, hand
from baghdad.voleurs.places import atlas_of, board_of
from baghdad.voleurs.rules.pawns import code_of, is_pawn_of, kind_of
from baghdad.voleurs.rules.paying import gem_price
from baghdad.voleurs.rules.striking import may_look, may_strike
from baghdad.voleurs.rules.trading import can_fulfil
from baghdad.voleurs.rules.walking import steps_to
from baghdad.voleurs.state import BUYING, CHOOSING, MAX_CELLS, NOBODY, NOWHERE, OFFERS, PLACING, TAKING, TRADING, VIZIER


def suggestions(state: Any, seat: int) -> list[Action]:
    """In the order of a round, without a word about what others can't know."""
    if state.phase == TRADING:
        return list(_answers(state, seat))
    if seat != state.seat:
        return []
    if state.phase in (CHOOSING, PLACING) or state.step == TAKING:
        return list(_simple(state))
    return list(_purchases(state, seat)) if state.phase == BUYING else []


def _simple(state: Any) -> Iterator[Action]:
    """Where every step is an action of its own."""
    cells = board_of(state).cells
    for step in legal_steps(state):
        if step < n.PLACE_THIEF:
            yield Action("choose", what=CHARACTER_NAMES[step])
        elif step < n.PLACE_CARAVANEER:
            yield Action("place", what="thief", goal=cells[step - n.PLACE_THIEF].name)
        elif step < n.LAY:
            yield Action("place", what="caravaneer", goal=cells[step - n.PLACE_CARAVANEER].name)
        else:
            for gem in range(1, len(GEMS)):
                if state.bags[state.seat, gem] > 0:
                    yield Action("exchange", what=GEMS[step - n.TAKE], given=GEMS[gem])


def _purchases(state: Any, seat: int) -> Iterator[Action]:
    cards = hand(state, seat)
    purse = Purse(cards, int(state.characters[seat]))
    for kind in range(CARAVANEER, len(PAWNS)):
        payment = purse.payment(AGENT_PRICES[kind])
        if state.supply[seat, kind] > 0 and payment:
            yield Action("agent", what=PAWNS[kind], cards=payment)
    yield from _gems(state, cards, purse)
    yield from _moves(state, seat, purse)
    for card in gem_cards(cards):
        if state.gems[card - FIRST_GEM_CARD] == 0:
            yield Action("discard", cards=(card,))
    for step in legal_steps(state):
        if step >= n.PASS_SLIPPER:
            yield Action("slipper", seat=step - n.PASS_SLIPPER)


def _gems(state: Any, cards: list[int], purse: Purse) -> Iterator[Action]:
    """For its own card, and for dinars."""
    for gem, name in enumerate(GEMS):
        if state.gems[gem] > 0:
            payment = purse.payment(int(gem_price(state, gem)))
            if FIRST_GEM_CARD + gem in cards:
                yield Action("gem", what=name, cards=(FIRST_GEM_CARD + gem,))
            if payment:
                yield Action("gem", what=name, cards=payment)


def _moves(state: Any, seat: int, purse: Purse) -> Iterator[Action]:
    board = board_of(state)
    for origin, code in enumerate(state.occupant[: len(board.cells)].tolist()):
        if code == VIZIER or is_pawn_of(code, seat):
            yield from _walks(state, code, origin, board.cells[origin].name, purse)
    for kind in range(len(PAWNS)):
        if state.desert[seat, kind] > 0:
            yield from _walks(state, int(code_of(seat, kind)), NOWHERE, DESERT_NAME, purse)
    if state.vizier == NOWHERE:
        yield from _walks(state, VIZIER, NOWHERE, DESERT_NAME, purse)


def _walks(state: Any, code: int, origin: int, start: str, purse: Purse) -> Iterator[Action]:
    """Everywhere one pawn can be carried, and whom it could act on there."""
    board, atlas = board_of(state), atlas_of(state)
    what = VIZIER_NAME if code == VIZIER else PAWNS[kind_of(code)]
    # Plain lists: looking into the record for every cell would take longer than all the rest.
    occupants, numbers = state.occupant.tolist(), np.zeros(MAX_CELLS, np.int64)
    steps_to(state, atlas, origin, numbers)
    for cell, steps in enumerate(numbers[: len(board.cells)].tolist()):
        payment = purse.payment(steps) if cell == origin or occupants[cell] == NOBODY else None
        if payment:
            goal = board.cells[cell].name
            yield Action("move", what=what, start=start, goal=goal, cards=payment)
            for victim in board.neighbours[cell]:
                if occupants[victim] != NOBODY and victim != origin and may_strike(state, atlas, code, victim):
                    struck: dict[str, Any] = {
                        "what": what,
                        "start": start,
                        "goal": goal,
                        "victim": board.cells[victim].name,
                    }
                    yield Action("move", **struck, cards=payment)
                    if may_look(state, code, victim):
                        yield Action("move", **struck, look=True, cards=payment)


def _answers(state: Any, seat: int) -> Iterator[Action]:
    for number in range(OFFERS):
        offer = state.offers[number]
        if offer.open and offer.to == seat:
            if can_fulfil(state, seat, number):
                yield Action("accept", seat=number + 1, cards=_cheapest(state, seat, offer))
            yield Action("decline", seat=number + 1)
    for number in range(OFFERS):
        if state.offers[number].open and state.offers[number].maker == seat:
            yield Action("withdraw", seat=number + 1)
    if not state.ready[seat]:
        yield Action("done")


def _cheapest(state: Any, seat: int, offer: Any) -> tuple[int, ...]:
    """The cards in return that are worth least to the player; gem cards and surprises last."""
    from baghdad.voleurs.box import GOODS, worth

    character = int(state.characters[seat])
    paid: list[int] = []
    for district in range(len(DISTRICTS)):
        mine = [card for card in hand(state, seat) if district_of(card) == district]
        mine.sort(key=lambda card: worth(card, character) if card < GOODS else CARD_TO_KEEP)
        paid += mine[: int(offer.wanted[district])]
    return tuple(sorted(paid))


CARD_TO_KEEP = 99
