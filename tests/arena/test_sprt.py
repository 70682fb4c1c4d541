"""The sequential test: its ratio where it is known, its errors where they are promised."""

from math import log

import numpy as np
import pytest

from baghdad.arena.errors import ArenaError
from baghdad.arena.sprt import BETTER, BOUND, NOT_BETTER, OPEN, Sprt, judged, read_sprt, share_at


def test_the_bounds_are_those_of_five_per_cent():
    assert pytest.approx(2.9444, abs=1e-4) == BOUND


@pytest.mark.parametrize(("elo", "seats", "share"), [(0, (1, 1), 0.5), (400, (1, 1), 10 / 11), (0, (1, 3), 0.25)])
def test_the_share_that_elo_means(elo, seats, share):
    assert share_at(elo, seats) == pytest.approx(share)


def test_the_ratio_of_won_and_lost_matches_is_the_one_of_coins():
    test = Sprt(0, 30)
    judged(test, [1.0, 0.0, 1.0, 1.0, 0.0] * 20)
    high = share_at(30, (1, 1))
    assert test.llr == pytest.approx(60 * log(high / 0.5) + 40 * log((1 - high) / 0.5), abs=0.01)


def test_pairs_with_less_scatter_are_worth_more():
    coins, pairs = Sprt(0, 30), Sprt(0, 30)
    judged(coins, ([1.0] * 11 + [0.0] * 9) * 5)
    judged(pairs, ([1.0] + [0.5] * 18 + [1.0]) * 5)
    assert pairs.llr > 2 * coins.llr > 0


def outcome(share, generator):
    test = Sprt(0, 150)
    while test.verdict == OPEN:
        test.see(float(generator.random() < share))
    return test.verdict


def test_it_errs_no_more_often_than_it_says():
    generator = np.random.default_rng(3)
    runs = 100
    wrongly_better = sum(outcome(share_at(0, (1, 1)), generator) == BETTER for _ in range(runs))
    wrongly_not = sum(outcome(share_at(150, (1, 1)), generator) == NOT_BETTER for _ in range(runs))
    assert wrongly_better <= 10
    assert wrongly_not <= 10


def test_one_who_always_wins_is_better_soon_but_not_at_once():
    test = Sprt(0, 50)
    assert 10 < judged(test, [1.0] * 100) < 40
    assert test.verdict == BETTER
    assert test.deals == judged(Sprt(0, 50), [1.0] * 100)


def test_reading():
    assert read_sprt("0:30") == (0, 30)
    assert read_sprt("-5:2.5") == (-5, 2.5)


@pytest.mark.parametrize("text", ["", "30", "30:0", "5:5", "a:b", "0:30:60", "0:3O", "0:٣", "nan:1", "0:99999"])
def test_what_is_no_test(text):
    with pytest.raises(ArenaError) as raised:
        read_sprt(text)
    assert raised.value.code == "bad_sprt"
