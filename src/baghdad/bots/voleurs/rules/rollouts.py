"""Rollouts of candidate actions: redeal what is hidden (determinization), apply the candidate, play on."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.candidates import take_candidate
from baghdad.bots.voleurs.rules.greedy_policy import rollout, win_shares
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core import arrays as np
from baghdad.core.rng import set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.state import STATE

RNGS_PER_SAMPLE = 2  # one to redeal, one to play


@rule
def run_rollouts(workspace_bytes, search, first, samples, share_sums, lead_sums):
    """Play `samples` rollouts of every candidate that is alive, each with the same deals and draws for all candidates.

    These common random numbers make the differences between candidates precise. Adds to `share_sums` each seat's share
    of the wins, and to `lead_sums` the sum and the sum of squares of the player's lead over the first candidate. The
    search itself isn't changed, so that several threads can share it.
    """
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    determinization = np.zeros(1, STATE)
    shares = np.zeros(MAX_PLAYERS)
    seat = np.int64(search.root.seat)
    for sample in range(first, first + samples):
        workspace.state = search.root
        set_rng(workspace.rng, search.key, RNGS_PER_SAMPLE * sample)
        redeal(workspace.state, seat, workspace.rng)
        determinization[0] = workspace.state
        baseline = 0.0
        for index in range(search.candidate_count):
            if search.alive[index]:
                workspace.state = determinization[0]
                set_rng(workspace.rng, search.key, RNGS_PER_SAMPLE * sample + 1)
                take_candidate(workspace, search, index)
                rollout(workspace, search.last_round)
                win_shares(workspace, shares)
                if index == 0:
                    baseline = shares[seat]
                for other in range(len(shares)):
                    share_sums[index, other] += shares[other]
                lead_sums[index, 0] += shares[seat] - baseline
                lead_sums[index, 1] += (shares[seat] - baseline) ** 2
