"""The school: every intended and every wrong try of every step, played with the rules and at a table of the server."""

from __future__ import annotations

from itertools import product

import pytest

import baghdad
from baghdad.bots.registry import is_level
from baghdad.core.errors import IllegalAction
from baghdad.server.tables.school import ANY, LEARNER, matches, reply_to, school

STEPS = [
    pytest.param(game, number, id=f"{game}-{number}")
    for game in baghdad.games()
    for number in range(1, len(school(game).steps) + 1)
]


def step(game, number):
    return school(game).steps[number - 1]


def started(game, number):
    """Return a match at the beginning of a step, after what others play first."""
    match = baghdad.game(game).from_position(step(game, number).start)
    for move in step(game, number).before:
        match.play(move.action, move.seat)
    return match


def listed(patterns):
    return [patterns] if isinstance(patterns, str) else patterns


def actions_for(match, pattern, legal=True):
    """Return the actions that a pattern stands for: itself, or the legal actions that it fits."""
    if ANY not in pattern:
        return [pattern]
    return [str(action) for action in match.legal(LEARNER) if matches(pattern, str(action))]


def play(match, game, number, action):
    """Play an action of the learner and what the step has others reply."""
    match.play(action, LEARNER)
    while (reply := reply_to(step(game, number), match.history)) is not None:
        match.play(reply.action, reply.seat)


def played_ways(game, number, way):
    """Yield a match for each way to play the actions of a way, with the last action still to be played."""
    for patterns in product(*map(listed, way)):
        found = [(started(game, number), [])]
        for pattern in patterns[:-1]:
            first = next(iter(actions_for(found[0][0], pattern)), None)
            assert first is not None, pattern
            for match, _ in found:
                play(match, game, number, first)
        for match, _ in found:
            yield match, patterns[-1]


def test_both_games_have_ten_steps_and_computer_players_for_the_other_seats():
    for game in baghdad.games():
        lessons = school(game)
        assert len(lessons.steps) == 10
        assert all(is_level(bot, game) for bot in lessons.bots)
        assert all(each.start["players"] == 1 + len(lessons.bots) for each in lessons.steps)


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_position_is_one_that_the_rules_accept_and_the_learner_is_to_act(game, number):
    match = started(game, number)
    assert baghdad.game(game).from_position(step(game, number).start).position() == step(game, number).start
    assert LEARNER in match.to_act


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_intended_way_can_be_played(game, number):
    for way in step(game, number).ways:
        for match, last in played_ways(game, number, way):
            actions = actions_for(match, last)
            assert actions, last
            for action in actions:
                assert match.why_not(action, LEARNER) is None, action
            play(match, game, number, actions[0])


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_wrong_try_is_allowed_or_refused_as_the_step_says_and_is_no_intended_way(game, number):
    intended = [way[0] for way in step(game, number).ways if len(way) == 1]
    for wrong in step(game, number).wrong:
        tried = 0
        for match, last in (found for way in wrong.tries for found in played_ways(game, number, way)):
            actions = [] if wrong.refused and ANY in last else actions_for(match, last)
            for action in {*actions[:2], *actions[-2:]}:
                assert (match.why_not(action, LEARNER) is not None) == wrong.refused, (wrong.answer, action)
                if ANY not in last and not wrong.refused:
                    assert not any(matches(patterns, action) for patterns in intended), action
                tried += 1
        assert tried, wrong.answer


@pytest.mark.parametrize(("game", "number"), STEPS)
def test_every_step_names_what_is_hidden_and_lit_once(game, number):
    one = step(game, number)
    assert len(set(one.hidden)) == len(one.hidden)
    assert not set(one.lit) & set(one.hidden)
    answers = [wrong.answer for wrong in one.wrong]
    assert answers


def test_maryam_wins_if_the_learner_of_dieb_waits_in_the_race():
    match = started("dieb", 9)
    play(match, "dieb", 9, "pass")
    assert match.result.winners == (1,)


def test_said_accepts_a_lie_he_likes_and_declines_an_honest_slip():
    for offer, kind in (
        ("offer 1 give Mint as Horses want 1 port", "trade"),
        ("offer 1 give Mint want 1 port", "decline"),
    ):
        match = started("voleurs", 8)
        play(match, "voleurs", 8, offer)
        assert any(event.kind == kind for event in match.history[-1].events), match.history[-1].events


def test_the_last_step_of_voleurs_ends_the_match_and_wins_it():
    match = started("voleurs", 10)
    play(match, "voleurs", 10, "move vizier i8>i6 < Copper")
    while not match.over:
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    assert match.result.winners == (0,)


def test_a_refused_try_raises_and_changes_nothing():
    match = started("dieb", 2)
    with pytest.raises(IllegalAction):
        match.play("smuggle b", LEARNER)
    assert match.position() == step("dieb", 2).start


# --- at a table ------------------------------------------------------------------------------------------------------


def start_step(server, game, number):
    status, created = server.ask("POST", "api/school", {"game": game, "step": number, "name": "Ann"})
    assert status == 201, created
    return created


@pytest.mark.parametrize("game", baghdad.games())
def test_a_wrong_try_at_the_table_is_taken_back_with_what_others_did_after_it(server, game):
    number, wrong = {"dieb": (9, "pass"), "voleurs": (7, "accept 1 < Lambs, Iron")}[game]
    created = start_step(server, game, number)
    assert created["table"]["school"] == number
    assert created["table"]["lesson"] is False
    with server.join(created) as ann:
        ann.next()
        before = ann.say("view")["data"]["view"]
        stored = ann.say("play", action=wrong)["number"]
        while ann.number < stored + (game == "dieb"):
            ann.next()
        assert ann.over == (game == "dieb")
        stored = ann.say("undo")["number"]
        while ann.number < stored:
            ann.next()
        assert ann.say("view")["data"]["view"] == before
        assert ann.say("undo")["code"] == "nothing_to_undo"


def test_unknown_steps_and_games_without_a_school_are_refused(server):
    for step_number in (0, 11):
        status, problem = server.ask("POST", "api/school", {"game": "dieb", "step": step_number, "name": "Ann"})
        assert (status, problem["code"]) == (404, "no_such_step")
    status, problem = server.ask("POST", "api/school", {"game": "chess", "step": 1, "name": "Ann"})
    assert (status, problem["code"]) == (400, "unknown_game")
