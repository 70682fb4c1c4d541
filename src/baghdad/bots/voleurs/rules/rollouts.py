"""Rollouts of candidate actions: redeal what is hidden (determinization), apply the candidate, play to the end."""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.greedy_policy import decide_action, push_option, rollout, win_shares
from baghdad.bots.voleurs.rules.purchase_value import list_options, option_reason
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core.rng import set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.state import STATE

STATE_BYTES = STATE.itemsize
RNGS_PER_SAMPLE = 2  # one to redeal, one to play


@rule
def decide(workspace_bytes):
    """Write the steps of the greedy action into the workspace."""
    decide_action(workspace_bytes.view(SEARCH_WORKSPACE)[0])


@rule
def list_candidates(workspace_bytes, candidates, lengths, gains, reasons):
    """Write the options at a purchase as lists of steps, the highest gain first; return how many."""
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    list_options(workspace, True)
    number = 0
    for rank in range(len(lengths)):
        best = -1
        for index in range(workspace.option_count):
            if not np.isnan(workspace.options[index].gain):
                if best < 0 or workspace.options[index].gain > workspace.options[best].gain:
                    best = index
        if best < 0:
            break
        option = workspace.options[best]
        workspace.step_count = 0
        push_option(workspace, option)
        for step in range(workspace.step_count):
            candidates[rank, step] = workspace.steps[step]
        lengths[rank] = workspace.step_count
        gains[rank] = option.gain
        reasons[rank] = option_reason(option)
        option.gain = np.nan
        number += 1
    workspace.step_count = 0
    return number


@rule
def run_rollouts(
    workspace_bytes, root, key, first, samples, candidates, lengths, alive, last_round, share_sums, lead_sums
):
    """Play `samples` rollouts of every candidate that is alive, each with the same deals and draws for all candidates.

    These common random numbers make the differences between candidates precise. Adds to `share_sums` each seat's share
    of the wins, and to `lead_sums` the sum and the sum of squares of the player's lead over the first candidate.
    """
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    determinization = np.zeros(STATE_BYTES, np.uint8)
    shares = np.zeros(MAX_PLAYERS)
    seat = np.int64(root.view(STATE)[0].seat)
    for sample in range(first, first + samples):
        workspace_bytes[:STATE_BYTES] = root
        set_rng(workspace.rng, key, RNGS_PER_SAMPLE * sample)
        redeal(workspace.state, seat, workspace.rng)
        determinization[:] = workspace_bytes[:STATE_BYTES]
        baseline = 0.0
        for index in range(len(lengths)):
            if alive[index]:
                workspace_bytes[:STATE_BYTES] = determinization
                set_rng(workspace.rng, key, RNGS_PER_SAMPLE * sample + 1)
                for step in range(lengths[index]):
                    workspace.steps[step] = candidates[index, step]
                workspace.step_count = lengths[index]
                rollout(workspace, last_round)
                win_shares(workspace, shares)
                if index == 0:
                    baseline = shares[seat]
                for other in range(len(shares)):
                    share_sums[index, other] += shares[other]
                lead_sums[index, 0] += shares[seat] - baseline
                lead_sums[index, 1] += (shares[seat] - baseline) ** 2
