"""The cost of the gems that a birthday card still needs, and how one gem more or less changes it."""

from __future__ import annotations

from baghdad.core.rule import rule
from baghdad.voleurs.box import BIRTHDAYS, DIAMOND, EMERALD, GEM_COUNTS, GEM_VALUES, GEMS, RUBY, SAPPHIRE
from baghdad.voleurs.rules.gems import (
    DIAMOND_CARD,
    EMERALD_AND_SAPPHIRE,
    TWO_COLOURS,
    TWO_NO_SAPPHIRE,
    TWO_WITH_RUBY,
    meets,
)
from baghdad.voleurs.rules.payment import gem_price

OUT_OF_REACH = 99  # dinars, for a birthday card that can no longer be met
PAIR, TRIPLE = 2, 3
NO_GEMS = 0


@rule
def birthday_cost(state, seat, birthday):
    """Return the fewest dinars for which a seat can still meet a birthday card; OUT_OF_REACH if it can't."""
    if birthday == TWO_COLOURS:
        return two_colours_cost(state, seat)
    sapphires = int(state.bags[seat, SAPPHIRE])
    emeralds = int(state.bags[seat, EMERALD])
    rubies = int(state.bags[seat, RUBY])
    diamonds = int(state.bags[seat, DIAMOND])
    real = sapphires + emeralds + rubies + diamonds
    required = NO_GEMS
    number = 0
    first = SAPPHIRE
    if birthday == DIAMOND_CARD:
        required = 0 if diamonds > 0 else 1 << DIAMOND
    elif birthday == EMERALD_AND_SAPPHIRE:
        required = (0 if emeralds > 0 else 1 << EMERALD) | (0 if sapphires > 0 else 1 << SAPPHIRE)
    elif birthday == TWO_NO_SAPPHIRE:
        first = EMERALD
        number = PAIR - real + sapphires
    elif birthday == TWO_WITH_RUBY:
        required = 0 if rubies > 0 else 1 << RUBY
        number = PAIR - real - (0 if rubies > 0 else 1)
    else:
        number = TRIPLE - real
    return gems_cost(state, required, first, number)


@rule
def gems_cost(state, required, first, number):
    """Return the price of the required gems (a bit set) and of `number` more of kind `first` or above, cheapest first.

    Kinds are numbered by rising price.
    """
    price = 0
    for gem in range(1, len(GEMS)):
        left = int(state.gems[gem])
        if required >> gem & 1:
            price += gem_price(state, gem) if left > 0 else OUT_OF_REACH
            left -= 1
        if gem >= first and number > 0:
            taken = min(number, max(left, 0))
            price += taken * gem_price(state, gem)
            number -= taken
    return OUT_OF_REACH if number > 0 else min(price, OUT_OF_REACH)


@rule
def two_colours_cost(state, seat):
    """Return the price of what a seat lacks for two real gems of different kinds."""
    missing = PAIR
    for gem in range(SAPPHIRE, len(GEMS)):
        if state.bags[seat, gem] > 0:
            missing -= 1
    price = 0
    for gem in range(SAPPHIRE, len(GEMS)):
        if missing > 0 and state.bags[seat, gem] == 0 and state.gems[gem] > 0:
            price += gem_price(state, gem)
            missing -= 1
    return OUT_OF_REACH if missing > 0 else price


@rule
def gem_saving(state, seat, birthday, gem, before):
    """Return by how much one more gem of a kind lowers the birthday cost, which is `before` now."""
    state.bags[seat, gem] += 1
    after = birthday_cost(state, seat, birthday)
    state.bags[seat, gem] -= 1
    return before - after


@rule
def gem_loss(state, seat, birthday, gem, before):
    """Return by how much one gem of a kind less raises the birthday cost, which is `before` now."""
    state.bags[seat, gem] -= 1
    after = birthday_cost(state, seat, birthday)
    state.bags[seat, gem] += 1
    return after - before


@rule
def expected_robbery_loss(state, seat, birthday, before):
    """Return the expected rise of the birthday cost if one gem is stolen at random."""
    total = 0
    number = 0
    for gem in range(len(GEMS)):
        held = int(state.bags[seat, gem])
        if held > 0:
            number += held
            total += held * gem_loss(state, seat, birthday, gem, before)
    return total / number if number > 0 else 0.0


@rule
def expected_loot(state, seat, saving, spare_gem):
    """Return the expected value of a gem from another's bag, all gems sold to others being equally likely."""
    total = 0.0
    number = 0
    for gem in range(len(GEMS)):
        sold = GEM_COUNTS[gem] - int(state.gems[gem]) - int(state.bags[seat, gem])
        number += sold
        total += sold * (saving[gem] + spare_gem * GEM_VALUES[gem])
    return total / max(number, 1)


@rule
def chance_met(state, viewer, rival):
    """Return the share of birthday cards, the viewer's own aside, that a rival's bag meets."""
    met = 0
    for card in range(len(BIRTHDAYS)):
        if card != state.birthdays[viewer] and meets(state, rival, card):
            met += 1
    return met / (len(BIRTHDAYS) - 1)
