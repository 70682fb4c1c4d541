"""Playing on from a choice: what is hidden dealt anew, each plan carried out, and the match played to its end."""

from __future__ import annotations

import numpy as np

from baghdad.bots.voleurs.rules.greedy_policy import plan_action, plan_option, play_out, share_out
from baghdad.bots.voleurs.rules.purchase_value import list_options
from baghdad.bots.voleurs.rules.workspace import SEARCH_WORKSPACE
from baghdad.core.rng import set_rng
from baghdad.core.rule import rule
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.rules.redeal import redeal
from baghdad.voleurs.state import STATE

STATE_BYTES = STATE.itemsize
SAMPLES_APART = 2  # generators a sample uses: one to deal, one to play


@rule
def decide(table):
    """What a player of simple rules does: its plan is left in the mind."""
    plan_action(table.view(SEARCH_WORKSPACE)[0])


@rule
def list_plans(table, plans, lengths, gains, reasons):
    """Plans worth pondering at a purchase, best first by their gains; returns how many."""
    mind = table.view(SEARCH_WORKSPACE)[0]
    list_options(mind, True)
    number = 0
    for place in range(len(lengths)):
        best = -1
        for index in range(mind.number):
            if not np.isnan(mind.options[index].gain):
                if best < 0 or mind.options[index].gain > mind.options[best].gain:
                    best = index
        if best < 0:
            break
        option = mind.options[best]
        mind.length = 0
        plan_option(mind, option)
        for step in range(mind.length):
            plans[place, step] = mind.plan[step]
        lengths[place] = mind.length
        gains[place] = option.gain
        reasons[place] = option.reason
        option.gain = np.nan
        number += 1
    mind.length = 0
    return number


@rule
def ponder(table, root, key, first, samples, plans, lengths, alive, last_round, totals, leads):
    """So many samples for each plan that is alive, the same deals and draws for all.

    Adds up each seat's share of the victories, and by how much the player's own leads the first plan's: sum, squares.
    """
    mind = table.view(SEARCH_WORKSPACE)[0]
    dealt = np.zeros(STATE_BYTES, np.uint8)
    shares = np.zeros(MAX_PLAYERS)
    seat = np.int64(root.view(STATE)[0].seat)
    for sample in range(first, first + samples):
        table[:STATE_BYTES] = root
        set_rng(mind.rng, key, SAMPLES_APART * sample)
        redeal(mind.state, seat, mind.rng)
        dealt[:] = table[:STATE_BYTES]
        yardstick = 0.0
        for index in range(len(lengths)):
            if alive[index]:
                table[:STATE_BYTES] = dealt
                set_rng(mind.rng, key, SAMPLES_APART * sample + 1)
                for step in range(lengths[index]):
                    mind.plan[step] = plans[index, step]
                mind.length = lengths[index]
                play_out(mind, last_round)
                share_out(mind, shares)
                if index == 0:
                    yardstick = shares[seat]
                for other in range(len(shares)):
                    totals[index, other] += shares[other]
                leads[index, 0] += shares[seat] - yardstick
                leads[index, 1] += (shares[seat] - yardstick) ** 2
