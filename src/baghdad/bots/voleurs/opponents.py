"""Opponents to measure the other players against: all play with the weights of `master`, most have one idea each.

But for `rollouts` they don't search unless they are given a budget: `shark:40` searches its purchases as
`master:40` does.
"""

from __future__ import annotations

from typing import ClassVar, Self

from baghdad.bots.budget import Budget
from baghdad.bots.voleurs.rules.workspace import PARTNER, SHARK
from baghdad.bots.voleurs.search import NO_SEARCH, Master, Search
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS, changed
from baghdad.core.errors import OptionError
from baghdad.voleurs.box import MAX_PLAYERS

NEVER = 1e9  # dinars that no swap gains
PLACES = tuple(str(places) for places in range(1, MAX_PLAYERS))  # from a player to its partner


class Policy(Master):
    """`master` without its search."""

    name: ClassVar[str] = "policy"
    default_budget: ClassVar[Budget] = NO_SEARCH


class Rollouts(Search):
    """`master` before it valued positions: it plays rollouts to the end, in which the others play as `greedy`."""

    name: ClassVar[str] = "rollouts"
    default_budget: ClassVar[Budget] = Budget(600)
    weights: tuple[float, ...] = TUNED_WEIGHTS


class Shark(Policy):
    """Offers its worst card under the finest name, and accepts nothing."""

    name: ClassVar[str] = "shark"
    trader: int = SHARK


class NeverTrader(Policy):
    """Never trades."""

    name: ClassVar[str] = "never-trader"
    weights: tuple[float, ...] = changed(TUNED_WEIGHTS, {"offers": 0.0, "least_gain": NEVER})


class Partner(Policy):
    """Trades only with one other player, and honestly: `partner:1` with the next one."""

    name: ClassVar[str] = "partner"
    weights: tuple[float, ...] = changed(TUNED_WEIGHTS, {"trust": 1.0, "lies": 0.0})

    def __init__(self, places: int = 1) -> None:
        super().__init__()
        self.trader = PARTNER + places - 1

    @classmethod
    def from_parameter(cls, parameter: str) -> Self:
        """Return a player whose partner sits so many places further."""
        if parameter not in PLACES:
            raise OptionError("bad_bot_parameter", bot=cls.name, parameter=parameter[:40])
        return cls(PLACES.index(parameter) + 1)


class Rusher(Policy):
    """Buys gems as soon as it can, and takes the Vizier home."""

    name: ClassVar[str] = "rusher"
    weights: tuple[float, ...] = changed(
        TUNED_WEIGHTS, {"gem_zeal": 4.0, "longest_view": 2.0, "shortest_view": 0.5, "push": 4.0, "at_home": 80.0}
    )


class Robber(Policy):
    """Robs the likeliest winner whenever it can."""

    name: ClassVar[str] = "robber"
    weights: tuple[float, ...] = changed(TUNED_WEIGHTS, {"denial": 10.0, "spoil": 60.0, "fear": 0.3})
