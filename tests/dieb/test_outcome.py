"""The end of a match: by chests, by a standstill, or cut off (D-END-*, D-AMB-25, D-AMB-32)."""

from __future__ import annotations

import pytest

from tests.dieb.positions import GAME, at, hand

NOTHING_LEFT = {"pile": "", "discard": "", "dancers": 0}
PLAYERS_AND_GOALS = pytest.mark.parametrize(("players", "goal"), [(2, 6), (3, 5), (4, 4)])


@PLAYERS_AND_GOALS
@pytest.mark.rule("D-END-1", "D-END-2")
def test_first_player_with_enough_chests_wins_at_once(players, goal):
    match = at(players, a="0N/000", b="0N", won=["44455"[: goal - 1]], hands=["aabb"])
    assert match.view(None)["chests_to_win"] == goal
    assert not match.over
    assert match.result is None
    events = match.play("smuggle a")
    assert [event.kind for event in events] == ["smuggle", "theft", "over"]
    assert match.position()["phase"] == "over"
    assert match.result.winners == (0,)
    assert match.result.reason == "chests"
    assert match.result.scores == (goal, *[0] * (players - 1))
    assert hand(match) == "abb"


@PLAYERS_AND_GOALS
@pytest.mark.rule("D-END-1")
def test_one_chest_fewer_does_not_win(players, goal):
    match = at(players, a="0N/000", won=["44455"[: goal - 2]], hands=["a"])
    match.play("smuggle a")
    assert not match.over
    assert match.to_act == (0,)


@pytest.mark.rule("D-END-3")
def test_there_is_one_winner_and_no_last_round():
    match = at(3, a="1N/111", won=["4444", "5555", "4566"], seat=1, hands=["", "a"])
    match.play("smuggle a")
    assert match.result.winners == (1,)
    assert match.result.scores == (4, 5, 4)
    for seat in range(3):
        assert match.legal(seat) == []
        assert match.why_not("pass", seat).code == "match_over"


@pytest.mark.rule("D-AMB-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_without_an_action_or_a_card_ends_the_match(players):
    match = at(players, seat=1, won=["44", "45", "6"], **NOTHING_LEFT)
    for number in range(players):
        assert not match.over
        assert match.view(None)["idle_turns"] == number
        match.play("pass")
    assert match.over
    assert match.result.reason == "standstill"
    assert match.result.winners == (0, 1)


@pytest.mark.rule("D-AMB-25")
def test_most_chests_win_at_a_standstill():
    match = at(3, won=["4", "45", "4"], **NOTHING_LEFT)
    for _ in range(3):
        match.play("pass")
    assert match.result.winners == (1,)
    assert match.result.scores == (1, 2, 1)


@pytest.mark.rule("D-AMB-25")
def test_match_continues_while_cards_can_be_drawn():
    match = at(2, pile="a" * 12, discard="")
    for _ in range(3):
        match.play("pass")
        assert match.view(None)["idle_turns"] == 0
    match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.over


@pytest.mark.rule("D-AMB-25")
def test_a_dancer_taken_interrupts_a_standstill():
    match = at(2, pile="", discard="", dancers=1)
    match.play("pass")
    match.play("pass *")
    assert match.view(None)["idle_turns"] == 0
    match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.over


@pytest.mark.rule("D-AMB-25")
def test_an_action_interrupts_a_standstill():
    match = at(2, a="1", b="N", hands=["", "a"], **NOTHING_LEFT)
    match.play("pass")
    match.play("guard a>b *")
    match.play("end")
    match.play("pass")
    assert match.view(None)["idle_turns"] == 1
    assert not match.over
    match.play("pass")
    assert match.result.reason == "standstill"


@pytest.mark.rule("D-AMB-25", "D-AMB-4")
def test_a_chest_taken_by_choice_interrupts_a_standstill():
    match = at(2, a="0N/0000", optional_theft=True, **NOTHING_LEFT)
    match.play("steal a")
    assert match.view(1)["stole"] is True
    match.play("pass")
    assert match.view(1)["stole"] is False
    assert match.view(None)["idle_turns"] == 0
    match.play("pass")
    assert not match.over
    match.play("pass")
    assert match.result.winners == (0,)
    assert match.result.reason == "standstill"


@pytest.mark.rule("D-AMB-32")
def test_guards_may_move_back_and_forth_without_limit():
    match = at(2, a="0", b="N", hands=["aa"], pile="", discard="")
    for _ in range(100):
        for action in ("guard a>b a", "guard b>a a", "end", "pass"):
            match.play(action)
    assert hand(match) == "aa"
    assert not match.over


@pytest.mark.rule("D-AMB-32")
@pytest.mark.parametrize("cap", [1, 8, 13])
def test_capped_match_has_no_winner(cap):
    match = GAME.new(players=2, seed=1, decision_cap=cap)
    for _ in range(cap):
        assert not match.over
        match.play(match.legal()[0])
    assert match.over
    assert match.result.winners == ()
    assert match.result.reason == "unfinished"
    assert match.legal() == GAME.legal(match.state, 0) == []
    assert match.view(None)["decisions"] == cap


@pytest.mark.rule("D-AMB-32", "D-END-1")
def test_winning_chest_counts_on_the_last_decision_before_the_cap():
    match = at(2, a="0N/000", won=["44455"], hands=["a"], decision_cap=9, decisions=8)
    match.play("smuggle a")
    assert match.result.winners == (0,)
    assert match.result.reason == "chests"
