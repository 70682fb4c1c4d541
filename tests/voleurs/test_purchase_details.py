"""Described purchases with prices and payments, and the static data of the box."""

import pytest

from baghdad.core.spelling import plain
from baghdad.voleurs import static_data
from baghdad.voleurs.actions import KINDS
from baghdad.voleurs.board.registry import get_board
from baghdad.voleurs.box import BIRTHDAYS, CARDS, GEMS, worth
from baghdad.voleurs.names import CARD_NUMBERS
from baghdad.voleurs.rules.gems import meets
from tests.voleurs.positions import CITY, GAME, at

PAWNS = "0T f2, 1T f3, V h8"


def described(match, text):
    return GAME.describe_action(match.state, match.to_act[0], GAME.parse(text))


@pytest.mark.rule("V-PAY-1", "V-PAY-2")
def test_described_purchase_has_price_and_payment():
    match = at(pawns=PAWNS, hands=["Lambs, Dromedary", "Sugar", "Ice"])  # 4 and 8 to David
    parts = described(match, "gem fake < Lambs, Dromedary")
    assert parts == {"kind": "gem", "what": "fake", "cards": ["Lambs", "Dromedary"], "price": 9, "paid": 12}
    assert described(match, "agent merchant < Lambs, Dromedary")["price"] == 9


@pytest.mark.rule("V-MOVE-1", "V-MOVE-9")
def test_move_costs_one_dinar_per_step():
    match = at(pawns=PAWNS, hands=["Lambs, Dromedary", "Sugar", "Ice"])
    prices = {
        action.goal: GAME.describe_action(match.state, 0, action)["price"]
        for action in match.legal()
        if action.what == "thief"
    }
    assert prices["f2"] == 0
    assert all(0 < price <= 12 for cell, price in prices.items() if cell != "f2")


@pytest.mark.rule("V-CARD-3")
def test_gem_bought_with_its_card_has_no_price():
    match = at(pawns=PAWNS, hands=["Ruby", "Sugar", "Ice"])
    assert "price" not in described(match, "gem ruby < Ruby")


@pytest.mark.rule("V-END-3")
def test_described_gem_says_if_it_fulfils_the_birthday_card():
    match = at(pawns=PAWNS, hands=["Ruby, Diamond", "Sugar", "Ice"], birthdays=["diamond", "three", "two_colours"])
    assert described(match, "gem diamond < Diamond")["fulfils"]
    assert "fulfils" not in described(match, "gem ruby < Ruby")


@pytest.mark.rule("V-END-1")
def test_described_vizier_move_says_if_it_ends_in_a_palace_shop():
    match = at(pawns="0T f2, V h8", hands=["Gold, Tiger", "Sugar", "Ice"])
    board = get_board(CITY)
    for action in match.legal():
        if action.what == "vizier":
            cell = board.cells[board.numbers[action.goal]]
            assert GAME.describe_action(match.state, 0, action).get("home", False) == (cell.shop and cell.district == 4)


@pytest.mark.rule("V-PAY-1")
def test_payments_are_legal_and_least_overpaid_first():
    match = at(pawns=PAWNS, hands=["Lambs, Copper, Iron, Dromedary, Surprise Port", "Sugar", "Ice"])
    action = next(action for action in match.legal() if action.kind == "agent" and action.what == "merchant")
    ways = GAME.payments(match.state, 0, action)
    assert ways[0] == action
    assert len(ways) > 2
    assert all(match.why_not(way) is None for way in ways)
    paid = [GAME.describe_action(match.state, 0, way)["paid"] for way in ways]
    assert paid == sorted(paid)
    assert GAME.payments(match.state, 0, GAME.parse("slipper 1")) == [GAME.parse("slipper 1")]


def test_static_data_has_the_city_for_drawing():
    board = get_board(CITY)
    city = static_data.city(board)
    assert (city["name"], city["gates"]) == (board.name, [list(gate) for gate in board.gates])
    assert city["walls"] == [list(wall) for wall in board.walls]
    assert len(city["ways"]) == 5
    for way, told in zip(board.ways, city["ways"], strict=True):
        assert (told["cell"], (told["x"], told["y"])) == (way.cell, tuple(way.start))
    for number, (cell, told) in enumerate(zip(board.cells, city["cells"], strict=True)):
        distance = told.pop("distance")
        assert told == {name: getattr(cell, name) for name in ("name", "x", "y", "district", "shop")}
        assert (distance == 1) == (number in board.entries)
    distances = {cell["name"]: cell["distance"] for cell in static_data.city(board)["cells"]}
    assert [distances[name] for name in ("h1", "g1", "f3")] == [1, 2, 4]
    assert max(distances.values()) == 27


def test_static_data_has_the_worth_of_every_card():
    box = static_data.static_data(get_board(CITY))
    assert len(box["cards"]) == CARDS
    iron = next(card for card in box["cards"] if card["card"] == "Iron")
    assert iron["worth"] == [worth(CARD_NUMBERS[plain("Iron")], character) for character in range(6)]
    assert box["surprises"] == [0, 1, 10, 50]
    cells = box["board"]["cells"]
    assert {cells[way["cell"]]["distance"] for way in box["board"]["ways"]} == {1}


def test_static_data_has_what_the_page_knows_of_kinds():
    data = static_data.static_data(get_board(CITY))
    assert {data["phases"][kind] for kind in KINDS} == {"choosing", "placing", "trading", "buying"}
    assert data["phases"]["trade"] == "trading"
    assert data["passes"]["slipper"] == [{"piece": "slipper", "from": "seat", "to": "to"}]
    assert set(data["passes"]) == {"trade", "robbery", "exchange", "slipper"}


@pytest.mark.parametrize("birthday", range(len(BIRTHDAYS)), ids=BIRTHDAYS)
def test_birthday_card_is_met_only_with_the_gems_it_names(birthday):
    named = static_data.static_data(get_board(CITY))["birthdays"][BIRTHDAYS[birthday]]
    state = at(pawns=PAWNS, hands=["Lambs", "Sugar", "Ice"]).state
    state.bags[0] = [3] * len(GEMS)
    assert meets(state, 0, birthday)
    for gem in GEMS:
        state.bags[0] = [3] * len(GEMS)
        state.bags[0, GEMS.index(gem)] = 0
        assert meets(state, 0, birthday) == (gem not in named)


def test_described_answer_names_its_offer_and_its_receiver():
    offer = {"number": 3, "maker": 0, "to": 1, "cards": ["Lambs"], "claims": [""], "wanted": [0] * 5}
    match = at(phase="trading", hands=["Lambs", "Honey"], offers=[offer])
    assert described(match, "accept 3") == {"kind": "accept", "phrase": "accept-gift", "offer": 3}
    for kind in ("decline", "withdraw"):
        assert described(match, f"{kind} 3") == {"kind": kind, "offer": 3}
    assert described(match, "offer 1 give Lambs")["to"] == 1
