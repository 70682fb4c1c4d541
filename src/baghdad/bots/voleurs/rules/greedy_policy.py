"""The greedy policy of compiled players in every phase of a match, and rollouts by it.

A decision is the list of steps of one action (`workspace.steps`). Only `apply_decision` applies steps: functions that
contain all rules take long to compile, so there is just one.
"""

from __future__ import annotations

from math import log

from baghdad.bots.voleurs.rules.purchase_value import VICTORY, list_options, option_reason
from baghdad.bots.voleurs.rules.round_value import expected_shares
from baghdad.bots.voleurs.rules.shark_trade import decide_shark_trade
from baghdad.bots.voleurs.rules.trade_value import decide_trade
from baghdad.bots.voleurs.rules.workspace import (
    AGENT,
    CHOOSE_REASON,
    DISCARD,
    EXCHANGE,
    GEM,
    PLACE_REASON,
    SEARCH_WORKSPACE,
    SHARK,
    SLIPPER,
    push_cards,
    push_step,
)
from baghdad.core.rng import below, split
from baghdad.core.rule import rule
from baghdad.voleurs import action_ids as n
from baghdad.voleurs.box import CARAVANEER, CHARACTERS, PORT, THIEF
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.outcome import outcome_shares
from baghdad.voleurs.rules.setup import is_free, may_place
from baghdad.voleurs.state import BUYING, CHANGING, CHOOSING, NOBODY, NOWHERE, OVER, PLACING, STRIKING, TRADING

FAR_AWAY = 999
NOISE_STEPS = 1 << 24


@rule
def push_option(workspace, option):
    """Append the steps of an option: a whole purchase, an exchange, or passing the slipper."""
    kind = option.kind
    piece = int(option.piece)
    push_cards(workspace, int(option.goods), int(option.specials))
    if kind == SLIPPER:
        push_step(workspace, n.PASS_SLIPPER + piece)
    elif kind == EXCHANGE:
        push_step(workspace, n.TAKE + piece)
        push_step(workspace, n.GIVE + int(option.goal))
    elif kind == AGENT:
        push_step(workspace, n.AGENT + piece)
    elif kind == GEM:
        push_step(workspace, n.GEM + piece)
    elif kind == DISCARD:
        push_step(workspace, n.DISCARD)
    else:
        if option.origin != NOWHERE:
            push_step(workspace, n.LEAVE + int(option.origin))
        else:
            push_step(workspace, n.LEAVE_DESERT_VIZIER if piece < 0 else n.LEAVE_DESERT + piece)
        push_step(workspace, n.GO + int(option.goal))
        if option.victim_cell != NOWHERE:
            push_step(workspace, n.STRIKE + int(option.victim_cell))


@rule
def best_option(workspace):
    """Return the index of the option with the highest gain."""
    best = 0
    for index in range(1, workspace.option_count):
        if workspace.options[index].gain > workspace.options[best].gain:
            best = index
    return best


@rule
def decide_action(workspace):
    """Write the steps of the greedy action of the seat to act, and its reason."""
    state = workspace.state
    workspace.step_count = 0
    if state.phase == BUYING:
        list_options(workspace, False)
        take_best_option(workspace)
    elif state.phase == TRADING:
        if workspace.traders[state.seat] == SHARK:
            decide_shark_trade(workspace)
        else:
            decide_trade(workspace)
    elif state.phase == PLACING:
        workspace.reason = PLACE_REASON
        push_step(workspace, best_placement(workspace))
    elif state.phase == CHOOSING:
        workspace.reason = CHOOSE_REASON
        push_step(workspace, n.CHOOSE + random_character(workspace))


@rule
def take_best_option(workspace):
    """Write the steps of the option with the highest gain, and its reason."""
    option = workspace.options[best_option(workspace)]
    workspace.reason = option_reason(option)
    push_option(workspace, option)


@rule
def decide_with_errors(workspace):
    """Write the steps of the greedy action, in which a level errs; rollouts don't."""
    if workspace.temperature > 0.0 and workspace.state.phase == BUYING:
        workspace.step_count = 0
        list_options(workspace, False)
        misjudge_options(workspace)
        take_best_option(workspace)
    else:
        decide_action(workspace)


@rule
def misjudge_options(workspace):
    """Add errors to the gains of all options: Gumbel noise, so that the best one has a Boltzmann distribution.

    Nobody misjudges a victory, or a gem card that can be spent.
    """
    if workspace.options[best_option(workspace)].gain >= VICTORY / 2.0:
        return
    for index in range(workspace.option_count):
        uniform = (below(workspace.rng, NOISE_STEPS) + 0.5) / NOISE_STEPS
        workspace.options[index].gain -= workspace.temperature * log(-log(uniform))


@rule
def decide(workspace_bytes):
    """Write the steps of a player's action that doesn't search into a workspace that is given as bytes."""
    decide_with_errors(workspace_bytes.view(SEARCH_WORKSPACE)[0])


@rule
def decide_for(workspace, state, rng):
    """Write the steps of the greedy action of the seat to act in a state, and the reason, into the workspace.

    Of the state only what the seat may know is used, if its weights are those of `greedy`.
    """
    workspace.state = state
    split(rng, workspace.rng)
    decide_action(workspace)


@rule
def random_character(workspace):
    """Return a random free character; all are equally good."""
    free = 0
    for character in range(len(CHARACTERS)):
        free += int(is_free(workspace.state, character))
    number = below(workspace.rng, free)
    for character in range(len(CHARACTERS)):
        if is_free(workspace.state, character):
            if number == 0:
                return character
            number -= 1
    return 0


@rule
def best_placement(workspace):
    """Return the step that places a pawn as near to the Port as possible, Caravaneers first."""
    state = workspace.state
    tables = workspace.tables
    cells, shops, districts, distances = tables.cells, tables.shop, tables.district, tables.distance
    occupant = state.occupant
    kind = CARAVANEER if state.to_place[state.seat, CARAVANEER] > 0 else THIEF
    first = n.PLACE_CARAVANEER if kind == CARAVANEER else n.PLACE_THIEF
    best = 0
    nearest = FAR_AWAY
    for cell in range(cells):
        if may_place(state, tables, kind, cell):
            for shop in range(cells):
                if shops[shop] and districts[shop] == PORT and occupant[shop] == NOBODY:
                    if distances[cell, shop] < nearest:
                        nearest = int(distances[cell, shop])
                        best = cell
    return first + best


@rule
def apply_decision(workspace, state, tables, rng):
    """Apply the steps in the workspace to a state, then those that close an action: no ability used, change kept."""
    for index in range(workspace.step_count):
        apply(state, tables, workspace.steps[index], rng)
    while state.step == STRIKING or state.step == CHANGING:
        apply(state, tables, n.NO_STRIKE if state.step == STRIKING else n.KEEP_CHANGE, rng)


@rule
def rollout(workspace, last_round):
    """Apply the steps in the workspace, then play by the greedy policy to the end of the match or past `last_round`."""
    state = workspace.state
    while True:
        apply_decision(workspace, state, workspace.tables, workspace.rng)
        if state.phase == OVER or state.round_number > last_round:
            workspace.step_count = 0
            return
        decide_action(workspace)


@rule
def win_shares(workspace, shares):
    """Write each seat's share of the win: 1/k for each of k winners.

    If the match isn't finished, it is the share that the net expects, or 0 for all without the net.
    """
    state = workspace.state
    if state.phase == OVER:
        outcome_shares(state, workspace.tables, shares)
    elif workspace.values:
        expected_shares(workspace, shares)
    else:
        for seat in range(state.players):
            shares[seat] = 0.0
