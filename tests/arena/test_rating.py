"""Elo ratings: the usual Elo for two entrants, and known strengths recovered for several."""

from math import log, sqrt

import numpy as np
import pytest

from baghdad.arena.rating import DealPoints, rate


def duel(won, lost):
    return DealPoints((0, 1), (1, 1), [(1.0, 0.0)] * won + [(0.0, 1.0)] * lost)


@pytest.mark.parametrize(("won", "lost"), [(75, 25), (500, 500), (10, 90), (640, 360)])
def test_two_entrants_get_the_usual_elo(won, lost):
    first, last = rate([duel(won, lost)], 2)
    score = (won + 0.5) / (won + lost + 1)
    assert first.elo == pytest.approx(-400 * np.log10(1 / score - 1), abs=1e-6)
    error = 1.96 * 400 / log(10) / sqrt((won + lost) * score * (1 - score))
    assert first.error == pytest.approx(error, rel=0.02)
    assert (last.elo, last.error) == (0, 0)


def test_undefeated_entrant_has_finite_elo_and_wide_interval():
    first, _ = rate([duel(100, 0)], 2)
    assert 800 < first.elo < 1000
    assert first.error > 250


def test_correlated_matches_of_a_deal_count_as_one():
    alone, _ = rate([DealPoints((0, 1), (1, 1), [(1.0, 0.0), (0.0, 1.0)] * 50)], 2)
    twins, _ = rate([DealPoints((0, 1), (1, 1), [(2.0, 0.0), (0.0, 2.0)] * 50)], 2)
    mirror, _ = rate([DealPoints((0, 1), (1, 1), [(1.0, 1.0)] * 100)], 2)
    assert twins.error == pytest.approx(alone.error, rel=0.03)
    assert mirror.error < 0.1 * alone.error


def test_elo_of_one_entrant_against_a_table():
    """A fair share means Elo 0; twice the strength of each of three opponents wins 2 of 5."""
    fair, _ = rate([DealPoints((0, 1), (1, 3), [(1.0, 3.0)] * 100)], 2)
    assert fair.elo == pytest.approx(0, abs=1)
    double, _ = rate([DealPoints((0, 1), (1, 3), [(2.0, 3.0)] * 200)], 2)
    assert double.elo == pytest.approx(400 * np.log10(2), abs=1)


def test_rating_recovers_strengths_from_tables_of_several_sizes():
    strengths = np.array([8.0, 4.0, 2.0, 1.0])
    generator = np.random.default_rng(5)
    tables = []
    for who in [(0, 1), (1, 2), (2, 3), (0, 3), (0, 1, 2), (1, 2, 3), (0, 1, 2, 3)]:
        chances = strengths[list(who)] / strengths[list(who)].sum()
        winners = generator.choice(len(who), 2000, p=chances)
        tables.append(DealPoints(who, (1,) * len(who), np.eye(len(who))[winners]))
    for rating, strength in zip(rate(tables, 4), strengths, strict=True):
        truth = 400 * np.log10(strength)
        assert rating.elo == pytest.approx(truth, abs=1.5 * max(rating.error, 1e-6))
        assert rating.error < 25


def test_undecided_matches_do_not_change_the_rating():
    with_some = DealPoints((0, 1), (1, 1), [(1.0, 0.0)] * 60 + [(0.0, 1.0)] * 40 + [(0.0, 0.0)] * 50)
    assert rate([with_some], 2) == pytest.approx(rate([duel(60, 40)], 2))


def test_single_entrant_has_elo_zero():
    assert rate([], 1)[0].elo == 0
