"""Smuggling, and paying with cards and dancers (D-ACT-GEN-*, D-ACT-SMUGGLE-*)."""

from __future__ import annotations

import pytest

from tests.dieb.positions import GAME, at, hand, palace, piles, refusal, supply, texts


@pytest.mark.rule("D-ACT-GEN-1", "D-AMB-24")
def test_cards_buy_four_kinds_of_action_and_no_others():
    match = at(2, a="00N/0", b="1N/1", hands=["aaabbb**"])
    kinds = {action.kind for action in match.legal() if match.preview(action)[0].facts.get("cards")}
    assert kinds == {"smuggle", "guard", "escort", "neutral"}
    assert {action.kind for action in GAME.catalogue} == kinds | {"place", "place neutral", "end", "pass", "steal"}


@pytest.mark.rule("D-ACT-GEN-2")
def test_paid_cards_go_to_one_discard_pile():
    match = at(2, a="0N", b="1N", hands=["aac", "bbc"], discard="f")
    match.play("smuggle a")
    match.play("end")
    match.play("smuggle b")
    assert piles(match)[1] == "abf"


@pytest.mark.rule("D-ACT-GEN-3", "D-AMB-17", "D-ED-15")
def test_dancer_replaces_a_card_of_any_palace_even_if_the_card_is_held():
    for letter in "abcdef":
        match = at(2, **{letter: "0N"}, hands=[letter + "*"], dancers=5)
        match.play(f"smuggle {letter} *1")
        assert hand(match) == letter
        assert piles(match)[1:] == ("", 6)


@pytest.mark.rule("D-ACT-GEN-3")
def test_paid_dancer_can_be_taken_by_the_next_pass():
    match = at(2, a="0N", hands=["*"], dancers=0)
    assert piles(match)[2] == 0
    match.play("smuggle a *1")
    match.play("end")
    assert piles(match)[2] == 1
    held = hand(match, 1).count("*")
    match.play("pass *")
    assert hand(match, 1).count("*") == held + 1
    assert piles(match)[2] == 0


@pytest.mark.rule("D-AMB-18")
def test_price_may_be_paid_with_dancers_only():
    match = at(2, a="0NN1", hands=["***"])
    match.play("smuggle a *3")
    assert palace(match, "a") == "01NN/0/4"
    assert hand(match) == ""
    assert piles(match)[1:] == ("", 8)


@pytest.mark.rule("D-ACT-GEN-4", "D-AMB-16")
def test_price_must_be_paid_exactly():
    match = at(2, a="0NN", hands=["aaaa****"])
    ways = [text for text in texts(match) if text.startswith("smuggle a")]
    assert ways == ["smuggle a", "smuggle a *1", "smuggle a *2"]
    for dancers, left in ((0, "aa****"), (1, "aaa***"), (2, "aaaa**")):
        paid = at(2, a="0NN", hands=["aaaa****"])
        paid.play(f"smuggle a *{dancers}" if dancers else "smuggle a")
        assert hand(paid) == left
    assert refusal(match, "smuggle a *3") == ("overpaid", "D-ACT-GEN-4")


@pytest.mark.rule("D-AMB-16", "D-ACT-GEN-4")
def test_cards_leave_a_hand_only_by_actions():
    match = at(2, a="0", hands=["bcdef"], acted=True)
    before = hand(match)
    match.play("end")
    assert len(hand(match)) == len(before) + 3
    assert set(before) <= set(hand(match))
    assert piles(match)[1] == ""


@pytest.mark.rule("D-AMB-19")
def test_one_card_pays_for_one_action():
    match = at(2, a="00", b="N", hands=["b"])
    match.play("guard a>b b")
    assert texts(match) == ["end"]
    assert refusal(match, "guard a>b b") == ("no_such_card", "D-ACT-GUARD-2")


@pytest.mark.rule("D-ACT-GEN-5", "D-ACT-GEN-6", "D-ED-20")
def test_others_guards_and_thieves_are_never_moved():
    match = at(2, a="1/11", b="0N/1", hands=["aaabbbccc***"])
    guards = [found["guards"][1] for found in match.position()["palaces"]]
    thieves = [found["thieves"][1] for found in match.position()["palaces"]]
    assert not any(text.startswith(("guard a", "escort")) for text in texts(match))
    for action in match.legal():
        if action.kind not in ("end", "pass"):
            tried = at(2, a="1/11", b="0N/1", hands=["aaabbbccc***"])
            tried.play(action)
            assert [found["guards"][1] for found in tried.position()["palaces"]] == guards
            assert [found["thieves"][1] for found in tried.position()["palaces"]] == thieves


@pytest.mark.rule("D-ACT-GEN-7")
def test_a_courtyard_holds_any_number_of_thieves():
    match = at(3, a="0N/" + "0" * 11 + "1" * 12 + "2" * 12 + "/-", hands=["a"])
    match.play("smuggle a")
    assert palace(match, "a") == "0N/" + "0" * 12 + "1" * 12 + "2" * 12 + "/-"


@pytest.mark.rule("D-ACT-SMUGGLE-1", "D-ACT-SMUGGLE-2")
@pytest.mark.parametrize(
    ("guards", "legal"),
    [("0N", True), ("01", True), ("0N1N", True), ("00", False), ("N", False), ("1N", False), ("", False)],
)
def test_smuggling_needs_an_own_and_a_foreign_guard(guards, legal):
    match = at(2, a=guards, hands=["aaa***"])
    assert ("smuggle a" in texts(match)) == legal


@pytest.mark.rule("D-ACT-SMUGGLE-3", "D-ED-10", "D-AMB-30")
def test_smuggling_needs_a_thief_in_the_supply():
    match = at(2, a="0N", hands=["a"])
    match.play("smuggle a")
    assert supply(match) == 11
    none_left = at(2, a="0N/0", b="/000000/-", c="/00000/-", hands=["aa"])
    assert refusal(none_left, "smuggle a") == ("no_thief_in_supply", "D-ACT-SMUGGLE-3")
    assert texts(none_left, "smuggle") == []
    assert "escort a>b a" in texts(none_left)


@pytest.mark.rule("D-ACT-SMUGGLE-4", "D-ED-9")
@pytest.mark.parametrize(
    ("guards", "price"), [("0N", 1), ("00N", 1), ("01", 1), ("0NN", 2), ("00N1", 2), ("0N11", 3), ("0NNN", 3)]
)
def test_smuggling_costs_one_card_per_foreign_guard(guards, price):
    match = at(2, a=guards, hands=["a" * price])
    match.play("smuggle a")
    assert hand(match) == ""
    assert piles(match)[1] == "a" * price
    short = at(2, a=guards, hands=["a" * (price - 1) + "bcdef"])
    assert short.why_not("smuggle a").facts["price"] == price


@pytest.mark.rule("D-ACT-SMUGGLE-5")
def test_smuggling_brings_in_one_thief_and_is_one_thief_action():
    match = at(2, a="0NN", hands=["aa"])
    match.play("smuggle a")
    assert palace(match, "a") == "0NN/0/4"
    assert match.position()["thief_actions"] == 1


@pytest.mark.rule("D-ACT-SMUGGLE-6")
def test_price_is_computed_anew_for_each_thief():
    match = at(2, a="0NN", b="1", hands=["aaaab"])
    match.play("smuggle a")
    assert hand(match) == "aab"
    match.play("neutral a>b")
    match.play("smuggle a")
    assert hand(match) == ""
    assert palace(match, "a") == "0N/00/4"


@pytest.mark.rule("D-ACT-SMUGGLE-1", "D-ACT-SMUGGLE-4", "D-ACT-SMUGGLE-5")
@pytest.mark.parametrize("letter", "abcdef")
def test_thieves_are_smuggled_into_every_palace(letter):
    match = at(2, **{letter: "0NN"}, hands=[letter * 2 + "**"])
    ways = [text for text in texts(match) if text.startswith(f"smuggle {letter}")]
    assert ways == [f"smuggle {letter}", f"smuggle {letter} *1", f"smuggle {letter} *2"]
    for dancers, way in enumerate(ways):
        match = at(2, **{letter: "0NN"}, hands=[letter * 2 + "**"])
        match.play(way)
        assert palace(match, letter) == "0NN/0/4"
        assert hand(match) == letter * dancers + "*" * (2 - dancers)
        assert piles(match)[1:] == (letter * (2 - dancers), 6 + dancers)
