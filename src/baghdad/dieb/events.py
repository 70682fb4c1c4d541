"""The events of an action, derived from the states before and after it."""

from __future__ import annotations

from typing import Any

from baghdad.core.events import Event
from baghdad.dieb.actions import Action
from baghdad.dieb.box import LETTERS
from baghdad.dieb.rules.pieces import top_chest
from baghdad.dieb.state import OVER, PLACING
from baghdad.dieb.tally import counts, total
from baghdad.dieb.unpacked import unpack_state
from baghdad.dieb.view import chest_strengths


def events(before: Any, action: Action, after: Any) -> list[Event]:
    """Return the events in the order in which players see them."""
    return _events(unpack_state(before), action, unpack_state(after))


def _events(before: Any, action: Action, after: Any) -> list[Event]:
    events = [_action(before, action, after)] if action.kind not in ("end", "pass", "steal") else []
    events += _theft(before, after)
    if action.kind in ("end", "pass"):
        events += _draw(before, action, after)
    if before.phase == PLACING and after.phase != PLACING:
        events.append(_hands_taken_up(after))
    if after.phase == OVER:
        events.append(Event("over"))
    elif before.seat != after.seat:
        events.append(Event("turn", {"seat": after.seat}))
    return events


def _action(before: Any, action: Action, after: Any) -> Event:
    facts: dict[str, Any] = {"seat": before.seat, "palace": LETTERS[action.palace]}
    if action.target >= 0:
        facts["target"] = LETTERS[action.target]
    if action.kind not in ("place", "place neutral"):
        facts["cards"] = counts(after.discard - before.discard)
        facts["dancers"] = after.dancers - before.dancers
    return Event(action.kind.replace(" ", "_"), facts)


def _theft(before: Any, after: Any) -> list[Event]:
    if before.chests == after.chests:
        return []
    seat = before.seat
    palace = counts(before.chests - after.chests).index(1)
    won = len(chest_strengths(after.chests_won[seat]))
    strength = int(top_chest(counts(before.chests)[palace]))
    return [Event("theft", {"seat": seat, "palace": LETTERS[palace], "strength": strength, "won": won})]


def _draw(before: Any, action: Action, after: Any) -> list[Event]:
    seat = before.seat
    gained = after.cards[seat] - before.cards[seat]
    shown = after.shown[seat] - before.shown[seat]
    number, deck = int(total(gained)), int(total(before.deck))
    events = []
    if number > deck:
        events.append(Event("reshuffle", {"cards": int(total(after.deck)) + number - deck}))
    facts: dict[str, Any] = {"seat": seat, "number": number, "dancers": action.dancers}
    if action.palace >= 0:
        facts |= {"chosen": LETTERS[action.palace], "found": bool(shown)}
    return [*events, Event("draw", facts, {seat: {"cards": counts(gained)}}, reveals=number > 0)]


def _hands_taken_up(after: Any) -> Event:
    """Return the event that all guards are placed and the players take up their hands (D-SETUP-11)."""
    hands = {seat: {"cards": counts(after.cards[seat])} for seat in range(after.players)}
    return Event("hands_taken_up", {}, hands, reveals=not after.peek)
