"""What an action did, read off the states before and after it."""

from __future__ import annotations

from typing import Any

from baghdad.core.events import Event
from baghdad.dieb.actions import Action
from baghdad.dieb.box import LETTERS
from baghdad.dieb.rules.pieces import top_chest
from baghdad.dieb.state import OVER, PLACING
from baghdad.dieb.tally import counts, total
from baghdad.dieb.unpacked import StateTuple, plain
from baghdad.dieb.view import strengths


def events(before: Any, action: Action, after: Any) -> list[Event]:
    """In the order in which people at the table see them."""
    return _events(plain(before), action, plain(after))


def _events(before: StateTuple, action: Action, after: StateTuple) -> list[Event]:
    found = [_action(before, action, after)] if action.kind not in ("end", "pass", "steal") else []
    found += _theft(before, after)
    if action.kind in ("end", "pass"):
        found += _draw(before, action, after)
    if before.phase == PLACING and after.phase != PLACING:
        found.append(_hands_up(after))
    if after.phase == OVER:
        found.append(Event("over"))
    elif before.seat != after.seat:
        found.append(Event("turn", {"seat": after.seat}))
    return found


def _action(before: StateTuple, action: Action, after: StateTuple) -> Event:
    facts: dict[str, Any] = {"seat": before.seat, "palace": LETTERS[action.palace]}
    if action.target >= 0:
        facts["target"] = LETTERS[action.target]
    if action.kind not in ("place", "place neutral"):
        facts["cards"] = counts(after.discard - before.discard)
        facts["dancers"] = after.dancers - before.dancers
    return Event(action.kind.replace(" ", "_"), facts)


def _theft(before: StateTuple, after: StateTuple) -> list[Event]:
    if before.chests == after.chests:
        return []
    seat = before.seat
    palace = counts(before.chests - after.chests).index(1)
    won = len(strengths(after.chests_won[seat]))
    strength = int(top_chest(counts(before.chests)[palace]))
    return [Event("theft", {"seat": seat, "palace": LETTERS[palace], "strength": strength, "won": won})]


def _draw(before: StateTuple, action: Action, after: StateTuple) -> list[Event]:
    seat = before.seat
    gained = after.cards[seat] - before.cards[seat]
    shown = after.shown[seat] - before.shown[seat]
    number, deck = int(total(gained)), int(total(before.deck))
    found = []
    if number > deck:
        found.append(Event("reshuffle", {"cards": int(total(after.deck)) + number - deck}))
    facts: dict[str, Any] = {"seat": seat, "number": number, "dancers": action.dancers}
    if action.palace >= 0:
        facts |= {"chosen": LETTERS[action.palace], "found": bool(shown)}
    return [*found, Event("draw", facts, {seat: {"cards": counts(gained)}}, reveals=number > 0)]


def _hands_up(after: StateTuple) -> Event:
    """All guards are placed, and the players take up their hands (D-SETUP-11)."""
    hands = {seat: {"cards": counts(after.cards[seat])} for seat in range(after.players)}
    return Event("hands_taken_up", {}, hands, reveals=not after.peek)
