"""A position judged: each seat's chance to win, by weights that were learned."""

from __future__ import annotations

from math import exp

from baghdad.bots.dieb.rules.features import FEATURES, find_features
from baghdad.core.rule import rule
from baghdad.dieb.rules.pieces import chests_to_win
from baghdad.dieb.state import OVER
from baghdad.dieb.tally import total


@rule
def judge(state, weights, features, chances):
    """Each seat's chance, written to `chances`; the features that were looked at stay in `features`, a row a seat."""
    players = int(state.players)
    if state.phase == OVER:
        score(state, chances)
        return
    best = -1e9
    for seat in range(players):
        found = features[seat]
        find_features(state, seat, found)
        strength = 0.0
        for number in range(FEATURES):
            strength += weights[found[number]]
        chances[seat] = strength
        best = max(best, strength)
    whole = 0.0
    for seat in range(players):
        chances[seat] = exp(chances[seat] - best)
        whole += chances[seat]
    for seat in range(players):
        chances[seat] /= whole


@rule
def score(state, chances):
    """What a finished match is worth to each: all to whoever has the chests, the same to everybody if nobody has."""
    players = int(state.players)
    winners = 0
    for seat in range(players):
        chances[seat] = int(total(state.chests_won[seat]) >= chests_to_win(state))
        winners += int(chances[seat])
    if winners == 0:
        for seat in range(players):
            chances[seat] = 1.0 / players
