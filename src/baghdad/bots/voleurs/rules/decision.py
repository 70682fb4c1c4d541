"""The decision of a searching player in compiled code, and whole matches among compiled players."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.candidates import take_candidate
from baghdad.bots.voleurs.rules.greedy_policy import apply_decision, decide_with_errors
from baghdad.bots.voleurs.rules.sequential_halving import run_search, start_search
from baghdad.bots.voleurs.rules.workspace import MAX_STEPS, SEARCH_WORKSPACE
from baghdad.core import arrays as np
from baghdad.core.rng import set_rng, split
from baghdad.core.rule import rule
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import OVER


@rule
def decide_by_search(workspace_bytes, search, iterations, state, rng):
    """Write the steps of a searching player's action into its workspace."""
    workspace = workspace_bytes.view(SEARCH_WORKSPACE)[0]
    workspace.state = state
    workspace.state.decision_cap = 0
    split(rng, workspace.rng)
    redeal(workspace.state, np.int64(state.seat), workspace.rng)
    split(rng, workspace.rng)
    start_search(workspace_bytes, search, rng)
    if search.candidate_count > 1:  # rollouts of a single candidate would only estimate win chances
        run_search(workspace_bytes, search, iterations)
    take_candidate(workspace, search, search.ranking[0])


@rule
def decide_by_policy(workspace, redeals, state, rng):
    """Write the steps of a player's action that doesn't search; weights that use something hidden need a redeal."""
    workspace.state = state
    split(rng, workspace.rng)
    if redeals:
        redeal(workspace.state, np.int64(state.seat), workspace.rng)
    split(rng, workspace.rng)
    decide_with_errors(workspace)


@rule
def play_match(work, workspaces, iterations, redeals, search, players, match_key, seat_keys, steps, lengths, seats):
    """Play one match from the deal and log it; return the number of actions, or -1 if they exceed the log.

    Each seat has a row of `workspaces` and a budget in `iterations`, 0 if it doesn't search; `redeals` says whether
    such a seat's weights use anything hidden, which is then dealt again. `match_key` is the RNG key of the
    match's own draws, `seat_keys` are those of the seats' decisions. It is the match that `Match` plays with the same
    players and seed. `steps` is the log of all steps; `lengths` has the number of steps of each action and `seats` who
    took it.
    """
    state = work.state
    lay_table(state, players)
    set_rng(work.rng, match_key, 0)
    deal(state, work.rng)
    number = 0
    logged = 0
    while state.phase != OVER:
        if number == len(lengths) or logged + MAX_STEPS > len(steps):
            return -1
        seat = np.int64(state.seat)
        workspace = workspaces[seat].view(SEARCH_WORKSPACE)[0]
        set_rng(work.rng, seat_keys[seat], number)
        if iterations[seat]:
            decide_by_search(workspaces[seat], search, iterations[seat], state, work.rng)
        else:
            decide_by_policy(workspace, redeals[seat], state, work.rng)
        set_rng(work.rng, match_key, number + 1)
        apply_decision(workspace, state, work.tables, work.rng)
        for index in range(workspace.step_count):
            steps[logged + index] = workspace.steps[index]
        seats[number] = seat
        lengths[number] = workspace.step_count
        logged += int(workspace.step_count)
        number += 1
    return number
