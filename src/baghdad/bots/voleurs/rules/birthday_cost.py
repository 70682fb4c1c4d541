"""Gems a birthday card still wants, what they cost, and what one more or less would change."""

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

OUT_OF_REACH = 99  # dinars, for a birthday that can't be met any more
PAIR, TRIPLE = 2, 3
NO_GEMS = 0


@rule
def to_pay(state, seat, birthday):
    """The cheapest way to meet a birthday card from here, in dinars."""
    if birthday == TWO_COLOURS:
        return colours(state, seat)
    sapphires = int(state.bags[seat, SAPPHIRE])
    emeralds = int(state.bags[seat, EMERALD])
    rubies = int(state.bags[seat, RUBY])
    diamonds = int(state.bags[seat, DIAMOND])
    real = sapphires + emeralds + rubies + diamonds
    musts = NO_GEMS
    number = 0
    first = SAPPHIRE
    if birthday == DIAMOND_CARD:
        musts = 0 if diamonds > 0 else 1 << DIAMOND
    elif birthday == EMERALD_AND_SAPPHIRE:
        musts = (0 if emeralds > 0 else 1 << EMERALD) | (0 if sapphires > 0 else 1 << SAPPHIRE)
    elif birthday == TWO_NO_SAPPHIRE:
        first = EMERALD
        number = PAIR - real + sapphires
    elif birthday == TWO_WITH_RUBY:
        musts = 0 if rubies > 0 else 1 << RUBY
        number = PAIR - real - (0 if rubies > 0 else 1)
    else:
        number = TRIPLE - real
    return bill(state, musts, first, number)


@rule
def bill(state, musts, first, number):
    """What these gems cost, and so many of any from a kind on; dearer kinds cost more, so the cheap ones go first."""
    price = 0
    for gem in range(1, len(GEMS)):
        left = int(state.gems[gem])
        if musts >> gem & 1:
            price += gem_price(state, gem) if left > 0 else OUT_OF_REACH
            left -= 1
        if gem >= first and number > 0:
            taken = min(number, max(left, 0))
            price += taken * gem_price(state, gem)
            number -= taken
    return OUT_OF_REACH if number > 0 else min(price, OUT_OF_REACH)


@rule
def colours(state, seat):
    """What is missing of two real gems of different kinds."""
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
def saved(state, seat, birthday, gem, before):
    """Dinars less to pay for the birthday with one more gem of a kind in the bag."""
    state.bags[seat, gem] += 1
    after = to_pay(state, seat, birthday)
    state.bags[seat, gem] -= 1
    return before - after


@rule
def lost(state, seat, birthday, gem, before):
    """Dinars more to pay with one gem of a kind less."""
    state.bags[seat, gem] -= 1
    after = to_pay(state, seat, birthday)
    state.bags[seat, gem] += 1
    return after - before


@rule
def at_stake(state, seat, birthday, before):
    """What a robbery would cost on average."""
    total = 0
    number = 0
    for gem in range(len(GEMS)):
        held = int(state.bags[seat, gem])
        if held > 0:
            number += held
            total += held * lost(state, seat, birthday, gem, before)
    return total / number if number > 0 else 0.0


@rule
def loot_worth(state, seat, saving, spare_gem):
    """What a gem out of another's bag is worth on average: any that was sold and isn't one's own."""
    total = 0.0
    number = 0
    for gem in range(len(GEMS)):
        sold = GEM_COUNTS[gem] - int(state.gems[gem]) - int(state.bags[seat, gem])
        number += sold
        total += sold * (saving[gem] + spare_gem * GEM_VALUES[gem])
    return total / max(number, 1)


@rule
def chance_met(state, viewer, rival):
    """How likely a rival's bag is enough, each birthday card but one's own being equally likely."""
    met = 0
    for card in range(len(BIRTHDAYS)):
        if card != state.birthdays[viewer] and meets(state, rival, card):
            met += 1
    return met / (len(BIRTHDAYS) - 1)
