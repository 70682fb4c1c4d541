"""The levels for dieb: whole matches in compiled code, settings, plays that never happen, and the style of a temper."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import baghdad
from baghdad.bots.characters import Temper
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb.levels import TRAITS, Level, opened_at, temperature_at, trials_at
from baghdad.bots.dieb.rules.end_bias import bias_of_end, gumbel
from baghdad.dieb.action_ids import END, PASS
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.box import PALACES
from baghdad.dieb.tally import count, one
from tests.bots.dieb.styles import figures
from tests.bots.dieb.test_master import match_in_progress
from tests.bots.dieb.test_search_bots import play_stepwise

DIEB = baghdad.game("dieb")
SKILLS = [step / 40 for step in range(41)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["yusuf", "level:3.5"], {}),
        (["dunya", "maryam", "jafar"], {"tactical": True}),
        (["level:6", "idris", "adaptive:1300", "greedy"], {"edition": "nl"}),
    ],
    ids=str,
)
def test_compiled_matches_equal_matches_played_step_by_step(names, options):
    runner = compiled_runner("dieb", names, DIEB.options(**options))
    assert runner is not None
    for seed in (3, 4):
        compiled, stepwise = runner.play(seed), play_stepwise(names, seed, **options)
        assert [CATALOGUE[number] for number in compiled.steps] == [played.action for played in stepwise.history]
        assert stepwise.result is not None
        assert compiled.winners == stepwise.result.winners


@pytest.mark.slow
def test_level_nine_is_the_master():
    for names in (["level:9", "greedy"], ["greedy", "level:9", "greedy"]):
        level, master = (
            compiled_runner("dieb", [name.replace("level:9", best) for name in names], DIEB.options())
            for best in ("level:9", "master")
        )
        assert level is not None
        assert master is not None
        assert level.play(2).steps.tolist() == master.play(2).steps.tolist()


def test_settings_follow_the_skill_without_jumps():
    for setting, step in ((temperature_at, -0.05), (opened_at, 40), (trials_at, 600)):
        values = [setting(skill) for skill in SKILLS]
        assert all(0 <= (after - before) / step <= 1 for before, after in pairwise(values))
    assert (temperature_at(1.0), opened_at(1.0), trials_at(1.0)) == (0.0, 150, 1200)


@pytest.mark.slow
def test_higher_levels_win():
    for higher, lower in (("level:5", "level:1"), ("level:8", "level:4")):
        assert won(higher, lower, 20) >= 18


def won(one: str, other: str, matches: int) -> int:
    """Return how many matches of two the first wins, every deal from both seats."""
    count = 0
    for seat in range(2):
        runner = compiled_runner("dieb", [other, one][:: -1 if seat == 0 else 1], DIEB.options())
        assert runner is not None
        winners = runner.outcomes(range(matches // 2)).winners.tolist()
        count += sum(winner == 1 << seat for winner in winners)
    return count


# --- errors ----------------------------------------------------------------------------------------------------------


def prepared(level: Level, match: baghdad.Match) -> Any:
    workspace = level.allocate(match.players).workspace
    workspace.root = match.state
    return workspace


def test_positions_with_the_same_pieces_are_judged_alike_whatever_was_paid():
    match = match_in_progress()
    workspace = prepared(Level(1), match)
    before, poorer = match.game.copy(match.state), match.game.copy(match.state)
    poorer.held_dancers[int(poorer.seat)] = 0
    poorer.cards[int(poorer.seat)] = 0
    assert bias_of_end(workspace, before, END, before) == bias_of_end(workspace, poorer, END, poorer)


def test_errors_have_the_distribution_of_gumbel():
    hashes = [(2 * step + 1) << 49 for step in range(1 << 10)]
    assert sum(map(gumbel, hashes)) / len(hashes) == pytest.approx(0.5772, abs=0.01)


# --- temper ----------------------------------------------------------------------------------------------------------


def changed_for(trait: str, before: Any, after: Any) -> tuple[int, Any, Any]:
    """Return an end that a trait likes better than `end` with these positions: the action and both positions."""
    seat = int(before.seat)
    palace = next(p for p in range(PALACES) if count(after.thieves[1 - seat], p))
    if trait == "thrift":
        before.cards[seat] += one(palace)
    elif trait == "spite":
        after.guards[seat] += one(palace)
    elif trait == "boldness":
        after.thieves[seat] += one(palace)
    return (PASS if trait == "patience" else END), before, after


@pytest.mark.parametrize("trait", TRAITS)
def test_each_trait_has_its_style(trait):
    match = match_in_progress()
    for value, sign in ((1.0, 1), (0.0, -1)):
        workspace = prepared(Level(9, Temper(**{trait: value})), match)
        plain = match.game.copy(match.state)
        ends = changed_for(trait, match.game.copy(match.state), match.game.copy(match.state))
        other = bias_of_end(workspace, ends[1], ends[0], ends[2])
        assert sign * (other - bias_of_end(workspace, plain, END, plain)) > 0


def test_a_neutral_temper_likes_nothing_better():
    match = match_in_progress()
    assert prepared(Level(9), match).is_biased == 0
    assert prepared(Level(8), match).is_biased == 1


@pytest.mark.slow
def test_the_patient_pass_more_often():
    patient, hasty = (figures(2, 20, 4.0, Temper(patience=value)) for value in (1.0, 0.0))
    assert patient["passes"] > hasty["passes"] + 0.02
