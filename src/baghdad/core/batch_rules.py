"""Many matches stepped side by side: what is the same whatever is played at these tables, for a game's own stepping.

It knows neither a game's state nor a framework: only numbers for who decides for a seat (whoever steps, or a compiled
player in between) and for how a match stands after a step, actions, masks and rewards.
"""

from __future__ import annotations

from baghdad.core.rng import next_word
from baghdad.core.rule import rule

CALLER, RANDOM, GREEDY = range(3)
GOES_ON, TERMINATED, TRUNCATED = range(3)
NOTHING = -1  # instead of an action: a new match


@rule
def learner_seat(controllers, players):
    """The first seat that the caller decides for."""
    for seat in range(players):
        if controllers[seat] == CALLER:
            return seat
    return 0


@rule
def settle_rewards(decided, players, reward):
    """1 for a victory, and as much below 0 among the others; 0 for all if the match was cut off."""
    if not decided:
        return TRUNCATED
    for seat in range(players):
        reward[seat] = (players * reward[seat] - 1.0) / (players - 1.0)
    return TERMINATED


@rule
def first_wrong(actions, masks):
    """The first table whose action isn't legal there; -1 if all are."""
    for index in range(len(actions)):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or not masks[index, action]:
            return index
    return -1


@rule
def draw_words(words, rng):
    """A word for each generator there is to be."""
    for index in range(len(words)):
        words[index] = next_word(rng)
