"""Guards on the move: one's own, one's own with a thief along, and neutral ones (D-ACT-GUARD, -ESCORT, -NEUTRAL)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.action_ids import (
    NEUTRAL_TARGETS,
    OWN_TARGETS,
    PAID_BY_DANCER,
    PAID_BY_SOURCE,
    PAID_BY_TARGET,
    without,
)
from baghdad.dieb.rules.payment import pay_cards, pay_dancers
from baghdad.dieb.rules.stealing import thief_arrives, use_thief_action
from baghdad.dieb.state import NEUTRAL
from baghdad.dieb.tally import has, one


@rule
def ways_to_move_own(source, free, cards, dancer, thief):
    """To any free place elsewhere, for a card of the source, of the target, or a dancer (D-ACT-GUARD-1, -2).

    Thirty bits: five targets by three payments, each for the guard alone or, if a thief may come along, with it.
    """
    to_any = OWN_TARGETS[without(free, source)]
    to_held = OWN_TARGETS[without(free & cards, source)]
    company = 1 | thief << 1
    source_card = has(cards, source) << 2 * PAID_BY_SOURCE
    return to_any * ((source_card | dancer << 2 * PAID_BY_DANCER) * company) | to_held * (company << 2 * PAID_BY_TARGET)


@rule
def ways_to_move_neutral(source, free, cards, dancer, two_dancers):
    """To any free place elsewhere, for a card of the source and one of the target (D-ACT-NEUTRAL-1, -2).

    Twenty bits: five targets by which of the two cards a dancer stands for.
    """
    to_any = NEUTRAL_TARGETS[without(free, source)]
    to_held = NEUTRAL_TARGETS[without(free & cards, source)]
    source_card = has(cards, source)
    return to_held * (source_card | dancer << 1) | to_any * ((source_card & dancer) << 2 | two_dancers << 3)


@rule
def move_own(state, source, target, payment, thief):
    """One card pays for the guard and for a thief that goes along (D-ACT-ESCORT-1, -2)."""
    if payment == PAID_BY_DANCER:
        pay_dancers(state, 1)
    else:
        pay_cards(state, source if payment == PAID_BY_SOURCE else target, 1)
    state.guards[state.seat] += one(target) - one(source)
    if thief:
        state.thieves[state.seat] -= one(source)
        use_thief_action(state)
        thief_arrives(state, target)


@rule
def move_neutral(state, source, target, dancers):
    """A card of each palace; bit 0 of `dancers` for the source's, bit 1 for the target's (D-ACT-NEUTRAL-2)."""
    for_source = dancers & 1
    for_target = dancers >> 1
    pay_cards(state, source, 1 - for_source)
    pay_cards(state, target, 1 - for_target)
    pay_dancers(state, for_source + for_target)
    state.guards[NEUTRAL] += one(target) - one(source)
