"""A round from income to its end."""

from __future__ import annotations

import pytest

from tests.voleurs.positions import all_done, at, code, hand, placed, refusal


@pytest.mark.rule("V-ROUND-1", "V-ROUND-3", "V-ROUND-4")
def test_income_then_trade_then_purchases():
    match = placed()
    assert match.position()["phase"] == "trading"
    assert all(hand(match, seat) for seat in range(3))
    early = refusal(match, f"move thief {thief_cell(match)}>{thief_cell(match)} < {hand(match, 0)[0]}", 0)
    assert early == ("not_now", "V-ROUND-1", {"kind": "move", "phase": "trading"})
    match.play("done", 0)
    match.play("done", 1)
    assert match.position()["phase"] == "trading"
    match.play("done", 2)
    assert match.position()["phase"] == "buying"
    assert refusal(match, "done", 0) == ("not_now", "V-ROUND-1", {"kind": "done", "phase": "buying"})


def thief_cell(match, seat=0):
    """Return the cell of a player's Thief."""
    return next(pawn["cell"] for pawn in match.position()["pawns"] if (pawn["pawn"], pawn["seat"]) == ("thief", seat))


@pytest.mark.rule("V-ROUND-5", "V-PAY-5")
def test_purchases_end_when_nobody_holds_a_card():
    match = at(pawns="0T f2, 1T f3, 1C g1", hands=["Lambs", "Iron, Honey"])
    match.play("move thief f2>f2 < Lambs")
    match.play("slipper 1")
    match.play("move thief f3>f3 < Iron")
    assert match.position()["phase"] == "buying"
    match.play("move thief f3>f3 < Honey")
    assert (match.position()["phase"], match.view(None)["round"]) == ("trading", 3)


@pytest.mark.rule("V-ROUND-6", "V-ROUND-7", "V-CLASH-3", "V-SLIP-6")
def test_cards_return_to_decks_except_gem_cards_of_sold_out_gems():
    spent = "Iron, Diamond, Ruby, Surprise Port"
    match = at(pawns="2T f2, 0C g1, 1C g2", hands=["", "", "Lambs"], spent=spent, bags=["DD", "R"], seat=2)
    match.play("move thief f2>f2 < Lambs")
    found = match.position()
    assert found["spent"] == []
    everywhere = found["deck"] + [card for seat in found["seats"] for card in seat["cards"]]
    assert len(everywhere) == 67
    assert "Diamond" not in everywhere
    assert {"Ruby", "Sapphire", "Emerald", "Fake", "Iron", "Surprise Port"} <= set(everywhere)
    assert match.view(None)["slipper"] == 2
    assert match.to_act[0] in (0, 2)


@pytest.mark.rule("V-ROUND-6")
def test_decks_are_shuffled_between_rounds():
    drawn = set()
    for seed in range(40):
        match = at(pawns="0T f2, 0C g1", hands=["Lambs"], seed=seed)
        match.play("move thief f2>f2 < Lambs")
        drawn.add(tuple(hand(match, 0)))
    assert len(drawn) > 8


@pytest.mark.rule("V-ROUND-7", "V-TEST-19")
def test_all_decks_are_full_before_income():
    match = placed(4, seed=5)
    for _ in range(4):
        all_done(match)
        while match.position()["phase"] == "buying":
            held = sum(len(hand(match, seat)) for seat in range(4))
            assert held + len(match.position()["spent"]) + len(match.position()["deck"]) == 68
            match.play(match.legal()[-1] if len(match.legal()) > 3 else match.legal()[0])
        held = sum(len(hand(match, seat)) for seat in range(4))
        assert held + len(match.position()["deck"]) == 68
        assert code(match, "slipper 0", 0) == "not_now"
