"""Refusals: why an action is illegal, as the clause that forbids the step at which it fails."""

from __future__ import annotations

from typing import Any

import numpy as np

from baghdad.core.errors import Refusal
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.actions import Action
from baghdad.voleurs.board.registry import board_of, tables_of_state
from baghdad.voleurs.box import (
    AGENT_PRICES,
    ASSASSIN,
    BAZAAR,
    BROKER,
    CARAVANEER,
    DISTRICTS,
    FAKE,
    FIRST_GEM_CARD,
    FIRST_SURPRISE,
    GEMS,
    MERCHANT,
    PAWNS,
    THIEF,
)
from baghdad.voleurs.dry_run import dry_run
from baghdad.voleurs.names import DESERT_NAME, PAWN_NUMBERS, VIZIER_NAME, card_name
from baghdad.voleurs.rules.abilities import within_reach
from baghdad.voleurs.rules.cards import goods_bit, hand_size, held_in_district, special_bit
from baghdad.voleurs.rules.gems import bag_size
from baghdad.voleurs.rules.pawns import kind_of, owner_of
from baghdad.voleurs.rules.payment import gem_price, laid_gem_cards, laid_value, number_laid
from baghdad.voleurs.rules.trading import may_offer
from baghdad.voleurs.rules.walking import may_end_on, steps_to
from baghdad.voleurs.state import (
    BUYING,
    CHANGING,
    CHOOSING,
    LEAVING,
    MAX_CELLS,
    NOBODY,
    NOWHERE,
    OVER,
    PHASES,
    PLACING,
    TAKING,
    TRADING,
    VIZIER,
)

PHASE_OF = {
    "choose": CHOOSING,
    "place": PLACING,
    "offer": TRADING,
    "accept": TRADING,
    "decline": TRADING,
    "withdraw": TRADING,
    "done": TRADING,
}

# The clause that says whose turn it is, by phase; trading has no turns.
TURN_CLAUSES = {CHOOSING: "V-AMB-6", PLACING: "V-SETUP-8", BUYING: "V-SLIP-1"}


def why_not(state: Any, seat: int, action: Action) -> Refusal | None:
    """Return the first clause that forbids an action, or None if it is legal."""
    if state.phase == OVER:
        return Refusal("match_over", "V-END-1")
    phase = PHASE_OF.get(action.kind, BUYING)
    if state.phase != phase:
        return Refusal("not_now", "V-ROUND-1", {"kind": action.kind, "phase": PHASES[state.phase]})
    if phase != TRADING and seat != state.seat:
        return Refusal("not_your_turn", TURN_CLAUSES[phase], {"seat": seat, "to_act": int(state.seat)})
    if (state.step == TAKING) != (action.kind == "exchange"):
        return Refusal("exchange_first" if state.step == TAKING else "no_exchange", "V-ADV-SWAP")
    if action.kind == "done" and state.ready[seat]:
        return Refusal("already_done", "V-AMB-46")
    misplaced = _misplaced(state, action)
    if misplaced is not None:
        return misplaced
    tried = dry_run(state, seat, action)
    if tried.failed is not None and (n.STRIKE <= tried.failed < n.NO_STRIKE or n.LOOK <= tried.failed < n.TAKE):
        return _strike(state, seat, action)
    if tried.failed is not None:
        return _explain(tried.state, action, tried.failed)
    if not tried.complete:
        return Refusal("too_few_cards_in_return", "V-AMB-41")
    return None


def _misplaced(state: Any, action: Action) -> Refusal | None:
    """Return a refusal for cells that don't exist or that hold another pawn than the action names, or None."""
    cells = board_of(state).numbers
    if action.victim == DESERT_NAME:
        return Refusal("not_a_neighbour", "V-ABIL-4", {"cell": DESERT_NAME})
    if action.change == DESERT_NAME:
        return Refusal("no_return_to_desert", "V-MOVE-4")
    for name in (action.start, action.goal, action.victim, action.change):
        if name and name not in cells and not (name == DESERT_NAME and action.kind == "move"):
            return Refusal("no_such_cell", "V-BOARD-22", {"cell": name})
    if action.kind == "move" and action.start in cells and pawn_name(state, cells[action.start]) != action.what:
        return Refusal("not_your_pawn", "V-MOVE-2", {"cell": action.start})
    return None


def pawn_name(state: Any, cell: int) -> str:
    """Return the name of the pawn on a cell, or an empty string."""
    code = state.occupant[cell]
    if code == NOBODY:
        return ""
    return VIZIER_NAME if code == VIZIER else PAWNS[kind_of(code)]


def _explain(state: Any, action: Action, step: int) -> Refusal:
    """Return the reason why a step isn't legal in the state in which it was tried."""
    if step < 0:
        number = action.seat if action.kind in ("offer", "slipper") else action.offer
        return Refusal("no_such_seat_or_offer", "V-AMB-41", {"number": number})
    if action.kind in ("offer", "accept", "decline", "withdraw"):
        return _trade(state, action, step)
    for first, last, explain in EXPLANATIONS:
        if first <= step < last:
            return explain(state, action, step - first)
    raise AssertionError(step)


def _choose(state: Any, action: Action, character: int) -> Refusal:
    return Refusal("character_taken", "V-SETUP-5", {"character": action.what})


def _place(state: Any, action: Action, cell: int) -> Refusal:
    tables = tables_of_state(state)
    facts = {"cell": action.goal}
    kind = THIEF if action.what == "thief" else CARAVANEER
    if state.to_place[state.seat, kind] == 0:
        return Refusal("nothing_to_place", "V-SETUP-7", {"pawn": action.what})
    if tables.district[cell] != BAZAAR:
        return Refusal("not_in_bazaar", "V-SETUP-8", facts)
    if state.occupant[cell] != NOBODY:
        return Refusal("cell_taken", "V-SETUP-9", facts)
    return Refusal("wrong_ground", "V-SETUP-9", {**facts, "pawn": action.what})


def _lay(state: Any, action: Action, card: int) -> Refusal:
    seat = state.seat
    held = state.hand_goods[seat] & goods_bit(card) or state.hand_specials[seat] & special_bit(card)
    if not held:
        return Refusal("card_not_held", "V-PAY-1", {"card": card_name(card)})
    return Refusal("gem_card_alone", "V-AMB-27", {"card": card_name(_gem_card(action))})


def _gem_card(action: Action) -> int:
    return next((card for card in action.cards if FIRST_GEM_CARD <= card < FIRST_SURPRISE), action.cards[0])


def _agent(state: Any, action: Action, kind: int) -> Refusal:
    if kind == THIEF:
        return Refusal("thief_not_for_sale", "V-AGENT-1")
    if state.supply[state.seat, kind] == 0:
        return Refusal("no_agent_left", "V-AGENT-2", {"pawn": PAWNS[kind]})
    return _unpaid(state, AGENT_PRICES[kind], "V-AGENT-1")


def _gem(state: Any, action: Action, gem: int) -> Refusal:
    if state.gems[gem] == 0:
        return Refusal("no_gem_left", "V-GEM-2", {"gem": GEMS[gem]})
    return _unpaid(state, int(gem_price(state, gem)), "V-GEM-1")


def _unpaid(state: Any, price: int, clause: str) -> Refusal:
    if number_laid(state) == 0:
        return Refusal("nothing_paid", "V-PAY-1")
    if laid_gem_cards(state):
        return Refusal("gem_card_buys_its_gem", "V-CARD-3")
    return Refusal("too_few_dinars", clause, {"price": price, "purse": int(laid_value(state))})


def _leave(state: Any, action: Action, cell: int) -> Refusal:
    if number_laid(state) == 0:
        return Refusal("nothing_paid", "V-PAY-1")
    if laid_gem_cards(state):
        return Refusal("gem_card_buys_its_gem", "V-CARD-3")
    return Refusal("not_your_pawn", "V-MOVE-2", {"cell": action.start})


def _leave_desert(state: Any, action: Action, kind: int) -> Refusal:
    if number_laid(state) == 0 or laid_gem_cards(state):
        return _leave(state, action, 0)
    absent = state.vizier >= 0 if kind == len(PAWNS) else state.desert[state.seat, kind] == 0
    if absent:
        return Refusal("not_in_desert", "V-MOVE-2", {"pawn": action.what})
    return Refusal("no_way_in", "V-MOVE-3", {"purse": int(laid_value(state))})


def _discard(state: Any, action: Action, nothing: int) -> Refusal:
    return Refusal("not_worthless", "V-AMB-29")


def _go(state: Any, action: Action, cell: int) -> Refusal:
    if state.step not in (LEAVING, CHANGING):
        return Refusal("no_change", "V-OPT-CHANGE")
    if cell == MAX_CELLS and action.start == DESERT_NAME:
        return Refusal("stays_in_desert", "V-AMB-22" if action.what == VIZIER_NAME else "V-AMB-15")
    if cell == MAX_CELLS:
        return Refusal("no_return_to_desert", "V-MOVE-4")
    origin, dinars = (state.origin, laid_value(state)) if state.step == LEAVING else (state.vizier, state.change)
    name = board_of(state).cells[cell].name
    if not may_end_on(state, cell, origin):
        return Refusal("cell_taken", "V-MOVE-7", {"cell": name})
    steps = np.zeros(MAX_CELLS, np.int64)
    steps_to(state, tables_of_state(state), origin, steps)
    return Refusal("too_far", "V-MOVE-1", {"cell": name, "steps": int(steps[cell]), "purse": int(dinars)})


def _strike(state: Any, seat: int, action: Action) -> Refusal:
    """Return why an ability can't be used on a cell, judged by the state before the move."""
    tables, cells = tables_of_state(state), board_of(state).numbers
    facts = {"cell": action.victim}
    cell = cells[action.victim]
    if not within_reach(state, tables, cells.get(action.goal, NOWHERE), cell):
        return Refusal("not_a_neighbour", "V-ABIL-1", facts)
    if state.occupant[cell] == NOBODY or action.victim == action.start:
        return Refusal("nobody_there", "V-ABIL-1", facts)
    if action.what in (VIZIER_NAME, PAWNS[CARAVANEER]):
        return Refusal("no_ability", "V-CARAV-1", {"pawn": action.what})
    if state.occupant[cell] == VIZIER:
        return Refusal("vizier_is_safe", "V-VIZ-2")
    return _spared(state, seat, action, cell)


def _spared(state: Any, seat: int, action: Action, cell: int) -> Refusal:
    """Return why a pawn with an ability can't use it on that neighbour."""
    facts = {"cell": action.victim}
    kind, victim_kind = PAWN_NUMBERS[action.what], kind_of(state.occupant[cell])
    victim = int(owner_of(state.occupant[cell]))
    if kind == victim_kind == THIEF and bag_size(state, victim) == 0:
        return Refusal("empty_bag", "V-AMB-10", facts)
    if action.look:
        return Refusal("no_look", "V-ADV-SWAP")
    expels = (kind, victim_kind) in ((MERCHANT, CARAVANEER), (BROKER, MERCHANT))
    if victim == seat and (expels or (kind == ASSASSIN and victim_kind != THIEF)) and not state.own_victims:
        return Refusal("own_pawn", "V-AMB-8", facts)
    if expels:
        return Refusal("in_refuge", "V-ADV-REFUGE", facts)
    clause = {THIEF: "V-THIEF-1", ASSASSIN: "V-ASSA-3"}.get(kind, "V-MERCH-2")
    return Refusal("not_its_prey", clause, {"pawn": action.what, "victim": PAWNS[victim_kind]})


def _take(state: Any, action: Action, gem: int) -> Refusal:
    return Refusal("not_in_their_bag", "V-ADV-SWAP", {"gem": action.what})


def _give(state: Any, action: Action, gem: int) -> Refusal:
    code = "no_fake_given" if gem == FAKE else "not_in_your_bag"
    return Refusal(code, "V-AMB-62", {"gem": action.given})


def _slipper(state: Any, action: Action, to: int) -> Refusal:
    if to == state.seat:
        return Refusal("slipper_to_oneself", "V-SLIP-1")
    if hand_size(state, to) == 0:
        return Refusal("slipper_to_cardless", "V-SLIP-1", {"seat": to})
    return Refusal("buy_first", "V-SLIP-2")


EXPLANATIONS = (
    (n.CHOOSE, n.PLACE_THIEF, _choose),
    (n.PLACE_THIEF, n.PLACE_CARAVANEER, _place),
    (n.PLACE_CARAVANEER, n.LAY, _place),
    (n.LAY, n.AGENT, _lay),
    (n.AGENT, n.GEM, _agent),
    (n.GEM, n.LEAVE, _gem),
    (n.LEAVE, n.LEAVE_DESERT, _leave),
    (n.LEAVE_DESERT, n.DISCARD, _leave_desert),
    (n.DISCARD, n.GO, _discard),
    (n.GO, n.STRIKE, _go),
    (n.TAKE, n.GIVE, _take),
    (n.GIVE, n.KEEP_CHANGE, _give),
    (n.PASS_SLIPPER, n.OFFER_TO, _slipper),
)


def _trade(state: Any, action: Action, step: int) -> Refusal:
    """Return why an offer can't be made or answered in this way."""
    if action.kind == "offer":
        return _offer(state, action, step)
    if n.LAY <= step < n.AGENT:
        return Refusal("card_not_wanted", "V-AMB-41", {"card": card_name(step - n.LAY)})
    facts = {"offer": action.offer}
    offer = state.offers[action.offer - 1]
    if not offer.open:
        return Refusal("no_such_offer", "V-AMB-41", facts)
    if action.kind == "withdraw":
        return Refusal("not_your_offer", "V-AMB-41", facts)
    if offer.to != state.seat:
        return Refusal("offer_to_another", "V-AMB-41", facts)
    return Refusal("too_few_to_give", "V-AMB-41", facts)


def _offer(state: Any, action: Action, step: int) -> Refusal:
    if n.LAY <= step < n.AGENT:
        return Refusal("card_not_held", "V-TRADE-1", {"card": card_name(step - n.LAY)})
    if n.CLAIM <= step < n.WANT:
        twice = action.claims.count(step - n.CLAIM) > 1
        code = "claimed_twice" if twice else "other_district_claimed"
        return Refusal(code, "V-TRADE-4", {"card": card_name(step - n.CLAIM)})
    if n.WANT <= step < n.SEND:
        district = step - n.WANT
        held = int(held_in_district(state, state.draft.to, district))
        return Refusal("they_hold_fewer", "V-INFO-3", {"district": DISTRICTS[district], "held": held})
    if step == n.SEND:
        return Refusal("empty_offer", "V-TRADE-1")
    if action.seat == state.seat:
        return Refusal("offer_to_oneself", "V-TRADE-1")
    return Refusal("nobody_has_cards" if may_offer(state) else "too_many_offers", "V-AMB-46")
