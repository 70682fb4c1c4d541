"""Setting up and dealing (D-SETUP-1…8)."""

from __future__ import annotations

import pytest

from baghdad.core import arrays
from baghdad.dieb.rules.setup import lay_table
from tests.core.record_forms import as_plain
from tests.dieb.positions import GAME, hand, palace, piles, supply

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("D-SETUP-1")
def test_each_palace_has_the_chests_7_6_5_4_from_bottom_to_top():
    match = GAME.new(players=2, seed=1)
    assert [found["chests"] for found in match.position()["palaces"]] == [4] * 6
    assert match.view(None)["demands"] == [4] * 6
    assert match.position()["chests_won"] == [[], []]


@PLAYERS
@pytest.mark.rule("D-SETUP-2")
def test_one_neutral_guard_stands_before_each_palace(players):
    match = GAME.new(players=players, seed=1)
    assert [palace(match, letter) for letter in "abcdef"] == ["N//4"] * 6
    assert all(left["neutral"] == 0 for left in match.position()["to_place"])


@PLAYERS
@pytest.mark.rule("D-SETUP-3", "D-SETUP-7", "D-ED-16")
def test_each_seat_gets_one_card_more_and_no_dancer(players):
    match = GAME.new(players=players, seed=1)
    sizes = [6, 7, 8, 9][:players]
    assert [len(hand(match, seat)) for seat in range(players)] == sizes
    assert not any("*" in hand(match, seat) for seat in range(players))
    pile, discard, dancers = piles(match)
    assert (len(pile), discard, dancers) == (102 - sum(sizes), "", 8)


@pytest.mark.rule("D-SETUP-3")
def test_deal_is_random_and_reproducible_by_its_seed():
    hands = {tuple(hand(GAME.new(players=2, seed=seed), seat) for seat in (0, 1)) for seed in range(30)}
    assert len(hands) > 25
    assert hand(GAME.new(players=2, seed=7)) == hand(GAME.new(players=2, seed=7))


@pytest.mark.rule("D-SETUP-3")
def test_cards_of_all_palaces_are_dealt_equally_often():
    deals = 400
    dealt = [0] * 6
    for seed in range(deals):
        for letter in hand(GAME.new(players=4, seed=seed), 3):
            dealt["abcdef".index(letter)] += 1
    expected = deals * 9 / 6
    assert sum((number - expected) ** 2 / expected for number in dealt) < 20.5  # chi-square, 5 degrees, 0.001


@PLAYERS
@pytest.mark.rule("D-SETUP-4", "D-AMB-1", "D-AMB-2")
def test_seat_0_starts_and_turns_go_clockwise(players):
    match = GAME.new(players=players, seed=1)
    order = []
    while match.position()["phase"] == "placing":
        order += match.to_act
        match.play(match.legal()[0])
    for _ in range(2 * players):
        order += match.to_act
        match.play("pass")
    assert order == [number % players for number in range(len(order))]


@PLAYERS
@pytest.mark.rule("D-SETUP-5", "D-SETUP-6")
def test_players_have_twelve_thieves_and_guards_by_number_of_players(players):
    match = GAME.new(players=players, seed=1)
    assert [supply(match, seat) for seat in range(players)] == [12] * players
    assert [left["own"] for left in match.position()["to_place"]] == [{2: 4, 3: 3, 4: 2}[players]] * players


@pytest.mark.rule("D-SETUP-8", "D-AMB-3", "D-ED-2", "D-ED-17", "D-INFO-4", "D-AMB-35")
@pytest.mark.parametrize("tactical", [False, True])
def test_hands_are_hidden_until_all_guards_are_placed(tactical):
    match = GAME.new(players=3, seed=1, tactical=tactical)
    while match.position()["phase"] == "placing":
        assert [match.view(seat)["hands"][seat]["cards"] for seat in range(3)] == [None] * 3
        events = match.play(match.legal()[0])
    for seat in range(3):
        cards = match.position()["hands"][seat]["cards"]
        assert match.view(seat)["hands"][seat]["cards"] == cards
        (taken_up,) = (event for event in events if event.kind == "hands_taken_up")
        assert taken_up.seen_by(seat)["cards"] == cards
        assert "cards" not in taken_up.seen_by(None)


@pytest.mark.rule("D-SETUP-8", "D-AMB-3", "D-INFO-4")
def test_peek_shows_own_hands_from_the_start():
    match = GAME.new(players=3, seed=1, peek=True)
    for viewer in range(3):
        hands = [found["cards"] for found in match.view(viewer)["hands"]]
        assert hands[viewer] == match.position()["hands"][viewer]["cards"]
        assert hands.count(None) == 2
    assert [found["cards"] for found in match.view(None)["hands"]] == [None] * 3


@PLAYERS
@pytest.mark.rule("D-SETUP-1", "D-SETUP-5")
def test_set_up_resets_every_field_of_a_used_state(players):
    new = GAME.states(1)[0]
    used = arrays.record_from(GAME.record_type, b"\1" * GAME.record_type.itemsize)
    GAME.options().write_to(used)
    lay_table(used, players)
    lay_table(new, players)
    assert as_plain(used) == as_plain(new)
