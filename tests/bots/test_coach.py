"""The coach: it speaks of what the seat can know, and warns of what an action gives away, found by the rules."""

from __future__ import annotations

import pytest

import baghdad
from baghdad.bots.coach import MAX_LINES, coaching
from baghdad.core.rng import rng_for
from baghdad.server.tables.school import school


def at_step(game, number):
    step = school(game).steps[number - 1]
    match = baghdad.game(game).from_position(step.start)
    for move in step.before:
        match.play(move.action, move.seat)
    return match


def said(game, number, action=None):
    match = at_step(game, number)
    found = match.game.parse(action) if action else None
    return coaching(match.game.part("coach"), match, 0, found)


def keys(lines):
    return [line.key.rpartition("-")[2] for line in lines]


def test_dieb_is_told_chests_to_go_what_to_take_and_where_a_guard_is_missing():
    told = said("dieb", 1)
    assert keys(told.aim) == ["aim"]
    assert (told.aim[0].facts["number"], told.aim[0].facts["missing"]) == (6, 1)
    assert keys(told.plan) == ["chest", "guard"]
    assert told.plan[0].facts["price"] == 1
    assert keys(said("dieb", 5).plan) == ["smuggle", "guard", "keep"]
    waits = keys(said("dieb", 6).plan)
    assert waits[0] == "wait"
    assert "guard" not in waits, "it would contradict waiting"


@pytest.mark.parametrize(
    ("number", "action", "palaces"),
    [
        (1, "guard b>a a", ["a"]),  # the only card is gone
        (1, "pass", ["a"]),
        (1, "smuggle a", []),
        (5, "smuggle a", []),  # two more are enough at the Moon palace
        (7, "guard a>b b", ["b"]),
        (9, "guard b>a b", []),  # card and dancer still pay
        (9, "guard a>b a", []),  # a guard brings the last thief from the Falcon palace
        (9, "pass", ["a"]),
    ],
)
def test_dieb_is_warned_of_a_chest_that_can_be_taken_now_and_not_afterwards(number, action, palaces):
    lost = said("dieb", number, action).lost
    assert [line.facts["palace"].facts["letter"] for line in lost if line.facts["palace"].facts["letter"] in "ab"] == (
        palaces
    )


def test_voleurs_is_told_what_the_birthday_card_asks_for_and_warned_of_a_gem_it_can_pay_for():
    told = said("voleurs", 1)
    assert keys(told.aim) == ["aim"]
    assert told.aim[0].facts["missing"] == 1
    assert keys(told.plan)[0] == "buy"
    assert keys(said("voleurs", 10).aim) == ["home"]
    assert keys(said("voleurs", 1, "agent caravaneer < Iron").lost) == ["lost"]
    assert said("voleurs", 1, "gem sapphire < Iron, Lambs").lost == ()


@pytest.mark.parametrize("game", baghdad.games())
def test_plans_are_short_and_the_same_for_all_states_that_look_the_same(game):
    for number in range(1, 11):
        match = at_step(game, number)
        told = coaching(match.game.part("coach"), match, 0, None)
        assert len(told.plan) <= MAX_LINES
        redealt = at_step(game, number)
        redealt.state = match.game.redeal(match.state, 0, rng_for(number))
        assert coaching(match.game.part("coach"), redealt, 0, None) == told
