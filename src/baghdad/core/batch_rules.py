"""Rules for stepping many matches at once that don't depend on the game.

A game's own batch step calls them. They know controllers of seats, statuses of matches, actions, action masks and
rewards, but neither a game's state nor a framework for reinforcement learning.
"""

from __future__ import annotations

from baghdad.core.rng import next_word
from baghdad.core.rule import rule

CALLER, RANDOM, GREEDY = range(3)  # who controls a seat: the caller of the batch, or a compiled bot
IN_PROGRESS, TERMINATED, TRUNCATED = range(3)  # status of a match after a step
NOTHING = -1  # no action: given to start a new match


@rule
def learner_seat(controllers, players):
    """Return the first seat that the caller controls."""
    for seat in range(players):
        if controllers[seat] == CALLER:
            return seat
    return 0


@rule
def settle_rewards(decided, players, reward):
    """Turn shares of the victory into zero-sum rewards, in place, and return the status of the match.

    A sole winner gets 1 and the others share -1. All rewards stay 0 if the match was cut off.
    """
    if not decided:
        return TRUNCATED
    for seat in range(players):
        reward[seat] = (players * reward[seat] - 1.0) / (players - 1.0)
    return TERMINATED


@rule
def first_illegal(actions, masks):
    """Return the index of the first match whose action its action mask forbids, or -1 if all are legal."""
    for index in range(len(actions)):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or not masks[index, action]:
            return index
    return -1


@rule
def set_words(rngs, words):
    """Set each RNG to a word."""
    for index in range(len(words)):
        rngs[index].word = words[index]


@rule
def draw_seeds(words, rng):
    """Fill an array with random words, one to seed each match's RNG."""
    for index in range(len(words)):
        words[index] = next_word(rng)
