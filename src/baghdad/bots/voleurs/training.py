"""Training of the greedy policy's weights by an evolution strategy, as run by `baghdad train voleurs`.

A separable CMA-ES (Ros, Hansen 2008) with mirrored sampling (Brockhoff et al. 2010). In each generation every sample of
weights plays the same deals from every seat against a table with the weights of `greedy`, with three and with four
players, and in every other deal with a shark among them; its fitness is its share of the wins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from baghdad.bots.voleurs.rules.weight_duel import play_weight_duel
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, WEIGHT_NAMES, WEIGHT_TABLE, WEIGHTS, new_workspace
from baghdad.core import arrays
from baghdad.core.rng import key_of
from baghdad.voleurs.box import MAX_PLAYERS
from baghdad.voleurs.options import Options
from baghdad.voleurs.workspace import workspace

LOW = np.array([low for _, _, low, _ in WEIGHT_TABLE])
HIGH = np.array([high for _, _, _, high in WEIGHT_TABLE])
START = {
    "wary_from": 0.3,
    "alarm_from": 0.2,
    "haggle": 1.0,
    "offers": 4.0,
    "spoil": 10.0,
}  # where they differ from greedy's

GENERATIONS, OFFSPRING, DEALS = 40, 14, 60
PLAYER_COUNTS = {4: 0, 3: 500_000}  # each with the number of its first deal
DEALS_APART = 1000  # between the first deals of two generations
FIRST_DEVIATION, MIN_DEVIATION, MAX_DEVIATION = (
    0.12,
    0.03,
    0.25,
)  # standard deviations, relative to a weight's range
MIN_STEP, MAX_STEP = 0.25, 1.5  # bounds of the global step size
ROUND_CAP = 40


@dataclass(frozen=True, slots=True)
class Generation:
    """The best and the mean fitness of a generation, in fair shares, and the mean weights after it."""

    number: int
    best: float
    mean: float
    weights: dict[str, float]


def shares(weights: Any, players: int, deals: int, first: int, seed: int, sharks: bool = False) -> float:
    """Return the fair shares of wins of a player with these weights at a table with the weights of `greedy`.

    If there are sharks, one sits at the table in every other deal.
    """
    work = workspace(0, Options(round_cap=ROUND_CAP))
    workspace_bytes = new_workspace(work.state, work.tables, [GREEDY_WEIGHTS] * MAX_PLAYERS)
    challenger, baseline = arrays.new_records(1, WEIGHTS), arrays.new_records(1, WEIGHTS)
    challenger[0], baseline[0] = arrays.record_of(WEIGHTS, *weights), arrays.record_of(WEIGHTS, *GREEDY_WEIGHTS)
    points = np.zeros(deals * players)
    key = key_of(seed, "contest")
    play_weight_duel(workspace_bytes, players, deals, key, first, challenger, baseline, sharks, points)
    return float(points.mean() * players)


def fitness_at(point: Any, generation: int, seed: int, deals: int = DEALS) -> float:
    """Return the mean shares over the numbers of players; every generation plays other deals."""
    firsts = {players: generation * DEALS_APART + offset for players, offset in PLAYER_COUNTS.items()}
    won = [shares(weights_at(point), players, deals, first, seed, sharks=True) for players, first in firsts.items()]
    return float(np.mean(won))


def initial_strategy(seed: int) -> Strategy:
    """Return a strategy that starts from weights close to those of `greedy`."""
    start = np.array([START.get(name, weight) for name, weight in zip(WEIGHT_NAMES, GREEDY_WEIGHTS, strict=True)])
    return Strategy((start - LOW) / (HIGH - LOW), np.random.default_rng(seed))


def train(
    seed: int = 1, generations: int = GENERATIONS, deals: int = DEALS, strategy: Strategy | None = None, done: int = 0
) -> Iterator[Generation]:
    """Yield generation after generation; the weights of the last are the result.

    An interrupted training resumes with its `strategy` after the generations that are `done`.
    """
    strategy = strategy or initial_strategy(seed)
    for number in range(done, generations):
        best, mean = strategy.advance(partial(fitness_at, generation=number, seed=seed, deals=deals))
        found = weights_at(strategy.mean).round(3).tolist()
        yield Generation(number, best, mean, dict(zip(WEIGHT_NAMES, found, strict=True)))


def weights_at(point: Any) -> Any:
    """Return the weights at a point of the unit cube, in which the strategy searches."""
    return LOW + np.clip(point, 0.0, 1.0) * (HIGH - LOW)


class Strategy:
    """A separable CMA-ES that maximises a fitness on the unit cube; its covariance matrix is diagonal (`variance`).

    `mean`, `variance`, `path`, `drift`, `step` and `generator` are the keys of a saved training.
    """

    def __init__(self, mean: Any, generator: np.random.Generator) -> None:
        self.mean, self.generator, size = mean, generator, len(mean)
        parents = OFFSPRING // 2
        weights = np.log(parents + 0.5) - np.log(np.arange(1, parents + 1))
        self.recombination = weights / weights.sum()
        self.mu_eff = 1.0 / float((self.recombination**2).sum())
        self.variance, self.step = np.full(size, FIRST_DEVIATION**2), 1.0
        self.path, self.drift = np.zeros(size), np.zeros(size)  # evolution paths of step size and covariance

    def advance(self, fitness: Callable[[Any], float]) -> tuple[float, float]:
        """Run one generation; return its best and its mean fitness."""
        size = len(self.mean)
        half = self.generator.standard_normal((OFFSPRING // 2, size))
        points = np.clip(self.mean + self.step * np.sqrt(self.variance) * np.vstack([half, -half]), 0.0, 1.0)
        values = np.array([fitness(point) for point in points])
        moves = (points[np.argsort(-values)[: OFFSPRING // 2]] - self.mean) / self.step
        move = self.recombination @ moves
        self.mean = self.mean + self.step * move
        self._adapt(moves, move, size)
        return float(values.max()), float(values.mean())

    def _adapt(self, moves: Any, move: Any, size: int) -> None:
        """Update step size and variances with the usual constants of CMA-ES.

        The learning rates of the covariance are (n + 2) / 3 times as large, as only its diagonal is learned.
        """
        c_sigma = (self.mu_eff + 2) / (size + self.mu_eff + 5)
        c_c = 4 / (size + 4)
        c_1 = 2 / ((size + 1.3) ** 2 + self.mu_eff) * (size + 2) / 3
        c_mu = min(1 - c_1, 2 * (self.mu_eff - 2 + 1 / self.mu_eff) / ((size + 2) ** 2 + self.mu_eff) * (size + 2) / 3)
        expected_norm = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        scale = np.sqrt(c_sigma * (2 - c_sigma) * self.mu_eff)
        self.path = (1 - c_sigma) * self.path + scale * move / np.sqrt(self.variance)
        self.step *= float(np.exp(c_sigma / (1 + c_sigma) * (np.linalg.norm(self.path) / expected_norm - 1)))
        self.step = min(max(self.step, MIN_STEP), MAX_STEP)
        self.drift = (1 - c_c) * self.drift + np.sqrt(c_c * (2 - c_c) * self.mu_eff) * move
        variance = (1 - c_1 - c_mu) * self.variance + c_1 * self.drift**2 + c_mu * (self.recombination @ moves**2)
        self.variance = np.clip(variance, MIN_DEVIATION**2, MAX_DEVIATION**2)
