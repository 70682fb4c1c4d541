"""What purchases are worth, in dinars: what each is likely to bring against what is paid for it.

Of the many ways to move a pawn only the best are kept, one that strikes nobody and one that does.
"""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.birthday_cost import chance_met
from baghdad.bots.voleurs.rules.features import CLOSED, look
from baghdad.bots.voleurs.rules.payment_table import fill_purse
from baghdad.bots.voleurs.rules.workspace import (
    AGENT,
    AGENT_REASON,
    BIRTHDAY_REASON,
    DINARS,
    DISCARD,
    EXCHANGE,
    FETCH_REASON,
    GEM,
    MOST_OPTIONS,
    MOVE,
    MOVE_REASON,
    NO_WAY,
    ROB_REASON,
    SLIPPER,
    SLIPPER_REASON,
    SPEND_REASON,
    VIZIER_REASON,
)
from baghdad.core.rule import rule
from baghdad.voleurs.board.tables import DESERT
from baghdad.voleurs.box import (
    AGENT_PRICES,
    ASSASSIN,
    CARAVANEER,
    FAKE,
    GEM_VALUES,
    GEMS,
    PALACE,
    PAWNS,
    THIEF,
)
from baghdad.voleurs.rules.abilities import may_strike
from baghdad.voleurs.rules.cards import GEM_CARD_BITS, hand_size
from baghdad.voleurs.rules.gems import bag_size
from baghdad.voleurs.rules.pawns import code_of, is_pawn_of, kind_of, owner_of
from baghdad.voleurs.rules.payment import gem_price
from baghdad.voleurs.rules.walking import row_of, steps_to
from baghdad.voleurs.state import NOBODY, NOWHERE, TAKING, VIZIER

VICTORY = 1000.0
NOTHING = -1  # the price of what costs nothing, or its own card
KILLING_SPITE = 60.0
BAG_WEIGHT, HAND_WEIGHT, SEAT_WEIGHT = 100.0, 1.0, 0.01


@rule
def list_options(mind, all_of_them):
    """All that is worth thinking about. If not all are asked for, what a player of simple rules would weigh.

    Such a player keeps the cards for the last word, and passes the slipper only when it waits or has no card.
    """
    state = mind.state
    seat = np.int64(state.seat)
    mind.number = 0
    look(mind, seat)
    if state.step == TAKING:
        exchanges(mind)
        return
    goods = int(state.hand_goods[seat])
    specials = int(state.hand_specials[seat])
    empty = not goods and not specials
    may_pass = mind.others and (state.bought or empty)
    waits = bool((mind.satisfied or mind.wary) and mind.others)
    if may_pass and (empty or waits or all_of_them):
        slippers(mind, VICTORY if waits or empty else 0.0)
        if not all_of_them or empty:
            return
    fill_purse(mind, state.characters[seat], goods, specials)
    if mind.others and not all_of_them:
        price = last_word(mind)
        if price >= 0 and mind.cost[price] < NO_WAY:
            rest_goods = goods & ~int(mind.pay_goods[price])
            rest_specials = specials & ~int(mind.pay_specials[price])
            if rest_goods or rest_specials:
                fill_purse(mind, state.characters[seat], rest_goods, rest_specials)
    purchases(mind, mind.weights[seat], specials & GEM_CARD_BITS)


@rule
def last_word(mind):
    """The dinars that would bring the Vizier home, or out of there again, whichever is wanted; -1 for neither."""
    if mind.satisfied:
        return min(int(mind.way_home), DINARS - 1) if mind.way_home > 0 else -1
    return 1 if mind.wary else -1


@rule
def add(mind, gain, price):
    """One more option, paid by what that price costs; a price below 0 is none. Its deed is still to be told."""
    option = mind.options[min(int(mind.number), MOST_OPTIONS - 1)]
    option.gain = gain
    option.origin = NOWHERE
    option.goal = NOWHERE
    option.struck = NOWHERE
    option.goods = mind.pay_goods[price] if price >= 0 else 0
    option.specials = mind.pay_specials[price] if price >= 0 else 0
    mind.number = min(int(mind.number) + 1, MOST_OPTIONS)
    return option


@rule
def slippers(mind, eagerness):
    """To whoever is least to be feared; but if somebody might win, they shall spend first. Then the fullest hand."""
    state = mind.state
    side = 1.0 if mind.wary else -1.0
    for other in range(np.int64(state.players)):
        if other != mind.seat and hand_size(state, other) > 0:
            gain = side * BAG_WEIGHT * bag_size(state, other) + HAND_WEIGHT * hand_size(state, other)
            option = add(mind, eagerness + (gain - SEAT_WEIGHT * other) / VICTORY, np.int64(NOTHING))
            option.deed = SLIPPER
            option.piece = other
            option.reason = SLIPPER_REASON


@rule
def exchanges(mind):
    """A gem out of the bag that lies open, for one of one's own (V-ADV-SWAP)."""
    state = mind.state
    victim = owner_of(state.occupant[state.victim])
    for taken in range(len(GEMS)):
        for given in range(FAKE + 1, len(GEMS)):
            if state.bags[victim, taken] > 0 and state.bags[mind.seat, given] > 0:
                gain = mind.saving[taken] - mind.saving[given] + (GEM_VALUES[taken] - GEM_VALUES[given]) / len(GEMS)
                option = add(mind, gain, np.int64(NOTHING))
                option.deed = EXCHANGE
                option.piece = taken
                option.goal = given
                option.reason = ROB_REASON


@rule
def purchases(mind, weights, gem_cards):
    """Agents, gems, moves, and gem cards to throw away."""
    state = mind.state
    seat = mind.seat
    for kind in range(CARAVANEER, len(PAWNS)):
        price = AGENT_PRICES[kind]
        if state.supply[seat, kind] > 0 and mind.cost[price] < NO_WAY:
            option = add(mind, worth_of_agent(mind, weights, kind) - weights.thrift * mind.cost[price], price)
            option.deed = AGENT
            option.piece = kind
            option.reason = AGENT_REASON
    for gem in range(len(GEMS)):
        buy_gem(mind, weights, gem, gem_cards >> gem & 1)
    if mind.cost[0] < NO_WAY:
        moves(mind, weights)


@rule
def buy_gem(mind, weights, gem, held):
    """For its card, which can do nothing else and so goes first, or for dinars."""
    left = mind.state.gems[gem] > 0
    gain = weights.gem_zeal * worth_of_gem(mind, weights, gem)
    if held:
        option = add(mind, VICTORY / 2.0 + (gain if left else 0.0), np.int64(NOTHING))
        option.specials = 1 << gem
        option.deed = GEM if left else DISCARD
        option.piece = gem
        option.reason = BIRTHDAY_REASON if left else SPEND_REASON
    price = gem_price(mind.state, gem)
    if left and mind.cost[price] < NO_WAY:
        option = add(mind, gain - weights.thrift * mind.cost[price], price)
        option.deed = GEM
        option.piece = gem
        option.reason = BIRTHDAY_REASON


@rule
def worth_of_gem(mind, weights, gem):
    """What it saves on the birthday, and a little for riches."""
    spare = weights.spare_fake if gem == FAKE else 0.0
    return mind.saving[gem] + weights.spare_gem * GEM_VALUES[gem] + spare


@rule
def worth_of_agent(mind, weights, kind):
    """What it will earn once it has walked to a shop; Assassins only to break into the Palace."""
    desert = mind.state.desert[mind.seat]
    if kind == ASSASSIN:
        besieged = mind.satisfied and mind.way_home == CLOSED and desert[ASSASSIN] == 0
        return weights.break_in if besieged else 0.0
    idle = 0
    for other in range(len(PAWNS)):
        idle += int(desert[other])
    return 0.0 if idle >= weights.idle_most else mind.promise[DESERT]


@rule
def moves(mind, weights):
    """Every pawn of one's own and the Vizier, those in the desert last."""
    state = mind.state
    cells = np.int64(mind.atlas.cells)
    for place in range(cells + len(PAWNS) + 1):
        origin = np.int64(NOWHERE)
        code = np.int64(VIZIER)
        if place < cells:
            origin = np.int64(place)
            code = np.int64(state.occupant[place])
            here = code == VIZIER or is_pawn_of(code, mind.seat)
        elif place < cells + len(PAWNS):
            code = code_of(mind.seat, place - cells)
            here = state.desert[mind.seat, place - cells] > 0
        else:
            here = state.vizier == NOWHERE
        if here:
            walks(mind, weights, code, origin)
            if code != VIZIER and kind_of(code) != CARAVANEER:
                strikes(mind, weights, code, origin)


@rule
def walks(mind, weights, code, origin):
    """The best place for one pawn."""
    state = mind.state
    best = -NO_WAY
    best_goal = np.int64(NOWHERE)
    steps_to(state, mind.atlas, origin, mind.steps)
    for goal in range(np.int64(mind.atlas.cells)):
        price = mind.steps[goal]
        if price < DINARS and mind.cost[price] < NO_WAY and (goal == origin or state.occupant[goal] == NOBODY):
            gain = worth_of_place(mind, weights, code, origin, goal) - weights.thrift * mind.cost[price]
            if gain > best:
                best = gain
                best_goal = np.int64(goal)
    if best_goal != NOWHERE:
        add_move(mind, best, code, origin, best_goal)


@rule
def add_move(mind, gain, code, origin, goal):
    """One more way to move; a pawn out of the desert is known by its kind."""
    option = add(mind, gain, mind.steps[goal])
    option.deed = MOVE
    option.origin = origin
    option.goal = goal
    option.piece = -1 if code == VIZIER else kind_of(code)
    option.reason = MOVE_REASON
    if code == VIZIER:
        option.reason = FETCH_REASON if mind.home[goal] > mind.way_home else VIZIER_REASON
    return option


@rule
def strikes(mind, weights, code, origin):
    """For each victim the best place to strike from."""
    state = mind.state
    atlas = mind.atlas
    for struck in range(np.int64(atlas.cells)):
        if struck == origin or state.occupant[struck] == NOBODY or not may_strike(state, atlas, code, struck):
            continue
        best = -NO_WAY
        best_goal = np.int64(NOWHERE)
        for side in range(atlas.degree[struck]):
            goal = np.int64(atlas.neighbours[struck, side])
            price = mind.steps[goal]
            if price < DINARS and mind.cost[price] < NO_WAY and (goal == origin or state.occupant[goal] == NOBODY):
                gain = worth_of_place(mind, weights, code, origin, goal) - weights.thrift * mind.cost[price]
                if gain > best:
                    best = gain
                    best_goal = goal
        if best_goal != NOWHERE:
            robs = kind_of(code) == THIEF
            gain = worth_of_robbery(mind, weights, struck) if robs else worth_of_harm(mind, weights, struck)
            option = add_move(mind, best + gain, code, origin, best_goal)
            option.struck = struck
            if robs:
                option.reason = ROB_REASON


@rule
def worth_of_place(mind, weights, code, origin, goal):
    """What a pawn gains by being there rather than where it was."""
    if code == VIZIER:
        return worth_of_vizier(mind, weights, goal)
    atlas = mind.atlas
    gain = 0.0
    kind = kind_of(code)
    if kind != ASSASSIN:
        gain = mind.promise[goal] - mind.promise[row_of(origin)]
    if origin == NOWHERE:
        return gain
    if atlas.shop[origin] and not atlas.shop[goal]:
        gain -= weights.given_up
    if kind == THIEF:
        gain += mind.peril[origin] - mind.peril[goal]
    besieged = mind.satisfied and mind.way_home == CLOSED
    if besieged and is_palace_shop(atlas, origin) and not is_palace_shop(atlas, goal):
        gain += weights.break_in
    return gain


@rule
def is_palace_shop(atlas, cell):
    """Where the Vizier is at home."""
    return bool(atlas.shop[cell]) and atlas.district[cell] == PALACE


@rule
def worth_of_robbery(mind, weights, struck):
    """What a gem is worth to the robber, and that the victim no longer has it."""
    victim = owner_of(mind.state.occupant[struck])
    gain = weights.gem_zeal * mind.loot + weights.denial * bag_size(mind.state, victim)
    return gain + weights.spoil * chance_met(mind.state, mind.seat, victim)


@rule
def worth_of_harm(mind, weights, struck):
    """What the victim loses, as far as it helps."""
    victim = int(mind.state.occupant[struck])
    if victim == VIZIER:
        return 0.0 if mind.satisfied else KILLING_SPITE
    loss = mind.promise[struck] - mind.promise[DESERT]
    opens = 0.0
    if mind.satisfied and mind.way_home == CLOSED and is_palace_shop(mind.atlas, struck):
        opens = weights.break_in
    if owner_of(victim) == mind.seat:
        return opens - loss
    return opens + weights.spite * loss


@rule
def worth_of_vizier(mind, weights, goal):
    """Home if one has what one needs, out if another might; else not at all."""
    after = mind.home[goal]
    if mind.satisfied:
        if after == 0 and mind.way_home > 0:
            return weights.at_home if mind.others else VICTORY
        return weights.push * (mind.way_home - after) if mind.way_home < CLOSED else 0.0
    if not mind.threat:
        return 0.0
    away = weights.hinder * (after - mind.way_home)
    if mind.way_home == 0 and after > 0:
        return away + (weights.pull_out if mind.others else VICTORY)  # if nobody else can do it any more
    return away if mind.way_home <= weights.near_home else min(away, 0.0)
