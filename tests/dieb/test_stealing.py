"""Stealing chests, and the limit of three actions with a thief per turn (D-STEAL-*, D-LIMIT-*)."""

from __future__ import annotations

import pytest

from tests.dieb.positions import GAME, at, hand, palace, refusal, supply, texts
from tests.dieb.random_states import random_states

# --- three actions with a thief ----------------------------------------------------------------------------------


@pytest.mark.rule("D-LIMIT-1", "D-AMB-5", "D-ED-12")
@pytest.mark.parametrize("escorts", [0, 1, 2, 3])
def test_limit_of_three_thief_actions_counts_both_kinds_together(escorts):
    match = at(2, a="000/000", b="0N/0/5", c="N", hands=["aaabbbbb"])
    for number in range(3):
        match.play("escort a>c a" if number < escorts else "smuggle b")
    assert match.position()["thief_actions"] == 3
    assert refusal(match, "smuggle b") == ("thief_limit", "D-LIMIT-1")
    assert refusal(match, "escort b>c b") == ("thief_limit", "D-LIMIT-1")
    assert "guard b>d b" in texts(match)


@pytest.mark.rule("D-AMB-5")
def test_moving_the_same_thief_three_times_uses_three_thief_actions():
    match = at(2, a="0/0", b="N", hands=["aaaa"])
    for move in ("a>b", "b>a", "a>b"):
        match.play(f"escort {move} a")
    assert refusal(match, "escort b>a a") == ("thief_limit", "D-LIMIT-1")


@pytest.mark.rule("D-AMB-10", "D-LIMIT-1")
def test_only_smuggling_and_escorting_are_thief_actions():
    assert {action.kind for action in GAME.catalogue if action.has_thief} == {"smuggle", "escort"}
    match = at(2, a="0NN/0", b="N", c="0", hands=["aaabbccc"])
    plan = (("guard c>b c", 0), ("neutral a>c", 0), ("smuggle a", 1), ("escort a>b a", 2), ("guard b>a b", 2))
    for action, used in plan:
        match.play(action)
        assert match.position()["thief_actions"] == used


@pytest.mark.rule("D-LIMIT-2", "D-LIMIT-4")
def test_theft_is_no_thief_action_and_its_thieves_can_be_used_again():
    match = at(2, a="0N/000", b="/0000000/-", c="/0/5", hands=["aaaa"])
    assert supply(match) == 1
    match.play("smuggle a")
    assert palace(match, "a") == "0N//5"
    assert match.position()["thief_actions"] == 1
    assert supply(match) == 4
    match.play("smuggle a")
    match.play("smuggle a")
    assert palace(match, "a") == "0N/00/5"
    assert refusal(match, "smuggle a") == ("thief_limit", "D-LIMIT-1")


@pytest.mark.rule("D-LIMIT-3")
def test_thief_actions_are_counted_per_turn():
    match = at(2, a="0N", hands=["aaaaa"], pile="", discard="")
    match.play("smuggle a")
    match.play("end")
    assert match.position()["thief_actions"] == 0
    match.play("pass")
    for _ in range(3):
        match.play("smuggle a")
    assert refusal(match, "smuggle a") == ("thief_limit", "D-LIMIT-1")


# --- stealing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-STEAL-1")
@pytest.mark.parametrize("top", [4, 5, 6, 7])
def test_chest_needs_as_many_thieves_of_one_player_as_its_strength(top):
    match = at(2, a=f"0N/{'0' * (top - 2)}1/{top}", hands=["aa"])
    assert match.view(None)["demands"][0] == top
    won = match.position()["chests_won"][0]
    match.play("smuggle a")
    assert palace(match, "a") == f"0N/{'0' * (top - 1)}1/{top}"
    assert match.position()["chests_won"][0] == won
    match.play("smuggle a")
    assert palace(match, "a") == f"0N/1/{'-' if top == 7 else top + 1}"
    assert match.position()["chests_won"][0] == sorted([*won, top])


@pytest.mark.rule("D-STEAL-2", "D-AMB-4", "D-ED-3", "D-TURN-4")
def test_chest_is_taken_at_once_and_automatically():
    match = at(2, a="0N/000", hands=["aa"])
    events = match.play("smuggle a")
    assert [event.kind for event in events] == ["smuggle", "theft"]
    assert events[1].facts == {"seat": 0, "palace": "a", "strength": 4, "won": 1}
    assert texts(match, "steal") == []
    assert refusal(match, "steal a") == ("theft_by_itself", "D-STEAL-2")


@pytest.mark.rule("D-STEAL-2", "D-AMB-28", "D-ED-4")
def test_escorted_thief_can_complete_a_theft():
    match = at(2, a="N/000", b="0/0", hands=["b"])
    match.play("escort b>a b")
    assert palace(match, "a") == "0N//5"
    assert match.position()["chests_won"] == [[4], []]


@pytest.mark.rule("D-STEAL-3")
def test_the_thieves_return_to_the_supply_at_once():
    match = at(2, a="0N/00000/6", b="/00", hands=["a"])
    assert supply(match) == 5
    match.play("smuggle a")
    assert supply(match) == 10
    assert palace(match, "b").split("/")[1] == "00"


@pytest.mark.rule("D-STEAL-4", "D-ED-6")
def test_guards_and_thieves_of_others_stay_after_a_theft():
    match = at(3, a="0NN2/000111222", hands=["aaa"])
    elsewhere = [palace(match, letter) for letter in "bcdef"]
    match.play("smuggle a")
    assert palace(match, "a") == "02NN/111222/5"
    assert [palace(match, letter) for letter in "bcdef"] == elsewhere


@pytest.mark.rule("D-STEAL-5", "D-INFO-10", "D-INFO-11", "D-ED-5")
def test_chests_won_are_public_and_all_worth_the_same():
    match = at(3, won=["7654", "44", ""])
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer)["chests_won"] == [[4, 5, 6, 7], [4, 4], []]
    weak = at(3, a="0N/000", won=["4444", "4567"], hands=["a"])
    weak.play("smuggle a")
    assert weak.result.winners == (0,)
    assert weak.result.scores == (5, 4, 0)


@pytest.mark.rule("D-STEAL-7", "D-AMB-8", "D-AMB-9")
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"tactical": True}), (4, {"edition": "cs"})])
def test_nobody_has_enough_thieves_for_a_chest_between_actions(players, options):
    thefts = 0
    for state, chosen in random_states(players, matches=4, style="stealing", every=3, **options):
        view = GAME.view(state, chosen, None)
        for demand, found in zip(view["demands"], view["palaces"], strict=True):
            assert demand == 0 or max(found["thieves"]) < demand
        thefts = sum(map(len, view["chests_won"]))
    assert thefts > 0


@pytest.mark.rule("D-STEAL-7", "D-AMB-8", "D-AMB-9", "D-LIMIT-2")
def test_action_gives_at_most_one_chest_and_only_to_its_player():
    match = at(2, a="0N1/000111", b="0N/000", hands=["aab"])
    match.play("smuggle a")
    assert match.position()["chests_won"] == [[4], []]
    assert palace(match, "a").split("/")[1] == "111"
    match.play("smuggle b")
    assert match.position()["chests_won"] == [[4, 4], []]


@pytest.mark.rule("D-AMB-6")
def test_cards_and_guards_of_an_empty_palace_stay_usable():
    match = at(2, a="0N/0/-", b="N", hands=["aaab"])
    for action in ("escort a>b a", "guard b>a a", "neutral a>b"):
        match.play(action)
    assert palace(match, "a") == "0//-"
    assert palace(match, "b") == "NN/0/4"


# --- optional theft --------------------------------------------------------------------------------------------


@pytest.mark.rule("D-STEAL-2", "D-AMB-4", "D-ED-3")
def test_optional_theft_leaves_the_chest_until_it_is_taken():
    match = at(2, a="0N/000", hands=["aa"], optional_theft=True)
    assert [event.kind for event in match.play("smuggle a")] == ["smuggle"]
    assert palace(match, "a") == "0N/0000/4"
    assert texts(match, "steal") == ["steal a"]
    match.play("end")
    assert match.legal(1)
    assert refusal(match, "steal a") == ("too_few_thieves", "D-STEAL-1")
    match.play("pass")
    (theft,) = match.play("steal a")
    assert theft.kind == "theft"
    assert palace(match, "a") == "0N//5"
    assert supply(match) == 12
    assert match.position()["chests_won"] == [[4], []]


@pytest.mark.rule("D-AMB-4", "D-LIMIT-2")
def test_optional_theft_is_no_action():
    match = at(2, a="0N/0000", optional_theft=True)
    match.play("steal a")
    assert match.position()["acted"] is False
    assert match.position()["thief_actions"] == 0
    assert match.to_act == (0,)
    assert refusal(match, "end") == ("nothing_done", "D-DRAW-2")
    match.play("pass *")
    assert len(hand(match)) == 4


@pytest.mark.rule("D-AMB-4", "D-LIMIT-1")
def test_optional_theft_is_possible_after_three_thief_actions():
    match = at(2, a="0N/0000", thief_actions=3, optional_theft=True)
    match.play("steal a")
    assert match.position()["thief_actions"] == 3
    assert texts(match)[-1] == "end"


@pytest.mark.rule("D-AMB-8")
def test_surplus_thieves_stay_and_may_take_the_next_chest():
    match = at(2, a="/0000000001", optional_theft=True)
    match.play("steal a")
    assert palace(match, "a") == "/000001/5"
    match.play("steal a")
    assert palace(match, "a") == "/1/6"
    assert match.position()["chests_won"] == [[4, 5], []]
    assert refusal(match, "steal a") == ("too_few_thieves", "D-STEAL-1")


@pytest.mark.rule("D-AMB-4")
def test_thieves_may_leave_instead_of_an_optional_theft():
    match = at(2, a="0N/0000", b="N", hands=["a"], optional_theft=True)
    match.play("escort a>b a")
    assert palace(match, "a") == "N/000/4"
    assert texts(match, "steal") == []


@pytest.mark.rule("D-AMB-4", "D-END-2")
def test_optional_theft_of_the_winning_chest_ends_the_match():
    match = at(2, a="/0000", won=["44455"], optional_theft=True)
    match.play("steal a")
    assert match.result.winners == (0,)
