"""Gems: purchases, robberies and exchanges, and the history of transfers that tells what each player could see."""

from __future__ import annotations

from baghdad.core.rng import below
from baghdad.core.rule import rule
from baghdad.core.typed_records import Rng
from baghdad.voleurs.box import BIRTHDAYS, DIAMOND, EMERALD, FAKE, GEM_VALUES, GEMS, RUBY, SAPPHIRE
from baghdad.voleurs.state import HISTORY
from baghdad.voleurs.typed_records import State

KINDS_OF_GEMS = len(GEMS)

# A transfer of a gem is one number: new owner, old owner (or SUPPLY), kind of gem, kind of transfer.
SUPPLY = 7
BOUGHT, ROBBED, EXCHANGED = 0, 1, 2

DIAMOND_CARD, EMERALD_AND_SAPPHIRE, TWO_NO_SAPPHIRE, TWO_WITH_RUBY, TWO_COLOURS, THREE = range(len(BIRTHDAYS))


@rule
def bag_size(state: State, seat: int) -> int:
    """Return how many gems are in a bag, which is public (V-INFO-13)."""
    number = 0
    for gem in range(KINDS_OF_GEMS):
        number += int(state.bags[seat, gem])
    return number


@rule
def real_gems(state: State, seat: int) -> int:
    """Return the number of gems in a bag that aren't fakes (V-END-5)."""
    return bag_size(state, seat) - state.bags[seat, FAKE]


@rule
def wealth(state: State, seat: int) -> int:
    """Return what a bag is worth at the end (V-END-4)."""
    dinars = 0
    for gem in range(KINDS_OF_GEMS):
        dinars += int(state.bags[seat, gem]) * GEM_VALUES[gem]
    return dinars


@rule
def meets(state: State, seat: int, birthday: int) -> bool:
    """Return whether a bag holds what a birthday card asks for, or more (V-BDAY-*, V-AMB-51…53)."""
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
def encode_transfer(new_owner: int, old_owner: int, gem: int, kind: int) -> int:
    """Return a transfer of a gem as a number."""
    return int(new_owner) | int(old_owner) << 3 | int(gem) << 6 | kind << 9


@rule
def record_transfer(state: State, new_owner: int, old_owner: int, gem: int, kind: int) -> None:
    """Add a transfer to the history; once it is full, only count it."""
    if state.history_length < HISTORY:
        state.history[state.history_length] = encode_transfer(new_owner, old_owner, gem, kind)
    state.history_length += 1


@rule
def new_owner_of(entry: int) -> int:
    """Return the owner of the gem after a transfer."""
    return entry & 7


@rule
def old_owner_of(entry: int) -> int:
    """Return the owner of the gem before a transfer, or SUPPLY."""
    return entry >> 3 & 7


@rule
def gem_of(entry: int) -> int:
    """Return the kind of the transferred gem."""
    return entry >> 6 & 7


@rule
def kind_of_transfer(entry: int) -> int:
    """Return the kind of a transfer: BOUGHT, ROBBED or EXCHANGED."""
    return entry >> 9


@rule
def with_other_gem(entry: int, gem: int) -> int:
    """Return the same transfer with another gem."""
    return entry & ~(7 << 6) | gem << 6


@rule
def buy_gem(state: State, seat: int, gem: int) -> None:
    """Move a gem from the supply into a bag (V-GEM-3, V-GEM-4)."""
    state.gems[gem] -= 1
    state.bags[seat, gem] += 1
    record_transfer(state, seat, SUPPLY, gem, BOUGHT)


@rule
def nth_gem(state: State, seat: int, number: int) -> int:
    """Return the kind of the nth gem in a bag, counting from 0."""
    for gem in range(KINDS_OF_GEMS):
        number -= state.bags[seat, gem]
        if number < 0:
            return gem
    return FAKE


@rule
def rob(state: State, robber: int, victim: int, rng: Rng) -> None:
    """Move one random gem of the victim's bag, each gem being equally likely (V-THIEF-1, V-AMB-11)."""
    gem = nth_gem(state, victim, below(rng, bag_size(state, victim)))
    state.bags[victim, gem] -= 1
    state.bags[robber, gem] += 1
    record_transfer(state, robber, victim, gem, ROBBED)


@rule
def swap_gems(state: State, robber: int, victim: int, taken: int, given: int) -> None:
    """Exchange any gem of the victim for a real one of the robber (V-ADV-SWAP)."""
    state.bags[victim, taken] -= 1
    state.bags[robber, taken] += 1
    state.bags[robber, given] -= 1
    state.bags[victim, given] += 1
    record_transfer(state, robber, victim, taken, EXCHANGED)
    record_transfer(state, victim, robber, given, EXCHANGED)
