"""Everybody's chances in voleurs, by matches that are played to their end from a position."""

from __future__ import annotations

from typing import Any

from baghdad.bots.comparison import Trials
from baghdad.bots.voleurs.adviser import finished_shares, workspace_of
from baghdad.bots.voleurs.rules.rollouts import run_rollouts
from baghdad.bots.voleurs.rules.sequential_halving import start_search
from baghdad.bots.voleurs.rules.workspace import MAX_CANDIDATES, SEARCH
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core import arrays as np
from baghdad.core.rng import fork
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.redeal import redeal

SPECTATOR = -1


def trials_of(state: Any, rng: Any, number: int) -> Trials:
    """Return who wins so many matches from there, with all that is hidden from spectators dealt anew in each."""
    players, search = int(state.players), np.new_record(SEARCH)
    shares = []
    for _ in range(number):
        dealt = np.copy_of(state)
        redeal(dealt, SPECTATOR, fork(rng))
        workspace_bytes = workspace_of(dealt, int(state.seat), TUNED_WEIGHTS, rng)
        start_search(workspace_bytes, search, rng)
        search.candidate_count = 1  # the choice of the policy
        sums, leads = np.zeros((MAX_CANDIDATES, MAX_PLAYERS)), np.zeros((MAX_CANDIDATES, 2))
        run_rollouts(workspace_bytes, search, 0, 1, sums, leads)
        shares.append(finished_shares(np.as_list(sums)[0][:players]))
    return Trials(shares)
