"""Whole matches of voleurs in compiled code: the same as those played step by step."""

from __future__ import annotations

from collections import Counter

import pytest

import baghdad
from baghdad.arena.contest import new_contest
from baghdad.arena.contest_match import MatchRunner, play_compiled, play_stepwise
from baghdad.bots.bot import Choice
from baghdad.bots.budget import Budget
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.voleurs.compiled_matches import compiled_runner as voleurs_runner
from baghdad.bots.voleurs.greedy import Greedy, greedy_choice, search_workspace
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS
from baghdad.bots.voleurs.search import Search, ranked
from baghdad.bots.voleurs.sequential_halving import search_position
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from baghdad.core.knowledge import knowledge_of
from baghdad.core.rng import rng_for
from baghdad.voleurs.state import BUYING
from tests.arena.test_contest_match import without_match_times
from tests.bots.voleurs.positions import play

VOLEURS = baghdad.game("voleurs")


ADVANCED = {"refuge": True, "blocking": True, "vizier_kill": True, "exchange": True, "price_rise": True}
OASIS = {"change_moves_vizier": True, "act_from_desert": True, "own_victims": False, "board": "oasis"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (("greedy",) * 3, {}),
        (("greedy",) * 4, ADVANCED),
        (("greedy",) * 3, OASIS),
        (("greedy",) * 5, {"deal_characters": True, "offer_cap": 1, "round_cap": 4}),
        (("greedy",) * 3, {"decision_cap": 61}),
        (("greedy", "thief", "master:8"), {}),
        (("search:12", "greedy", "greedy", "search:6"), ADVANCED),
        (("master:30", "search:1", "journeyman"), OASIS),
        (("master:4", "greedy", "master:4", "greedy", "search:4"), {"deal_characters": True, "round_cap": 6}),
        (("thief", "search:20", "master:20"), {"decision_cap": 93}),
    ],
    ids=str,
)
def test_compiled_matches_equal_matches_played_step_by_step(names, options):
    """Seats, actions, result, rounds and standings are compared, for three deals with rotated seats."""
    contest = new_contest("voleurs", names, options=options)
    runners = MatchRunner(contest)
    for index in range(3):
        runner = runners.runner(index)
        assert runner is not None
        compiled = play_compiled(contest, 0, index, True, runner)
        assert without_match_times(compiled) == without_match_times(play_stepwise(contest, 0, index, True))


@pytest.mark.parametrize("other", ["random", "apprentice", "search:8x2", "master:1s"])
def test_players_that_are_directed_from_python_have_no_compiled_runner(other):
    assert compiled_runner("voleurs", ["greedy", "greedy", other], VOLEURS.options()) is None


def test_a_search_that_chooses_in_another_way_has_no_compiled_runner():
    class First(Search):
        def choose(self, knowledge, rng):
            return Choice(knowledge.legal[0], "choose")

    assert voleurs_runner([Greedy(), Search(Budget(8)), Greedy()], VOLEURS.options()) is not None
    assert voleurs_runner([Greedy(), First(Budget(8)), Greedy()], VOLEURS.options()) is None


def test_decisions_are_timed_only_at_tables_where_a_player_searches():
    options = VOLEURS.options()
    searching = compiled_runner("voleurs", ["greedy", "thief", "greedy"], options)
    greedy = compiled_runner("voleurs", ["greedy", "journeyman", "greedy"], options)
    assert searching is not None
    assert greedy is not None
    assert (searching.instant, greedy.instant) == (False, True)


@pytest.mark.slow
@pytest.mark.parametrize("weights", [GREEDY_WEIGHTS, TUNED_WEIGHTS], ids=["greedy", "master"])
def test_a_single_suggested_purchase_is_the_only_candidate_and_the_greedy_action(weights):
    """So a search needn't know the list of suggested actions, which is made in Python."""
    kinds = Counter()
    for seed, options in enumerate([{}, ADVANCED, OASIS, {"exchange": True, "deal_characters": True}]):
        match, _ = play(["greedy", "apprentice", "random"], seed, **options)
        for played in match.history:
            legal = VOLEURS.legal(played.before, played.seat)
            if played.before.phase == BUYING and len(legal) == 1:
                knowledge = knowledge_of(VOLEURS, played.before, match.options, played.seat, legal, rng_for(seed))
                workspace_bytes = search_workspace(knowledge, rng_for(seed), weights)
                search = search_position(workspace_bytes.copy(), rng_for(seed), Budget(1))
                assert search.candidate_count == 1
                assert ranked(knowledge, search, 0).action == legal[0]
                assert greedy_choice(knowledge, workspace_bytes).action == legal[0]
                kinds[legal[0].kind] += 1
    assert kinds["slipper"] > 0
    assert kinds["gem"] > 0
