"""Prices, payments and consequences of a purchase, for a player who is asked to confirm it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import numpy as np

from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import AGENT_PRICES, GEMS, PALACE
from baghdad.voleurs.dry_run import copy_state
from baghdad.voleurs.names import DESERT_NAME, GEM_NUMBERS, PAWN_NUMBERS, VIZIER_NAME, card_name
from baghdad.voleurs.payments import PaymentTable, dinars, gem_cards, hand
from baghdad.voleurs.rules.gems import meets
from baghdad.voleurs.rules.payment import gem_price
from baghdad.voleurs.rules.walking import steps_to
from baghdad.voleurs.state import MAX_CELLS, NOWHERE

MOST_PAYMENTS = 4  # alternatives shown for one purchase
PURCHASES = ("agent", "gem", "move")
EMPTY_ACTION = Action("")


def describe_action(state: Any, seat: int, action: Action) -> dict[str, Any]:
    """Return the fields of an action, and for a purchase its price, the value of its payment and its consequences."""
    found: dict[str, Any] = {"kind": action.kind}
    for field in fields(Action):
        value = getattr(action, field.name)
        if value != getattr(EMPTY_ACTION, field.name):
            name = "seat" if field.name == "offer" else field.name  # on the wire, both numbers are called `seat`
            found[name] = list(map(card_name, value)) if name == "cards" else value
    if action.kind in PURCHASES and not gem_cards(list(action.cards)):
        found |= {"price": price(state, action), "paid": dinars(action.cards, int(state.characters[seat]))}
    if action.kind == "gem" and fulfils_birthday(state, seat, action):
        found["fulfils"] = True
    if action.kind == "move" and action.what == VIZIER_NAME and _ends_match(state, action.goal):
        found["home"] = True
    return found


def price(state: Any, action: Action) -> int:
    """Return the least dinars that a purchase costs, without the Vizier's walk by the change."""
    if action.kind == "agent":
        return AGENT_PRICES[PAWN_NUMBERS[action.what]]
    if action.kind == "gem":
        return int(gem_price(state, GEM_NUMBERS[action.what]))
    if action.goal == action.start:
        return 0
    cells = board_of(state).numbers
    steps = np.zeros(MAX_CELLS, np.int64)
    steps_to(state, tables_of_state(state), cells.get(action.start, NOWHERE), steps)
    return int(steps[cells[action.goal]])


def fulfils_birthday(state: Any, seat: int, action: Action) -> bool:
    """Return whether a gem makes the buyer meet the birthday card, which the bag didn't before."""
    if meets(state, seat, state.birthdays[seat]):
        return False
    after = copy_state(state)
    after.bags[seat, GEMS.index(action.what)] += 1
    return bool(meets(after, seat, after.birthdays[seat]))


def _ends_match(state: Any, goal: str) -> bool:
    """Return whether the match would end with this round if the Vizier stood on that cell (V-END-1)."""
    board = board_of(state)
    cell = board.cells[board.numbers[goal]] if goal != DESERT_NAME else None
    return cell is not None and cell.shop and cell.district == PALACE


def payments(state: Any, seat: int, action: Action) -> list[Action]:
    """Return a purchase for dinars with several payments, the least overpaid first."""
    if action.kind not in PURCHASES or gem_cards(list(action.cards)) or action.change:
        return [action]
    payment_table = PaymentTable(hand(state, seat), int(state.characters[seat]))
    found = [replace(action, cards=paid) for paid in payment_table.payments(price(state, action), MOST_PAYMENTS)]
    return found if action in found else [action, *found]
