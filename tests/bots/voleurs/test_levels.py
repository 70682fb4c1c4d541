"""The levels for voleurs: whole matches in compiled code, settings, and the style of a temper."""

from __future__ import annotations

from itertools import pairwise

import pytest

import baghdad
from baghdad.arena.contest import new_contest
from baghdad.arena.contest_match import MatchRunner, play_compiled, play_stepwise
from baghdad.bots.characters import Temper
from baghdad.bots.voleurs.compiled_matches import compiled_runner
from baghdad.bots.voleurs.levels import Level, budget_at, candidates_at, style_of, temperature_at
from baghdad.bots.voleurs.weights import TUNED_WEIGHTS
from tests.arena.test_contest_match import without_match_times

VOLEURS = baghdad.game("voleurs")
SKILLS = [step / 40 for step in range(41)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (("yusuf", "level:4.5", "dunya"), {}),
        (("level:6.5", "adaptive:1300", "jafar", "greedy"), {"exchange": True, "blocking": True}),
    ],
    ids=str,
)
def test_compiled_matches_equal_matches_played_step_by_step(names, options):
    contest = new_contest("voleurs", names, options=options)
    runners = MatchRunner(contest)
    for index in range(2):
        runner = runners.runner(index)
        assert runner is not None
        compiled = play_compiled(contest, 0, index, True, runner)
        assert without_match_times(compiled) == without_match_times(play_stepwise(contest, 0, index, True))


def test_level_nine_is_the_master():
    player = Level(9).at_table(4)
    assert (player.budget.iterations, player.temperature, player.max_candidates) == (600, 0.0, 16)
    assert player.weights == pytest.approx(TUNED_WEIGHTS)


def test_settings_follow_the_skill():
    iterations = [budget_at(skill).iterations for skill in SKILLS]
    assert iterations == sorted(iterations)
    assert all(after < before for before, after in pairwise(temperature_at(skill) for skill in SKILLS))
    assert candidates_at(0.6) == 2


@pytest.mark.slow
def test_higher_levels_win():
    won = 0
    for seat in range(3):
        runner = compiled_runner([Level(5 if seat == each else 1) for each in range(3)], VOLEURS.options())
        assert runner is not None
        won += sum(winners == 1 << seat for winners in runner.outcomes(range(10)).winners.tolist())
    assert won >= 16


@pytest.mark.parametrize(
    ("trait", "weight", "sign"),
    [("truth", "lies", -1), ("trust", "trust", 1), ("spite", "denial", 1), ("thrift", "thrift", 1)],
)
def test_traits_change_weights_of_the_policy(trait, weight, sign):
    most, least = (style_of(Temper(**{trait: value}))[weight] for value in (1.0, 0.0))
    assert sign * (most - least) > 0
