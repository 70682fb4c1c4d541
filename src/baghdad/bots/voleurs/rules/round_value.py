"""The value of a position at the start of a round: the share of the victory that each seat may expect.

A net with one layer of hidden units tells the strength of each seat by its own features, the means and the maxima of
the others' features, and those of the table. The softmax of the strengths are the shares.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.round_features import find_round_features
from baghdad.bots.voleurs.rules.workspace import SEAT_INPUTS, TABLE_INPUTS, UNITS
from baghdad.core.rule import rule
from baghdad.core.softmax import turn_into_chances


@rule
def expected_shares(workspace, shares):
    """Write the share of the victory that each seat may expect."""
    find_round_features(workspace)
    add_table_features(workspace)
    players = int(workspace.state.players)
    for seat in range(players):
        shares[seat] = strength(workspace, seat)
    turn_into_chances(players, shares)


@rule
def add_table_features(workspace):
    """Sum up what the features of the table contribute to each unit; it is the same for all seats."""
    sums = workspace.table_sums
    for unit in range(UNITS):
        sums[unit] = workspace.net.bias[unit]
    for feature in range(TABLE_INPUTS):
        weights = workspace.net.table[feature]
        value = workspace.table_features[feature]
        for unit in range(UNITS):
            sums[unit] += weights[unit] * value


@rule
def strength(workspace, seat):
    """Return the strength of a seat, of which the softmax is taken."""
    sums = workspace.sums
    for unit in range(UNITS):
        sums[unit] = workspace.table_sums[unit]
    for feature in range(SEAT_INPUTS):
        own = workspace.seat_features[seat, feature]
        mean, most = rivals_feature(workspace, seat, feature)
        own_weights = workspace.net.own[feature]
        mean_weights = workspace.net.average[feature]
        most_weights = workspace.net.most[feature]
        for unit in range(UNITS):
            sums[unit] += own_weights[unit] * own + mean_weights[unit] * mean + most_weights[unit] * most
    total = 0.0
    for unit in range(UNITS):
        total += workspace.net.output[unit] * max(sums[unit], 0.0)
    return total


@rule
def rivals_feature(workspace, seat, feature):
    """Return the mean and the maximum of a feature of the other seats."""
    players = int(workspace.state.players)
    total = 0.0
    most = 0.0
    for rival in range(players):
        if rival != seat:
            value = workspace.seat_features[rival, feature]
            total += value
            most = max(most, value)
    return total / (players - 1.0), most
