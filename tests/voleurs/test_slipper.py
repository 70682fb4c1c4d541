"""The slipper: who buys, and to whom it is passed."""

from __future__ import annotations

import pytest

from tests.voleurs.positions import at, code, refusal


def holding(*hands, **more):
    """Return a match in which seat 0 has the slipper."""
    return at(pawns="0T f2, 1T f3, 2T e2, 0C g1", hands=list(hands), **more)


STAY = {0: "move thief f2>f2", 1: "move thief f3>f3", 2: "move thief e2>e2"}


@pytest.mark.rule("V-SLIP-1", "V-SLIP-5")
def test_slipper_goes_to_another_player_with_cards():
    match = holding("Lambs, Iron", "Sugar")
    match.play(f"{STAY[0]} < Lambs")
    assert refusal(match, "slipper 2") == ("slipper_to_cardless", "V-SLIP-1", {"seat": 2, "player": 3})
    assert refusal(match, "slipper 0") == ("slipper_to_oneself", "V-SLIP-1", {})
    assert refusal(match, "slipper 7")[0] == "no_such_seat_or_offer"
    match.play("slipper 1")
    assert (match.to_act, match.view(None)["slipper"]) == ((1,), 1)
    assert refusal(match, f"{STAY[0]} < Iron", 0) == ("not_your_turn", "V-SLIP-1", {"seat": 0, "to_act": 1})


@pytest.mark.rule("V-SLIP-2")
def test_new_holder_must_buy_before_passing():
    match = holding("Lambs", "Sugar", "Ice")
    assert refusal(match, "slipper 1") == ("buy_first", "V-SLIP-2", {})
    match.play(f"{STAY[0]} < Lambs")
    match.play("slipper 1")
    assert refusal(match, "slipper 2") == ("buy_first", "V-SLIP-2", {})


@pytest.mark.rule("V-SLIP-3")
def test_after_a_purchase_the_holder_may_buy_again_or_pass():
    match = holding("Lambs, Iron, Gold", "Sugar")
    match.play(f"{STAY[0]} < Lambs")
    kinds = {action.kind for action in match.legal()}
    assert {"slipper", "move", "gem"} <= kinds
    match.play(f"{STAY[0]} < Iron")
    match.play("slipper 1")
    assert match.position()["seats"][0]["cards"] == ["Gold"]


@pytest.mark.rule("V-SLIP-4", "V-AMB-34")
def test_last_player_with_cards_cannot_pass():
    match = holding("Lambs, Iron")
    match.play(f"{STAY[0]} < Lambs")
    assert not any(action.kind == "slipper" for action in match.legal())
    assert code(match, "slipper 1") == "slipper_to_cardless"


@pytest.mark.rule("V-SLIP-4")
def test_holder_who_spent_the_last_card_must_pass():
    match = holding("Lambs", "Sugar", "Ice")
    match.play(f"{STAY[0]} < Lambs")
    assert [str(action) for action in match.legal()] == ["slipper 1", "slipper 2"]


@pytest.mark.rule("V-SLIP-5", "V-AMB-36")
def test_slipper_may_return_in_the_same_round():
    match = holding("Lambs, Iron", "Sugar, Ice")
    match.play(f"{STAY[0]} < Lambs")
    match.play("slipper 1")
    match.play(f"{STAY[1]} < Sugar")
    match.play("slipper 0")
    match.play(f"{STAY[0]} < Iron")
    assert match.view(None)["slipper"] == 0


@pytest.mark.rule("V-SLIP-6")
def test_last_holder_begins_the_next_round():
    match = holding("Lambs", "Sugar")
    match.play(f"{STAY[0]} < Lambs")
    match.play("slipper 1")
    match.play(f"{STAY[1]} < Sugar")
    assert (match.position()["phase"], match.view(None)["slipper"]) == ("trading", 1)


@pytest.mark.rule("V-AMB-32")
def test_holder_without_cards_passes_without_buying():
    match = holding("", "Sugar", "Ice")
    assert [str(action) for action in match.legal()] == ["slipper 1", "slipper 2"]
    match.play("slipper 2")
    assert refusal(match, "slipper 1") == ("buy_first", "V-SLIP-2", {})


@pytest.mark.rule("V-AMB-33")
def test_purchases_never_begin_if_nobody_has_a_card():
    match = at(pawns="0T f2", hands=["Lambs"])
    match.play("move thief f2>f2 < Lambs")
    assert match.over
