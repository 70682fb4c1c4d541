"""Linear evaluation of a position by weighted features, turned into win probabilities by a softmax over the seats."""

from __future__ import annotations

from math import exp

from baghdad.bots.dieb.rules.features import FEATURES, find_features
from baghdad.core.rule import rule
from baghdad.dieb.rules.outcome import outcome_shares
from baghdad.dieb.state import OVER


@rule
def evaluate(state, weights, features, chances):
    """Write each seat's win probability to `chances`, and the indices of its features to its row of `features`."""
    players = int(state.players)
    if state.phase == OVER:
        evaluate_terminal(state, chances)
        return
    for seat in range(players):
        indices = features[seat]
        find_features(state, seat, indices)
        strength = 0.0
        for number in range(FEATURES):
            strength += weights[indices[number]]
        chances[seat] = strength
    turn_into_chances(players, chances)


@rule
def turn_into_chances(players, chances):
    """Replace the strengths of the seats by their win probabilities: the softmax."""
    best = -1e9
    for seat in range(players):
        best = max(best, chances[seat])
    denominator = 0.0
    for seat in range(players):
        chances[seat] = exp(chances[seat] - best)
        denominator += chances[seat]
    for seat in range(players):
        chances[seat] /= denominator


@rule
def evaluate_terminal(state, chances):
    """Write each seat's share of the victory to `chances` (D-AMB-25), equal shares if the match was cut off."""
    if outcome_shares(state, chances):
        return
    players = int(state.players)
    for seat in range(players):
        chances[seat] = 1.0 / players
