"""Opponents of one idea each, to measure the other players against: all play with the weights of `master`.

They don't search unless they are given a budget: `shark:40` searches its purchases with 40 rollouts.
"""

from __future__ import annotations

from typing import ClassVar

from baghdad.bots.budget import Budget
from baghdad.bots.voleurs.rules.workspace import SHARK, WEIGHT_NAMES
from baghdad.bots.voleurs.search import NO_SEARCH, Search
from baghdad.bots.voleurs.weights import TUNED, TUNED_WEIGHTS

NEVER = 1e9  # dinars that no swap gains


def changed(**weights: float) -> tuple[float, ...]:
    """Return the weights of `master`, some of them changed."""
    return tuple({**TUNED, **weights}[name] for name in WEIGHT_NAMES)


class Policy(Search):
    """`master` without its search."""

    name: ClassVar[str] = "policy"
    default_budget: ClassVar[Budget] = NO_SEARCH
    weights: ClassVar[tuple[float, ...]] = TUNED_WEIGHTS


class Shark(Policy):
    """Offers its worst card under the finest name, and accepts nothing."""

    name: ClassVar[str] = "shark"
    trader: ClassVar[int] = SHARK


class NeverTrader(Policy):
    """Never trades."""

    name: ClassVar[str] = "never-trader"
    weights: ClassVar[tuple[float, ...]] = changed(offers=0.0, least_gain=NEVER)


class Rusher(Policy):
    """Buys gems as soon as it can, and takes the Vizier home."""

    name: ClassVar[str] = "rusher"
    weights: ClassVar[tuple[float, ...]] = changed(
        gem_zeal=4.0, longest_view=2.0, shortest_view=0.5, push=4.0, at_home=80.0
    )


class Robber(Policy):
    """Robs the likeliest winner whenever it can."""

    name: ClassVar[str] = "robber"
    weights: ClassVar[tuple[float, ...]] = changed(denial=10.0, spoil=60.0, fear=0.3)
