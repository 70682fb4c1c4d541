"""Batch stepping of dieb: one decision in each of many matches, each in the bytes of a `WORKSPACE`.

A match that ends can be followed by the next in the same step. Matches are independent, so several threads may each
step a range of them.
"""

from __future__ import annotations

from baghdad.bots.dieb.rules.move_priority import greedy_action
from baghdad.core.batch_rules import CALLER, GREEDY, IN_PROGRESS, NOTHING, learner_seat, settle_rewards
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.dieb.action_ids import FIRST
from baghdad.dieb.rules.observation import encode
from baghdad.dieb.rules.outcome import outcome_shares
from baghdad.dieb.rules.redeal import redeal
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import LEGAL_WORDS, OVER, WORKSPACE
from baghdad.dieb.tally import popcount


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

    `board_bytes` is for games with a board. `span` is the first match, the one after the last, and whether a match that
    has ended is followed by another.
    """
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
            apply(work.state, actions[index], work.rng)
        play_opponents(work, seat_controllers)
        if work.state.phase == OVER:
            ended[index] = settle_rewards(outcome_shares(work.state, reward), players, reward)
            encode(work.state, learner_seat(seat_controllers, players), final_observations[index])
        while work.state.phase == OVER and span[2]:
            start_match(work, players)
            play_opponents(work, seat_controllers)
        legal_counts[index] = find_legal(work.state, work.legal)
        fill_mask(work.legal, masks[index])
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
def play_opponents(work, controllers):
    """Let compiled bots decide until it is the caller's turn or the match is over."""
    while work.state.phase != OVER and controllers[work.state.seat] != CALLER:
        number = find_legal(work.state, work.legal)
        if controllers[work.state.seat] == GREEDY:
            action = greedy_action(work.state, work.legal)
        else:
            action = nth_legal(work.legal, below(work.rng, number))
        apply(work.state, action, work.rng)


@rule
def fill_mask(legal, mask):
    """Set the action mask to 1 for each legal action."""
    mask[:] = 0
    for word in range(LEGAL_WORDS):
        rest = legal[word]
        first = FIRST[word]
        while rest:
            lowest = rest & -rest
            mask[first + popcount(lowest - 1)] = 1
            rest ^= lowest


@rule
def sample_actions(workspaces, rngs, legal_counts, actions, first, last):
    """Write a uniformly random legal action for each match; `rngs` are the caller's."""
    for index in range(first, last):
        work = workspaces[index].view(WORKSPACE)[0]
        actions[index] = nth_legal(work.legal, below(rngs[index], legal_counts[index]))


@rule
def observe(workspace, seat, observation):
    """Write the observation of a seat of one match."""
    encode(workspace.view(WORKSPACE)[0].state, seat, observation)


@rule
def redeal_for(workspace, seat, rng):
    """Redeal in place everything that a seat of one match cannot know."""
    redeal(workspace.view(WORKSPACE)[0].state, seat, rng)
