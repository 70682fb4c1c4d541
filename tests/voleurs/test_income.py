"""Income: a card for each pawn in a shop."""

from __future__ import annotations

import pytest

from baghdad.core.rng import rng_for
from baghdad.voleurs.board.registry import tables_of_state
from baghdad.voleurs.rules.cards import draw
from baghdad.voleurs.rules.rounds import income
from tests.voleurs.positions import at, event, hand, placed

LAST = {"hands": ["Lambs"]}  # whoever spends it ends the round


def next_round(pawns, players=3, **more):
    """A match in which seat 0 has just spent the last card of a round, staying put, and what happened."""
    match = at(players, pawns=f"0T f2, {pawns}", **{**LAST, **more})
    return match, match.play("move thief f2>f2 < Lambs")


def drawn(match, seat):
    """A player's cards by district."""
    return match.view(None)["seats"][seat]["hand"]


@pytest.mark.rule("V-INC-1", "V-INC-3")
def test_a_card_of_the_district_for_each_pawn_in_a_shop():
    match, _ = next_round("0C g1, 0M g2, 1C a1, 1B e6, 2M a6, 2C j5")
    assert drawn(match, 0) == [2, 0, 0, 0, 0]
    assert drawn(match, 1) == [0, 1, 0, 0, 1]
    assert drawn(match, 2) == [0, 0, 1, 1, 0]


@pytest.mark.rule("V-INC-2")
def test_assassins_earn_nothing():
    match, _ = next_round("0A g1, 1C g2")
    assert drawn(match, 0) == [0, 0, 0, 0, 0]


@pytest.mark.rule("V-INC-3")
def test_nothing_on_a_street_or_in_the_desert_but_a_thief_earns():
    match, _ = next_round("0M f3, 1T g2", desert=["CM", "B"])
    assert drawn(match, 0) == [0, 0, 0, 0, 0]
    assert drawn(match, 1) == [1, 0, 0, 0, 0]


@pytest.mark.rule("V-INC-4")
def test_the_vizier_earns_nothing_for_anybody():
    match, _ = next_round("V g1, 1C g2")
    assert [drawn(match, seat) for seat in range(3)] == [[0] * 5, [1, 0, 0, 0, 0], [0] * 5]


@pytest.mark.rule("V-INC-5")
@pytest.mark.parametrize("players", [3, 6])
def test_two_cards_of_the_bazaar_each_in_the_first_round(players):
    match = placed(players)
    assert [drawn(match, seat) for seat in range(players)] == [[2, 0, 0, 0, 0]] * players


@pytest.mark.rule("V-ROUND-2")
def test_income_goes_round_from_the_slipper():
    match = at(4, pawns="1T f2, 0C g1", hands=["", "Lambs"], seat=1)
    events = match.play("move thief f2>f2 < Lambs")
    assert [happened.facts["seat"] for happened in events if happened.kind == "income"] == [1, 2, 3, 0]


@pytest.mark.rule("V-AMB-38")
def test_nobody_is_asked_whether_to_draw():
    match, events = next_round("0C g1, 1C g2")
    assert match.position()["phase"] == "trading"
    shown = [happened for happened in events if happened.kind == "income"]
    assert [happened.facts["drawn"] for happened in shown] == [[1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0] * 5]
    assert shown[0].seen_by(0)["cards"] == hand(match, 0)
    assert "cards" not in shown[0].seen_by(1)
    assert event(events, "round").facts == {"round": 3}


@pytest.mark.rule("V-AMB-39")
def test_who_has_nobody_in_a_shop_gets_nothing_but_stays_in():
    match, _ = next_round("1C g2", bags=["D"])
    assert hand(match, 0) == []
    match.play(f"offer 0 give {hand(match, 1)[0]}", 1)
    match.play("accept 1", 0)
    assert len(hand(match, 0)) == 1


@pytest.mark.rule("V-AMB-40")
def test_nobody_gets_a_card_and_the_match_is_over():
    match, _ = next_round("", bags=["S", "R", "F"], birthdays=["diamond", "three", "two_colours"])
    assert match.over
    assert (match.result.winners, match.result.reason, match.result.scores) == ((1,), "riches", (12, 27, 0))
    match, _ = next_round("", bags=["D", "RR"])
    assert (match.result.winners, match.result.reason) == ((0,), "birthday")


@pytest.mark.rule("V-AMB-40", "V-AMB-55")
def test_that_counts_even_in_the_last_round_before_a_cap():
    match, _ = next_round("", bags=["D"], round_cap=3)
    assert (match.result.winners, match.result.reason) == ((0,), "birthday")


@pytest.mark.rule("V-AMB-37")
def test_an_empty_deck_gives_nothing():
    state = at(hands=["Lambs"], pawns="0C g1, 0C g2, 0C i2, 1C h3").state
    state.deck_goods = 0b11  # two cards of the Bazaar are left
    state.deck_specials = 0
    rng = rng_for(1)
    assert [income(state, tables_of_state(state), seat, rng) for seat in (0, 1)] == [2, 0]
    assert not draw(state, 0, 0, rng)
