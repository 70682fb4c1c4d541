"""How far a player is from what the birthday card asks for: a slot for each gem, and what fills it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from baghdad.voleurs.box import BIRTHDAY_SLOTS, BIRTHDAYS, GEMS

DIFFERENT = "two_colours"  # the birthday card whose gems have to differ (V-BDAY-5)
CACHED_AIMS = 4096  # bags and prices change much less often than views are made


class Slot(NamedTuple):
    """The gems that fit into a slot, the one of the bag that fills it, and else what the cheapest left would cost."""

    gems: tuple[str, ...]
    held: str | None
    price: int | None


def aim(birthday: int, bag: Sequence[int], prices: Sequence[int], left: Sequence[int]) -> list[dict[str, Any]]:
    """Return a slot for each gem that the birthday card asks for; bag, prices and what is left are by number of gem.

    A slot has the gems that fit into it; the one of the bag that fills it, or None; and else what the cheapest of those
    left would cost, or None if none is left.
    """
    found = slots(birthday, tuple(bag), tuple(prices), tuple(left))
    return [{"gems": list(gems), "held": held, "price": price} for gems, held, price in found]


@lru_cache(maxsize=CACHED_AIMS)
def slots(birthday: int, bag: tuple[int, ...], prices: tuple[int, ...], left: tuple[int, ...]) -> list[Slot]:
    """Return the same as tuples, which are kept."""
    in_bag: dict[str, int] = dict(zip(GEMS, bag, strict=True))
    price_of: dict[str, int] = dict(zip(GEMS, prices, strict=True))
    for_sale: dict[str, int] = dict(zip(GEMS, left, strict=True))
    found: list[Slot] = []
    taken: set[str] = set()
    for fitting in BIRTHDAY_SLOTS[birthday]:
        gems = tuple(gem for gem in fitting if gem not in taken)
        held = next((gem for gem in gems if in_bag[gem]), None)
        cheapest = None if held else cheapest_of(gems, price_of, for_sale)
        found.append(Slot(gems, held, price_of[cheapest] if cheapest else None))
        if held:
            in_bag[held] -= 1
        if BIRTHDAYS[birthday] == DIFFERENT:
            taken.update(gem for gem in (held, cheapest) if gem)
    return found


def cheapest_of(gems: Sequence[str], price_of: Mapping[str, int], for_sale: Mapping[str, int]) -> str | None:
    """Return the cheapest of some gems that are for sale, or None."""
    return min((gem for gem in gems if for_sale[gem]), key=price_of.__getitem__, default=None)
