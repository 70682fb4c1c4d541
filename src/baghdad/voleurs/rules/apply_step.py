"""Application of a step to the state, by all the rules."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import CARAVANEER, THIEF
from baghdad.voleurs.rules.buying import (
    buy_agent,
    choose_mover,
    choose_victim_or_finish,
    complete_exchange,
    finish_purchase,
    move_pawn,
    move_vizier_with_change,
    pass_slipper,
    purchase_gem,
    use_ability,
)
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.payment import laid_value, lay
from baghdad.voleurs.rules.setup import choose, place
from baghdad.voleurs.rules.trading import (
    add_claim,
    add_wanted,
    finish_trading,
    put_in_answer,
    put_in_offer,
    reject_offer,
    send_offer,
    start_answer,
    start_offer,
)
from baghdad.voleurs.rules.walking import steps_from
from baghdad.voleurs.state import ANSWERING, BUYING, CHANGING, FREE, GIVING, NOWHERE, OVER, TAKING, VIZIER
from baghdad.voleurs.typed_records import BoardTables, State


@rule
def apply(state: State, tables: BoardTables, step: int, rng: Rng) -> None:
    """Apply a legal step with all its consequences."""
    if step < n.LAY:
        apply_setup_step(state, tables, step, rng)
    elif step < n.PASS_SLIPPER:
        apply_purchase_step(state, tables, step, rng)
    elif step < n.OFFER_TO:
        pass_slipper(state, step - n.PASS_SLIPPER)
    else:
        apply_trade_step(state, step)
    state.decisions += 1
    if state.step == FREE and 0 < state.decision_cap <= state.decisions:  # never inside a purchase or a trade
        state.phase = OVER


@rule
def apply_setup_step(state: State, tables: BoardTables, step: int, rng: Rng) -> None:
    """Apply a step of choosing or placing."""
    if step < n.PLACE_THIEF:
        choose(state, step - n.CHOOSE)
    elif step < n.PLACE_CARAVANEER:
        place(state, tables, THIEF, step - n.PLACE_THIEF, rng)
    else:
        place(state, tables, CARAVANEER, step - n.PLACE_CARAVANEER, rng)


@rule
def apply_purchase_step(state: State, tables: BoardTables, step: int, rng: Rng) -> None:
    """Apply a step of a purchase."""
    if step < n.AGENT:
        lay_card(state, step - n.LAY)
    elif step < n.GEM:
        buy_agent(state, tables, step - n.AGENT, rng)
    elif step < n.LEAVE:
        purchase_gem(state, tables, step - n.GEM, rng)
    elif step < n.DISCARD:
        apply_leave_step(state, step)
    elif step < n.STRIKE:
        apply_walk_step(state, tables, step, rng)
    elif step < n.NO_STRIKE:
        use_ability(state, tables, step - n.STRIKE, rng)
    elif step == n.NO_STRIKE or step == n.KEEP_CHANGE:
        finish_purchase(state, tables, state.change if step == n.NO_STRIKE else 0, rng)
    else:
        apply_exchange_step(state, tables, step, rng)


@rule
def lay_card(state: State, card: int) -> None:
    """Add a card to the payment, the offer or the answer that is being composed."""
    if state.phase == BUYING:
        lay(state, card)
    elif state.step == ANSWERING:
        put_in_answer(state, card)
    else:
        put_in_offer(state, card)


@rule
def apply_leave_step(state: State, step: int) -> None:
    """Apply the choice of the pawn to move."""
    if step == n.LEAVE_DESERT_VIZIER:
        choose_mover(state, VIZIER, NOWHERE)
    elif step >= n.LEAVE_DESERT:
        choose_mover(state, code_of(state.seat, step - n.LEAVE_DESERT), NOWHERE)
    else:
        choose_mover(state, state.occupant[step - n.LEAVE], step - n.LEAVE)


@rule
def apply_walk_step(state: State, tables: BoardTables, step: int, rng: Rng) -> None:
    """Move the pawn to its goal, let it act from the desert, or discard a gem card that buys nothing."""
    if step == n.DISCARD:
        finish_purchase(state, tables, 0, rng)
    elif step == n.STAY_OUT:
        state.change = laid_value(state)
        choose_victim_or_finish(state, tables, rng)
    elif state.step == CHANGING:
        move_vizier_with_change(state, tables, step - n.GO, rng)
    else:
        steps = steps_from(state, tables, state.origin)
        move_pawn(state, tables, step - n.GO, steps[step - n.GO], rng)


@rule
def apply_exchange_step(state: State, tables: BoardTables, step: int, rng: Rng) -> None:
    """Apply a step of an exchange: the look into a bag, the gem taken, the gem given."""
    if step < n.TAKE:
        state.victim = step - n.LOOK
        state.step = TAKING
    elif step < n.GIVE:
        state.taken = step - n.TAKE
        state.step = GIVING
    else:
        complete_exchange(state, tables, step - n.GIVE, rng)


@rule
def apply_trade_step(state: State, step: int) -> None:
    """Apply a step of trading."""
    if step < n.CLAIM:
        start_offer(state, step - n.OFFER_TO)
    elif step < n.WANT:
        add_claim(state, step - n.CLAIM)
    elif step < n.SEND:
        add_wanted(state, step - n.WANT)
    elif step == n.SEND:
        send_offer(state)
    elif step < n.DECLINE:
        start_answer(state, step - n.ACCEPT)
    elif step < n.DONE:
        reject_offer(state, (step - n.DECLINE) % (n.WITHDRAW - n.DECLINE))
    else:
        finish_trading(state)
