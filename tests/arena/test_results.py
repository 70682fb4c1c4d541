"""Results of fake matches with known figures, and of played matches."""

import pytest

from baghdad.arena.contest import new_contest
from baghdad.arena.results import points_of, results_of
from tests.arena.contests import fake_match, play_here, short_contest

ROW = {"name", "seats", "matches", "wins", "points", "share", "low", "high", "fair", "fair_shares", "elo", "elo_error",
       "decisions_per_match", "seconds_per_move"}  # fmt: skip


def test_results_of_three_wins_in_four_matches():
    contest = short_contest("greedy", "random")
    winners = [0, 1, 0, 0]  # seats; the first sits in 0, 1, 0, 1
    matches = [fake_match(contest, index, (seat,), rounds=10 + index) for index, seat in enumerate(winners)]
    results = results_of(contest, matches)
    first, last = results["bots"]
    assert set(first) == set(last) == ROW
    assert (first["name"], first["wins"], first["share"]) == ("greedy", 3, 0.75)
    assert first["low"] < 0.75 < first["high"]
    assert last["share"] == 0.25
    assert (first["fair"], first["fair_shares"], last["fair_shares"]) == (0.5, 1.5, 0.5)
    assert first["elo"] > 0 == last["elo"]
    assert first["seconds_per_move"] == 0.5
    assert [row["share"] for row in results["seat_advantage"]] == [0.75, 0.25]
    assert results["rounds"]["mean"] == 11.5
    assert results["decisions"]["mean"] == 2
    assert (results["matches"], results["deals"], results["shared"], results["unfinished"]) == (4, 2, 0, 0)


def test_several_winners_divide_the_point():
    contest = short_contest("greedy", "random", players=3)
    matches = [fake_match(contest, 0, (0, 1)), fake_match(contest, 1, (0, 1, 2)), fake_match(contest, 2, ())]
    assert points_of(contest, matches[0]) == [0.5, 0.5]
    results = results_of(contest, matches)
    first, last = results["bots"]
    assert (first["wins"], last["wins"]) == (2, 2)
    assert first["points"] == pytest.approx(0.5 + 1 / 3, abs=1e-6)
    assert last["points"] == pytest.approx(0.5 + 2 / 3, abs=1e-6)
    assert last["fair"] == pytest.approx(2 / 3, abs=1e-6)
    assert (results["shared"], results["unfinished"]) == (2, 1)


def test_each_entrant_has_its_own_row():
    contest = new_contest("dieb", ["greedy", "greedy", "random"])
    results = results_of(contest, [fake_match(contest, 0, (1,))])
    assert [row["name"] for row in results["bots"]] == ["greedy", "greedy (2)", "random"]
    assert [row["wins"] for row in results["bots"]] == [0, 1, 0]
    assert results["seats"] == ["greedy", "greedy", "random"]


@pytest.mark.slow
def test_interval_of_equal_bots_contains_one_half():
    contest = new_contest("dieb", ["greedy", "greedy"])
    for row in results_of(contest, play_here(contest, 60))["bots"]:
        assert row["low"] < 0.5 < row["high"]


def test_paired_matches_of_equal_bots_give_equal_points():
    contest = new_contest("dieb", ["greedy", "greedy"], paired=True)
    first, last = results_of(contest, play_here(contest, 6))["bots"]
    assert first["points"] == last["points"] == 3
    assert first["elo"] == 0
