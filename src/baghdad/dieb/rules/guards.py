"""Moving guards: own guards, alone or escorting a thief, and neutral ones (D-ACT-GUARD, -ESCORT, -NEUTRAL)."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.dieb.action_ids import (
    NEUTRAL_TARGETS,
    OWN_TARGETS,
    PAID_BY_DANCER,
    PAID_BY_SOURCE,
    PAID_BY_TARGET,
    targets_from,
)
from baghdad.dieb.rules.payment import pay_cards, pay_dancers
from baghdad.dieb.rules.stealing import thief_arrives, use_thief_action
from baghdad.dieb.state import NEUTRAL
from baghdad.dieb.tally import has, one
from baghdad.dieb.typed_records import State


@rule
def ways_to_move_own(source: int, free: int, cards: int, dancer: int, thief: int) -> int:
    """Return the legal moves of an own guard from a palace, as 30 bits.

    It goes to any free place elsewhere for a card of the source, of the target, or a dancer (D-ACT-GUARD-1, -2). The
    bits are five targets by three payments, each for the guard alone and, if a thief may come along, with the thief.
    """
    to_any = OWN_TARGETS[targets_from(free, source)]
    to_held = OWN_TARGETS[targets_from(free & cards, source)]
    alone_or_with_thief = 1 | thief << 1
    source_card = has(cards, source) << 2 * PAID_BY_SOURCE
    by_source_or_dancer = (source_card | dancer << 2 * PAID_BY_DANCER) * alone_or_with_thief
    return to_any * by_source_or_dancer | to_held * (alone_or_with_thief << 2 * PAID_BY_TARGET)


@rule
def ways_to_move_neutral(source: int, free: int, cards: int, dancer: int, two_dancers: int) -> int:
    """Return the legal moves of a neutral guard from a palace, as 20 bits.

    It goes to any free place elsewhere for a card of the source and one of the target (D-ACT-NEUTRAL-1, -2). The bits
    are five targets by which of the two cards a dancer replaces.
    """
    to_any = NEUTRAL_TARGETS[targets_from(free, source)]
    to_held = NEUTRAL_TARGETS[targets_from(free & cards, source)]
    source_card = has(cards, source)
    return to_held * (source_card | dancer << 1) | to_any * ((source_card & dancer) << 2 | two_dancers << 3)


@rule
def move_own(state: State, source: int, target: int, payment: int, thief: int) -> None:
    """Move an own guard, with a thief if `thief` is set; one card pays for both (D-ACT-ESCORT-1, -2)."""
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
def move_neutral(state: State, source: int, target: int, dancers: int) -> None:
    """Move a neutral guard for a card of each palace (D-ACT-NEUTRAL-2).

    Bit 0 of `dancers` replaces the source's card by a dancer, bit 1 the target's.
    """
    for_source = dancers & 1
    for_target = dancers >> 1
    pay_cards(state, source, 1 - for_source)
    pay_cards(state, target, 1 - for_target)
    pay_dancers(state, for_source + for_target)
    state.guards[NEUTRAL] += one(target) - one(source)
