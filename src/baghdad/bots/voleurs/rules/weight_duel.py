"""Matches of one set of weights against a table of another."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.greedy_policy import rollout, win_shares
from baghdad.bots.voleurs.rules.workspace import GREEDY_TRADER, SEARCH_WORKSPACE, SHARK
from baghdad.core import arrays as np
from baghdad.core.rng import set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.setup import deal, lay_table

LAST_ROUND = 60
DEALS_PER_SHARK = 2  # of two deals, one has a shark at the table


@rule
def play_weight_duel(workspace_bytes, players, deals, key, first_deal, challenger, baseline_weights, sharks, points):
    """Play every deal once from each seat; write the challenger's shares of wins to `points`, return the rounds.

    If there are sharks, the player after the challenger is one in every other deal.
    """
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    shares = np.zeros(MAX_PLAYERS)
    rounds = 0
    for number in range(deals):
        for challenger_seat in range(players):
            set_rng(workspace.rng, key, first_deal + number)
            for seat in range(players):
                workspace.weights[seat] = challenger[0] if seat == challenger_seat else baseline_weights[0]
                workspace.traders[seat] = GREEDY_TRADER
            if sharks and number % DEALS_PER_SHARK:
                workspace.traders[(challenger_seat + 1) % players] = SHARK
            lay_table(workspace.state, players)
            deal(workspace.state, workspace.rng)
            workspace.step_count = 0
            rollout(workspace, LAST_ROUND)
            win_shares(workspace, shares)
            points[number * players + challenger_seat] = shares[challenger_seat]
            rounds += int(workspace.state.round_number)
    return rounds
