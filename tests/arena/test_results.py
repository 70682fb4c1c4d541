"""What is said of matches: known from made-up ones, and true of played ones."""

import pytest

from baghdad.arena.contest import new_contest
from baghdad.arena.results import points_of, results_of
from tests.arena.contests import made_up, played, short

ROW = {"name", "seats", "matches", "wins", "points", "share", "low", "high", "fair", "fair_shares", "elo", "elo_error",
       "decisions_per_match", "seconds_per_move"}  # fmt: skip


def test_the_first_wins_three_of_four():
    contest = short("greedy", "random")
    winners = [0, 1, 0, 0]  # seats; the first sits in 0, 1, 0, 1
    matches = [made_up(contest, index, (seat,), rounds=10 + index) for index, seat in enumerate(winners)]
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


def test_winners_share_a_match():
    contest = short("greedy", "random", players=3)
    matches = [made_up(contest, 0, (0, 1)), made_up(contest, 1, (0, 1, 2)), made_up(contest, 2, ())]
    assert points_of(contest, matches[0]) == [0.5, 0.5]
    results = results_of(contest, matches)
    first, last = results["bots"]
    assert (first["wins"], last["wins"]) == (2, 2)
    assert first["points"] == pytest.approx(0.5 + 1 / 3, abs=1e-6)
    assert last["points"] == pytest.approx(0.5 + 2 / 3, abs=1e-6)
    assert last["fair"] == pytest.approx(2 / 3, abs=1e-6)
    assert (results["shared"], results["unfinished"]) == (2, 1)


def test_a_row_for_each_name_given():
    contest = new_contest("dieb", ["greedy", "greedy", "random"])
    results = results_of(contest, [made_up(contest, 0, (1,))])
    assert [row["name"] for row in results["bots"]] == ["greedy", "greedy (2)", "random"]
    assert [row["wins"] for row in results["bots"]] == [0, 1, 0]
    assert results["seats"] == ["greedy", "greedy", "random"]


@pytest.mark.slow
def test_a_mirror_match_brackets_one_half():
    contest = new_contest("dieb", ["greedy", "greedy"])
    for row in results_of(contest, played(contest, 60))["bots"]:
        assert row["low"] < 0.5 < row["high"]


def test_paired_mirror_matches_are_even_to_the_last_point():
    contest = new_contest("dieb", ["greedy", "greedy"], paired=True)
    first, last = results_of(contest, played(contest, 6))["bots"]
    assert first["points"] == last["points"] == 3
    assert first["elo"] == 0
