"""Payments: whole cards, worth at least the price, for one purchase; and the payments that are suggested."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from baghdad.core.errors import NotationError
from baghdad.voleurs.board.distances import UNREACHABLE
from baghdad.voleurs.box import CARDS, FIRST_SURPRISE, GOODS, SURPRISE_VALUES, worth
from baghdad.voleurs.names import CARD_NUMBERS
from baghdad.voleurs.payments import PaymentTable, dinars
from baghdad.voleurs.rules.payment_table import MOST_DINARS
from baghdad.voleurs.state import MAX_CELLS
from tests.voleurs.positions import GAME, at, bag, code, hand, outside, refusal

OTHERS = ["Sugar", "Ice"]


def buying(cards, **more):
    """Return a match in which seat 0, David, holds these cards; the others have some too."""
    return at(hands=[cards, *OTHERS], **{"pawns": "0T f2", **more})


@pytest.mark.rule("V-PAY-1", "V-CARD-1")
def test_payment_must_be_worth_the_price_to_the_buyer():
    match = buying("Lambs, Copper, Iron")
    few = ("too_few_dinars", "V-AGENT-1", {"price": 9, "purse": 4})
    assert refusal(match, "agent merchant < Lambs") == few
    assert code(match, "agent merchant < Lambs, Copper") is None
    assert code(match, "agent merchant < Iron") is None
    assert code(buying("Copper", characters=["Saïd", "David", "Afif"]), "agent caravaneer < Copper") == "too_few_dinars"
    assert refusal(match, "agent merchant < Gold") == ("card_not_held", "V-PAY-1", {"card": "Gold"})


@pytest.mark.rule("V-PAY-2", "V-AMB-25")
def test_overpaying_is_allowed_without_change():
    match = buying("Lambs, Gold, Iron")
    match.play("agent caravaneer < Lambs, Gold")
    assert (hand(match, 0), outside(match, 0)) == (["Iron"], "C")
    assert match.position()["spent"] == ["Lambs", "Gold"]


@pytest.mark.rule("V-PAY-3")
def test_payment_buys_one_thing():
    match = buying("Gold, Iron")
    match.play("agent caravaneer < Gold")
    assert outside(match, 0) == "C"
    assert refusal(match, "agent caravaneer < Gold") == ("card_not_held", "V-PAY-1", {"card": "Gold"})
    with pytest.raises(NotationError):
        GAME.parse("gem sapphire, fake < Gold, Iron")


@pytest.mark.rule("V-PAY-4")
def test_purchases_are_agents_gems_and_moves():
    kinds = {action.kind for action in buying("Gold, Iron, Copper").legal()}
    assert kinds == {"agent", "gem", "move"}


@pytest.mark.rule("V-PAY-5")
def test_every_purchase_costs_a_card():
    for text in ("agent caravaneer", "gem sapphire", "move thief f2>f2"):
        with pytest.raises(NotationError):
            GAME.parse(text)
    for action in buying("Gold, Iron, Copper").legal():
        assert len(action.cards) >= 1


@pytest.mark.rule("V-CARD-2", "V-AMB-26")
def test_surprises_count_together_within_one_payment():
    match = buying("Surprise Port, Surprise Souk, Lambs, Copper")
    assert code(match, "agent caravaneer < Surprise Port") == "too_few_dinars"
    assert code(match, "agent caravaneer < Lambs, Surprise Port") is None
    match.play("agent caravaneer < Lambs, Surprise Port")
    assert refusal(match, "agent caravaneer < Surprise Souk")[2] == {"price": 5, "purse": 1}
    assert code(buying("Surprise Port, Surprise Souk, Lambs"), "gem fake < Surprise Port, Surprise Souk") is None
    rich = buying("Surprise Port, Surprise Souk, Surprise Casbah")
    assert code(rich, "gem diamond < Surprise Port, Surprise Souk, Surprise Casbah") is None


@pytest.mark.rule("V-CARD-2")
@pytest.mark.parametrize("character", ["David", "Saïd", "Afif", "Simbad"])
def test_surprises_are_worth_the_same_to_every_character(character):
    others = [name for name in ("Shéhérazade", "Ali Baba") if name != character]
    match = buying("Surprise Port, Surprise Souk", characters=[character, *others])
    assert refusal(match, "gem sapphire < Surprise Port, Surprise Souk")[2] == {"price": 12, "purse": 10}


@pytest.mark.rule("V-CARD-3", "V-AMB-27")
def test_gem_card_is_paid_alone_and_only_for_its_gem():
    match = buying("Ruby, Gold, Sapphire")
    alone = ("gem_card_alone", "V-AMB-27", {"card": "Ruby"})
    assert refusal(match, "gem ruby < Ruby, Gold") == alone
    assert code(match, "gem ruby < Ruby, Sapphire") == "gem_card_alone"
    for action in ("gem emerald < Ruby", "agent caravaneer < Ruby", "move thief f2>f2 < Ruby"):
        assert refusal(match, action) == ("gem_card_buys_its_gem", "V-CARD-3", {})
    match.play("gem ruby < Ruby")
    assert (bag(match, 0), hand(match, 0)) == ("R", ["Gold", "Sapphire"])


@pytest.mark.rule("V-AMB-28", "V-AMB-66")
def test_gem_card_must_be_used_for_its_gem():
    match = at(hands=["Fake", "Sugar"], pawns="0T f2")
    assert [str(action) for action in match.legal()] == ["gem fake < Fake"]
    assert refusal(match, "discard Fake") == ("not_worthless", "V-AMB-29", {})
    match.play("gem fake < Fake")
    assert code(match, "slipper 1") is None


@pytest.mark.rule("V-AMB-29")
def test_gem_card_of_a_sold_out_gem_is_discarded():
    match = buying("Diamond, Lambs", bags=["D", "D"])
    assert refusal(match, "gem diamond < Diamond") == ("no_gem_left", "V-GEM-2", {"gem": "diamond"})
    assert code(match, "discard Lambs") == "not_worthless"
    assert "discard Diamond" in map(str, match.legal())
    match.play("discard Diamond")
    assert match.position()["spent"] == ["Diamond"]
    assert code(match, "slipper 1") is None


@pytest.mark.rule("V-AMB-63")
def test_purchases_cannot_be_undone():
    from baghdad.core.errors import UndoRefused

    match = buying("Lambs, Iron")
    match.play("agent caravaneer < Iron")
    with pytest.raises(UndoRefused) as error:
        match.undo(0)
    assert error.value.code == "hidden_came_out"
    match.play("slipper 1")
    match.undo(0)
    assert match.view(None)["slipper"] == 0


def test_offer_and_done_can_be_undone_but_not_a_trade():
    from baghdad.core.errors import UndoRefused

    match = at(phase="trading", hands=["Lambs", "Honey"])
    before = match.position()
    match.play("offer 1 give Lambs", 0)
    match.undo(0)
    match.play("done", 0)
    match.undo(0)
    assert match.position() == before
    match.play("offer 1 give Lambs", 0)
    match.play("accept 1", 1)
    with pytest.raises(UndoRefused):
        match.undo(1)


# --- payments that are suggested -------------------------------------------------------------------------------------


def numbers(names):
    return [CARD_NUMBERS[name.strip().lower()] for name in names.split(",")]


@pytest.mark.parametrize(
    ("cards", "price", "payment"),
    [
        ("Lambs, Copper, Iron", 5, "Copper"),
        ("Lambs, Copper, Iron", 9, "Iron"),
        ("Lambs, Copper, Iron", 10, "Lambs, Copper"),
        ("Lambs, Copper, Iron", 0, "Lambs"),
        ("Lambs, Camel, Servant", 6, "Servant"),
        ("Surprise Port, Surprise Souk, Lambs", 10, "Surprise Port, Surprise Souk"),
        ("Surprise Port, Surprise Souk, Surprise Casbah, Gold", 20, "Surprise Port, Surprise Souk, Gold"),
        ("Surprise Port, Surprise Souk, Surprise Casbah, Gold", 30, "Surprise Port, Surprise Souk, Surprise Casbah"),
        ("Surprise Port, Surprise Souk, Surprise Casbah", 5, "Surprise Port, Surprise Souk"),
        ("Surprise Port, Surprise Souk, Surprise Casbah", 1, "Surprise Port"),
        ("Surprise Port, Surprise Souk, Surprise Casbah, Lambs", 5, "Surprise Port, Lambs"),
        ("Lambs", 5, None),
        ("Ruby", 0, None),
    ],
)
def test_suggested_payment_is_least_overpaid_then_fewest_cards(cards, price, payment):
    found = PaymentTable(numbers(cards), 0).payment(price)
    assert found == (tuple(sorted(numbers(payment))) if payment else None)


@pytest.mark.rule("V-CARD-2", "V-AMB-26")
def test_legal_actions_pay_with_some_of_three_surprises():
    match = buying("Surprise Port, Surprise Souk, Surprise Casbah")
    listed = {str(action) for action in match.legal()}
    assert "agent caravaneer < Surprise Port, Surprise Souk" in listed
    assert "gem sapphire < Surprise Port, Surprise Souk, Surprise Casbah" in listed
    assert "move thief f2>f3 < Surprise Port" in listed


@pytest.mark.rule("V-CARD-2", "V-AMB-26")
def test_payments_of_a_purchase_begin_with_the_least_overpaid():
    match = buying("Surprise Port, Surprise Souk, Surprise Casbah, Lambs")
    action = GAME.parse("agent caravaneer < Surprise Port, Surprise Souk, Surprise Casbah")
    assert [str(payment) for payment in GAME.payments(match.state, 0, action)][:2] == [
        "agent caravaneer < Lambs, Surprise Port",
        "agent caravaneer < Surprise Port, Surprise Souk",
    ]


def rank(surprises):
    """Return a number that is lower the sooner a payment with so many surprises is chosen."""
    return -surprises if surprises else -CARDS


def best_by_enumeration(cards, character, price):
    """Return value, number of cards and rank by surprises of the best payment, found by trying all, or None.

    Of payments as good one without surprises is the best, then the one with the most.
    """
    goods = [card for card in cards if card < GOODS]
    surprises = [card for card in cards if card >= FIRST_SURPRISE]
    tried = [
        (sum(worth(card, character) for card in chosen) + SURPRISE_VALUES[laid], number + laid, rank(laid))
        for number in range(len(goods) + 1)
        for chosen in combinations(goods, number)
        for laid in range(len(surprises) + 1)
        if number + laid > 0
    ]
    return min((payment for payment in tried if payment[0] >= price), default=None)


@settings(deadline=None, derandomize=True, database=None, max_examples=60)
@given(st.sets(st.integers(0, CARDS - 1), max_size=9), st.integers(0, 5), st.integers(0, 70))
@example({*range(0, 40, 5), *range(FIRST_SURPRISE, CARDS)}, 0, 50)
@example({0, FIRST_SURPRISE, FIRST_SURPRISE + 2}, 3, 1)
@example({6, *range(FIRST_SURPRISE, CARDS)}, 0, 5)
@example(set(range(GOODS, CARDS)), 1, 0)
def test_payment_equals_the_best_by_enumeration(cards, character, price):
    table = PaymentTable(sorted(cards), character)
    payment = table.payment(price)
    if payment is None:
        assert best_by_enumeration(cards, character, price) is None
    else:
        assert set(payment) <= cards
        assert list(payment) == sorted(set(payment))
        assert not set(payment) & set(range(GOODS, FIRST_SURPRISE))
        laid = rank(len(set(payment) & set(range(FIRST_SURPRISE, CARDS))))
        assert (table.worth(payment), len(payment), laid) == best_by_enumeration(cards, character, price)


@pytest.mark.parametrize("size", [15, 16, 20, 30, 45, CARDS])
def test_large_hands_pay_every_price_up_to_the_highest(size):
    """The table takes one pass for each card; trying the hand's 2**15 or 2**68 subsets would take too long."""
    cards = sorted(Random(size).sample(range(CARDS), size))
    table = PaymentTable(cards, 0)
    for price in range(min(dinars(cards, 0), MOST_DINARS) + 1):
        payment = table.payment(price)
        assert payment is not None
        assert set(payment) <= set(cards)
        assert table.worth(payment) >= price
    assert table.payment(MOST_DINARS + 1) is None


def test_fifteen_cards_can_pay_exact_prices():
    table = PaymentTable([*range(0, 60, 5), *range(FIRST_SURPRISE, CARDS)], 0)
    for price in (1, 7, 35, 40):
        assert table.worth(table.payment(price)) == price
    assert table.worth(table.payment(0)) == 1


def test_longest_walk_can_be_paid_and_unreachable_cells_cannot():
    """No walk is longer than the number of cells; unreachable cells count as 255 steps."""
    table = PaymentTable(list(range(CARDS)), 0)
    assert table.worth(table.payment(MAX_CELLS - 1)) == MAX_CELLS - 1
    assert table.payment(UNREACHABLE) is None
