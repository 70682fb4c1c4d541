"""The end of a turn: drawing cards, a dancer instead of one after a pass, and the next player (D-DRAW-*)."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.dieb.action_ids import END, PASS, PASS_CHOSEN, PASS_DANCER
from baghdad.dieb.box import DRAW_AFTER_ACTIONS, DRAW_AFTER_NONE
from baghdad.dieb.state import OVER
from baghdad.dieb.tally import ALL, count, nth_item, one, total
from baghdad.dieb.typed_records import State


@rule
def ways_to_end(state: State) -> int:
    """Return the legal ways to end the turn as bits from `END` on (D-DRAW-1, D-DRAW-2)."""
    if state.acted:
        return 1
    legal = 1 << (PASS - END)
    if state.dancers > 0:
        legal |= 1 << (PASS_DANCER - END)
    elif state.chosen_card and state.deck + state.discard > 0:
        legal |= ALL << (PASS_CHOSEN - END)
    return legal


@rule
def refill_deck(state: State) -> None:
    """Make the discard pile the deck if the deck is empty (D-DRAW-4)."""
    if state.deck == 0:
        state.deck = state.discard
        state.discard = 0


@rule
def draw(state: State, number: int, rng: Rng) -> None:
    """Draw cards, or as many as there are (D-AMB-11). A deck is a multiset, so a draw samples it."""
    for _ in range(number):
        refill_deck(state)
        left = total(state.deck)
        if left == 0:
            return
        card = one(nth_item(state.deck, below(rng, left)))
        state.deck -= card
        state.cards[state.seat] += card


@rule
def draw_chosen(state: State, palace: int, rng: Rng) -> None:
    """Draw a card of a chosen palace, seen by all, or a random one if the deck has none (Czech edition, D-ED-1)."""
    refill_deck(state)
    if count(state.deck, palace) == 0:
        draw(state, 1, rng)
    else:
        state.deck -= one(palace)
        state.cards[state.seat] += one(palace)
        state.shown[state.seat] += one(palace)


@rule
def end_turn(state: State, action: int, rng: Rng) -> None:
    """Draw cards according to the action, then pass the turn clockwise (D-TURN-1)."""
    before = state.deck + state.discard
    if action == END:
        draw(state, DRAW_AFTER_ACTIONS, rng)
    elif action == PASS:
        draw(state, DRAW_AFTER_NONE, rng)
    else:
        draw(state, DRAW_AFTER_NONE - 1, rng)
        if action == PASS_DANCER:
            state.held_dancers[state.seat] += 1
            state.dancers -= 1
        else:
            draw_chosen(state, action - PASS_CHOSEN, rng)
    if action == PASS and before == 0 and not state.stole:
        count_idle_turn(state)
    else:
        state.idle_turns = 0
    state.acted = 0
    state.thief_actions = 0
    state.stole = 0
    state.seat = (state.seat + 1) % state.players


@rule
def count_idle_turn(state: State) -> None:
    """Count a turn without action, theft or draw; a whole round of them ends the match (D-AMB-25)."""
    state.idle_turns += 1
    if state.idle_turns >= state.players:
        state.phase = OVER
