"""Matches of the greedy policy with errors, from which the net learns what positions at the start of a round are worth.

Seats play with weights from a pool, and some trade as sharks.
"""

from __future__ import annotations

from baghdad.bots.voleurs.rules.greedy_policy import apply_decision, decide_with_errors
from baghdad.bots.voleurs.rules.round_features import find_round_features
from baghdad.bots.voleurs.rules.workspace import GREEDY_TRADER, SEARCH_WORKSPACE, SEAT_INPUTS, SHARK, TABLE_INPUTS
from baghdad.core import arrays as np
from baghdad.core.rng import below, set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.outcome import outcome_shares
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import OVER

ROUNDS_PER_SAMPLE = 3  # of so many rounds one is sampled
SHARKS_ONE_IN = 12  # of seats
TEMPERATURES = np.constant([0.0, 0.0, 2.0, 5.0], "<f8")  # of the errors in a match, one of these


@rule
def sample_matches(workspace_bytes, players, key, first, matches, pool, seat_rows, table_rows, share_rows):
    """Play matches; write features and outcomes of rounds as rows, as many as fit; return their number."""
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    state = workspace.state
    shares = np.zeros(MAX_PLAYERS)
    rows = 0
    for number in range(first, first + matches):
        set_rng(workspace.rng, key, number)
        prepare_match(workspace, players, pool)
        begin = rows
        round_number = 0
        workspace.step_count = 0
        while True:
            apply_decision(workspace, state, workspace.tables, workspace.rng)
            if state.phase == OVER:
                break
            if state.round_number > round_number and rows < len(share_rows):
                round_number = int(state.round_number)
                if below(workspace.rng, ROUNDS_PER_SAMPLE) == 0:
                    find_round_features(workspace)
                    copy_features(workspace, seat_rows[rows], table_rows[rows])
                    rows += 1
            decide_with_errors(workspace)
        if outcome_shares(state, workspace.tables, shares):
            for row in range(begin, rows):
                for seat in range(MAX_PLAYERS):
                    share_rows[row, seat] = shares[seat]
        else:
            rows = begin
    return rows


@rule
def prepare_match(workspace, players, pool):
    """Deal a match, and draw the weights of all seats, who is a shark, and the errors."""
    for seat in range(players):
        workspace.weights[seat] = pool[below(workspace.rng, len(pool))]
        workspace.traders[seat] = SHARK if below(workspace.rng, SHARKS_ONE_IN) == 0 else GREEDY_TRADER
    workspace.temperature = TEMPERATURES[below(workspace.rng, len(TEMPERATURES))]
    lay_table(workspace.state, players)
    deal(workspace.state, workspace.rng)


@rule
def copy_features(workspace, seat_row, table_row):
    """Copy all features into a row of samples."""
    for seat in range(workspace.state.players):
        for feature in range(SEAT_INPUTS):
            seat_row[seat, feature] = workspace.seat_features[seat, feature]
    for feature in range(TABLE_INPUTS):
        table_row[feature] = workspace.table_features[feature]
