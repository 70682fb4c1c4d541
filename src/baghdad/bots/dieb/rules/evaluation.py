"""Linear evaluation of a position by weighted features, turned into win probabilities by a softmax over the seats."""

from __future__ import annotations

from baghdad.bots.dieb.rules.features import FEATURES, find_features
from baghdad.core.rule import rule
from baghdad.core.softmax import turn_into_chances
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
def evaluate_terminal(state, chances):
    """Write each seat's share of the victory to `chances` (D-AMB-25), equal shares if the match was cut off."""
    if outcome_shares(state, chances):
        return
    players = int(state.players)
    for seat in range(players):
        chances[seat] = 1.0 / players
