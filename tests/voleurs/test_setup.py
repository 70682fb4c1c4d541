"""The set-up: characters, birthday cards, three pawns each."""

from __future__ import annotations

from collections import Counter

import pytest

from baghdad.core.errors import OptionError
from baghdad.voleurs.board.parser import read_board
from baghdad.voleurs.box import BAZAAR, BIRTHDAYS, GEM_COUNTS
from baghdad.voleurs.names import CHARACTER_NAMES
from tests.voleurs.positions import CITY, GAME, code, hand, on, placed, refusal

BOARD = read_board(CITY)
SHOPS = [BOARD.cells[cell].name for cell in BOARD.cells_of(BAZAAR, shop=True)]
STREETS = [BOARD.cells[cell].name for cell in BOARD.cells_of(BAZAAR, shop=False)]


def chosen(players=3, **options):
    """Return a match after the choice of characters."""
    match = GAME.new(players, seed=1, board=CITY, **options)
    for name in CHARACTER_NAMES[:players]:
        match.play(f"choose {name}")
    return match


@pytest.mark.rule("V-SETUP-1", "V-AMB-2")
def test_three_to_six_players_and_two_with_the_option():
    for players in (3, 4, 5, 6):
        assert GAME.new(players, seed=1).players == players
    for players in (0, 1, 2, 7):
        with pytest.raises(OptionError) as error:
            GAME.new(players, seed=1)
        assert error.value.code == "bad_players"
        assert error.value.facts["players"] == players
    assert GAME.new(2, seed=1, two_players=True).players == 2
    with pytest.raises(OptionError):
        GAME.new(1, seed=1, two_players=True)


def test_small_board_limits_the_players():
    assert GAME.new(3, seed=1, board="oasis").players == 3
    with pytest.raises(OptionError) as error:
        GAME.new(4, seed=1, board="oasis")
    assert (error.value.code, error.value.facts["max"]) == ("bad_players", 3)


@pytest.mark.rule("V-SETUP-2")
def test_supply_is_public():
    seen = GAME.new(3, seed=1).view(None)
    assert list(seen["gems"].values()) == list(GEM_COUNTS)
    for seat in seen["seats"]:
        assert seat["supply"] == {"thief": 0, "caravaneer": 5, "merchant": 6, "broker": 3, "assassin": 4}


@pytest.mark.rule("V-SETUP-3", "V-BOARD-7")
def test_vizier_starts_in_the_desert():
    assert placed().view(None)["vizier"] == "desert"


@pytest.mark.rule("V-SETUP-4", "V-AMB-7")
def test_cards_are_shuffled():
    hands = {tuple(hand(placed(seed=seed), 0)) for seed in range(12)}
    assert len(hands) > 6
    dealt = Counter(GAME.new(3, seed=seed).position()["seats"][1]["birthday"] for seed in range(120))
    assert set(dealt) == set(BIRTHDAYS)
    assert max(dealt.values()) < 40


@pytest.mark.rule("V-SETUP-5", "V-AMB-6", "V-CLASH-5", "V-INFO-8")
def test_players_choose_different_characters_in_turn():
    match = GAME.new(3, seed=1)
    assert match.to_act == (0,)
    assert [str(action) for action in match.legal()] == [f"choose {name}" for name in CHARACTER_NAMES]
    match.play("choose ali baba")
    assert match.to_act == (1,)
    assert refusal(match, "choose Ali Baba") == ("character_taken", "V-SETUP-5", {"character": "Ali Baba"})
    match.play("choose Saïd")
    match.play("choose Simbad")
    for seat in (None, 0, 2):
        assert [s["character"] for s in match.view(seat)["seats"]] == ["Ali Baba", "Saïd", "Simbad"]
    assert match.position()["phase"] == "placing"


@pytest.mark.rule("V-AMB-6", "V-SETUP-8", "V-SETUP-10")
@pytest.mark.parametrize("deal_characters", [False, True])
def test_who_begins_may_be_drawn(deal_characters):
    firsts = Counter()
    for seed in range(60):
        match = GAME.new(3, seed=seed, draw_first=True, deal_characters=deal_characters)
        first = match.to_act[0]
        firsts[first] += 1
        in_turn = [(first + turn) % 3 for turn in range(3)]
        order = []
        while match.position()["phase"] in ("choosing", "placing"):
            order.append(match.to_act[0])
            match.play(match.legal()[0])
        assert order == in_turn * (3 if deal_characters else 4)
        assert match.view(None)["slipper"] == match.to_act[0] == first
        assert GAME.new(3, seed=seed, draw_first=True, deal_characters=deal_characters).to_act == (first,)
    assert min(firsts[seat] for seat in range(3)) > 8


def test_drawing_who_begins_deals_the_same_cards():
    for seed in range(8):
        dealt = [GAME.new(4, seed=seed, draw_first=drawn).position()["seats"] for drawn in (False, True)]
        assert dealt[0] == dealt[1]


@pytest.mark.rule("V-SETUP-5")
def test_characters_may_be_dealt():
    seen = set()
    for seed in range(8):
        match = GAME.new(6, seed=seed, deal_characters=True)
        names = [seat["character"] for seat in match.position()["seats"]]
        assert sorted(names) == sorted(CHARACTER_NAMES)
        assert match.position()["phase"] == "placing"
        seen.add(tuple(names))
    assert len(seen) > 4


@pytest.mark.rule("V-SETUP-6", "V-INFO-9", "V-INFO-10")
def test_birthday_card_is_seen_only_by_its_owner():
    match = GAME.new(4, seed=1)
    dealt = [seat["birthday"] for seat in match.position()["seats"]]
    assert len(set(dealt)) == 4
    for viewer in (None, 0, 1, 2, 3):
        seen = [seat["birthday"] for seat in match.view(viewer)["seats"]]
        assert seen == [card if seat == viewer else None for seat, card in enumerate(dealt)]
        assert "birthdays" not in match.view(viewer)


@pytest.mark.rule("V-SETUP-7")
def test_each_player_has_a_thief_and_two_caravaneers_to_place():
    match = chosen()
    for seat in match.view(None)["seats"]:
        assert seat["to_place"] == {"thief": 1, "caravaneer": 2, "merchant": 0, "broker": 0, "assassin": 0}
        assert seat["bag_size"] == 0
    for _ in range(2):
        for _ in range(3):
            match.play(next(action for action in match.legal() if action.what == "caravaneer"))
    assert refusal(match, f"place caravaneer {SHOPS[-1]}") == (
        "nothing_to_place",
        "V-SETUP-7",
        {"pawn": "caravaneer"},
    )


@pytest.mark.rule("V-SETUP-8", "V-SETUP-9")
def test_players_place_one_pawn_in_turn_in_any_order():
    match = chosen()
    order = []
    for what in ("thief", "caravaneer", "caravaneer", "caravaneer", "thief", "caravaneer", "caravaneer", "caravaneer"):
        order.append(match.to_act[0])
        match.play(next(action for action in match.legal() if action.what == what))
    assert order == [0, 1, 2, 0, 1, 2, 0, 1]
    assert [action.what for action in match.legal()] == ["thief"] * (len(STREETS) - 2)


@pytest.mark.rule("V-SETUP-9")
def test_thieves_go_on_streets_and_caravaneers_in_shops_of_the_bazaar():
    match = chosen()
    assert {action.goal for action in match.legal() if action.what == "thief"} == set(STREETS)
    assert {action.goal for action in match.legal() if action.what == "caravaneer"} == set(SHOPS)
    wrong = {"cell": SHOPS[0], "pawn": "thief"}
    assert refusal(match, f"place thief {SHOPS[0]}") == ("wrong_ground", "V-SETUP-9", wrong)
    assert code(match, f"place caravaneer {STREETS[0]}") == "wrong_ground"
    assert refusal(match, "place thief a4") == ("not_in_bazaar", "V-SETUP-8", {"cell": "a4"})
    match.play(f"place thief {STREETS[0]}")
    assert on(match, STREETS[0]) == "0T"
    assert refusal(match, f"place thief {STREETS[0]}") == ("cell_taken", "V-SETUP-9", {"cell": STREETS[0]})


@pytest.mark.rule("V-SETUP-10", "V-CLASH-6", "V-ROUND-3")
def test_first_round_begins_with_the_slipper_at_seat_0():
    match = placed(4)
    assert match.view(None)["slipper"] == 0
    assert (match.position()["phase"], match.view(None)["round"]) == ("trading", 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_pawns_can_be_placed(players):
    assert len(placed(players).position()["pawns"]) == 3 * players


@pytest.mark.rule("V-AMB-6", "V-SETUP-8")
def test_choosing_and_placing_out_of_turn_cite_the_order_of_the_set_up():
    match = GAME.new(3, seed=1, board=CITY)
    assert refusal(match, "choose Afif", 1) == ("not_your_turn", "V-AMB-6", {"seat": 1, "to_act": 0})
    match = chosen()
    assert refusal(match, f"place thief {STREETS[0]}", 2) == ("not_your_turn", "V-SETUP-8", {"seat": 2, "to_act": 0})


def test_a_new_match_has_nothing_of_later_phases():
    for players in (3, 6):
        match = GAME.new(players, seed=4)
        position = match.position()
        assert (int(match.state.ready), int(match.state.decisions)) == (0, 0)
        assert (position["phase"], position["seat"], position["slipper"], position["round"]) == ("choosing", 0, 0, 0)
        assert not position["bought"]
        assert position["spent"] == position["pawns"] == []
        for seat in position["seats"]:
            assert (seat["character"], seat["cards"]) == (None, [])
            assert not any(seat["bag"].values())
            assert seat["known"] == [[]] * players
