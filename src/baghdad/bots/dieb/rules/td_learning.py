"""Weights learned by self-play: matches among players that look one action ahead, then steps toward what happened."""

from __future__ import annotations

import numpy as np

from baghdad.bots.dieb.rules.evaluation import judge
from baghdad.bots.dieb.rules.features import FEATURES
from baghdad.core.rng import below, next_word
from baghdad.core.rule import rule
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.rules.setup import deal, lay_table
from baghdad.dieb.rules.turn import apply, find_legal, nth_legal
from baghdad.dieb.state import OVER

LONGEST = 1200  # decisions of a match that are learned from
UNIT = 1.0 / (1 << 53)


@rule
def fraction(rng):
    """A random number from 0 to just below 1."""
    return float(next_word(rng) >> 11) * UNIT


@rule
def best_action(work, trial, weights, features, chances, noise):
    """The action after which the player's own chance is best; a little noise on each makes matches differ."""
    seat = int(work.state.seat)
    number = find_legal(work.state, work.legal)
    best, chosen = -1.0, 0
    for place in range(number):
        action = nth_legal(work.legal, place)
        trial[0] = work.state
        apply(trial[0], action, work.rng)
        judge(trial[0], weights, features, chances)
        promise = chances[seat] + noise * fraction(work.rng)
        if promise > best:
            best, chosen = promise, action
    return chosen


@rule
def learn(work, trial, players, matches, weights, squares, rate, trace, noise, wander):
    """So many matches of self-play; after each, every judgement moves toward a mix of those that came after it.

    `trace` says how much of the later ones: 1 looks at the result alone, 0 at the next position alone. Returns the
    mean number of decisions.
    """
    told = np.zeros((LONGEST, MAX_PLAYERS, FEATURES), np.int32)
    judged = np.zeros((LONGEST, MAX_PLAYERS))
    features = np.zeros((MAX_PLAYERS, FEATURES), np.int32)
    chances = np.zeros(MAX_PLAYERS)
    decisions = 0
    for _ in range(matches):
        lay_table(work.state, players)
        deal(work.state, work.rng)
        length = 0
        while work.state.phase != OVER and length < LONGEST:
            if fraction(work.rng) < wander:
                number = find_legal(work.state, work.legal)
                action = nth_legal(work.legal, below(work.rng, number))
            else:
                action = best_action(work, trial, weights, features, chances, noise)
            apply(work.state, action, work.rng)
            judge(work.state, weights, told[length], judged[length])
            length += 1
        decisions += length
        step_back(told, judged, length, players, weights, squares, rate, trace)
    return decisions / max(matches, 1)


@rule
def step_back(told, judged, length, players, weights, squares, rate, trace):
    """From the end to the beginning; each weight's steps get smaller the more it has moved already."""
    target = np.zeros(MAX_PLAYERS)
    target[:] = judged[length - 1]
    for back in range(2, length + 1):
        place = length - back
        for seat in range(players):
            error = target[seat] - judged[place, seat]
            for number in range(FEATURES):
                weight = told[place, seat, number]
                squares[weight] += error * error
                weights[weight] += rate * error / np.sqrt(squares[weight] + 1.0)
        for seat in range(players):
            target[seat] = trace * target[seat] + (1.0 - trace) * judged[place, seat]
