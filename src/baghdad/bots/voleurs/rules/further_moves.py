"""Moves that only a search considers.

These are walks of a pawn into another district than that of its best walk, and moves of the Vizier as near to the
Palace, or as far from it, as the hand pays.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.purchase_value import IMPOSSIBLE, add_move_option, may_walk, walk_gain
from baghdad.bots.voleurs.rules.workspace import MOVE
from baghdad.core import arrays as np
from baghdad.core.rule import rule
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.rules.walking import row_of, steps_to
from baghdad.voleurs.state import FREE, NOWHERE, VIZIER

FAR = 1000.0  # dinars that a step nearer or farther is worth more than


@rule
def add_further_moves(workspace):
    """Add further moves to the options of the seat to act, if it has cards to pay them."""
    state = workspace.state
    seat = np.int64(state.seat)
    if state.step != FREE or not (state.hand_goods[seat] or state.hand_specials[seat]):
        return
    for index in range(int(workspace.option_count)):
        option = workspace.options[index]
        if option.kind == MOVE and option.piece >= 0 and option.victim_cell == NOWHERE:
            add_other_walk(workspace, int(option.piece), np.int64(option.origin), np.int64(option.goal))
    if workspace.satisfied and workspace.vizier_distance > 0:
        add_road(workspace, -1.0)
    elif workspace.threat and not workspace.satisfied:
        add_road(workspace, 1.0)


@rule
def add_other_walk(workspace, kind, origin, first_goal):
    """Add a pawn's best walk into another district than that of its best walk."""
    state = workspace.state
    code = code_of(workspace.seat, kind)
    districts = workspace.tables.district
    steps_to(state, workspace.tables, origin, workspace.walk_prices)
    best = -IMPOSSIBLE
    best_goal = np.int64(NOWHERE)
    for goal in range(np.int64(workspace.tables.cells)):
        other = goal != origin and districts[goal] != districts[first_goal]
        if other and may_walk(workspace.walk_prices, workspace.payments.paid, state.occupant, origin, goal):
            gain = walk_gain(workspace, workspace.weights[workspace.seat], code, origin, goal)
            if gain > best:
                best = gain
                best_goal = np.int64(goal)
    if best_goal != NOWHERE:
        add_move_option(workspace, best, code, origin, best_goal)


@rule
def add_road(workspace, direction):
    """Add the cheapest of the moves that take the Vizier farthest: from the Palace (1.0), or towards it (-1.0)."""
    state = workspace.state
    origin = np.int64(state.vizier)
    steps_to(state, workspace.tables, origin, workspace.walk_prices)
    prices, paid = workspace.walk_prices, workspace.payments.paid
    best = -IMPOSSIBLE
    best_goal = np.int64(NOWHERE)
    here = direction * int(workspace.palace_distance[row_of(origin)])
    for goal in range(np.int64(workspace.tables.cells)):
        if may_walk(prices, paid, state.occupant, origin, goal):
            progress = direction * int(workspace.palace_distance[goal]) - here
            worth = FAR * progress - paid[prices[goal]]
            if progress > 0 and worth > best:
                best = worth
                best_goal = np.int64(goal)
    if best_goal != NOWHERE and not moves_vizier_to(workspace, best_goal):
        gain = walk_gain(workspace, workspace.weights[workspace.seat], np.int64(VIZIER), origin, best_goal)
        add_move_option(workspace, gain, np.int64(VIZIER), origin, best_goal)


@rule
def moves_vizier_to(workspace, goal):
    """Return whether moving the Vizier to a cell is an option already."""
    for index in range(workspace.option_count):
        option = workspace.options[index]
        if option.kind == MOVE and option.piece < 0 and option.goal == goal:
            return True
    return False
