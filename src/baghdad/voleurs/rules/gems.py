"""Gems: bought in the open, robbed in secret; and what everybody could see of it."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.voleurs.box import BIRTHDAYS, DIAMOND, EMERALD, FAKE, GEM_VALUES, GEMS, RUBY, SAPPHIRE
from baghdad.voleurs.state import HISTORY

KINDS_OF_GEMS = len(GEMS)

# One movement of a gem, as a number: who has it now, who had it (or the supply), which it was, and how it went.
SUPPLY = 7
BOUGHT, ROBBED, EXCHANGED = 0, 1, 2

DIAMOND_CARD, EMERALD_AND_SAPPHIRE, TWO_NO_SAPPHIRE, TWO_WITH_RUBY, TWO_COLOURS, THREE = range(len(BIRTHDAYS))


@rule
def bag_size(state, seat):
    """How many gems are in a bag, which everybody knows (V-INFO-13)."""
    number = 0
    for gem in range(KINDS_OF_GEMS):
        number += int(state.bags[seat, gem])
    return number


@rule
def real_gems(state, seat):
    """Gems in a bag that aren't fakes (V-END-5)."""
    return bag_size(state, seat) - state.bags[seat, FAKE]


@rule
def wealth(state, seat):
    """What the bag is worth at the end (V-END-4)."""
    dinars = 0
    for gem in range(KINDS_OF_GEMS):
        dinars += int(state.bags[seat, gem]) * GEM_VALUES[gem]
    return dinars


@rule
def meets(state, seat, birthday):
    """Whether a bag holds what a birthday card asks for; more never hurts (V-BDAY-*, V-AMB-51…53)."""
    sapphires = state.bags[seat, SAPPHIRE]
    emeralds = state.bags[seat, EMERALD]
    rubies = state.bags[seat, RUBY]
    diamonds = state.bags[seat, DIAMOND]
    real = sapphires + emeralds + rubies + diamonds
    if birthday == DIAMOND_CARD:
        return diamonds >= 1
    if birthday == EMERALD_AND_SAPPHIRE:
        return emeralds >= 1 and sapphires >= 1
    if birthday == TWO_NO_SAPPHIRE:
        return real - sapphires >= 2
    if birthday == TWO_WITH_RUBY:
        return rubies >= 1 and real >= 2
    if birthday == TWO_COLOURS:
        return int(sapphires > 0) + int(emeralds > 0) + int(rubies > 0) + int(diamonds > 0) >= 2
    return real >= 3


@rule
def encode_transfer(new_owner, old_owner, gem, kind):
    """A movement as a number."""
    return int(new_owner) | int(old_owner) << 3 | int(gem) << 6 | kind << 9


@rule
def record_transfer(state, new_owner, old_owner, gem, kind):
    """Notes a movement; beyond the end of the history only the number of them is kept."""
    if state.history_length < HISTORY:
        state.history[state.history_length] = encode_transfer(new_owner, old_owner, gem, kind)
    state.history_length += 1


@rule
def new_owner_of(entry):
    """Who has the gem after a movement."""
    return entry & 7


@rule
def old_owner_of(entry):
    """Who had it before."""
    return entry >> 3 & 7


@rule
def gem_of(entry):
    """Which it was."""
    return entry >> 6 & 7


@rule
def kind_of_transfer(entry):
    """How it went."""
    return entry >> 9


@rule
def with_other_gem(entry, gem):
    """The same movement of another gem."""
    return entry & ~(7 << 6) | gem << 6


@rule
def buy_gem(state, seat, gem):
    """From the open supply into the bag, for good (V-GEM-3, V-GEM-4)."""
    state.gems[gem] -= 1
    state.bags[seat, gem] += 1
    record_transfer(state, seat, SUPPLY, gem, BOUGHT)


@rule
def nth_gem(state, seat, number):
    """The kind of the gem with that number in a bag, counting from 0."""
    for gem in range(KINDS_OF_GEMS):
        number -= state.bags[seat, gem]
        if number < 0:
            return gem
    return FAKE


@rule
def rob(state, robber, victim, rng):
    """One gem at random, each single one as likely as any other (V-THIEF-1, V-AMB-11)."""
    gem = nth_gem(state, victim, below(rng, bag_size(state, victim)))
    state.bags[victim, gem] -= 1
    state.bags[robber, gem] += 1
    record_transfer(state, robber, victim, gem, ROBBED)


@rule
def swap_gems(state, robber, victim, taken, given):
    """A gem of choice for a real one of choice (V-ADV-SWAP)."""
    state.bags[victim, taken] -= 1
    state.bags[robber, taken] += 1
    state.bags[robber, given] -= 1
    state.bags[victim, given] += 1
    record_transfer(state, robber, victim, taken, EXCHANGED)
    record_transfer(state, victim, robber, given, EXCHANGED)
