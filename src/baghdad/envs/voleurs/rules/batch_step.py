"""Many tables of voleurs side by side, each as the bytes of a `TABLE`: one step at every one of them.

A match that has ended is dealt anew in the same step. Tables know nothing of each other, so several threads may each
step a part of them.
"""

from __future__ import annotations

from baghdad.core.batch_rules import CALLER, GOES_ON, NOTHING, learner_seat, settle_rewards
from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.envs.voleurs.workspace import TABLE
from baghdad.voleurs.rules.apply_step import apply
from baghdad.voleurs.rules.legal_steps import find_legal
from baghdad.voleurs.rules.observation import encode
from baghdad.voleurs.rules.outcome import shares
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.rules.setup import deal, lay_table
from baghdad.voleurs.state import BOARD_TABLES, OVER


@rule
def step_tables(
    tables, atlas, players, controllers, actions, masks, rows, finals, to_act, choices, rewards, ended, span
):
    """Plays an action at each table of a span, `NOTHING` for a new match, and shows what there is to decide then.

    `atlas` is the bytes of the board. `span` is the first table, the one after the last, and whether a match that has
    ended is followed by another.
    """
    city = atlas.view(BOARD_TABLES)[0]
    for index in range(span[0], span[1]):
        work = tables[index].view(TABLE)[0]
        own_controllers = controllers[index]
        reward = rewards[index]
        for seat in range(players):
            reward[seat] = 0.0
        ended[index] = GOES_ON
        if actions[index] == NOTHING:
            start(work, players)
        else:
            apply(work.state, city, actions[index], work.rng)
        play_others(work, city, own_controllers)
        if work.state.phase == OVER:
            ended[index] = settle_rewards(shares(work.state, city, reward), players, reward)
            encode(work.state, learner_seat(own_controllers, players), finals[index])
        while work.state.phase == OVER and span[2]:
            start(work, players)
            play_others(work, city, own_controllers)
        choices[index] = find_legal(work.state, city, work.legal)
        mark(work.legal, choices[index], masks[index])
        seat = int(work.state.seat)
        if work.state.phase == OVER:
            seat = learner_seat(own_controllers, players)
        to_act[index] = seat
        encode(work.state, seat, rows[index])


@rule
def start(work, players):
    """A new match."""
    lay_table(work.state, players)
    deal(work.state, work.rng)


@rule
def play_others(work, city, controllers):
    """Compiled players decide until the caller has to, or the match is over."""
    while work.state.phase != OVER and controllers[work.state.seat] != CALLER:
        number = find_legal(work.state, city, work.legal)
        apply(work.state, city, work.legal[below(work.rng, number)], work.rng)


@rule
def mark(legal, number, mask):
    """A 1 for each legal step."""
    mask[:] = 0
    for index in range(number):
        mask[legal[index]] = 1


@rule
def sample_tables(tables, generators, choices, actions, first, last):
    """A legal action for each table, each as likely as any other; `generators` are the caller's own."""
    for index in range(first, last):
        work = tables[index].view(TABLE)[0]
        actions[index] = work.legal[below(generators[index], choices[index])]


@rule
def observe(table, seat, row):
    """What a seat sees at one table."""
    encode(table.view(TABLE)[0].state, seat, row)


@rule
def imagine(table, seat, rng):
    """All that a seat can't know at one table is dealt anew, in place."""
    redeal(table.view(TABLE)[0].state, seat, rng)
