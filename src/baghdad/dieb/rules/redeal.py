"""Redealing what a seat can't know (D-INFO-1, D-INFO-4, D-INFO-5)."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.state import PLACING
from baghdad.dieb.tally import nth_item, one, total
from baghdad.dieb.typed_records import State


@rule
def sees_hand(state: State, seat: int, owner: int) -> bool:
    """Return whether a seat sees a hand: only its own, and not while guards are placed (D-INFO-1, D-INFO-4)."""
    return seat == owner and hands_are_seen(state.phase, state.peek)


@rule
def hands_are_seen(phase: int, peek: int) -> bool:
    """Return whether players see their own hands: they take them up once all guards are placed (D-INFO-4)."""
    return phase != PLACING or peek != 0


@rule
def redeal(state: State, seat: int, rng: Rng) -> None:
    """Redeal in place all cards that a seat can't see, uniformly.

    The sizes of hands and deck stay the same, and so do cards that everybody saw being taken.
    """
    unseen = state.deck
    for owner in range(state.players):
        if not sees_hand(state, seat, owner):
            unseen += state.cards[owner] - state.shown[owner]
    for owner in range(state.players):
        if not sees_hand(state, seat, owner):
            size = total(state.cards[owner]) - total(state.shown[owner])
            state.cards[owner] = state.shown[owner]
            for _ in range(size):
                card = one(nth_item(unseen, below(rng, total(unseen))))
                unseen -= card
                state.cards[owner] += card
    state.deck = unseen
