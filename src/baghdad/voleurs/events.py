"""The events of an action, derived from the states before and after it: public facts, and facts for some seats only."""

from __future__ import annotations

from typing import Any

from baghdad.core.events import Event
from baghdad.voleurs.actions import Action
from baghdad.voleurs.box import BIRTHDAYS
from baghdad.voleurs.names import card_name
from baghdad.voleurs.payments import hand
from baghdad.voleurs.rules.cards import hand_size
from baghdad.voleurs.state import OVER, PHASES, PLACING
from baghdad.voleurs.view import by_district


def events(before: Any, seat: int, action: Action, after: Any) -> list[Event]:
    """Return the events of an action in the order in which players see them."""
    found = action.events(before, seat, after) + _birthdays(before, after)
    if after.round_number != before.round_number:
        found += _new_round(before, after)
    if after.phase == OVER:
        found.append(Event("over", reveals=True))
    elif after.phase != before.phase and after.phase != PLACING:
        found.append(Event("phase", {"phase": PHASES[after.phase], "seat": int(after.seat)}))
    return found


def _birthdays(before: Any, after: Any) -> list[Event]:
    """Return the event of new birthday cards after the Vizier's murder; players see only their own (V-INFO-9)."""
    if after.vizier_killed == before.vizier_killed:
        return []
    seats = list(range(int(after.players)))
    learned = {seat: {"birthday": BIRTHDAYS[after.birthdays[seat]]} for seat in seats}
    return [Event("birthdays", {"seats": seats}, learned, reveals=True)]


def _new_round(before: Any, after: Any) -> list[Event]:
    """Return the events of income: counts by district for all, the cards for their owner."""
    found = [Event("round", {"round": int(after.round_number)}, reveals=True)]
    for turn in range(int(after.players)):
        seat = (int(after.slipper) + turn) % int(after.players)
        cards = tuple(hand(after, seat))
        assert len(cards) == hand_size(after, seat)
        facts = {"seat": seat, "drawn": by_district(cards)}
        found.append(Event("income", facts, {seat: {"cards": list(map(card_name, cards))}}, reveals=bool(cards)))
    return found
