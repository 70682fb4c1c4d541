"""Whole matches of voleurs in compiled code: the same as those played step by step."""

from __future__ import annotations

import pytest

import baghdad
from baghdad.arena.contest import new_contest
from baghdad.arena.contest_match import MatchRunner, play_compiled, play_stepwise
from baghdad.bots.compiled_matches import compiled_runner
from tests.arena.test_contest_match import without_match_times

VOLEURS = baghdad.game("voleurs")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {}),
        (4, {"refuge": True, "blocking": True, "vizier_kill": True, "exchange": True, "price_rise": True}),
        (3, {"change_moves_vizier": True, "act_from_desert": True, "own_victims": False, "board": "oasis"}),
        (5, {"deal_characters": True, "offer_cap": 1, "round_cap": 4}),
        (3, {"decision_cap": 61}),
    ],
    ids=str,
)
def test_compiled_matches_equal_matches_played_step_by_step(players, options):
    """Seats, actions, result, rounds and standings are compared."""
    contest = new_contest("voleurs", ("greedy",), players, options=options)
    runner = MatchRunner(contest).runner(0)
    assert runner is not None
    for index in range(2):
        compiled = play_compiled(contest, 0, index, True, runner)
        assert without_match_times(compiled) == without_match_times(play_stepwise(contest, 0, index, True))


@pytest.mark.parametrize("other", ["random", "apprentice", "search:8", "master:1s"])
def test_players_that_decide_in_python_have_no_compiled_runner(other):
    assert compiled_runner("voleurs", ["greedy", "greedy", other], VOLEURS.options()) is None
