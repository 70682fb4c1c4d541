"""What an action did, read off the states before and after it."""

from __future__ import annotations

from typing import Any

from baghdad.dieb.actions import Action
from baghdad.dieb.box import LETTERS
from baghdad.dieb.rules.pieces import demanded
from baghdad.dieb.state import OVER, PLACING
from baghdad.dieb.tally import counts, total
from baghdad.dieb.view import strengths
from baghdad.table.events import Event


def events(before: Any, action: Action, after: Any) -> list[Event]:
    """In the order in which people at the table see them."""
    found = [_action(before, action, after)] if action.kind not in ("end", "pass", "steal") else []
    found += _theft(before, after)
    if action.kind in ("end", "pass"):
        found += _draw(before, action, after)
    if before.phase == PLACING and after.phase != PLACING:
        found.append(_hands_up(after))
    if after.phase == OVER:
        found.append(Event("over"))
    elif before.seat != after.seat:
        found.append(Event("turn", {"seat": int(after.seat)}))
    return found


def _action(before: Any, action: Action, after: Any) -> Event:
    facts: dict[str, Any] = {"seat": int(before.seat), "palace": LETTERS[action.palace]}
    if action.target >= 0:
        facts["target"] = LETTERS[action.target]
    if action.kind not in ("place", "place neutral"):
        paid = after.discard - before.discard
        facts["cards"] = counts(paid)
        facts["dancers"] = int(after.dancers - before.dancers)
    return Event(action.kind.replace(" ", "_"), facts)


def _theft(before: Any, after: Any) -> list[Event]:
    if before.chests == after.chests:
        return []
    seat = int(before.seat)
    palace = counts(before.chests - after.chests).index(1)
    won = len(strengths(after.chests_won[seat]))
    facts = {"seat": seat, "palace": LETTERS[palace], "strength": int(demanded(before, palace)), "won": won}
    return [Event("theft", facts)]


def _draw(before: Any, action: Action, after: Any) -> list[Event]:
    seat = int(before.seat)
    gained = after.cards[seat] - before.cards[seat]
    shown = after.shown[seat] - before.shown[seat]
    number = int(total(gained))
    found = []
    if number > total(before.deck):
        found.append(Event("reshuffle", {"cards": int(total(after.deck)) + number - int(total(before.deck))}))
    facts: dict[str, Any] = {"seat": seat, "number": number, "dancers": action.dancers}
    if action.palace >= 0:
        facts |= {"chosen": LETTERS[action.palace], "found": bool(shown)}
    return [*found, Event("draw", facts, {seat: {"cards": counts(gained)}}, reveals=number > 0)]


def _hands_up(after: Any) -> Event:
    """All guards are placed, and the players take up their hands (D-SETUP-11)."""
    hands = {seat: {"cards": counts(after.cards[seat])} for seat in range(int(after.players))}
    return Event("hands_taken_up", {}, hands, reveals=not after.peek)
