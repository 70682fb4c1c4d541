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
    """Return a match in which seat 0 has just spent the last card of a round, and the events of that."""
    match = at(players, pawns=f"0T f2, {pawns}", **{**LAST, **more})
    return match, match.play("move thief f2>f2 < Lambs")


def drawn(match, seat):
    """Return a player's cards by district."""
    return match.view(None)["seats"][seat]["hand"]


@pytest.mark.rule("V-INC-1", "V-INC-3")
def test_each_pawn_in_a_shop_draws_a_card_of_its_district():
    match, _ = next_round("0C g1, 0M g2, 1C a1, 1B e6, 2M a6, 2C j5")
    assert drawn(match, 0) == [2, 0, 0, 0, 0]
    assert drawn(match, 1) == [0, 1, 0, 0, 1]
    assert drawn(match, 2) == [0, 0, 1, 1, 0]


@pytest.mark.rule("V-INC-2")
def test_assassins_draw_nothing():
    match, _ = next_round("0A g1, 1C g2")
    assert drawn(match, 0) == [0, 0, 0, 0, 0]


@pytest.mark.rule("V-INC-3")
def test_pawns_on_streets_or_in_the_desert_draw_nothing_and_thieves_in_shops_do():
    match, _ = next_round("0M f3, 1T g2", desert=["CM", "B"])
    assert drawn(match, 0) == [0, 0, 0, 0, 0]
    assert drawn(match, 1) == [1, 0, 0, 0, 0]


@pytest.mark.rule("V-INC-4")
def test_vizier_draws_nothing():
    match, _ = next_round("V g1, 1C g2")
    assert [drawn(match, seat) for seat in range(3)] == [[0] * 5, [1, 0, 0, 0, 0], [0] * 5]


@pytest.mark.rule("V-INC-5")
@pytest.mark.parametrize("players", [3, 6])
def test_first_income_is_two_bazaar_cards_each(players):
    match = placed(players)
    assert [drawn(match, seat) for seat in range(players)] == [[2, 0, 0, 0, 0]] * players


@pytest.mark.rule("V-ROUND-2")
def test_income_starts_with_the_slipper():
    match = at(4, pawns="1T f2, 0C g1", hands=["", "Lambs"], seat=1)
    events = match.play("move thief f2>f2 < Lambs")
    assert [happened.facts["seat"] for happened in events if happened.kind == "income"] == [1, 2, 3, 0]


@pytest.mark.rule("V-AMB-38")
def test_income_is_drawn_automatically():
    match, events = next_round("0C g1, 1C g2")
    assert match.position()["phase"] == "trading"
    shown = [happened for happened in events if happened.kind == "income"]
    assert [happened.facts["drawn"] for happened in shown] == [[1, 0, 0, 0, 0], [1, 0, 0, 0, 0], [0] * 5]
    assert shown[0].seen_by(0)["cards"] == hand(match, 0)
    assert "cards" not in shown[0].seen_by(1)
    assert event(events, "round").facts == {"round": 3}


@pytest.mark.rule("V-AMB-39")
def test_player_without_income_stays_in_the_match():
    match, _ = next_round("1C g2", bags=["D"])
    assert hand(match, 0) == []
    match.play(f"offer 0 give {hand(match, 1)[0]}", 1)
    match.play("accept 1", 0)
    assert len(hand(match, 0)) == 1


@pytest.mark.rule("V-AMB-40")
def test_match_ends_if_nobody_has_income():
    match, _ = next_round("", bags=["S", "R", "F"], birthdays=["diamond", "three", "two_colours"])
    assert match.over
    assert (match.result.winners, match.result.reason, match.result.scores) == ((1,), "riches", (12, 27, 0))
    match, _ = next_round("", bags=["D", "RR"])
    assert (match.result.winners, match.result.reason) == ((0,), "birthday")


@pytest.mark.rule("V-AMB-40", "V-AMB-55")
def test_end_without_income_counts_even_at_the_round_cap():
    match, _ = next_round("", bags=["D"], round_cap=3)
    assert (match.result.winners, match.result.reason) == ((0,), "birthday")


@pytest.mark.rule("V-AMB-37")
def test_empty_deck_gives_no_card():
    state = at(hands=["Lambs"], pawns="0C g1, 0C g2, 0C i2, 1C h3").state
    state.deck_goods = 0b11  # two cards of the Bazaar are left
    state.deck_specials = 0
    rng = rng_for(1)
    assert [income(state, tables_of_state(state), seat, rng) for seat in (0, 1)] == [2, 0]
    assert not draw(state, 0, 0, rng)
