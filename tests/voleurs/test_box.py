"""The contents of the box, and the same numbers in the rules document."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from functools import partial
from itertools import product

import pytest

from baghdad.core.spelling import plain
from baghdad.voleurs import box
from baghdad.voleurs.board.parser import boards, load_board
from baghdad.voleurs.names import CARD_NAMES, CARD_NUMBERS, CHARACTER_NAMES
from baghdad.voleurs.options import Options
from baghdad.voleurs.rules.gems import meets
from tests.clauses import documents, rows_in
from tests.voleurs.positions import GAME, at, bag

RULES = documents()["voleurs.md"]
rows = partial(rows_in, RULES)


@pytest.mark.rule("V-COMP-1", "V-BOARD-9")
def test_boards_have_the_printed_size():
    assert {load_board(name).size for name in boards()} == {(50, 35)}


@pytest.mark.rule("V-COMP-2", "V-COMP-9")
def test_six_thieves_and_the_vizier():
    assert set(CHARACTER_NAMES) == {"Shéhérazade", "Saïd", "Ali Baba", "Afif", "Simbad", "David"}
    start = GAME.new(6, seed=1)
    assert start.view(None)["vizier"] == "desert"
    for name in CHARACTER_NAMES:
        start.play(f"choose {name}")
    assert [seat["character"] for seat in start.position()["seats"]] == list(CHARACTER_NAMES)


@pytest.mark.rule("V-COMP-3", "V-COMP-4", "V-AMB-3", "V-CLASH-10")
def test_each_player_has_twenty_agents_four_of_them_assassins():
    tokens = dict(zip(box.PAWNS, box.TOKENS, strict=True))
    assert tokens == {"thief": 1, "caravaneer": 7, "merchant": 6, "broker": 3, "assassin": 4}
    assert (sum(tokens.values()) - tokens["thief"]) * box.MAX_PLAYERS == 120


@pytest.mark.rule("V-COMP-5")
def test_twenty_gems():
    counts = dict(zip(box.GEMS, box.GEM_COUNTS, strict=True))
    assert counts == {"diamond": 2, "fake": 6, "ruby": 3, "emerald": 4, "sapphire": 5}
    assert sum(counts.values()) == 20
    assert sum(n * v for n, v in zip(box.GEM_COUNTS, box.GEM_VALUES, strict=True)) == 291


@pytest.mark.rule("V-COMP-6")
def test_one_player_has_the_slipper():
    assert at(hands=["Lambs", "Iron"]).view(None)["slipper"] == 0


@pytest.mark.rule("V-COMP-8")
def test_six_different_birthday_cards():
    dealt = [seat["birthday"] for seat in GAME.new(6, seed=3).position()["seats"]]
    assert sorted(dealt) == sorted(box.BIRTHDAYS)


@pytest.mark.rule("V-COMP-10", "V-COMP-11")
def test_sixty_eight_trade_cards_and_eighty_cards_in_all():
    assert sorted(GAME.new(3, seed=1).position()["deck"]) == sorted(english for _, english in CARD_NAMES)
    assert len(CARD_NAMES) == box.GOODS + box.GEM_CARDS + box.SURPRISES == 68
    assert len(CARD_NAMES) + len(box.BIRTHDAYS) + len(box.CHARACTERS) == 80


@pytest.mark.rule("V-COMP-12", "V-AMB-5")
def test_every_player_starts_with_an_empty_bag():
    start = GAME.new(6, seed=1)
    assert [bag(start, seat) for seat in range(6)] == [""] * 6


@pytest.mark.rule("V-AMB-1", "V-CLASH-9")
def test_iron_is_worth_nine_to_david():
    assert box.worth(CARD_NUMBERS["iron"], CHARACTER_NAMES.index("David")) == 9
    assert 8 not in box.RANK_VALUES[box.PORT]


@pytest.mark.rule("V-TEST-2", "V-CARD-1")
def test_goods_are_worth_the_same_in_total_to_every_character():
    sums = []
    for district in range(5):
        goods = range(12 * district, 12 * district + 12)
        arrangements = Counter(tuple(box.worth(card, who) for who in range(6)) for card in goods)
        assert set(arrangements.values()) == {2}
        assert len(arrangements) == 6
        assert len({tuple(sorted(row)) for row in arrangements}) == 1
        (total,) = {sum(box.worth(card, who) for card in goods) for who in range(6)}
        sums.append(total)
        for who in range(6):
            worst, low, high, best = box.RANK_VALUES[district]
            assert Counter(box.worth(card, who) for card in goods) == {worst: 2, low: 4, high: 4, best: 2}
    assert sums == [38, 58, 82, 106, 130]
    assert sum(sums) == 414
    assert [sum(box.worth(12 * d, who) for who in range(6)) for d in range(5)] == [19, 29, 41, 53, 65]
    assert len({name for name, _, _ in box.GOODS_CARDS}) == len({name for _, name, _ in box.GOODS_CARDS}) == 60


# For each birthday card bags, as gem letters, that do and that don't.
BIRTHDAY_BAGS = [
    pytest.param("diamond", ["D", "FFD", "DD"], ["", "FSER", "RRR"], marks=pytest.mark.rule("V-BDAY-1")),
    pytest.param("emerald_and_sapphire", ["ES", "EESSD"], ["E", "SS", "EF", "ERD"], marks=pytest.mark.rule("V-BDAY-2")),
    pytest.param(
        "two_no_sapphire", ["EE", "RD", "ESSR"], ["SS", "ES", "EF", "SSSSE"], marks=pytest.mark.rule("V-BDAY-3")
    ),
    pytest.param("two_with_ruby", ["RR", "RS", "RDE"], ["R", "RF", "DD", "SSE"], marks=pytest.mark.rule("V-BDAY-4")),
    pytest.param("two_colours", ["SE", "RD", "SSR"], ["SS", "SF", "RRR"], marks=pytest.mark.rule("V-BDAY-5")),
    pytest.param("three", ["SSS", "SED", "RRSF"], ["SS", "RRF", "FFFF"], marks=pytest.mark.rule("V-BDAY-6")),
]


@pytest.mark.rule("V-END-5", "V-AMB-51", "V-AMB-52", "V-AMB-53")
@pytest.mark.parametrize(("birthday", "enough", "not_enough"), BIRTHDAY_BAGS)
def test_meets_birthday_card(birthday, enough, not_enough):
    number = box.BIRTHDAYS.index(birthday)
    for stones in enough:
        assert meets(at(bags=[stones], hands=["Lambs"]).state, 0, number), stones
    for stones in not_enough:
        assert not meets(at(bags=[stones], hands=["Lambs"]).state, 0, number), stones


def every_bag():
    """Yield all bags of real gems."""
    for numbers in product(*(range(count + 1) for count in box.GEM_COUNTS[1:])):
        yield "".join(letter * number for letter, number in zip("SERD", numbers, strict=True))


def test_only_one_birthday_card_implies_another():
    state = at(hands=["Lambs"]).state
    met = []
    for stones in every_bag():
        state.bags[0] = [0, *(stones.count(letter) for letter in "SERD")]
        met.append([bool(meets(state, 0, number)) for number in range(6)])
    follows = {
        (box.BIRTHDAYS[a], box.BIRTHDAYS[b])
        for a in range(6)
        for b in range(6)
        if a != b and all(row[b] for row in met if row[a])
    }
    assert follows == {("emerald_and_sapphire", "two_colours")}


# --- the document against the box ------------------------------------------------------------------------------------


def test_document_lists_the_goods():
    found = rows("number")
    assert len(found) == 60
    for card, (number, district, english, french, group, *worths) in enumerate(found):
        assert int(number) == card + 1
        assert district.lower() == box.DISTRICTS[card // 12]
        assert (french, english, group) == box.GOODS_CARDS[card]
        assert [int(worth) for worth in worths] == [box.worth(card, who) for who in range(6)]
        assert CARD_NUMBERS[plain(french)] == CARD_NUMBERS[plain(english)] == card
    head = next(line for line in RULES.splitlines() if line.startswith("| number |"))
    assert [name.strip() for name in head.strip("|").split("|")][5:] == list(CHARACTER_NAMES)


def test_document_lists_the_pawns():
    for kind, (pawn, pieces, start, buy, price, *_) in enumerate(rows("pawn")):
        assert pawn.lower() == box.PAWNS[kind]
        assert (int(pieces), int(start)) == (box.TOKENS[kind], box.AT_START[kind])
        assert int(buy) == box.TOKENS[kind] - box.AT_START[kind]
        assert price == (str(box.AGENT_PRICES[kind]) if kind else "–")
    assert len(rows("pawn")) == len(box.PAWNS)


def test_document_lists_the_gems():
    for kind, (gem, _, pieces, price, worth, last, district) in enumerate(rows("gem")):
        assert gem == box.GEMS[kind]
        numbers = box.GEM_COUNTS[kind], box.GEM_PRICES[kind], box.GEM_VALUES[kind], box.GEM_PRICES[kind] + 5
        assert (int(pieces), int(price), int(worth), int(last)) == numbers
        assert district.lower() == box.DISTRICTS[box.district_of(box.FIRST_GEM_CARD + kind)]
    assert (len(rows("gem")), box.PRICE_RISE) == (len(box.GEMS), 5)


def test_document_lists_the_decks():
    for number, (district, goods, gem, surprises, cards) in enumerate(rows("deck")):
        assert district.lower() == box.DISTRICTS[number]
        assert (int(goods), gem) == (box.GOODS_PER_DISTRICT, box.GEMS[number])
        assert int(surprises) == box.SURPRISE_DISTRICTS.count(number)
        assert int(cards) == sum(box.district_of(card) == number for card in range(box.CARDS))


def test_document_lists_the_birthday_cards_and_their_costs():
    found = [row for row in rows("clause") if "BDAY" in row[0]] or [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in RULES.splitlines()
        if line.startswith("| **V-BDAY")
    ]
    state = at(hands=["Lambs"]).state
    prices = dict(zip("SERD", box.GEM_PRICES[1:], strict=True))
    for number, (clause, card, _, cheapest) in enumerate(found):
        assert clause == f"**V-BDAY-{number + 1}**"
        assert card == f"`{box.BIRTHDAYS[number]}`"
        costs = []
        for stones in every_bag():
            state.bags[0] = [0, *(stones.count(letter) for letter in "SERD")]
            if meets(state, 0, number):
                costs.append(sum(prices[letter] for letter in stones))
        assert int(cheapest) == min(costs)
    assert len(found) == 6


def test_document_lists_the_options():
    usual = Options()
    found = {row[0].strip("`"): row for row in rows("option")}
    assert list(found) == [field.name for field in fields(Options)]
    for field in fields(Options):
        default = getattr(usual, field.name)
        told = {False: "off", True: "on"}.get(default, str(default)) if isinstance(default, bool) else str(default)
        assert found[field.name][1].strip("`") == told
        assert field.metadata["clause"] in found[field.name][3]
