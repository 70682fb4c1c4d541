"""The examples of the rules document, D-TEST-1 to D-TEST-17."""

from __future__ import annotations

import pytest

from baghdad import IllegalAction, NotationError
from tests.dieb.positions import GAME, at, hand, palace, piles, refusal, supply, texts
from tests.dieb.random_states import random_states


@pytest.mark.rule("D-TEST-1")
def test_four_players_are_dealt_6_7_8_and_9_cards():
    match = GAME.new(players=4, seed=1)
    assert [len(hand(match, seat)) for seat in range(4)] == [6, 7, 8, 9]
    pile, discard, dancers = piles(match)
    assert (len(pile), discard, dancers) == (72, "", 8)


@pytest.mark.rule("D-TEST-2", "D-ED-9")
def test_two_foreign_guards_cost_two_cards_one_of_which_may_be_a_dancer():
    paid = at(2, a="0N1", hands=["aac"])
    paid.play("smuggle a")
    assert palace(paid, "a") == "01N/0/4"
    assert hand(paid) == "c"
    assert piles(paid)[1] == "aa"

    short = at(2, a="0N1", hands=["a"])
    assert refusal(short, "smuggle a") == ("too_few_cards", "D-ACT-SMUGGLE-4")
    assert texts(short, "smuggle") == []

    danced = at(2, a="0N1", hands=["a*"])
    danced.play("smuggle a *1")
    assert palace(danced, "a") == "01N/0/4"
    assert hand(danced) == ""
    assert piles(danced)[1:] == ("a", 8)


@pytest.mark.rule("D-TEST-3")
def test_smuggling_needs_own_and_foreign_guards():
    own = at(2, a="00", hands=["aaa***"])
    assert refusal(own, "smuggle a") == ("no_foreign_guard", "D-ACT-SMUGGLE-2")
    foreign = at(2, a="1N", hands=["aaa***"])
    assert refusal(foreign, "smuggle a") == ("no_own_guard", "D-ACT-SMUGGLE-1")


@pytest.mark.rule("D-TEST-4")
def test_the_price_is_the_number_of_foreign_guards():
    dear = at(2, a="0N11", hands=["aaaa"])
    dear.play("smuggle a")
    assert hand(dear) == "a"
    assert refusal(at(2, a="0N11", hands=["aa"]), "smuggle a")[0] == "too_few_cards"
    cheap = at(2, a="000N", hands=["aaaa"])
    cheap.play("smuggle a")
    assert hand(cheap) == "aaa"


@pytest.mark.rule("D-TEST-5", "D-AMB-20")
def test_an_own_guard_moves_for_a_card_of_either_palace_or_a_dancer():
    for cards, paid in (("a", "a"), ("b", "b"), ("*", "*")):
        match = at(2, a="0", b="N", hands=[cards])
        match.play(f"guard a>b {paid}")
        assert palace(match, "a") == "//4"
        assert palace(match, "b") == "0N//4"
        assert hand(match) == ""
    third = at(2, a="0", b="N", hands=["c"])
    assert texts(third, "guard") == [f"guard {x}>{y} c" for x, y in ("ac", "ca", "cb", "cd", "ce", "cf", "dc", "ec")]
    with pytest.raises(NotationError):
        third.play("guard a>b c")
    full = at(2, a="0", b="N111", hands=["ab*"])
    for paid in "ab*":
        assert refusal(full, f"guard a>b {paid}") == ("no_free_place", "D-ACT-GUARD-1")
    with pytest.raises(NotationError):
        full.play("guard a>a a")


@pytest.mark.rule("D-TEST-6")
def test_escort_to_a_palace_without_guards_costs_one_card():
    match = at(2, a="0NN/0", b="", hands=["bbb"])
    match.play("escort a>b b")
    assert palace(match, "a") == "NN//4"
    assert palace(match, "b") == "0/0/4"
    assert hand(match) == "bb"


@pytest.mark.rule("D-TEST-7")
def test_guards_can_move_after_three_thief_actions():
    match = at(2, a="00N", b="N", hands=["aaaaabb"])
    for action in ("smuggle a", "smuggle a", "escort a>b b"):
        match.play(action)
    for action in ("smuggle a", "escort a>b a", "escort b>a a"):
        assert refusal(match, action) == ("thief_limit", "D-LIMIT-1")
    assert not texts(match, "smuggle")
    assert not texts(match, "escort")
    match.play("guard a>b a")
    match.play("neutral a>b")
    assert palace(match, "b") == "00NN/0/4"


@pytest.mark.rule("D-TEST-8")
def test_a_neutral_guard_moves_for_a_card_of_each_palace():
    for cards, action in (
        ("ab", "neutral a>b"),
        ("a*", "neutral a>b *b"),
        ("b*", "neutral a>b *a"),
        ("**", "neutral a>b **"),
    ):
        match = at(2, a="N", b="1", hands=[cards])
        assert texts(match, "neutral").count(action) == 1
        match.play(action)
        assert palace(match, "a") == "//4"
        assert palace(match, "b") == "1N//4"
        assert hand(match) == ""
    for action in ("neutral a>b", "neutral a>b *a", "neutral a>b *b", "neutral a>b **"):
        assert refusal(at(2, a="N", b="1", hands=["aa"]), action)[0] in ("no_such_card", "too_few_dancers")


@pytest.mark.rule("D-TEST-9", "D-STEAL-4", "D-ED-6")
def test_the_fourth_thief_takes_the_chest_of_strength_4():
    match = at(2, a="0N1/000111", hands=["aa"])
    match.play("smuggle a")
    assert palace(match, "a") == "01N/111/5"
    assert supply(match, 0) == 12
    assert supply(match, 1) == 9
    assert match.position()["chests_won"] == [[4], []]


@pytest.mark.rule("D-TEST-10", "D-TURN-6", "D-END-2", "D-ED-19")
def test_the_fourth_chest_ends_a_match_of_four_at_once():
    match = at(4, a="0N/000", won=["456"], hands=["aab"])
    pile = piles(match)[0]
    match.play("smuggle a")
    assert match.over
    assert match.result.winners == (0,)
    assert hand(match) == "ab"
    assert piles(match)[0] == pile
    assert match.to_act == ()
    assert match.legal() == []
    for action in GAME.catalogue:
        assert match.why_not(action, 0).code == "match_over"
    with pytest.raises(IllegalAction) as refused:
        match.play("end")
    assert (refused.value.code, refused.value.clause) == ("match_over", "D-TURN-6")


@pytest.mark.rule("D-TEST-11")
def test_three_cards_are_drawn_after_actions_and_four_or_a_dancer_after_none():
    acted = at(2, a="0", hands=["a"])
    acted.play("guard a>b a")
    assert refusal(acted, "pass *") == ("already_acted", "D-DRAW-1")
    acted.play("end")
    assert len(hand(acted)) == 3
    danced = at(2)
    danced.play("pass *")
    assert len(hand(danced)) == 4
    assert hand(danced).count("*") == 1
    assert piles(danced)[2] == 7
    none_left = at(2, dancers=0)
    none_left.play("pass")
    assert len(hand(none_left)) == 4
    assert "*" not in hand(none_left)
    assert len(piles(none_left)[0]) == 98


@pytest.mark.rule("D-TEST-12")
def test_an_empty_pile_is_refilled_in_the_middle_of_a_draw():
    match = at(2, pile="f", discard="aabbc", acted=True)
    match.play("end")
    assert len(hand(match)) == 3
    assert "f" in hand(match)
    assert len(piles(match)[0]) == 3
    assert piles(match)[1] == ""
    assert sorted(hand(match) + piles(match)[0]) == sorted("faabbc")


@pytest.mark.rule("D-TEST-13")
def test_with_both_piles_empty_nothing_is_drawn():
    match = at(2, pile="", discard="", dancers=0)
    match.play("pass")
    assert hand(match) == ""
    assert not match.over
    assert match.to_act == (1,)


@pytest.mark.rule("D-TEST-14", "D-AMB-6", "D-AMB-7")
def test_after_its_fourth_chest_a_palace_can_be_entered_but_not_robbed():
    match = at(2, a="0N/000000/7", won=["456"], hands=["aa" + "a" * 8])
    match.play("smuggle a")
    assert palace(match, "a") == "0N//-"
    assert match.position()["chests_won"] == [[4, 5, 6, 7], []]
    for _ in range(2):
        assert "smuggle a" in texts(match)
        match.play("smuggle a")
    assert palace(match, "a") == "0N/00/-"
    crowd = at(2, a="0N/" + "0" * 11 + "/-", hands=["a"])
    won = crowd.position()["chests_won"]
    crowd.play("smuggle a")
    assert palace(crowd, "a") == "0N/" + "0" * 12 + "/-"
    assert crowd.position()["chests_won"] == won


@pytest.mark.rule("D-TEST-15")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tactical", [False, True])
def test_numbers_of_pieces_and_cards_never_change(players, tactical):
    guards = {2: 4, 3: 3, 4: 2}[players]
    neutrals = 2 * players if tactical else 6
    for state, options in random_states(players, matches=4, every=3, tactical=tactical):
        found = GAME.position(state, options)
        cards = [found["deck"], found["discard"], *(held["cards"] for held in found["hands"])]
        assert [sum(column) for column in zip(*cards, strict=True)] == [17] * 6
        assert found["dancers"] + sum(held["dancers"] for held in found["hands"]) == 8
        supplies = GAME.view(state, options, None)["supplies"]
        for seat in range(players):
            assert supplies[seat] + sum(at_one["thieves"][seat] for at_one in found["palaces"]) == 12
            on_board = sum(at_one["guards"][seat] for at_one in found["palaces"])
            assert on_board + found["to_place"][seat]["own"] == guards
        unplaced = sum(left["neutral"] for left in found["to_place"])
        assert sum(at_one["neutral"] for at_one in found["palaces"]) + unplaced == neutrals
        left = sum(at_one["chests"] for at_one in found["palaces"])
        assert left + sum(len(won) for won in found["chests_won"]) == 24


@pytest.mark.rule("D-TEST-16", "D-INFO-1", "D-INFO-5")
def test_view_does_not_show_cards_of_others():
    for state, options in random_states(3, matches=2, every=4):
        for viewer in (None, 0, 1, 2):
            view = GAME.view(state, options, viewer)
            assert view["deck"] == sum(GAME.position(state, options)["deck"])
            for owner in range(3):
                if owner != viewer or view["phase"] == "placing":
                    assert view["hands"][owner]["cards"] is None
                    assert view["hands"][owner]["shown"] == [0] * 6


@pytest.mark.rule("D-TEST-17", "D-VAR-1a", "D-VAR-1b", "D-ED-8")
def test_the_variant_for_two_has_twelve_placements():
    match = GAME.new(players=2, seed=1, tactical=True)
    assert all(found["neutral"] == 0 for found in match.position()["palaces"])
    placed = {0: [], 1: []}
    while match.position()["phase"] == "placing":
        (seat,) = match.to_act
        choices = match.legal()
        action = choices[len(match.history) * 5 % len(choices)]
        placed[seat].append(action.kind)
        match.play(action)
    assert len(match.history) == 12
    for kinds in placed.values():
        assert kinds.count("place neutral") == 2
        assert kinds.count("place") == 4
    assert sum(found["neutral"] for found in match.position()["palaces"]) == 4
