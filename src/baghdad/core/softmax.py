"""The softmax, by which the strengths of the seats become their chances."""

from __future__ import annotations

from math import exp

from baghdad.core.array_types import Row
from baghdad.core.rule import rule


@rule
def turn_into_chances(players: int, chances: Row[float]) -> None:
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
