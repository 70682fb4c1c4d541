"""Whole matches among `greedy` players."""

from __future__ import annotations

from baghdad.bots.voleurs.rules.greedy_policy import apply_decision, decide_for
from baghdad.bots.voleurs.rules.workspace import MAX_STEPS
from baghdad.core.rng import next_word, set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import OVER


@rule
def play_greedy_match(work, workspace, players, match_key, seat_keys, steps, lengths, seats):
    """Play one match from the deal and log it; return the number of actions, or -1 if they exceed the log.

    `match_key` is the RNG key of the match's own draws, `seat_keys` are those of the seats' decisions. It is the match
    that `Match` plays with the same players and seed. `steps` is the log of all steps; `lengths` has the number of
    steps of each action and `seats` who took it.
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
        seats[number] = state.seat
        set_rng(work.rng, seat_keys[state.seat], number)
        next_word(work.rng)  # for the redeal, which `greedy` doesn't need: it uses nothing hidden
        decide_for(workspace, state, work.rng)
        set_rng(work.rng, match_key, number + 1)
        apply_decision(workspace, state, work.tables, work.rng)
        for index in range(workspace.step_count):
            steps[logged + index] = workspace.steps[index]
        lengths[number] = workspace.step_count
        logged += int(workspace.step_count)
        number += 1
    return number
