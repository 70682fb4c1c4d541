"""The end of a turn: drawing cards and dancers (D-TURN-*, D-DRAW-*, D-DANCER-*)."""

from __future__ import annotations

import pytest

from tests.dieb.positions import at, hand, piles, refusal, texts

NOTHING_LEFT = {"pile": "", "discard": "", "dancers": 0}


@pytest.mark.rule("D-TURN-1", "D-ED-13")
def test_any_actions_in_any_order_then_one_draw_then_the_next_player():
    match = at(3, a="00N", b="N", hands=["aaaabb"])
    for action in ("guard a>b a", "smuggle a", "neutral a>b", "guard b>a b", "guard a>c a"):
        match.play(action)
        assert match.to_act == (0,)
        assert texts(match)[-1] == "end"
    events = match.play("end")
    assert [event.kind for event in events] == ["draw", "turn"]
    assert len(hand(match)) == 3
    assert match.to_act == (1,)
    assert match.position()["acted"] is False


@pytest.mark.rule("D-TURN-1", "D-TURN-3", "D-ED-14")
def test_player_may_pass_although_actions_are_possible():
    match = at(2, a="0N", hands=["aaabbb"])
    assert "smuggle a" in texts(match)
    assert {"pass", "pass *"} <= set(texts(match))
    match.play("pass")
    assert len(hand(match)) == 10
    idle = at(2, a="0N")
    assert texts(idle) == ["pass", "pass *"]


@pytest.mark.rule("D-TURN-3")
def test_turn_may_end_although_actions_are_possible():
    match = at(2, a="0N", hands=["aaaa"])
    match.play("smuggle a")
    assert {"smuggle a", "end"} <= set(texts(match))
    match.play("end")
    assert match.to_act == (1,)


@pytest.mark.rule("D-TURN-5")
def test_drawn_cards_cannot_be_used_in_the_same_turn():
    match = at(2, a="0N", hands=["b"], pile="aaaa", acted=True)
    match.play("end")
    assert hand(match) == "aaab"
    assert match.to_act == (1,)
    assert match.why_not("smuggle a", 0).code == "not_your_turn"
    match.play("pass")
    match.play("smuggle a")
    assert hand(match) == "aab"


@pytest.mark.rule("D-DRAW-1", "D-ED-13")
def test_three_cards_are_drawn_after_any_number_of_actions():
    for actions in (1, 2, 3):
        match = at(2, a="0", b="N", hands=["aaa"])
        for number in range(actions):
            match.play("guard a>b a" if number % 2 == 0 else "guard b>a a")
        pile = len(piles(match)[0])
        assert refusal(match, "pass") == ("already_acted", "D-DRAW-1")
        match.play("end")
        assert len(hand(match)) == 3 - actions + 3
        assert len(piles(match)[0]) == pile - 3


@pytest.mark.rule("D-DRAW-2", "D-AMB-14", "D-ED-14")
def test_pass_draws_four_cards_or_three_and_a_dancer():
    blind = at(2)
    blind.play("pass")
    assert len(hand(blind)) == 4
    assert "*" not in hand(blind)
    assert [len(piles(blind)[0]), piles(blind)[2]] == [98, 8]
    danced = at(2)
    danced.play("pass *")
    assert len(hand(danced).replace("*", "")) == 3
    assert hand(danced).count("*") == 1
    assert [len(piles(danced)[0]), piles(danced)[2]] == [99, 7]


@pytest.mark.rule("D-DRAW-3", "D-ED-1")
def test_pass_draws_four_cards_if_no_dancer_is_left():
    match = at(2, dancers=0)
    assert texts(match) == ["pass"]
    assert refusal(match, "pass *") == ("no_dancer_in_pile", "D-DRAW-3")
    match.play("pass")
    assert len(hand(match)) == 4


@pytest.mark.rule("D-DRAW-4", "D-AMB-12")
def test_the_discard_pile_is_shuffled_when_a_card_is_needed():
    match = at(2, pile="abc", discard="def", acted=True)
    events = match.play("end")
    assert hand(match) == "abc"
    assert piles(match)[:2] == ("", "def")
    assert [event.kind for event in events] == ["draw", "turn"]
    events = match.play("pass *")
    assert [event.kind for event in events] == ["reshuffle", "draw", "turn"]
    assert events[0].facts == {"cards": 3}
    assert piles(match)[:2] == ("", "")


@pytest.mark.rule("D-DRAW-4")
def test_draw_continues_after_the_shuffle():
    match = at(2, pile="ab", discard="cccccc")
    events = match.play("pass")
    assert hand(match) == "abcc"
    assert piles(match)[:2] == ("cccc", "")
    assert events[0].facts == {"cards": 6}


@pytest.mark.rule("D-DRAW-4", "D-AMB-12")
def test_cards_paid_with_an_empty_deck_can_be_drawn_at_the_end_of_the_turn():
    match = at(2, a="0", b="N", hands=["aaa"], pile="", discard="")
    match.play("guard a>b a")
    match.play("end")
    assert hand(match) == "aaa"
    assert piles(match)[:2] == ("", "")


@pytest.mark.rule("D-DRAW-4")
def test_discarded_cards_are_drawn_with_equal_chances():
    drawn = {"c": 0, "d": 0}
    for seed in range(300):
        match = at(2, pile="", discard="cccd", acted=True, seed=seed)
        match.play("end")
        drawn[piles(match)[0]] += 1
    assert 49 <= drawn["d"] <= 101  # a quarter of 300, give or take 3.5 standard deviations


@pytest.mark.rule("D-DRAW-5")
def test_hand_size_is_unlimited():
    match = at(2, hands=["a" * 17 + "b" * 17 + "c" * 17 + "*******"])
    match.play("pass *")
    assert len(hand(match)) == 3 * 17 + 7 + 4


@pytest.mark.rule("D-DANCER-1", "D-ED-15")
def test_a_dancer_may_be_kept_for_any_later_turn():
    match = at(2, a="0N")
    match.play("pass *")
    for _ in range(5):
        match.play("pass")
        match.play("pass")
    assert hand(match).count("*") == 1
    match.play("pass")
    match.play("smuggle a *1")
    assert hand(match).count("*") == 0


@pytest.mark.rule("D-DANCER-2")
def test_only_a_pass_takes_a_dancer_and_it_takes_one():
    match = at(2)
    for number in range(8):
        assert refusal(match, "end")[0] == "nothing_done"
        match.play("pass *")
        assert hand(match, number % 2).count("*") == number // 2 + 1
    assert piles(match)[2] == 0
    assert refusal(match, "pass *") == ("no_dancer_in_pile", "D-DRAW-3")
    acted = at(2, acted=True)
    assert texts(acted) == ["end"]
    acted.play("end")
    assert "*" not in hand(acted)


@pytest.mark.rule("D-AMB-11", "D-AMB-15")
@pytest.mark.parametrize(("pile", "discard"), [("a", "b"), ("ab", ""), ("", "ab"), ("", "a"), ("", "")])
def test_draw_takes_what_is_left_if_cards_run_out(pile, discard):
    match = at(2, pile=pile, discard=discard, acted=True)
    (draw, turn) = (event for event in match.play("end") if event.kind != "reshuffle")
    assert hand(match) == pile + discard
    assert draw.facts["number"] == len(pile + discard)
    assert turn.facts == {"seat": 1}


@pytest.mark.rule("D-AMB-11")
def test_pass_may_take_a_dancer_without_cards_to_draw():
    match = at(2, pile="", discard="", dancers=2)
    match.play("pass *")
    assert hand(match) == "*"


@pytest.mark.rule("D-AMB-13")
def test_dancer_is_chosen_before_any_card_is_drawn():
    match = at(2)
    assert texts(match) == ["pass", "pass *"]
    events = match.play("pass *")
    assert [event.kind for event in events] == ["draw", "turn"]
    assert match.to_act == (1,)


@pytest.mark.rule("D-AMB-15", "D-DRAW-1")
def test_draw_is_mandatory_and_complete():
    assert texts(at(2, acted=True)) == ["end"]
    match = at(2, hands=["a" * 17 + "b" * 17], acted=True)
    match.play("end")
    assert len(hand(match)) == 37


@pytest.mark.rule("D-DRAW-1", "D-INFO-1", "D-INFO-13")
def test_number_of_cards_drawn_is_public_but_only_the_owner_sees_them():
    match = at(3)
    (draw, _) = match.play("pass *")
    assert draw.seen_by(None) == draw.seen_by(1) == {"event": "draw", "seat": 0, "number": 3, "dancers": 1}
    assert sum(draw.seen_by(0)["cards"]) == 3


# --- the Czech edition: a chosen card ----------------------------------------------------------------------------


@pytest.mark.rule("D-ED-1", "D-DRAW-3")
def test_with_chosen_card_the_fourth_is_of_the_palace_named():
    for letter in "abcdef":
        match = at(2, dancers=0, chosen_card=True)
        assert texts(match) == ["pass", *(f"pass {palace}" for palace in "abcdef")]
        (draw, _) = match.play(f"pass {letter}")
        assert len(hand(match)) == 4
        assert letter in hand(match)
        assert draw.seen_by(None) == {
            "event": "draw",
            "seat": 0,
            "number": 4,
            "dancers": 0,
            "chosen": letter,
            "found": True,
        }


@pytest.mark.rule("D-ED-1")
def test_with_chosen_card_dancers_come_first():
    match = at(2, dancers=1, chosen_card=True)
    assert texts(match) == ["pass", "pass *"]
    assert refusal(match, "pass a") == ("dancers_left", "D-ED-1")


@pytest.mark.rule("D-ED-1")
def test_three_cards_are_drawn_blind_before_the_chosen_one():
    match = at(2, dancers=0, chosen_card=True, pile="abbb", discard="")
    match.play("pass a")
    assert hand(match) == "abbb"
    outcomes = set()
    for seed in range(40):
        match = at(2, dancers=0, chosen_card=True, pile="abbbb", discard="", seed=seed)
        match.play("pass a")
        outcomes.add((hand(match), match.view(None)["hands"][0]["shown"][0]))
    # The one card of a is among the three blind ones, or it is the chosen one, which everybody sees.
    assert outcomes == {("abbb", 0), ("abbb", 1)}


@pytest.mark.rule("D-ED-1")
def test_fourth_card_is_random_if_the_deck_lacks_the_chosen_palace():
    match = at(2, dancers=0, chosen_card=True, pile="bbbbb", discard="aaa")
    (draw, _) = match.play("pass a")
    assert hand(match) == "bbbb"
    assert draw.facts["found"] is False
    assert match.view(1)["hands"][0]["shown"] == [0] * 6


@pytest.mark.rule("D-ED-1", "D-DRAW-4")
def test_a_pile_used_up_by_the_blind_cards_is_refilled_for_the_chosen_one():
    match = at(2, dancers=0, chosen_card=True, pile="bbb", discard="acccc")
    match.play("pass a")
    assert hand(match) == "abbb"
    assert piles(match)[:2] == ("cccc", "")
    scarce = at(2, dancers=0, chosen_card=True, pile="bb", discard="")
    scarce.play("pass a")
    assert hand(scarce) == "bb"


@pytest.mark.rule("D-ED-1", "D-AMB-11")
def test_no_card_can_be_chosen_if_none_is_left():
    match = at(2, chosen_card=True, **NOTHING_LEFT)
    assert texts(match) == ["pass"]
    assert refusal(match, "pass a") == ("no_card_left", "D-AMB-11")


@pytest.mark.rule("D-ED-1", "D-DRAW-4")
@pytest.mark.parametrize(("pile", "discard"), [("abc", "abc"), ("", "abcdef"), ("abcdef", "")])
def test_a_card_can_be_chosen_whatever_lies_in_pile_and_discard(pile, discard):
    match = at(2, dancers=0, chosen_card=True, hands=["", "*" * 8], pile=pile, discard=discard)
    assert texts(match) == ["pass", *(f"pass {letter}" for letter in "abcdef")]


@pytest.mark.rule("D-ED-1", "D-INFO-1")
def test_a_chosen_card_stays_known_until_one_of_its_palace_is_paid():
    match = at(2, a="0", b="N", hands=["aab"], dancers=0, chosen_card=True, pile="aaaa", discard="")
    match.play("pass a")
    assert match.view(1)["hands"][0]["shown"] == [1, 0, 0, 0, 0, 0]
    match.play("pass")
    match.play("guard a>b b")
    assert match.view(1)["hands"][0]["shown"] == [1, 0, 0, 0, 0, 0]
    match.play("guard b>a a")
    assert match.view(1)["hands"][0]["shown"] == [0] * 6
    match.play("guard a>b a")
    assert match.view(1)["hands"][0]["shown"] == [0] * 6
    assert hand(match).count("a") == 4
