"""Views, and redeals of everything that a seat can't know."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import sqrt

import pytest

from baghdad.core.arrays import as_list
from baghdad.core.rng import rng_for
from baghdad.voleurs import payments
from baghdad.voleurs.board.parser import read_board
from baghdad.voleurs.box import BIRTHDAYS, GEMS, worth
from baghdad.voleurs.names import card_name
from baghdad.voleurs.rules.gems import BOUGHT, EXCHANGED, ROBBED, SUPPLY, encode_transfer, gem_of
from tests.voleurs.positions import CITY, GAME, at, bag, event, hand

TIMES = 3000
SEATS = (None, 0, 1, 2)


@pytest.mark.rule("V-INFO-1", "V-INFO-2", "V-INFO-3")
def test_hands_are_seen_by_their_owners_and_backs_by_all():
    match = at(hands=["Lambs, Iron", "Sugar, Ice, Ruby", "Fish"])
    for viewer in SEATS:
        seats = match.view(viewer)["seats"]
        assert [seat["hand"] for seat in seats] == [[1, 1, 0, 0, 0], [0, 0, 0, 1, 2], [0, 0, 0, 1, 0]]
        assert [seat["cards"] is not None for seat in seats] == [seat == viewer for seat in range(3)]
    assert match.view(1)["seats"][1]["cards"] == ["Sugar", "Ice", "Ruby"]


@pytest.mark.rule("V-INFO-4")
def test_worth_of_goods_is_public():
    assert worth(0, 0) == 1  # a table of the box, and no part of a view


@pytest.mark.rule("V-INFO-5")
def test_decks_are_shown_by_size_only():
    match = at(hands=["Lambs, Iron", "Sugar"])
    for viewer in SEATS:
        assert match.view(viewer)["deck"] == [12, 13, 14, 14, 12]
    assert "Gold" not in str(match.view(0))


@pytest.mark.rule("V-INFO-6", "V-INFO-11", "V-INFO-12", "V-INFO-17")
def test_public_facts_are_in_every_view():
    match = at(pawns="0T f2, V f3", hands=["Lambs, Dromedary, Iron", "Sugar"], desert=["M", "CC"])
    match.play("gem sapphire < Lambs, Dromedary")
    for viewer in SEATS:
        view = match.view(viewer)
        assert view["spent"] == ["Lambs", "Dromedary"]
        assert view["gems"]["sapphire"] == 4
        assert {"cell": "f2", "seat": 0, "pawn": "thief"} in view["pawns"]
        assert (view["vizier"], view["slipper"], view["bought"]) == ("f3", 0, True)
        assert view["seats"][1]["desert"]["caravaneer"] == 2
        assert view["seats"][1]["supply"]["caravaneer"] == 5
        assert [seat["bag_size"] for seat in view["seats"]] == [1, 0, 0]


@pytest.mark.rule("V-CLASH-13", "V-BOARD-8", "V-BOARD-14")
def test_distances_are_computed_not_stored():
    board = read_board(CITY)
    assert not any(hasattr(cell, "distance") for cell in board.cells)
    assert "distance" not in str(at(hands=["Lambs"]).view(0))


@pytest.mark.rule("V-ADV-SWAP", "V-INFO-16")
def test_everybody_sees_whose_bag_is_looked_into():
    match = at(pawns="0T f2, 1T f4", hands=["Lambs, Iron", "Sugar"], bags=["S", "R"], exchange=True)
    assert [match.view(viewer)["looked_at"] for viewer in SEATS] == [None] * 4
    match.play("move thief f2>f3 look f4 < Lambs")
    assert [match.view(viewer)["looked_at"] for viewer in SEATS] == [1] * 4
    match.play("exchange ruby for sapphire")
    assert [match.view(viewer)["looked_at"] for viewer in SEATS] == [None] * 4


# --- nothing hidden gets out -----------------------------------------------------------------------------------------


def assert_indistinguishable(one, another, seat):
    """Assert that two matches have the same view for a seat, and become equal by the same redeal."""
    assert one.view(seat) == another.view(seat)
    first = GAME.redeal(one.state, seat, rng_for(5))
    second = GAME.redeal(another.state, seat, rng_for(5))
    assert GAME.position(first, one.options) == GAME.position(second, another.options)
    assert first.tobytes() == second.tobytes()


def bought(seat, gem):
    return int(encode_transfer(seat, SUPPLY, gem, BOUGHT))


def robbed(robber, victim, gem):
    return int(encode_transfer(robber, victim, gem, ROBBED))


@pytest.mark.rule("V-INFO-1", "V-INFO-9", "V-INFO-10", "V-INFO-14", "V-INFO-15", "V-TEST-18")
@pytest.mark.parametrize("seat", [None, 0])
def test_redeal_reveals_nothing_hidden(seat):
    purchases = [bought(1, 1), bought(1, 3), bought(2, 0)]
    one = at(
        hands=["Lambs", "Camel, Iron", "Sapphire"],
        bags=["", "R", "FS"],
        history=[*purchases, robbed(2, 1, 1)],
        history_length=4,
    )
    another = at(
        hands=["Lambs", "Fake, Surprise Port", "Oil"],
        bags=["", "S", "FR"],
        birthdays=["diamond", "three", "two_colours"],
        history=[*purchases, robbed(2, 1, 3)],
        history_length=4,
    )
    assert_indistinguishable(one, another, seat)


@pytest.mark.rule("V-ADV-SWAP", "V-INFO-13", "V-INFO-14", "V-INFO-16")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_redealt_exchanges_lead_to_the_bags_and_are_known_to_both_parties_only(seat):
    swap = [int(encode_transfer(1, 0, 1, EXCHANGED)), int(encode_transfer(0, 1, 3, EXCHANGED))]
    history = [bought(0, 1), bought(0, 2), bought(1, 3), bought(1, 4), bought(1, 0), *swap]
    match = at(hands=["Lambs"], bags=["ER", "SDF", ""], history=history, history_length=len(history))
    seen = set()
    for number in range(60):
        state = GAME.redeal(match.state, seat, rng_for(number))
        position = GAME.position(state, match.options)
        assert GAME.from_position(position, seed=1).position() == position  # the history leads to the bags
        taken, given = position["history"][5:]
        assert gem_of(given) != GEMS.index("fake")  # a robber gives a real gem (V-AMB-62)
        seen.add((taken, given))
    assert (len(seen) == 1) == (seat in (0, 1))
    assert tuple(swap) in seen


@pytest.mark.rule("V-INFO-7", "V-TRADE-6")
@pytest.mark.parametrize("seat", [None, 2])
def test_offers_and_trades_reveal_nothing_to_others(seat):
    one = at(phase="trading", hands=["Lambs, Iron", "Honey, Sugar", "Fish"])
    another = at(phase="trading", hands=["Camel, Oil", "Anvil, Ice", "Fish"])
    cases = ((one, "Lambs as Spears", "Iron", "Honey"), (another, "Camel as Fake", "Oil", "Anvil"))
    for match, first, second, _ in cases:
        match.play(f"offer 1 give {first} want 1 souk", 0)
        match.play(f"offer 1 give {second}", 0)
        match.play("decline 2", 1)
        match.play(f"offer 1 give {second}", 0)
    assert_indistinguishable(one, another, seat)
    for match, _, _, back in cases:
        match.play(f"accept 1 < {back}", 1)
        match.play("withdraw 2", 0)
    assert_indistinguishable(one, another, seat)


@pytest.mark.rule("V-TRADE-6")
def test_receiver_of_an_offer_knows_only_its_claims():
    one = at(phase="trading", hands=["Lambs, Iron", "Honey"])
    another = at(phase="trading", hands=["Camel, Iron", "Honey"])
    one.play("offer 1 give Lambs as Spears want 1 souk", 0)
    another.play("offer 1 give Camel as Spears want 1 souk", 0)
    assert_indistinguishable(one, another, 1)


@pytest.mark.parametrize("seat", SEATS)
def test_redeal_keeps_the_view(seat):
    match = at(
        phase="trading",
        hands=["Lambs, Iron, Ruby", "Honey, Sugar, Gold", "Fish, Surprise Souk"],
        bags=["S", "FE", "RD"],
        history=[bought(0, 1), bought(1, 0), bought(1, 2), bought(2, 3), bought(1, 4), robbed(2, 1, 4)],
        history_length=6,
    )
    match.play("offer 1 give Lambs as Spears, Iron want 1 souk", 0)
    match.play("offer 2 give Honey", 1)
    match.play("accept 2", 2)
    match.play("offer 0 give Sugar as Ice want 1 bazaar", 1)
    whole, before = match.position(), match.view(seat)
    rng = rng_for(3)
    different = 0
    for _ in range(50):
        state = GAME.redeal(match.state, seat, rng)
        assert GAME.view(state, match.options, seat) == before
        position = GAME.position(state, match.options)
        GAME.read_position(position)
        different += position != whole
    assert different > 40
    assert match.position() == whole


# --- how likely ----------------------------------------------------------------------------------------------------


def count_redeals(match, seat, look, times=TIMES):
    """Return how often each result of `look` occurs in a number of redeals."""
    rng = rng_for(11)
    return Counter(look(GAME.redeal(match.state, seat, rng)) for _ in range(times))


def relative_chi_square(found, expected):
    """Return the chi-square statistic, divided by a bound that chance exceeds about once in some thousand tries."""
    assert set(found) == {case for case, p in expected.items() if p}
    freedom, times = max(1, len(found) - 1), found.total()
    squares = sum((found[case] - times * float(p)) ** 2 / (times * float(p)) for case, p in expected.items() if p)
    return squares / (freedom + 4 * sqrt(2 * freedom) + 4)


def exact_bag_chances(history, viewer):
    """Return the exact chance of each outcome for the bags of three players, by enumeration.

    The viewer knows the gem of a robbery that it took part in; of others it knows only the two players.
    """
    outcomes = {((0,) * 5,) * 3: Fraction(1)}
    for now, before, gem in history:
        reached: dict = {}
        for bags, p in outcomes.items():
            if before is None:
                choices = [(gem, Fraction(1))]
            else:
                size = sum(bags[before])
                kinds = [gem] if viewer in (now, before) else range(5)
                choices = [(kind, Fraction(bags[before][kind], size)) for kind in kinds if bags[before][kind]]
            for kind, chance in choices:
                after = [list(stones) for stones in bags]
                after[now][kind] += 1
                if before is not None:
                    after[before][kind] -= 1
                key = tuple(tuple(stones) for stones in after)
                reached[key] = reached.get(key, Fraction(0)) + p * chance
        outcomes = reached
    total = sum(outcomes.values())
    return {bags: p / total for bags, p in outcomes.items()}


S, R, F = 1, 3, 0
# Who has the gem, who had it, which it was.
HISTORIES = {
    "a robbery among others": [(1, None, S), (1, None, S), (1, None, R), (2, 1, S)],
    "then a robbery of the robber": [(1, None, S), (1, None, S), (1, None, R), (2, None, F), (2, 1, S), (0, 2, F)],
    "then a robbery of the robbed": [(1, None, S), (1, None, S), (1, None, R), (2, 1, R), (0, 1, S)],
    "robbed by the robber": [(0, None, S), (0, None, R), (1, None, F), (1, 0, R), (2, 1, F)],
    "to and fro": [(1, None, S), (1, None, R), (2, None, F), (2, 1, S), (1, 2, F), (2, 1, R)],
}


@pytest.mark.rule("V-INFO-13", "V-INFO-15", "V-AMB-11")
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("transfers", HISTORIES.values(), ids=HISTORIES.keys())
def test_redealt_bags_have_the_exact_chances(transfers, viewer):
    history = [bought(now, gem) if before is None else robbed(now, before, gem) for now, before, gem in transfers]
    bags = [[0] * 5 for _ in range(3)]
    for now, before, gem in transfers:
        bags[now][gem] += 1
        if before is not None:
            bags[before][gem] -= 1
    letters = ["".join("FSERD"[kind] * number for kind, number in enumerate(stones)) for stones in bags]
    match = at(hands=["Lambs"], bags=letters, history=history, history_length=len(history))
    found = count_redeals(match, viewer, lambda state: tuple(tuple(map(int, stones)) for stones in state.bags[:3]))
    assert relative_chi_square(found, exact_bag_chances(transfers, -1 if viewer is None else viewer)) < 1


@pytest.mark.rule("V-INFO-9", "V-INFO-10")
def test_unseen_birthday_cards_are_equally_likely():
    match = at(hands=["Lambs"], birthdays=["three", "diamond", "two_colours"])
    found = count_redeals(match, 0, lambda state: tuple(map(int, state.birthdays[:3])))
    own = BIRTHDAYS.index("three")
    cases = [(own, *others) for others in permutations(set(range(6)) - {own}, 2)]
    assert relative_chi_square(found, dict.fromkeys(cases, Fraction(1, len(cases)))) < 1


@pytest.mark.rule("V-INFO-1", "V-INFO-3", "V-INFO-5")
def test_unseen_cards_of_a_district_are_equally_likely():
    spent = "Spears, Daggers, Linen, Hides, Cumin, Curry, Camel, Fruit, Sesame"
    match = at(hands=["Lambs", "Lead, Iron", "Copper"], spent=spent)
    unseen = ("Lead", "Copper", "Fake")

    def bazaar(state):
        hands = [[card_name(card) for card in payments.hand(state, seat)] for seat in (1, 2)]
        return tuple(next(card for card in cards if card in unseen) for cards in hands)

    cases = list(permutations(unseen, 2))
    assert relative_chi_square(count_redeals(match, 0, bazaar, 900), dict.fromkeys(cases, Fraction(1, len(cases)))) < 1


@pytest.mark.rule("V-INFO-7")
def test_giver_knows_the_card_until_its_district_is_passed_on():
    match = at(phase="trading", hands=["Lambs, Iron", "Camel, Honey", "Fish"])
    match.play("offer 1 give Lambs", 0)
    match.play("accept 1", 1)
    assert match.view(0)["seats"][1]["known"] == ["Lambs"]
    rng = rng_for(1)
    assert all("Lambs" in held(GAME.redeal(match.state, 0, rng), 1) for _ in range(40))
    assert not all("Lambs" in held(GAME.redeal(match.state, 2, rng), 1) for _ in range(40))
    match.play("offer 2 give Honey", 1)  # of another district
    match.play("accept 1", 2)
    assert match.view(0)["seats"][1]["known"] == ["Lambs"]
    match.play("offer 2 give Camel", 1)
    match.play("accept 1", 2)
    assert match.view(0)["seats"][1]["known"] == []
    assert match.view(1)["seats"][2]["known"] == ["Camel", "Honey"]
    assert len({tuple(held(GAME.redeal(match.state, 0, rng), 1)) for _ in range(40)}) > 5


def held(state, seat):
    """Return the cards in a hand."""
    return GAME.view(state, GAME.options(board=CITY), seat)["seats"][seat]["cards"]


@pytest.mark.rule("V-INFO-6", "V-INFO-7")
def test_spent_card_is_no_longer_known_as_held():
    match = at(pawns="1T f2", hands=["Lambs", "Iron, Honey"], known={(0, 1): "Iron, Honey"}, seat=1)
    match.play("move thief f2>f2 < Iron")
    assert match.view(0)["seats"][1]["known"] == ["Honey"]


@pytest.mark.rule("V-INFO-14")
def test_too_long_history_is_cleared_and_other_bags_are_shuffled():
    history = [bought(1, 1)] * 160
    match = at(hands=["Lambs"], bags=["D", "SF", "R"], history=history, history_length=200)
    rng = rng_for(4)
    seen = set()
    for _ in range(60):
        state = GAME.redeal(match.state, 0, rng)
        assert [int(sum(stones)) for stones in state.bags[:3]] == [1, 2, 1]
        assert list(state.bags[0]) == [0, 0, 0, 0, 1]
        assert not any(state.history)
        seen.add(str(as_list(state.bags)))
    assert len(seen) == 3


@pytest.mark.rule("V-INFO-16")
def test_robber_knows_the_bag_looked_into():
    purchases = [bought(0, 1), bought(1, 3), bought(1, 0), bought(2, 2), bought(2, 4)]
    match = at(
        pawns="0T f2, 1T f4",
        hands=["Lambs, Iron", "Sugar"],
        bags=["S", "RFE", "D"],
        history=[*purchases, robbed(1, 2, 2)],
        history_length=6,
        exchange=True,
    )
    match.play("move thief f2>f3 look f4 < Lambs")
    match.play("exchange ruby for sapphire")
    rng = rng_for(1)
    assert all(list(GAME.redeal(match.state, 0, rng).bags[1]) == [1, 1, 1, 0, 0] for _ in range(40))
    others = {tuple(GAME.redeal(match.state, 2, rng).bags[1]) for _ in range(40)}
    assert len(others) > 1


@pytest.mark.rule("V-INFO-12")
def test_purchases_are_public_events():
    match = at(hands=["Ruby, Iron", "Sugar"])
    purchase = event(match.play("gem ruby < Ruby"), "gem")
    assert purchase.seen_by(None) == {"event": "gem", "seat": 0, "what": "ruby", "cards": ["Ruby"]}
    assert (bag(match, 0), hand(match, 0)) == ("R", ["Iron"])
