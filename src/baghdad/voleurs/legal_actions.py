"""The legal actions of a seat, with suggested payments for purchases (`purchases.py`).

Offers aren't listed, because there are too many; players compose them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of
from baghdad.voleurs.box import GEMS
from baghdad.voleurs.dry_run import legal_steps
from baghdad.voleurs.names import CHARACTER_NAMES
from baghdad.voleurs.purchases import Buyer
from baghdad.voleurs.rules.cards import cards_of
from baghdad.voleurs.rules.cheapest_return import cheapest_return
from baghdad.voleurs.rules.trading import can_fulfil
from baghdad.voleurs.state import BUYING, CHOOSING, PLACING, TAKING, TRADING
from baghdad.voleurs.view import open_offers


def suggested_actions(state: Any, seat: int) -> list[Action]:
    """Return the actions of a seat in the order of a round, using only what the seat may know."""
    if state.phase == TRADING:
        return list(_trade_answers(state, seat))
    if seat != state.seat:
        return []
    if state.phase in (CHOOSING, PLACING) or state.step == TAKING:
        return list(_single_step_actions(state))
    return list(Buyer(state, seat).purchases()) if state.phase == BUYING else []


def _single_step_actions(state: Any) -> Iterator[Action]:
    """Yield the actions that consist of one step, and exchanges of gems."""
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


def _trade_answers(state: Any, seat: int) -> Iterator[Action]:
    waiting = open_offers(state)
    for number in waiting:
        offer = state.offers[number]
        if offer.to == seat:
            if can_fulfil(state, seat, number):
                yield Action("accept", offer=number + 1, cards=tuple(cards_of(*cheapest_return(state, seat, number))))
            yield Action("decline", offer=number + 1)
    for number in waiting:
        if state.offers[number].maker == seat:
            yield Action("withdraw", offer=number + 1)
    if not state.ready[seat]:
        yield Action("done")
