"""Options at a purchase and their gains in dinars: what each is likely to bring, less what is paid.

For each pawn only the best walk and, for each victim, the best strike are options.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.birthday_cost import chance_met
from baghdad.bots.voleurs.rules.features import UNREACHABLE, compute_features, gem_value
from baghdad.bots.voleurs.rules.workspace import (
    AGENT,
    AGENT_REASON,
    BIRTHDAY_REASON,
    DISCARD,
    EXCHANGE,
    FETCH_REASON,
    GEM,
    MAX_OPTIONS,
    MOVE,
    MOVE_REASON,
    ROB_REASON,
    SLIPPER,
    SLIPPER_REASON,
    SPEND_REASON,
    VIZIER_REASON,
)
from baghdad.core import arrays as np
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
from baghdad.voleurs.rules.payment_table import SUMS, UNAFFORDABLE, fill_payment_table
from baghdad.voleurs.rules.walking import row_of, steps_to
from baghdad.voleurs.state import NOBODY, NOWHERE, TAKING, VIZIER

VICTORY = 1000.0
IMPOSSIBLE = 10_000.0  # lost by a move that can't be made
NO_PRICE = -1  # of an option that is free, or paid with its own gem card
VIZIER_KILL_VALUE = 60.0
BAG_WEIGHT, HAND_WEIGHT, SEAT_WEIGHT = 100.0, 1.0, 0.01


@rule
def list_options(workspace, exhaustive):
    """List the options of the seat to act; without `exhaustive`, only those that the greedy policy chooses among.

    The greedy policy reserves the cards that it needs at the end of the round, and passes the slipper only when it
    holds back or has no cards.
    """
    state = workspace.state
    seat = np.int64(state.seat)
    workspace.option_count = 0
    compute_features(workspace, seat)
    if state.step == TAKING:
        add_exchange_options(workspace)
        return
    goods = int(state.hand_goods[seat])
    specials = int(state.hand_specials[seat])
    empty = not goods and not specials
    may_pass = workspace.others_hold_cards and (state.bought or empty)
    holds_back = bool((workspace.satisfied or workspace.wary) and workspace.others_hold_cards)
    if may_pass and (empty or holds_back or exhaustive):
        add_slipper_options(workspace, VICTORY if holds_back or empty else 0.0)
        if not exhaustive or empty:
            return
    fill_payment_table(workspace.payments, state.characters[seat], goods, specials)
    if workspace.others_hold_cards and not exhaustive:
        price = reserved_price(workspace)
        if price >= 0 and workspace.payments.paid[price] < UNAFFORDABLE:
            rest_goods = goods & ~int(workspace.payments.goods[price])
            rest_specials = specials & ~int(workspace.payments.specials[price])
            if rest_goods or rest_specials:
                fill_payment_table(workspace.payments, state.characters[seat], rest_goods, rest_specials)
    add_purchase_options(workspace, workspace.weights[seat], specials & GEM_CARD_BITS)


@rule
def reserved_price(workspace):
    """Return the dinars to reserve for moving the Vizier into the Palace, or out of it; -1 for neither."""
    if workspace.satisfied:
        return min(int(workspace.vizier_distance), SUMS - 1) if workspace.vizier_distance > 0 else -1
    return 1 if workspace.wary else -1


@rule
def add_option(workspace, gain, price):
    """Append an option paid with the payment of a price (NO_PRICE: unpaid); the caller fills in its kind."""
    option = workspace.options[min(int(workspace.option_count), MAX_OPTIONS - 1)]
    option.gain = gain
    option.origin = NOWHERE
    option.goal = NOWHERE
    option.victim_cell = NOWHERE
    option.goods = workspace.payments.goods[price] if price >= 0 else 0
    option.specials = workspace.payments.specials[price] if price >= 0 else 0
    workspace.option_count = min(int(workspace.option_count) + 1, MAX_OPTIONS)
    return option


@rule
def add_slipper_options(workspace, base_gain):
    """Add passing the slipper to each rival with cards: the least dangerous first, or, if wary, the most dangerous.

    A dangerous rival has a full bag: if it must act early, its cards are spent. Ties go to the fullest hand.
    """
    state = workspace.state
    side = 1.0 if workspace.wary else -1.0
    for other in range(np.int64(state.players)):
        if other != workspace.seat and hand_size(state, other) > 0:
            gain = side * BAG_WEIGHT * bag_size(state, other) + HAND_WEIGHT * hand_size(state, other)
            option = add_option(workspace, base_gain + (gain - SEAT_WEIGHT * other) / VICTORY, np.int64(NO_PRICE))
            option.kind = SLIPPER
            option.piece = other
            option.reason = SLIPPER_REASON


@rule
def add_exchange_options(workspace):
    """Add exchanges of a gem of the victim's open bag for one of the player's own (V-ADV-SWAP)."""
    state = workspace.state
    victim = owner_of(state.occupant[state.victim])
    for taken in range(len(GEMS)):
        for given in range(FAKE + 1, len(GEMS)):
            if state.bags[victim, taken] > 0 and state.bags[workspace.seat, given] > 0:
                gain = workspace.saving[taken] - workspace.saving[given]
                gain += (GEM_VALUES[taken] - GEM_VALUES[given]) / len(GEMS)
                option = add_option(workspace, gain, np.int64(NO_PRICE))
                option.kind = EXCHANGE
                option.piece = taken
                option.goal = given
                option.reason = ROB_REASON


@rule
def add_purchase_options(workspace, weights, gem_cards):
    """Add agents, gems, moves and gem cards to discard."""
    state = workspace.state
    seat = workspace.seat
    for kind in range(CARAVANEER, len(PAWNS)):
        price = AGENT_PRICES[kind]
        if state.supply[seat, kind] > 0 and workspace.payments.paid[price] < UNAFFORDABLE:
            gain = agent_value(workspace, weights, kind) - weights.thrift * workspace.payments.paid[price]
            option = add_option(workspace, gain, price)
            option.kind = AGENT
            option.piece = kind
            option.reason = AGENT_REASON
    for gem in range(len(GEMS)):
        add_gem_options(workspace, weights, gem, gem_cards >> gem & 1)
    if workspace.payments.paid[0] < UNAFFORDABLE:
        add_move_options(workspace, weights)


@rule
def add_gem_options(workspace, weights, gem, held):
    """Add buying a gem with its gem card, which is good for nothing else and goes first, and with dinars."""
    left = workspace.state.gems[gem] > 0
    gain = weights.gem_zeal * gem_value(weights, gem, workspace.saving[gem])
    if held:
        option = add_option(workspace, VICTORY / 2.0 + (gain if left else 0.0), np.int64(NO_PRICE))
        option.specials = 1 << gem
        option.kind = GEM if left else DISCARD
        option.piece = gem
        option.reason = BIRTHDAY_REASON if left else SPEND_REASON
    price = gem_price(workspace.state, gem)
    if left and workspace.payments.paid[price] < UNAFFORDABLE:
        option = add_option(workspace, gain - weights.thrift * workspace.payments.paid[price], price)
        option.kind = GEM
        option.piece = gem
        option.reason = BIRTHDAY_REASON


@rule
def agent_value(workspace, weights, kind):
    """Return the expected income of a bought agent; an Assassin is only worth freeing a shop of the Palace."""
    desert = workspace.state.desert[workspace.seat]
    if kind == ASSASSIN:
        palace_blocked = workspace.satisfied and workspace.vizier_distance == UNREACHABLE and desert[ASSASSIN] == 0
        return weights.break_in if palace_blocked else 0.0
    idle = 0
    for other in range(len(PAWNS)):
        idle += int(desert[other])
    return 0.0 if idle >= weights.idle_most else workspace.income[DESERT]


@rule
def add_move_options(workspace, weights):
    """Add the moves of all own pawns and of the Vizier, those in the desert last."""
    state = workspace.state
    seat = workspace.seat
    occupant = state.occupant
    cells = np.int64(workspace.tables.cells)
    for index in range(cells + len(PAWNS) + 1):
        origin = np.int64(NOWHERE)
        code = np.int64(VIZIER)
        if index < cells:
            origin = np.int64(index)
            code = np.int64(occupant[index])
            here = code == VIZIER or is_pawn_of(code, seat)
        elif index < cells + len(PAWNS):
            code = code_of(seat, index - cells)
            here = state.desert[seat, index - cells] > 0
        else:
            here = state.vizier == NOWHERE
        if here:
            add_best_walk(workspace, weights, code, origin)
            if code != VIZIER and kind_of(code) != CARAVANEER:
                add_strike_options(workspace, weights, code, origin)


@rule
def add_best_walk(workspace, weights, code, origin):
    """Add the walk of one pawn with the highest gain."""
    best = -IMPOSSIBLE
    best_goal = np.int64(NOWHERE)
    steps_to(workspace.state, workspace.tables, origin, workspace.walk_prices)
    prices, paid, occupant = workspace.walk_prices, workspace.payments.paid, workspace.state.occupant
    for goal in range(np.int64(workspace.tables.cells)):
        if may_walk(prices, paid, occupant, origin, goal):
            gain = walk_gain(workspace, weights, code, origin, goal)
            if gain > best:
                best = gain
                best_goal = np.int64(goal)
    if best_goal != NOWHERE:
        add_move_option(workspace, best, code, origin, best_goal)


@rule
def may_walk(prices, paid, occupant, origin, goal):
    """Return whether a pawn can be paid to walk to a cell, and may end there."""
    price = prices[goal]
    if price >= SUMS or paid[price] >= UNAFFORDABLE:
        return False
    return goal == origin or occupant[goal] == NOBODY


@rule
def walk_gain(workspace, weights, code, origin, goal):
    """Return what a pawn gains by walking to a cell, less the price."""
    paid = workspace.payments.paid[workspace.walk_prices[goal]]
    return place_value(workspace, weights, code, origin, goal) - weights.thrift * paid


@rule
def add_move_option(workspace, gain, code, origin, goal):
    """Append the option of a move; a pawn from the desert is identified by its kind."""
    option = add_option(workspace, gain, workspace.walk_prices[goal])
    option.kind = MOVE
    option.origin = origin
    option.goal = goal
    option.piece = -1 if code == VIZIER else kind_of(code)
    option.reason = vizier_reason(workspace, goal) if code == VIZIER else MOVE_REASON
    return option


@rule
def vizier_reason(workspace, goal):
    """Return why the Vizier is moved: home while the own bag wins, away while another may, or only to spend cards."""
    after = workspace.palace_distance[goal]
    if workspace.satisfied and after < workspace.vizier_distance:
        return VIZIER_REASON
    if not workspace.satisfied and workspace.threat and after > workspace.vizier_distance:
        return FETCH_REASON
    return SPEND_REASON


@rule
def option_reason(option):
    """Return why an option is chosen; a purchase that gains nothing only spends cards, except moves of the Vizier."""
    gains = option.gain > 0.0 or option.kind > MOVE
    if gains or option.reason == VIZIER_REASON or option.reason == FETCH_REASON:
        return int(option.reason)
    return SPEND_REASON


@rule
def add_strike_options(workspace, weights, code, origin):
    """Add for each victim the strike from the best cell next to it."""
    state = workspace.state
    tables = workspace.tables
    prices, paid, occupant = workspace.walk_prices, workspace.payments.paid, state.occupant
    for victim_cell in range(np.int64(tables.cells)):
        if victim_cell == origin or occupant[victim_cell] == NOBODY:
            continue
        if not may_strike(state, tables, code, victim_cell):
            continue
        best = -IMPOSSIBLE
        best_goal = np.int64(NOWHERE)
        for side in range(tables.degree[victim_cell]):
            goal = np.int64(tables.neighbours[victim_cell, side])
            if may_walk(prices, paid, occupant, origin, goal):
                gain = walk_gain(workspace, weights, code, origin, goal)
                if gain > best:
                    best = gain
                    best_goal = goal
        if best_goal != NOWHERE:
            robs = kind_of(code) == THIEF
            if robs:
                value = robbery_value(workspace, weights, victim_cell)
            else:
                value = harm_value(workspace, weights, victim_cell)
            option = add_move_option(workspace, best + value, code, origin, best_goal)
            option.victim_cell = victim_cell
            if robs:
                option.reason = ROB_REASON


@rule
def place_value(workspace, weights, code, origin, goal):
    """Return what a pawn gains by standing at the goal instead of where it was."""
    if code == VIZIER:
        return vizier_value(workspace, weights, goal)
    gain = 0.0
    kind = kind_of(code)
    if kind != ASSASSIN:
        income = workspace.income
        gain = income[goal] - income[row_of(origin)]
    if origin == NOWHERE:
        return gain
    shops = workspace.tables.shop
    if shops[origin] and not shops[goal]:
        gain -= weights.given_up
    if kind == THIEF:
        risk = workspace.robbery_risk
        gain += risk[origin] - risk[goal]
    if workspace.satisfied and workspace.vizier_distance == UNREACHABLE:
        tables = workspace.tables
        if is_palace_shop(tables, origin) and not is_palace_shop(tables, goal):
            gain += weights.break_in
    return gain


@rule
def is_palace_shop(tables, cell):
    """Return whether a cell is a shop of the Palace, where the Vizier is at home."""
    return bool(tables.shop[cell]) and tables.district[cell] == PALACE


@rule
def robbery_value(workspace, weights, victim_cell):
    """Return the expected value of the loot, plus what it harms the victim."""
    victim = owner_of(workspace.state.occupant[victim_cell])
    state = workspace.state
    gain = weights.gem_zeal * workspace.loot_value + weights.denial * bag_size(state, victim)
    gain += weights.grudge * int(state.false_claims[workspace.seat, victim])
    return gain + weights.spoil * chance_met(state, workspace.seat, victim)


@rule
def harm_value(workspace, weights, victim_cell):
    """Return the value of striking a victim: a share of what it loses, and a shop of the Palace that this frees."""
    victim = int(workspace.state.occupant[victim_cell])
    if victim == VIZIER:
        return 0.0 if workspace.satisfied else VIZIER_KILL_VALUE
    loss = workspace.income[victim_cell] - workspace.income[DESERT]
    opens = 0.0
    palace_blocked = workspace.satisfied and workspace.vizier_distance == UNREACHABLE
    if palace_blocked and is_palace_shop(workspace.tables, victim_cell):
        opens = weights.break_in
    if owner_of(victim) == workspace.seat:
        return opens - loss
    return opens + weights.spite * loss


@rule
def vizier_value(workspace, weights, goal):
    """Return the value of moving the Vizier: home if the own birthday card is met, away if a rival's may be, else 0."""
    after = workspace.palace_distance[goal]
    if workspace.satisfied:
        if after == 0 and workspace.vizier_distance > 0:
            return weights.at_home if workspace.others_hold_cards else VICTORY
        return weights.push * (workspace.vizier_distance - after) if workspace.vizier_distance < UNREACHABLE else 0.0
    if not workspace.threat:
        return 0.0
    away = weights.hinder * (after - workspace.vizier_distance)
    if workspace.vizier_distance == 0 and after > 0:
        # If no other player can act any more, nobody else can prevent the loss.
        return away + (weights.pull_out if workspace.others_hold_cards else VICTORY)
    return away if workspace.vizier_distance <= weights.near_home else min(away, 0.0)
