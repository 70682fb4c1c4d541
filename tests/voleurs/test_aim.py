"""How far a player is from what the birthday card asks for."""

from __future__ import annotations

import pytest

from baghdad.voleurs.aim import aim
from baghdad.voleurs.box import BIRTHDAYS, GEM_COUNTS, GEM_PRICES, GEMS
from baghdad.voleurs.rules.gems import meets
from tests.voleurs.positions import at
from tests.voleurs.test_box import every_bag


def bag(stones):
    return [stones.count(gem[0].upper()) for gem in GEMS]


def slots(birthday, stones, sold_out=None):
    left = [0 if gem == sold_out else number for gem, number in zip(GEMS, GEM_COUNTS, strict=True)]
    found = aim(BIRTHDAYS.index(birthday), bag(stones), GEM_PRICES, left)
    return [(slot["held"], slot["price"]) for slot in found]


def test_all_slots_are_filled_just_when_the_birthday_card_is_met():
    state = at(hands=["Lambs"]).state
    for stones in every_bag():
        state.bags[0] = bag(stones)
        for number, birthday in enumerate(BIRTHDAYS):
            filled = all(slot["held"] for slot in aim(number, bag(stones), GEM_PRICES, GEM_COUNTS))
            assert filled == bool(meets(state, 0, number)), (birthday, stones)


@pytest.mark.parametrize(
    ("birthday", "stones", "found"),
    [
        ("diamond", "FS", [(None, 35)]),
        ("two_with_ruby", "S", [(None, 27), ("sapphire", None)]),
        ("two_with_ruby", "RR", [("ruby", None), ("ruby", None)]),
        ("two_no_sapphire", "SE", [("emerald", None), (None, 20)]),
        ("two_colours", "SS", [("sapphire", None), (None, 20)]),
        ("two_colours", "", [(None, 12), (None, 20)]),  # the second has to differ from the first
        ("three", "FF", [(None, 12)] * 3),  # a fake isn't a real gem
    ],
)
def test_slot_is_filled_by_a_gem_or_says_what_the_cheapest_costs(birthday, stones, found):
    assert slots(birthday, stones) == found


def test_gem_that_is_sold_out_has_no_price():
    assert slots("diamond", "", sold_out="diamond") == [(None, None)]
    assert slots("two_colours", "S", sold_out="emerald") == [("sapphire", None), (None, 27)]


def test_aim_is_seen_by_its_owner_alone():
    match = at(bags=["S"], hands=["Lambs"], birthdays=["two_with_ruby", "three", "diamond"])
    assert [slot["held"] for slot in match.view(0)["seats"][0]["aim"]] == [None, "sapphire"]
    for viewer in (None, 0, 1, 2):
        assert [seat["aim"] is not None for seat in match.view(viewer)["seats"]] == [
            seat == viewer for seat in range(3)
        ]
