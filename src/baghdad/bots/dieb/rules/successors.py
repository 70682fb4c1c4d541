"""Evaluation of the positions that one action leads to, by what the action changes.

Most actions change a palace or two. So the weights of the position before the action are kept by palace and seat, and
only those of changed palaces are looked up again. Learned weights have 24 significant bits, so their sums are exact
in any order, and the result equals that of `evaluate`.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.evaluation import evaluate, turn_into_chances
from baghdad.bots.dieb.rules.features import (
    RACE,
    SECOND_RIVAL,
    find_race,
    holding_index,
    is_active,
    palace_tallies,
    purse_index,
    reach_indices,
    rivalry_index,
    turn_index,
)
from baghdad.core.bits import lowest_bit
from baghdad.core.rule import rule
from baghdad.dieb.box import PALACES
from baghdad.dieb.rules.turn import apply
from baghdad.dieb.state import PLAYING
from baghdad.dieb.tally import BYTE, COUNT

WORSE = -1.0  # the value of an action that is no better than the best one


@rule
def keep_position(workspace, weights):
    """Keep the parts of the evaluation of `workspace.state`, from which its successors are evaluated."""
    state = workspace.state
    for seat in range(int(state.players)):
        kept = workspace.kept[seat]
        active = is_active(state, seat)
        stacks, kept.pieces, kept.prices, kept.rivals = palace_tallies(state, seat)
        find_race(state, seat, workspace.features[seat])
        strength = weights[workspace.features[seat, RACE]] + weights[workspace.features[seat, SECOND_RIVAL]]
        for palace in range(PALACES):
            value = weights[holding_index(int(kept.pieces), int(kept.prices), active, palace)]
            value += weights[rivalry_index(stacks, int(kept.rivals), palace)]
            kept.palace_values[palace] = value
            strength += value
        kept.strength = strength if active else strength + purse_value(state, seat, active, weights)
        kept.reach_value = reach_value(state, seat, active, weights)
        kept.best_margin = -1e9
    workspace.best_value = -1e9


@rule
def purse_value(state, seat, active, weights):
    """Return the sum of the weights of the hand and the state of the turn, which only the mover's actions change."""
    return weights[purse_index(state, seat, active)] + weights[turn_index(state, active)]


@rule
def reach_value(state, seat, active, weights):
    """Return the sum of the weights of palaces within reach."""
    reach, readiness = reach_indices(state, seat, active)
    return weights[reach] + weights[readiness]


@rule
def successor_value(workspace, action, weights):
    """Return the mover's chance after an action, or `WORSE` if it is clearly no better than the best so far."""
    state, trial = workspace.state, workspace.trial
    seat = int(state.seat)
    workspace.trial = state
    apply(trial, action, workspace.rng)
    if trial.seat != seat or trial.phase != PLAYING or trial.chests != state.chests:
        evaluate(trial, weights, workspace.features, workspace.chances)
        return workspace.chances[seat]
    for player in range(int(state.players)):
        workspace.chances[player] = successor_strength(trial, workspace.kept[player], player, weights)
    if not find_margins(workspace, seat):
        return WORSE
    turn_into_chances(int(state.players), workspace.chances)
    value = workspace.chances[seat]
    if value > workspace.best_value:
        workspace.best_value = value
        for player in range(int(state.players)):
            workspace.kept[player].best_margin = workspace.kept[player].margin
    return value


@rule
def successor_strength(trial, kept, seat, weights):
    """Return a seat's strength after an action of this turn that took no chest."""
    active = is_active(trial, seat)
    stacks, pieces, prices, rivals = palace_tallies(trial, seat)
    moved = (pieces ^ int(kept.pieces)) | (prices ^ int(kept.prices))
    changed = moved | (rivals ^ int(kept.rivals))
    strength = float(kept.strength)
    while changed:
        palace = lowest_bit(changed) // BYTE
        changed &= ~(COUNT << (BYTE * palace))
        strength -= kept.palace_values[palace]
        strength += weights[holding_index(pieces, prices, active, palace)]
        strength += weights[rivalry_index(stacks, rivals, palace)]
    if active:
        strength += purse_value(trial, seat, active, weights)
    return strength + (reach_value(trial, seat, active, weights) if active or moved else kept.reach_value)


@rule
def find_margins(workspace, seat):
    """Write by how much the mover leads each rival; return whether any lead is larger than after the best action."""
    is_larger = False
    for rival in range(int(workspace.state.players)):
        kept = workspace.kept[rival]
        kept.margin = workspace.chances[seat] - workspace.chances[rival]
        is_larger |= kept.margin > kept.best_margin
    return is_larger
