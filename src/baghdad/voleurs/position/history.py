"""The history of gem transfers in a position."""

from __future__ import annotations

from baghdad.core.position import refuse
from baghdad.voleurs.box import GEMS
from baghdad.voleurs.names import GEM_NUMBERS
from baghdad.voleurs.position.schema import Position
from baghdad.voleurs.rules.gems import (
    BOUGHT,
    EXCHANGED,
    ROBBED,
    SUPPLY,
    encode_transfer,
    gem_of,
    kind_of_transfer,
    new_owner_of,
    old_owner_of,
)
from baghdad.voleurs.state import HISTORY


def check_history(position: Position) -> None:
    """Check that the transfers lead to the bags; an empty history means that all gems were bought."""
    history, length = position.history, position.history_length
    whole = length <= HISTORY
    if len(history) != min(length, HISTORY):
        refuse("wrong_history", "V-INFO-13")
    if not history or not whole:
        return
    bags = [[0] * len(GEMS) for _ in position.seats]
    for index, entry in enumerate(history):
        new_owner, old_owner, gem, kind = (
            new_owner_of(entry),
            old_owner_of(entry),
            gem_of(entry),
            kind_of_transfer(entry),
        )
        known = new_owner < len(bags) and gem < len(GEMS) and new_owner != old_owner
        if kind == BOUGHT:
            known = known and old_owner == SUPPLY
        else:
            known = known and old_owner < len(bags) and bags[old_owner][gem] > 0 and kind in (ROBBED, EXCHANGED)
        if not known:
            refuse("wrong_history", "V-INFO-13")
        if kind == EXCHANGED and not _is_half(history, index):
            refuse("wrong_history", "V-INFO-13")
        bags[new_owner][gem] += 1
        if kind != BOUGHT:
            bags[old_owner][gem] -= 1
    if bags != [[seat.bag.get(gem, 0) for gem in GEMS] for seat in position.seats]:
        refuse("wrong_history", "V-INFO-13")


def _is_half(history: list[int], index: int) -> bool:
    """Return whether an exchange consists of two transfers one after the other, in opposite directions."""
    start = index
    while start > 0 and kind_of_transfer(history[start - 1]) == EXCHANGED:
        start -= 1
    other = index + 1 if (index - start) % 2 == 0 else index - 1
    if other >= len(history) or kind_of_transfer(history[other]) != EXCHANGED:
        return False
    one, other = history[index], history[other]
    return bool(new_owner_of(one) == old_owner_of(other) and old_owner_of(one) == new_owner_of(other))


def all_bought(position: Position) -> list[int]:
    """Return a history in which every gem was bought by its owner, for a position without one."""
    return [
        int(encode_transfer(owner, SUPPLY, GEM_NUMBERS[gem], BOUGHT))
        for owner, seat in enumerate(position.seats)
        for gem, number in sorted(seat.bag.items(), key=lambda item: GEM_NUMBERS[item[0]])
        for _ in range(number)
    ]
