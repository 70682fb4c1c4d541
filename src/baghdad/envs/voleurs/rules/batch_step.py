"""Batch stepping of voleurs: one step of an action in each of many matches, each in the bytes of a `WORKSPACE`.

A match that ends can be followed by the next in the same step. Matches are independent, so several threads may each
step a range of them.
"""

from __future__ import annotations

from baghdad.core.batch_rules import CALLER, IN_PROGRESS, NOTHING, learner_seat, settle_rewards
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.envs.voleurs.workspace import WORKSPACE
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.observation import encode
from baghdad.voleurs.rules.outcome import outcome_shares
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import BOARD_TABLES, OVER


@rule
def step_matches(
    workspaces,
    board_bytes,
    players,
    controllers,
    actions,
    masks,
    observations,
    final_observations,
    to_act,
    legal_counts,
    rewards,
    ended,
    span,
):
    """Apply an action to each match of a span, `NOTHING` to start a new one, and fill the output arrays.

    `board_bytes` are the board's lookup tables. `span` is the first match, the one after the last, and whether a match
    that has ended is followed by another.
    """
    board = board_bytes.view(BOARD_TABLES)[0]
    for index in range(span[0], span[1]):
        work = workspaces[index].view(WORKSPACE)[0]
        seat_controllers = controllers[index]
        reward = rewards[index]
        for seat in range(players):
            reward[seat] = 0.0
        ended[index] = IN_PROGRESS
        if actions[index] == NOTHING:
            start_match(work, players)
        else:
            apply(work.state, board, actions[index], work.rng)
        play_opponents(work, board, seat_controllers)
        if work.state.phase == OVER:
            ended[index] = settle_rewards(outcome_shares(work.state, board, reward), players, reward)
            encode(work.state, learner_seat(seat_controllers, players), final_observations[index])
        while work.state.phase == OVER and span[2]:
            start_match(work, players)
            play_opponents(work, board, seat_controllers)
        legal_counts[index] = find_legal(work.state, board, work.legal)
        fill_mask(work.legal, legal_counts[index], masks[index])
        seat = int(work.state.seat)
        if work.state.phase == OVER:
            seat = learner_seat(seat_controllers, players)
        to_act[index] = seat
        encode(work.state, seat, observations[index])


@rule
def start_match(work, players):
    """Start a new match."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def play_opponents(work, board, controllers):
    """Let compiled bots decide until it is the caller's turn or the match is over."""
    while work.state.phase != OVER and controllers[work.state.seat] != CALLER:
        number = find_legal(work.state, board, work.legal)
        apply(work.state, board, work.legal[below(work.rng, number)], work.rng)


@rule
def fill_mask(legal, number, mask):
    """Set the action mask to 1 for each legal step."""
    mask[:] = 0
    for index in range(number):
        mask[legal[index]] = 1


@rule
def sample_actions(workspaces, rngs, legal_counts, actions, first, last):
    """Write a uniformly random legal step for each match; `rngs` are the caller's."""
    for index in range(first, last):
        work = workspaces[index].view(WORKSPACE)[0]
        actions[index] = work.legal[below(rngs[index], legal_counts[index])]


@rule
def observe(workspace, seat, observation):
    """Write the observation of a seat of one match."""
    encode(workspace.view(WORKSPACE)[0].state, seat, observation)


@rule
def redeal_for(workspace, seat, rng):
    """Redeal in place everything that a seat of one match cannot know."""
    redeal(workspace.view(WORKSPACE)[0].state, seat, rng)
