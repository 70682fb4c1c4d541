"""Undo, which is possible until something hidden is revealed (D-AMB-31)."""

from __future__ import annotations

import pytest

from baghdad import UndoRefused
from tests.dieb.positions import GAME, at, hand, palace, piles, supply, texts


def undo_code(match, seat) -> str:
    before = match.position()
    with pytest.raises(UndoRefused) as refused:
        match.undo(seat)
    assert match.position() == before
    return refused.value.code


@pytest.mark.rule("D-AMB-31")
@pytest.mark.parametrize(
    "action",
    [
        "smuggle a",
        "smuggle a *1",
        "guard a>b a",
        "guard a>b *",
        "escort a>b b",
        "neutral a>b",
        "neutral a>b *a",
        "neutral a>b **",
    ],
)
def test_undo_restores_everything(action):
    match = at(2, a="0NN/000", b="N", hands=["aaabb**", "c"], discard="fff")
    before, legal = match.position(), texts(match)
    match.play(action)
    assert match.position() != before
    match.undo(0)
    assert match.position() == before
    assert texts(match) == legal
    assert match.history == []


@pytest.mark.rule("D-AMB-31")
def test_undo_restores_a_stolen_chest_and_paid_cards_and_dancers():
    match = at(2, a="0NN/000", hands=["a*"], dancers=4)
    match.play("smuggle a *1")
    assert palace(match, "a") == "0NN//5"
    assert piles(match)[1:] == ("a", 5)
    undone = match.undo(0)
    assert [event.kind for event in undone] == ["smuggle", "theft"]
    assert palace(match, "a") == "0NN/000/4"
    assert piles(match)[1:] == ("", 4)
    assert hand(match) == "a*"
    assert supply(match) == 9
    assert match.position()["chests_won"] == [[], []]
    assert match.position()["thief_actions"] == 0
    assert match.position()["acted"] is False


@pytest.mark.rule("D-AMB-31")
def test_all_actions_of_a_turn_can_be_undone_one_by_one():
    match = at(2, a="00N", b="N", hands=["aaaabb"])
    positions = []
    for action in ("smuggle a", "escort a>b a", "neutral a>b", "guard a>c a"):
        positions.append(match.position())
        match.play(action)
    while positions:
        match.undo(0)
        assert match.position() == positions.pop()
    assert undo_code(match, 0) == "nothing_to_undo"


@pytest.mark.rule("D-AMB-31")
def test_nothing_can_be_undone_after_a_draw():
    for ending in ("pass", "pass *"):
        match = at(2)
        match.play(ending)
        assert undo_code(match, 0) == "hidden_came_out"
    match = at(2, a="0", hands=["a"])
    match.play("guard a>b a")
    match.play("end")
    assert undo_code(match, 0) == "hidden_came_out"
    assert undo_code(match, 1) == "nothing_to_undo"


@pytest.mark.rule("D-AMB-31")
def test_pass_that_draws_no_card_can_be_undone():
    match = at(2, pile="", discard="", dancers=3)
    before = match.position()
    match.play("pass *")
    match.undo(0)
    assert match.position() == before


@pytest.mark.rule("D-AMB-31")
def test_undo_is_refused_after_another_player_acted():
    match = at(2, pile="", discard="", dancers=3)
    match.play("pass *")
    match.play("pass *")
    assert undo_code(match, 0) == "another_acted"
    match.undo(1)
    match.undo(0)


@pytest.mark.rule("D-AMB-31", "D-SETUP-11")
def test_placement_can_be_undone_except_the_last_one():
    match = GAME.new(players=2, seed=1)
    match.play("place a")
    match.undo(0)
    assert palace(match, "a") == "N//4"
    for letter in "abcdefab":
        match.play(f"place {letter}")
    assert undo_code(match, 1) == "hidden_came_out"
    peeked = GAME.new(players=2, seed=1, peek=True)
    for letter in "abcdefab":
        peeked.play(f"place {letter}")
    peeked.undo(1)
    assert peeked.position()["phase"] == "placing"


@pytest.mark.rule("D-AMB-31", "D-END-2")
def test_winning_action_cannot_be_undone():
    match = at(2, a="0N/000", won=["44455"], hands=["a"])
    match.play("smuggle a")
    assert undo_code(match, 0) == "undo_after_end"


@pytest.mark.rule("D-AMB-31", "D-AMB-4")
def test_optional_theft_can_be_undone():
    match = at(2, a="0N/0000", optional_theft=True)
    before = match.position()
    match.play("steal a")
    match.undo(0)
    assert match.position() == before


@pytest.mark.rule("D-AMB-31", "D-AMB-32")
def test_undone_decision_is_not_counted():
    match = at(2, a="0", b="N", hands=["aaa"], decision_cap=3)
    for _ in range(5):
        match.play("guard a>b a")
        match.play("guard b>a a")
        match.undo(0)
        match.undo(0)
    assert match.view(None)["decisions"] == 0
    assert not match.over
