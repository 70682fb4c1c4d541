"""The examples at the end of the rules, one test each."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from baghdad.voleurs import box
from baghdad.voleurs.board.parser import boards, load_board
from baghdad.voleurs.board.validation import require_valid_board
from tests.voleurs.positions import (
    GAME,
    all_done,
    at,
    bag,
    code,
    distance,
    hand,
    on,
    outside,
    placed,
    refusal,
    supply,
)

OTHERS = ("Sugar", "Ice")
SWITCHES = ("refuge", "blocking", "vizier_kill", "exchange", "price_rise", "act_from_desert", "change_moves_vizier")


def david(cards, **more):
    """Return a match in which seat 0 is David, with these cards; the others have some too."""
    return at(hands=[cards, *OTHERS], **more)


@pytest.mark.rule("V-TEST-1")
def test_1_components():
    decks = Counter(box.DISTRICTS[box.district_of(card)] for card in range(box.CARDS))
    assert (box.GOODS, box.GEM_CARDS, box.SURPRISES) == (60, 5, 3)
    assert [decks[district] for district in box.DISTRICTS] == [13, 14, 14, 14, 13]
    assert sum(box.TOKENS) - box.TOKENS[box.THIEF] == 20
    counts = dict(zip(box.GEMS, box.GEM_COUNTS, strict=True))
    assert [counts[gem] for gem in ("diamond", "fake", "ruby", "emerald", "sapphire")] == [2, 6, 3, 4, 5]


@pytest.mark.rule("V-TEST-2")
def test_2_the_worth_of_goods():
    ranks = [(1, 2, 4, 6), (2, 3, 6, 9), (3, 5, 8, 12), (4, 7, 10, 15), (5, 9, 12, 18)]
    multisets = [[worst, low, low, high, high, best] for worst, low, high, best in ranks]
    for card in range(box.GOODS):
        assert sorted(box.worth(card, who) for who in range(6)) == multisets[card // 12]
    for who in range(6):
        sums = [sum(box.worth(card, who) for card in range(12 * d, 12 * d + 12)) for d in range(5)]
        assert sums == [38, 58, 82, 106, 130]


@pytest.mark.rule("V-TEST-3", "V-INC-6")
def test_3_income():
    match = at(pawns="0B a1, 0A a2, 0M f10, 0T g12, 0C h12, 1T f2", hands=["", "Lambs"], seat=1)
    match.play("move thief f2>f2 < Lambs")
    assert match.view(None)["seats"][0]["hand"] == [0, 1, 0, 2, 0]


@pytest.mark.rule("V-TEST-4")
def test_4_a_sapphire():
    match = david("Lambs, Dromedary, Iron")
    few = ("too_few_dinars", "V-GEM-1", {"price": 12, "purse": 4})
    assert refusal(match, "gem sapphire < Lambs") == few
    match.play("gem sapphire < Lambs, Dromedary")
    assert (bag(match, 0), hand(match, 0), match.view(None)["gems"]["sapphire"]) == ("S", ["Iron"], 4)


@pytest.mark.rule("V-TEST-5")
def test_5_a_robbery():
    match = at(
        pawns="0T g12, 1T i6",
        hands=["Fish, Iron", *OTHERS],
        bags=["", "SS"],
        characters=["Ali Baba", "David", "Afif"],
    )
    assert distance(match, "g12", "i7") == 6
    match.play("move thief g12>i7 x i6 < Fish")
    assert (on(match, "i7"), bag(match, 0), bag(match, 1), hand(match, 0)) == ("0T", "S", "S", ["Iron"])
    assert match.position()["spent"] == ["Fish"]


@pytest.mark.rule("V-TEST-6")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("Surprise Port", 1),
        ("Surprise Port, Surprise Casbah", 10),
        ("Surprise Port, Surprise Casbah, Copper", 16),
    ],
)
def test_6_surprises(cards, worth):
    assert refusal(david(cards), f"gem diamond < {cards}")[2] == {"price": 35, "purse": worth}


@pytest.mark.rule("V-TEST-6")
def test_6_three_surprises_are_worth_fifty():
    cards = "Surprise Port, Surprise Souk, Surprise Casbah"
    match = david(cards, pawns="V e1")
    assert refusal(match, f"move vizier e1>e6 < {cards}") is None
    reach = [action for action in match.legal() if action.kind == "move" and action.what == "vizier"]
    assert len(reach) == len(load_board("round-city").cells) - 3
    assert box.SURPRISE_VALUES[3] == 50


@pytest.mark.rule("V-TEST-7")
def test_7_gem_cards():
    match = david("Sapphire, Gold, Iron")
    assert refusal(match, "gem ruby < Sapphire, Gold, Iron") == ("gem_card_alone", "V-AMB-27", {"card": "Sapphire"})
    match.play("gem sapphire < Sapphire")
    assert bag(match, 0) == "S"
    sold_out = david("Sapphire", bags=["SSSSS"])
    assert [str(action) for action in sold_out.legal()] == ["discard Sapphire"]
    assert code(sold_out, "gem sapphire < Sapphire") == "no_gem_left"
    assert code(sold_out, "move thief a4>a4 < Sapphire") == "gem_card_buys_its_gem"
    sold_out.play("discard Sapphire")
    assert hand(sold_out, 0) == []


@pytest.mark.rule("V-TEST-8")
def test_8_moves_over_pawns():
    assert code(david("Lambs", pawns="0T f2, 1M f3"), "move thief f2>f3 < Lambs") == "cell_taken"
    # All ways from j2 to h2 lead over one of these.
    crowd = "{0}C i1, {0}C i2, {0}C h3"
    for blocking, owner, allowed in ((False, 1, True), (True, 1, False), (True, 0, True)):
        match = david("Lambs, Gold", pawns="0T j2, 1M i3, " + crowd.format(owner), blocking=blocking)
        found = refusal(match, "move thief j2>h2 < Lambs")
        assert (found is None) is allowed
        assert allowed or found[0] == "too_far"
        assert distance(match, "j2", "h2") == 2
    row = david("Iron", pawns="0T e1, 1M e2, 2B e3, 1T e4")
    assert code(row, "move thief e1>e5 < Iron") is None


@pytest.mark.rule("V-TEST-9")
def test_9_entering_from_the_desert():
    match = david("Hides, Spears, Lambs", desert=["M"], pawns="0T f3")
    assert distance(match, "desert", "f2") == 3
    assert code(match, "move merchant desert>f2 < Hides, Spears") is None
    far = ("too_far", "V-MOVE-1", {"cell": "f2", "steps": 3, "purse": 2})
    assert refusal(match, "move merchant desert>f2 < Hides") == far
    assert code(match, "move thief f3>desert < Lambs") == "no_return_to_desert"


@pytest.mark.rule("V-TEST-10")
def test_10_expelling():
    pawns = "0M e2, 1C d1, 1C d2, 1C e1"
    match = david("Lambs", pawns=pawns, desert=["", "C"])
    assert code(match, "move merchant e2>e2 x d1 < Lambs") == "not_a_neighbour"
    assert code(match, "move merchant e2>e2 x d2 < Lambs") is None
    assert code(match, "move merchant e2>e2 x desert < Lambs") == "not_a_neighbour"
    refuge = david("Lambs", pawns=pawns, refuge=True)
    assert code(refuge, "move merchant e2>e2 x d2 < Lambs") == "in_refuge"
    assert code(refuge, "move merchant e2>e2 x e1 < Lambs") is None


@pytest.mark.rule("V-TEST-11")
def test_11_killing():
    match = david("Lambs", pawns="0A f2, 1B f3")
    match.play("move assassin f2>f2 x f3 < Lambs")
    assert (on(match, "f3"), outside(match, 1), outside(match, 0)) == ("", "", "A")
    match = david("Lambs", pawns="0A f2, 1A f3")
    match.play("move assassin f2>f2 x f3 < Lambs")
    assert (on(match, "f2"), on(match, "f3"), outside(match, 0), outside(match, 1)) == ("", "", "", "")
    match = david("Lambs", pawns="0A f2, 1T f3, V e2")
    assert code(match, "move assassin f2>f2 x f3 < Lambs") == "not_its_prey"
    assert code(match, "move assassin f2>f2 x e2 < Lambs") == "vizier_is_safe"


@pytest.mark.rule("V-TEST-12")
def test_12_dead_and_expelled():
    match = david("Lambs", pawns="0A f2, 1B f3", desert=["", "BB"])
    match.play("move assassin f2>f2 x f3 < Lambs")
    assert supply(match, 1, "broker") == 0
    match.play("slipper 1")
    assert code(match, "agent broker < Sugar") == "no_agent_left"
    match = david("Lambs", pawns="0M f2, 1C f3")
    match.play("move merchant f2>f2 x f3 < Lambs")
    match.play("slipper 1")
    assert code(match, "move caravaneer desert>h1 < Sugar") is None


@pytest.mark.rule("V-TEST-13")
def test_13_the_slipper():
    match = at(hands=["Lambs, Iron", "Sugar"], pawns="0T f2")
    assert code(match, "slipper 1") == "buy_first"
    match.play("move thief f2>f2 < Lambs")
    assert code(match, "slipper 2") == "slipper_to_cardless"
    cardless = at(hands=["", "Sugar"])
    assert [str(action) for action in cardless.legal()] == ["slipper 1"]


@pytest.mark.rule("V-TEST-14")
def test_14_the_end_of_a_round():
    for cell, over in (("g8", True), ("f7", False)):
        match = at(pawns=f"0T f2, 0C g1, V {cell}", hands=["Lambs"])
        match.play("move thief f2>f2 < Lambs")
        assert match.over is over
        assert over or match.view(None)["round"] == 3
    midway = at(pawns="0T f2, 0C g1, V f7", hands=["Lambs", "Sugar"])
    midway.play("move vizier f7>g8 < Lambs")
    assert not midway.over


@pytest.mark.rule("V-TEST-15")
def test_15_two_winners():
    match = at(
        pawns="0T f2, 0C g1, V g8",
        hands=["Lambs"],
        bags=["D", "SE", "RRR"],
        birthdays=["diamond", "emerald_and_sapphire", "two_colours"],
    )
    match.play("move thief f2>f2 < Lambs")
    assert match.result.winners == (0, 1)
    assert match.result.scores[2] == max(match.result.scores)


@pytest.mark.rule("V-TEST-16")
def test_16_the_last_diamond():
    cards = "Gold, Silver-gilt, Lambs, Diamond"
    match = david(cards, bags=["", "D"], price_rise=True, pawns="V g8")
    few = ("too_few_dinars", "V-GEM-1", {"price": 40, "purse": 36})
    assert refusal(match, "gem diamond < Gold, Silver-gilt") == few
    assert code(match, "gem diamond < Gold, Silver-gilt, Lambs") is None
    match.play("gem diamond < Diamond")
    assert bag(match, 0) == "D"
    end = at(pawns="0T f2, 0C g1, V g8", hands=["Lambs"], bags=["D"], price_rise=True)
    end.play("move thief f2>f2 < Lambs")
    assert end.result.scores[0] == 35


@pytest.mark.rule("V-TEST-17")
def test_17_trade():
    match = at(phase="trading", hands=["Lambs", "Honey", "Fish"])
    assert code(match, "offer 1 give Lambs as Iron", 0) == "other_district_claimed"
    match.play("offer 1 give Lambs as Camel want 1 souk", 0)
    assert "Lambs" not in str(match.view(1))
    match.play("accept 1 < Honey", 1)
    assert match.view(1)["seats"][1]["cards"] == ["Lambs"]
    for other in (2, None):
        assert "Lambs" not in str(match.view(other))
        assert "Honey" not in str(match.view(other))


@pytest.mark.rule("V-TEST-18")
def test_18_views_hide_secrets():
    match = at(
        pawns="0T f2",
        hands=["Lambs, Iron", "Sugar, Honey", "Fish"],
        bags=["S", "DR", "F"],
        birthdays=["three", "diamond", "two_colours"],
    )
    hidden = {"Lambs", "Iron", "Sugar", "Honey", "Fish", "Gold", "Rifles"}
    own = {0: {"Lambs", "Iron"}, 1: {"Sugar", "Honey"}, 2: {"Fish"}, None: set()}
    for viewer, cards in own.items():
        view = match.view(viewer)
        view["options"] = {}
        visible = {word for word in hidden if f"'{word}'" in str(view)}
        assert visible == cards
        assert [seat["bag"] is not None for seat in view["seats"]] == [seat == viewer for seat in range(3)]
        assert [seat["birthday"] is not None for seat in view["seats"]] == [seat == viewer for seat in range(3)]
        assert view["deck"] == [12, 13, 13, 13, 12]


@pytest.mark.rule("V-TEST-19")
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_19_conservation(seed):
    rng = Random(seed)
    match = placed(4, seed=seed, **{name: rng.random() < 0.5 for name in SWITCHES})
    dead = 0
    for _ in range(120):
        if match.over:
            break
        if match.position()["phase"] == "trading":
            all_done(match)
        legal = match.legal()
        struck = [action for action in legal if action.kind == "move" and action.victim]
        match.play(rng.choice(struck if struck and rng.random() < 0.5 else legal))
        found = match.position()
        cards = found["deck"] + found["spent"] + [card for seat in found["seats"] for card in seat["cards"]]
        removed = sum(left == 0 and gem.title() not in cards for gem, left in found["gems"].items())
        assert len(cards) == len(set(cards)) == 68 - removed
        for kind, gem in enumerate(box.GEMS):
            assert found["gems"][gem] + sum(seat["bag"][gem] for seat in found["seats"]) == box.GEM_COUNTS[kind]
        alive = 0
        for number, seat in enumerate(found["seats"]):
            city = sum(pawn.get("seat") == number for pawn in found["pawns"])
            mine = city + sum(seat["desert"].values()) + sum(seat["supply"].values())
            assert mine <= 21
            alive += mine
        assert 84 - alive >= dead
        dead = 84 - alive
        assert GAME.from_position(found, seed=1).position() == found


@pytest.mark.rule("V-TEST-20")
@pytest.mark.parametrize("name", sorted(boards()))
def test_20_the_boards(name):
    board = load_board(name)
    require_valid_board(board)
    assert len(board.entries) == 5
    assert all(board.cells[cell].district == box.BAZAAR for cell in board.entries)
    assert len(board.cells_of(box.BAZAAR, shop=True)) >= 2 * board.players
    assert len(board.cells_of(box.BAZAAR, shop=False)) >= board.players
    for district in range(5):
        shops = len(board.cells_of(district, shop=True))
        assert shops <= (12 if district in (box.BAZAAR, box.PALACE) else 13)
    reached, waiting = set(board.entries), list(board.entries)
    for cell in waiting:
        for other in board.neighbours[cell]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    assert len(reached) == len(board.cells)
    assert len(board.cells_of(box.PALACE, shop=True)) > 1
    means = [
        sum(waiting.index(cell) for cell in board.cells_of(district)) / len(board.cells_of(district))
        for district in range(5)
    ]
    assert all(poor < rich for poor, rich in pairwise(means))
