"""Elo of two players is the usual one, and of several what they were made with."""

from math import log, sqrt

import numpy as np
import pytest

from baghdad.arena.rating import Table, rate


def duel(won, lost):
    return Table((0, 1), (1, 1), [(1.0, 0.0)] * won + [(0.0, 1.0)] * lost)


@pytest.mark.parametrize(("won", "lost"), [(75, 25), (500, 500), (10, 90), (640, 360)])
def test_two_players_have_the_usual_elo(won, lost):
    first, last = rate([duel(won, lost)], 2)
    score = (won + 0.5) / (won + lost + 1)
    assert first.elo == pytest.approx(-400 * np.log10(1 / score - 1), abs=1e-6)
    error = 1.96 * 400 / log(10) / sqrt((won + lost) * score * (1 - score))
    assert first.error == pytest.approx(error, rel=0.02)
    assert (last.elo, last.error) == (0, 0)


def test_whoever_always_wins_has_a_finite_elo_and_a_wide_interval():
    first, _ = rate([duel(100, 0)], 2)
    assert 800 < first.elo < 1000
    assert first.error > 250


def test_matches_of_a_deal_that_always_end_alike_count_as_one():
    alone, _ = rate([Table((0, 1), (1, 1), [(1.0, 0.0), (0.0, 1.0)] * 50)], 2)
    twins, _ = rate([Table((0, 1), (1, 1), [(2.0, 0.0), (0.0, 2.0)] * 50)], 2)
    mirror, _ = rate([Table((0, 1), (1, 1), [(1.0, 1.0)] * 100)], 2)
    assert twins.error == pytest.approx(alone.error, rel=0.03)
    assert mirror.error < 0.1 * alone.error


def test_one_against_a_table():
    """Winning a fair share is no Elo at all; twice as strong as each of three is 2 wins of 5."""
    fair, _ = rate([Table((0, 1), (1, 3), [(1.0, 3.0)] * 100)], 2)
    assert fair.elo == pytest.approx(0, abs=1)
    double, _ = rate([Table((0, 1), (1, 3), [(2.0, 3.0)] * 200)], 2)
    assert double.elo == pytest.approx(400 * np.log10(2), abs=1)


def test_a_field_at_tables_of_several_sizes_gets_back_the_strengths_it_was_made_with():
    strengths = np.array([8.0, 4.0, 2.0, 1.0])
    generator = np.random.default_rng(5)
    tables = []
    for who in [(0, 1), (1, 2), (2, 3), (0, 3), (0, 1, 2), (1, 2, 3), (0, 1, 2, 3)]:
        chances = strengths[list(who)] / strengths[list(who)].sum()
        winners = generator.choice(len(who), 2000, p=chances)
        tables.append(Table(who, (1,) * len(who), np.eye(len(who))[winners]))
    for rating, strength in zip(rate(tables, 4), strengths, strict=True):
        truth = 400 * np.log10(strength)
        assert rating.elo == pytest.approx(truth, abs=1.5 * max(rating.error, 1e-6))
        assert rating.error < 25


def test_matches_without_a_winner_say_nothing():
    with_some = Table((0, 1), (1, 1), [(1.0, 0.0)] * 60 + [(0.0, 1.0)] * 40 + [(0.0, 0.0)] * 50)
    assert rate([with_some], 2) == pytest.approx(rate([duel(60, 40)], 2))


def test_one_entrant_alone():
    assert rate([], 1)[0].elo == 0
