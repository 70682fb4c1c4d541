"""Finding better weights for the compiled player: an evolution strategy over matches against the usual weights.

Each generation draws weights around a mean, lets each play the same deals from every seat against a table of players
with the usual weights, with three and with four players, and moves the mean and the spread of each weight towards
those that won most (a separable CMA-ES with mirrored samples).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from baghdad.bots.voleurs.rules.weight_duel import contest
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, WEIGHT_NAMES, WEIGHT_TABLE, WEIGHTS, mind_of
from baghdad.core.rng import key_of
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.options import Options
from baghdad.voleurs.workspace import workspace

LOW = np.array([low for _, _, low, _ in WEIGHT_TABLE])
HIGH = np.array([high for _, _, _, high in WEIGHT_TABLE])
START = {"wary_from": 0.3, "alarm_from": 0.2, "haggle": 1.0, "offers": 4.0, "spoil": 10.0}  # else as usual

GENERATIONS, OFFSPRING, DEALS = 40, 14, 60
PLAYER_COUNTS = {4: 0, 3: 500_000}  # with the number of its first deal
DEALS_APART = 1000  # from one generation to the next
FIRST_SPREAD, LEAST_SPREAD, MOST_SPREAD = 0.12, 0.03, 0.25  # of the range of each weight
LEAST_STEP, MOST_STEP = 0.25, 1.5
ROUND_CAP = 40


@dataclass(frozen=True, slots=True)
class Generation:
    """How one generation did, in fair shares, and the mean it led to."""

    number: int
    best: float
    mean: float
    weights: dict[str, float]


def shares(weights: Any, players: int, deals: int, first: int, seed: int) -> float:
    """Fair shares that a player with these weights wins at a table of those with the usual ones."""
    work = workspace(0, Options(round_cap=ROUND_CAP))
    minds = mind_of(work.state, work.tables, np.zeros(MAX_PLAYERS, WEIGHTS))
    hero, rest = (np.array([tuple(each)], WEIGHTS) for each in (weights, GREEDY_WEIGHTS))
    points = np.zeros(deals * players)
    contest(minds.view(np.ndarray).view(np.uint8), players, deals, key_of(seed, "contest"), first, hero, rest, points)
    return float(points.mean() * players)


def fitness_at(place: Any, generation: int, seed: int, deals: int = DEALS) -> float:
    """The mean over the numbers of players; every generation plays deals of its own."""
    firsts = {players: generation * DEALS_APART + apart for players, apart in PLAYER_COUNTS.items()}
    won = [shares(weights_at(place), players, deals, first, seed) for players, first in firsts.items()]
    return float(np.mean(won))


def beginner(seed: int) -> Strategy:
    """A strategy that starts from weights much like the usual ones."""
    usual = np.array([START.get(name, weight) for name, weight in zip(WEIGHT_NAMES, GREEDY_WEIGHTS, strict=True)])
    return Strategy((usual - LOW) / (HIGH - LOW), np.random.default_rng(seed))


def train(
    seed: int = 1, generations: int = GENERATIONS, deals: int = DEALS, strategy: Strategy | None = None, done: int = 0
) -> Iterator[Generation]:
    """One generation after the other; the last one's weights are those to keep.

    A training that was interrupted goes on with its strategy after so many generations that are `done`.
    """
    strategy = strategy or beginner(seed)
    for number in range(done, generations):
        best, mean = strategy.advance(partial(fitness_at, generation=number, seed=seed, deals=deals))
        found = weights_at(strategy.mean).round(3).tolist()
        yield Generation(number, best, mean, dict(zip(WEIGHT_NAMES, found, strict=True)))


def weights_at(place: Any) -> Any:
    """The weights at a place in the unit cube that the strategy walks."""
    return LOW + np.clip(place, 0.0, 1.0) * (HIGH - LOW)


class Strategy:
    """A separable CMA-ES: a mean, a spread for each coordinate, and a step that grows while all goes one way."""

    def __init__(self, mean: Any, generator: np.random.Generator) -> None:
        self.mean, self.generator, size = mean, generator, len(mean)
        parents = OFFSPRING // 2
        ranks = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.ranks = ranks / ranks.sum()
        self.parents = 1.0 / float((self.ranks**2).sum())
        self.variance, self.step = np.full(size, FIRST_SPREAD**2), 1.0
        self.path, self.drift = np.zeros(size), np.zeros(size)

    def advance(self, value: Callable[[Any], float]) -> tuple[float, float]:
        """One generation; returns the best value found and the mean of all."""
        size = len(self.mean)
        half = self.generator.standard_normal((OFFSPRING // 2, size))
        places = np.clip(self.mean + self.step * np.sqrt(self.variance) * np.vstack([half, -half]), 0.0, 1.0)
        values = np.array([value(place) for place in places])
        moves = (places[np.argsort(-values)[: OFFSPRING // 2]] - self.mean) / self.step
        move = self.ranks @ moves
        self.mean = self.mean + self.step * move
        self._adapt(moves, move, size)
        return float(values.max()), float(values.mean())

    def _adapt(self, moves: Any, move: Any, size: int) -> None:
        """The usual constants of CMA-ES, those of the covariance larger as it is a diagonal."""
        pace = (self.parents + 2) / (size + self.parents + 5)
        drag = 4 / (size + 4)
        one = 2 / ((size + 1.3) ** 2 + self.parents) * (size + 2) / 3
        many = min(
            1 - one, 2 * (self.parents - 2 + 1 / self.parents) / ((size + 2) ** 2 + self.parents) * (size + 2) / 3
        )
        usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self.path = (1 - pace) * self.path + np.sqrt(pace * (2 - pace) * self.parents) * move / np.sqrt(self.variance)
        self.step *= float(np.exp(pace / (1 + pace) * (np.linalg.norm(self.path) / usual - 1)))
        self.step = min(max(self.step, LEAST_STEP), MOST_STEP)
        self.drift = (1 - drag) * self.drift + np.sqrt(drag * (2 - drag) * self.parents) * move
        variance = (1 - one - many) * self.variance + one * self.drift**2 + many * (self.ranks @ moves**2)
        self.variance = np.clip(variance, LEAST_SPREAD**2, MOST_SPREAD**2)
