"""The sequential probability ratio test: known likelihood ratios and error rates."""

from math import log

import numpy as np
import pytest

from baghdad.arena.errors import ArenaError
from baghdad.arena.sprt import BETTER, BOUND, NOT_BETTER, OPEN, Sprt, expected_share, parse_sprt


def deals_until_end(sprt, scores):
    """Return how many of these deals the test takes until it ends; None if it does not end."""
    for deals, score in enumerate(scores, start=1):
        if sprt.add_score(score):
            return deals
    return None


def test_bounds_belong_to_five_percent_error_rates():
    assert pytest.approx(2.9444, abs=1e-4) == BOUND


@pytest.mark.parametrize(("elo", "seats", "share"), [(0, (1, 1), 0.5), (400, (1, 1), 10 / 11), (0, (1, 3), 0.25)])
def test_expected_share_of_an_elo_difference(elo, seats, share):
    assert expected_share(elo, seats) == pytest.approx(share)


def test_llr_of_wins_and_losses_is_binomial():
    test = Sprt(0, 30)
    deals_until_end(test, [1.0, 0.0, 1.0, 1.0, 0.0] * 20)
    high = expected_share(30, (1, 1))
    assert test.llr == pytest.approx(60 * log(high / 0.5) + 40 * log((1 - high) / 0.5), abs=0.01)


def test_paired_scores_with_less_variance_give_a_larger_llr():
    coins, pairs = Sprt(0, 30), Sprt(0, 30)
    deals_until_end(coins, ([1.0] * 11 + [0.0] * 9) * 5)
    deals_until_end(pairs, ([1.0] + [0.5] * 18 + [1.0]) * 5)
    assert pairs.llr > 2 * coins.llr > 0


def simulated_verdict(share, generator):
    test = Sprt(0, 150)
    while test.verdict == OPEN:
        test.add_score(float(generator.random() < share))
    return test.verdict


def test_error_rates_are_within_their_bounds():
    generator = np.random.default_rng(3)
    runs = 100
    wrongly_better = sum(simulated_verdict(expected_share(0, (1, 1)), generator) == BETTER for _ in range(runs))
    wrongly_not = sum(simulated_verdict(expected_share(150, (1, 1)), generator) == NOT_BETTER for _ in range(runs))
    assert wrongly_better <= 10
    assert wrongly_not <= 10


def test_undefeated_entrant_needs_between_10_and_40_deals():
    test = Sprt(0, 50)
    assert 10 < deals_until_end(test, [1.0] * 100) < 40
    assert test.verdict == BETTER
    assert test.deals == deals_until_end(Sprt(0, 50), [1.0] * 100)


def test_parse_sprt():
    assert parse_sprt("0:30") == (0, 30)
    assert parse_sprt("-5:2.5") == (-5, 2.5)


@pytest.mark.parametrize("text", ["", "30", "30:0", "5:5", "a:b", "0:30:60", "0:3O", "0:٣", "nan:1", "0:99999"])
def test_malformed_sprt_is_refused(text):
    with pytest.raises(ArenaError) as raised:
        parse_sprt(text)
    assert raised.value.code == "bad_sprt"
