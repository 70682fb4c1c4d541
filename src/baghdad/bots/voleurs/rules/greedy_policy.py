"""The compiled player at the table: each phase of a match, and whole matches among players like it.

What it decides is a plan, the steps of one whole action. Only `play_out` carries plans out: whatever contains the
rules takes long to compile, so there is one place that does.
"""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.purchase_value import list_options
from baghdad.bots.voleurs.rules.trade_value import plan_trade
from baghdad.bots.voleurs.rules.workspace import AGENT, DISCARD, EXCHANGE, GEM, SLIPPER, then
from baghdad.core.bits import lowest_bit
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import CARAVANEER, CHARACTERS, GOODS, PORT, THIEF
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.gems import meets, wealth
from baghdad.voleurs.rules.rounds import ended_by_rules
from baghdad.voleurs.rules.setup import is_free, may_place
from baghdad.voleurs.state import BUYING, CHANGING, CHOOSING, NOBODY, NOWHERE, OVER, PLACING, STRIKING, TRADING

FAR_AWAY = 999


@rule
def plan_option(mind, option):
    """The steps of a whole purchase, or of the slipper's way."""
    deed = option.deed
    piece = int(option.piece)
    lay_all(mind, int(option.goods), int(option.specials))
    if deed == SLIPPER:
        then(mind, n.PASS_SLIPPER + piece)
    elif deed == EXCHANGE:
        then(mind, n.TAKE + piece)
        then(mind, n.GIVE + int(option.goal))
    elif deed == AGENT:
        then(mind, n.AGENT + piece)
    elif deed == GEM:
        then(mind, n.GEM + piece)
    elif deed == DISCARD:
        then(mind, n.DISCARD)
    else:
        if option.origin != NOWHERE:
            then(mind, n.LEAVE + int(option.origin))
        else:
            then(mind, n.LEAVE_DESERT_VIZIER if piece < 0 else n.LEAVE_DESERT + piece)
        then(mind, n.GO + int(option.goal))
        if option.struck != NOWHERE:
            then(mind, n.STRIKE + int(option.struck))


@rule
def lay_all(mind, goods, specials):
    """Cards in rising order."""
    while goods:
        then(mind, n.LAY + lowest_bit(goods))
        goods &= goods - 1
    while specials:
        then(mind, n.LAY + GOODS + lowest_bit(specials))
        specials &= specials - 1


@rule
def best_option(mind):
    """The number of the option that gains most."""
    best = 0
    for index in range(1, mind.number):
        if mind.options[index].gain > mind.options[best].gain:
            best = index
    return best


@rule
def plan_action(mind):
    """One whole action of whoever's word it is, as steps."""
    state = mind.state
    mind.length = 0
    if state.phase == BUYING:
        list_options(mind, False)
        plan_option(mind, mind.options[best_option(mind)])
    elif state.phase == TRADING:
        plan_trade(mind)
    elif state.phase == PLACING:
        then(mind, best_placing(mind))
    elif state.phase == CHOOSING:
        then(mind, n.CHOOSE + some_character(mind))


@rule
def some_character(mind):
    """Any: they are all equally good."""
    free = 0
    for character in range(len(CHARACTERS)):
        free += int(is_free(mind.state, character))
    number = below(mind.rng, free)
    for character in range(len(CHARACTERS)):
        if is_free(mind.state, character):
            if number == 0:
                return character
            number -= 1
    return 0


@rule
def best_placing(mind):
    """Caravaneers first, everybody as near to the Port as possible."""
    state = mind.state
    atlas = mind.atlas
    kind = CARAVANEER if state.to_place[state.seat, CARAVANEER] > 0 else THIEF
    first = n.PLACE_CARAVANEER if kind == CARAVANEER else n.PLACE_THIEF
    best = 0
    nearest = FAR_AWAY
    for cell in range(atlas.cells):
        if may_place(state, atlas, kind, cell):
            for shop in range(atlas.cells):
                if atlas.shop[shop] and atlas.district[shop] == PORT and state.occupant[shop] == NOBODY:
                    if atlas.distance[cell, shop] < nearest:
                        nearest = int(atlas.distance[cell, shop])
                        best = cell
    return first + best


@rule
def play_out(mind, last_round):
    """Carries out the plan there is, then plays on to the end of the match, or of that round."""
    state = mind.state
    while True:
        for index in range(mind.length):
            apply(state, mind.atlas, mind.plan[index], mind.rng)
        mind.length = 0
        if state.phase == OVER or state.round_number > last_round:
            return
        if state.step == STRIKING:
            then(mind, n.NO_STRIKE)
        elif state.step == CHANGING:
            then(mind, n.KEEP_CHANGE)
        else:
            plan_action(mind)


@rule
def share_out(mind, shares):
    """What each seat has of the victory: all of it, a part if several won, or nothing."""
    state = mind.state
    players = np.int64(state.players)
    for seat in range(players):
        shares[seat] = 0.0
    if state.phase != OVER or not ended_by_rules(state, mind.atlas):
        return
    best = 0
    happy = 0
    for seat in range(players):
        if meets(state, seat, state.birthdays[seat]):
            happy += 1
        best = max(best, wealth(state, seat))
    winners = 0
    for seat in range(players):
        won = meets(state, seat, state.birthdays[seat]) if happy else wealth(state, seat) == best
        shares[seat] = 1.0 if won else 0.0
        winners += int(won)
    for seat in range(players):
        shares[seat] /= winners
