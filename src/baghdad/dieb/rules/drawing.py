"""The end of a turn: cards from the pile, a dancer for whoever did nothing, and the next player (D-DRAW-*)."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import END, PASS, PASS_CHOSEN, PASS_DANCER
from baghdad.dieb.box import DRAW_AFTER_ACTIONS, DRAW_AFTER_NONE
from baghdad.dieb.state import OVER
from baghdad.dieb.tally import ALL, count, nth_item, one, total


@rule
def ways_to_end(state):
    """After actions the turn ends with three cards; after none there is a choice (D-DRAW-1, D-DRAW-2)."""
    if state.acted:
        return 1
    legal = 1 << (PASS - END)
    if state.dancers > 0:
        legal |= 1 << (PASS_DANCER - END)
    elif state.chosen_card and state.deck + state.discard > 0:
        legal |= ALL << (PASS_CHOSEN - END)
    return legal


@rule
def refill(state):
    """When a card is needed and the pile is empty, the discard pile is shuffled to be the new one (D-DRAW-4)."""
    if state.deck == 0:
        state.deck = state.discard
        state.discard = 0


@rule
def draw(state, number, rng):
    """Cards from the pile, as many as there are (D-AMB-11). A deck is a multiset, so a draw is a choice among it."""
    for _ in range(number):
        refill(state)
        left = total(state.deck)
        if left == 0:
            return
        card = one(nth_item(state.deck, below(rng, left)))
        state.deck -= card
        state.cards[state.seat] += card


@rule
def draw_chosen(state, palace, rng):
    """The fourth card, of a chosen palace and seen by all; a blind one if the pile has none (Czech edition, D-ED-1)."""
    refill(state)
    if count(state.deck, palace) == 0:
        draw(state, 1, rng)
    else:
        state.deck -= one(palace)
        state.cards[state.seat] += one(palace)
        state.shown[state.seat] += one(palace)


@rule
def end_turn(state, action, rng):
    """The draw, then the next player clockwise (D-TURN-1)."""
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
        idle_turn(state)
    else:
        state.idle_turns = 0
    state.acted = 0
    state.thief_actions = 0
    state.stole = 0
    state.seat = (state.seat + 1) % state.players


@rule
def idle_turn(state):
    """A round in which nobody acted or took a chest, and no card was drawn, ends the match (D-AMB-25)."""
    state.idle_turns += 1
    if state.idle_turns >= state.players:
        state.phase = OVER
