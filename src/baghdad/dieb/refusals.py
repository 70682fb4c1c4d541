"""Why an action is illegal, clause by clause, using the rules that also find the legal actions."""

from __future__ import annotations

from typing import Any

from baghdad.core.errors import Refusal
from baghdad.dieb.actions import DANCER, Action
from baghdad.dieb.box import GUARD_PLACES, LETTERS, THIEF_ACTIONS
from baghdad.dieb.rules.payment import payments
from baghdad.dieb.rules.pieces import NO_CHEST, all_guards, demanded, foreign_guards, open_palaces, supply
from baghdad.dieb.rules.stealing import enough_thieves, thief_action_left
from baghdad.dieb.state import NEUTRAL, OVER, PLACING
from baghdad.dieb.tally import count, has


def why_not(state: Any, seat: int, action: Action) -> Refusal | None:
    """Return the refusal for the first clause that an action breaks, or None if it is legal."""
    if state.phase == OVER:
        return Refusal("match_over", "D-TURN-6")
    if seat != state.seat:
        return Refusal("not_your_turn", "D-TURN-1", {"seat": seat, "to_act": int(state.seat)})
    placing = action.kind in ("place", "place neutral")
    if state.phase == PLACING and not placing:
        return Refusal("still_placing", "D-SETUP-11")
    if state.phase != PLACING and placing:
        return Refusal("placing_is_over", "D-SETUP-11")
    return CHECKS[action.kind](state, action)


def _place(state: Any, action: Action) -> Refusal | None:
    if action.kind == "place" and state.own_to_place[state.seat] == 0:
        return Refusal("no_guard_to_place", "D-SETUP-9")
    if action.kind == "place neutral" and state.neutral_to_place[state.seat] == 0:
        return Refusal("no_neutral_to_place", "D-VAR-1b")
    return _check_free_place(state, action.palace, "D-SETUP-10")


def _smuggle(state: Any, action: Action) -> Refusal | None:
    seat, palace = state.seat, action.palace
    letter = LETTERS[palace]
    price = int(foreign_guards(state, palace))
    if count(state.guards[seat], palace) == 0:
        return Refusal("no_own_guard", "D-ACT-SMUGGLE-1", {"palace": letter})
    if price == 0:
        return Refusal("no_foreign_guard", "D-ACT-SMUGGLE-2", {"palace": letter})
    if supply(state, seat) == 0:
        return Refusal("no_thief_in_supply", "D-ACT-SMUGGLE-3")
    if not thief_action_left(state):
        return _thief_limit_reached()
    if action.dancers > price:
        return Refusal("overpaid", "D-ACT-GEN-4", {"palace": letter, "price": price, "dancers": action.dancers})
    cards, dancers = int(count(state.cards[seat], palace)), int(state.held_dancers[seat])
    if action.dancers > dancers:
        return Refusal("too_few_dancers", "D-ACT-GEN-3", {"needed": action.dancers, "held": dancers})
    if not has(payments(price, cards, dancers), action.dancers):
        facts = {"palace": letter, "price": price, "cards": cards, "dancers": dancers, "needed": price - action.dancers}
        return Refusal("too_few_cards", "D-ACT-SMUGGLE-4", facts)
    return None


def _move_own(state: Any, action: Action) -> Refusal | None:
    seat = state.seat
    if count(state.guards[seat], action.palace) == 0:
        return Refusal("no_own_guard", "D-ACT-GUARD-1", {"palace": LETTERS[action.palace]})
    if action.kind == "escort":
        if count(state.thieves[seat], action.palace) == 0:
            return Refusal("no_thief_there", "D-ACT-ESCORT-1", {"palace": LETTERS[action.palace]})
        if not thief_action_left(state):
            return _thief_limit_reached()
    no_place = _check_free_place(state, action.target, "D-ACT-GUARD-1")
    return no_place or _check_payment(state, action.paid, "D-ACT-GUARD-2")


def _move_neutral(state: Any, action: Action) -> Refusal | None:
    if count(state.guards[NEUTRAL], action.palace) == 0:
        return Refusal("no_neutral_guard", "D-ACT-NEUTRAL-1", {"palace": LETTERS[action.palace]})
    no_place = _check_free_place(state, action.target, "D-ACT-NEUTRAL-1")
    return no_place or _check_payment(state, action.paid, "D-ACT-NEUTRAL-2")


def _end(state: Any, action: Action) -> Refusal | None:
    return None if state.acted else Refusal("nothing_done", "D-DRAW-2")


def _pass(state: Any, action: Action) -> Refusal | None:
    if state.acted:
        return Refusal("already_acted", "D-DRAW-1")
    if action.dancers and state.dancers == 0:
        return Refusal("no_dancer_in_pile", "D-DRAW-3")
    if action.palace >= 0:
        if not state.chosen_card:
            return Refusal("no_choice_of_card", "D-DRAW-3")
        if state.dancers > 0:
            return Refusal("dancers_left", "D-ED-1", {"dancers": int(state.dancers)})
        if state.deck + state.discard == 0:
            return Refusal("no_card_left", "D-AMB-11")
    return None


def _steal(state: Any, action: Action) -> Refusal | None:
    palace = action.palace
    if not state.optional_theft:
        return Refusal("theft_by_itself", "D-STEAL-2")
    needed = int(demanded(state, palace))
    if needed == NO_CHEST:
        return Refusal("no_chest_left", "D-AMB-6", {"palace": LETTERS[palace]})
    if not enough_thieves(state, palace):
        thieves = int(count(state.thieves[state.seat], palace))
        facts = {"palace": LETTERS[palace], "needed": needed, "thieves": thieves}
        return Refusal("too_few_thieves", "D-STEAL-1", facts)
    return None


def _check_free_place(state: Any, palace: int, clause: str) -> Refusal | None:
    """Return a refusal if no guard place is free at a palace."""
    if has(open_palaces(state), palace):
        return None
    assert count(all_guards(state), palace) == GUARD_PLACES
    return Refusal("no_free_place", clause, {"palace": LETTERS[palace], "places": GUARD_PLACES})


def _check_payment(state: Any, paid: str, clause: str) -> Refusal | None:
    """Return a refusal if the hand lacks a card or a dancer of the payment."""
    for letter in paid.replace(DANCER, ""):
        if count(state.cards[state.seat], LETTERS.index(letter)) == 0:
            return Refusal("no_such_card", clause, {"palace": letter})
    needed, held = paid.count(DANCER), int(state.held_dancers[state.seat])
    if needed > held:
        return Refusal("too_few_dancers", "D-ACT-GEN-3", {"needed": needed, "held": held})
    return None


def _thief_limit_reached() -> Refusal:
    return Refusal("thief_limit", "D-LIMIT-1", {"limit": THIEF_ACTIONS})


CHECKS = {
    "place": _place,
    "place neutral": _place,
    "smuggle": _smuggle,
    "guard": _move_own,
    "escort": _move_own,
    "neutral": _move_neutral,
    "end": _end,
    "pass": _pass,
    "steal": _steal,
}
