"""Training of the weights of voleurs: the evolution strategy, and the fitness that it climbs."""

from __future__ import annotations

import numpy as np
import pytest

from baghdad.bots.voleurs import training
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, WEIGHT_NAMES
from baghdad.bots.voleurs.training import HIGH, LOW, START, Strategy, initial_strategy, weights_at

GOAL = np.array([0.2, 0.5, 0.8, 0.35])


# After three generations from seed 3.
TOLD = [[-0.09996, -0.27999], [-0.071692, -0.198059], [-0.018225, -0.168664]]
MEAN = [0.155431, 0.455291, 0.681925, 0.478647]
VARIANCE = [0.045671, 0.007836, 0.018152, 0.007388]
PATH = [-4.073788, -0.92445, 0.783487, -0.145964]
DRIFT = [-0.457046, -0.089192, 0.089949, -0.014092]
STEP = 1.5


def nearness(point):
    """Return a fitness that is best at `GOAL`."""
    return -float(((point - GOAL) ** 2).sum())


def strategy(seed=3):
    return Strategy(np.full(len(GOAL), 0.5), np.random.default_rng(seed))


@pytest.mark.parametrize("seed", range(4))
def test_strategy_finds_the_best_point(seed):
    found = strategy(seed)
    fitness = [found.advance(nearness)[1] for _ in range(80)]
    assert np.abs(found.mean - GOAL).max() < 0.03
    assert np.mean(fitness[-10:]) > np.mean(fitness[:10])


def test_strategy_goes_on_exactly_as_it_went():
    found = strategy()
    told = [found.advance(nearness) for _ in range(3)]
    assert np.round(told, 6).tolist() == TOLD
    assert found.mean.round(6).tolist() == MEAN
    assert found.variance.round(6).tolist() == VARIANCE
    assert found.path.round(6).tolist() == PATH
    assert found.drift.round(6).tolist() == DRIFT
    assert round(found.step, 6) == STEP


def test_steps_and_variances_stay_within_their_bounds():
    still, wild = strategy(), strategy()
    for _ in range(60):
        still.advance(nearness)
        wild.advance(lambda point: float(point.sum()))
    for found in (still, wild):
        assert 0.25 <= found.step <= 1.5
        assert (found.variance >= 0.03**2).all()
        assert (found.variance <= 0.25**2).all()
    assert wild.mean.min() > 0.9
    assert still.step < 1


def test_points_are_weights_between_the_lowest_and_the_highest():
    size = len(WEIGHT_NAMES)
    assert weights_at(np.zeros(size)).tolist() == LOW.tolist() == weights_at(np.full(size, -3.0)).tolist()
    assert weights_at(np.ones(size)) == pytest.approx(HIGH)
    assert weights_at(np.full(size, 9.0)) == pytest.approx(HIGH)
    assert weights_at(np.full(size, 0.5)) == pytest.approx((LOW + HIGH) / 2)


def test_training_starts_at_the_weights_of_greedy_but_for_those_that_are_named():
    start = dict(zip(WEIGHT_NAMES, weights_at(initial_strategy(1).mean), strict=True))
    usual = dict(zip(WEIGHT_NAMES, GREEDY_WEIGHTS, strict=True))
    assert start == pytest.approx({**usual, **START})


def test_training_yields_its_generations_and_resumes(monkeypatch):
    def fitness(point, generation, seed, deals):
        return nearness(point[:4]) + 10 * generation + seed + deals

    monkeypatch.setattr(training, "fitness_at", fitness)
    whole = list(training.train(5, generations=4, deals=2))
    assert [generation.number for generation in whole] == [0, 1, 2, 3]
    assert all(6.0 < each.best - 10 * each.number <= 7.0 for each in whole)
    assert all(each.mean <= each.best for each in whole)
    assert set(whole[0].weights) == set(WEIGHT_NAMES)
    begun = initial_strategy(5)
    first = list(training.train(5, generations=2, deals=2, strategy=begun))
    rest = list(training.train(5, generations=4, deals=2, strategy=begun, done=2))
    assert first + rest == whole


def test_fitness_is_the_mean_over_tables_of_three_and_four_with_sharks(monkeypatch):
    asked = []

    def shares(weights, players, deals, first, seed, sharks):
        asked.append((players, deals, first, seed, sharks))
        return float(players)

    monkeypatch.setattr(training, "shares", shares)
    assert training.fitness_at(np.zeros(len(WEIGHT_NAMES)), generation=2, seed=7, deals=5) == 3.5
    assert asked == [(4, 5, 2000, 7, True), (3, 5, 502_000, 7, True)]


@pytest.mark.slow
def test_a_player_with_everybodys_weights_wins_exactly_its_share():
    assert training.shares(GREEDY_WEIGHTS, 3, 4, 0, 1) == pytest.approx(1.0)
