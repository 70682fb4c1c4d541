"""Confidence intervals of shares and means, compared with published values."""

import pytest

from baghdad.arena.intervals import mean_with_interval, share_with_interval, wilson


@pytest.mark.parametrize(
    ("won", "matches", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (8, 10, 0.4902, 0.9433),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_interval_matches_published_values(won, matches, low, high):
    assert wilson(won, matches) == pytest.approx((low, high), abs=5e-5)


def test_wilson_interval_of_no_matches_is_everything():
    assert wilson(0, 0) == (0.0, 1.0)


def test_share_of_half_a_point_has_an_interval():
    assert share_with_interval(0.5, 1) == {
        "share": 0.5,
        "low": pytest.approx(0.054621, abs=1e-6),
        "high": pytest.approx(0.945379, abs=1e-6),
    }


def test_mean_with_interval():
    found = mean_with_interval([1, 2, 3, 4, 10])
    assert found == {"mean": 4.0, "error": pytest.approx(3.0989, abs=1e-4), "least": 1, "median": 3, "most": 10}
    assert mean_with_interval([7])["error"] == 0
