"""Shares and means against values known from elsewhere."""

import pytest

from baghdad.arena.intervals import shared, spread, wilson


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
def test_wilson(won, matches, low, high):
    assert wilson(won, matches) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_says_nothing():
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_share_of_divided_matches_has_an_interval_too():
    assert shared(0.5, 1) == {
        "share": 0.5,
        "low": pytest.approx(0.054621, abs=1e-6),
        "high": pytest.approx(0.945379, abs=1e-6),
    }


def test_spread():
    found = spread([1, 2, 3, 4, 10])
    assert found == {"mean": 4.0, "error": pytest.approx(3.0989, abs=1e-4), "least": 1, "median": 3, "most": 10}
    assert spread([7])["error"] == 0
