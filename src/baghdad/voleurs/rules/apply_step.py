"""Carrying out a step: where all the rules come together."""

from __future__ import annotations

import numpy as np

from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import CARAVANEER, THIEF
from baghdad.voleurs.rules.buying import (
    act,
    buy_agent,
    change_moves,
    finish,
    give,
    go,
    leave,
    look_round,
    pass_slipper,
    purchase_gem,
)
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.payment import lay, purse
from baghdad.voleurs.rules.setup import choose, place
from baghdad.voleurs.rules.trading import (
    claim,
    close_offer,
    done,
    put_in_answer,
    put_in_offer,
    send_offer,
    start_answer,
    start_offer,
    want,
)
from baghdad.voleurs.rules.walking import steps_to
from baghdad.voleurs.state import ANSWERING, BUYING, CHANGING, FREE, GIVING, MAX_CELLS, NOWHERE, OVER, TAKING, VIZIER


@rule
def apply(state, atlas, step, rng):
    """Carries out a legal step, with everything that follows from it."""
    if step < n.LAY:
        before_play(state, atlas, step, rng)
    elif step < n.PASS_SLIPPER:
        buy(state, atlas, step, rng)
    elif step < n.OFFER_TO:
        pass_slipper(state, step - n.PASS_SLIPPER)
    else:
        trade(state, step)
    state.decisions += 1
    if state.step == FREE and 0 < state.decision_cap <= state.decisions:  # never in the middle of a purchase or a trade
        state.phase = OVER


@rule
def before_play(state, atlas, step, rng):
    """Choosing and placing."""
    if step < n.PLACE_THIEF:
        choose(state, step - n.CHOOSE)
    elif step < n.PLACE_CARAVANEER:
        place(state, atlas, THIEF, step - n.PLACE_THIEF, rng)
    else:
        place(state, atlas, CARAVANEER, step - n.PLACE_CARAVANEER, rng)


@rule
def buy(state, atlas, step, rng):
    """The steps of a purchase."""
    if step < n.AGENT:
        lay_card(state, step - n.LAY)
    elif step < n.GEM:
        buy_agent(state, atlas, step - n.AGENT, rng)
    elif step < n.LEAVE:
        purchase_gem(state, atlas, step - n.GEM, rng)
    elif step < n.DISCARD:
        choose_pawn(state, step)
    elif step < n.STRIKE:
        walk(state, atlas, step, rng)
    elif step < n.NO_STRIKE:
        act(state, atlas, step - n.STRIKE, rng)
    elif step == n.NO_STRIKE or step == n.KEEP_CHANGE:
        finish(state, atlas, state.change if step == n.NO_STRIKE else 0, rng)
    else:
        exchange(state, atlas, step, rng)


@rule
def lay_card(state, card):
    """A card for a payment, an offer or an answer, whichever is being put together."""
    if state.phase == BUYING:
        lay(state, card)
    elif state.step == ANSWERING:
        put_in_answer(state, card)
    else:
        put_in_offer(state, card)


@rule
def choose_pawn(state, step):
    """The pawn to be moved."""
    if step == n.LEAVE_DESERT_VIZIER:
        leave(state, VIZIER, NOWHERE)
    elif step >= n.LEAVE_DESERT:
        leave(state, code_of(state.seat, step - n.LEAVE_DESERT), NOWHERE)
    else:
        leave(state, state.occupant[step - n.LEAVE], step - n.LEAVE)


@rule
def walk(state, atlas, step, rng):
    """To its goal; or nowhere, to act from the desert; or a gem card that buys nothing is thrown away."""
    if step == n.DISCARD:
        finish(state, atlas, 0, rng)
    elif step == n.STAY_OUT:
        state.change = purse(state)
        look_round(state, atlas, rng)
    elif state.step == CHANGING:
        change_moves(state, atlas, step - n.GO, rng)
    else:
        steps = np.zeros(MAX_CELLS, np.int64)
        steps_to(state, atlas, state.origin, steps)
        go(state, atlas, step - n.GO, steps[step - n.GO], rng)


@rule
def exchange(state, atlas, step, rng):
    """A look into a bag, a gem out of it, a gem into it."""
    if step < n.TAKE:
        state.victim = step - n.LOOK
        state.step = TAKING
    elif step < n.GIVE:
        state.taken = step - n.TAKE
        state.step = GIVING
    else:
        give(state, atlas, step - n.GIVE, rng)


@rule
def trade(state, step):
    """The steps of a trade."""
    if step < n.CLAIM:
        start_offer(state, step - n.OFFER_TO)
    elif step < n.WANT:
        claim(state, step - n.CLAIM)
    elif step < n.SEND:
        want(state, step - n.WANT)
    elif step == n.SEND:
        send_offer(state)
    elif step < n.DECLINE:
        start_answer(state, step - n.ACCEPT)
    elif step < n.DONE:
        close_offer(state, (step - n.DECLINE) % (n.WITHDRAW - n.DECLINE))
    else:
        done(state)
