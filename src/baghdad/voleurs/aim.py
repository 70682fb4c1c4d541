"""How far a player is from what the birthday card asks for: a slot for each gem, and what fills it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from baghdad.voleurs.box import BIRTHDAY_SLOTS, BIRTHDAYS

DIFFERENT = "two_colours"  # the birthday card whose gems have to differ (V-BDAY-5)


def aim(
    birthday: str, bag: Mapping[str, int], prices: Mapping[str, int], left: Mapping[str, int]
) -> list[dict[str, Any]]:
    """Return a slot for each gem that the birthday card asks for.

    A slot has the gems that fit into it; the one of the bag that fills it, or None; and else what the cheapest of those
    left would cost, or None if none is left.
    """
    bag, slots = dict(bag), []
    taken: set[str] = set()
    for fitting in BIRTHDAY_SLOTS[BIRTHDAYS.index(birthday)]:
        gems = [gem for gem in fitting if gem not in taken]
        held = next((gem for gem in gems if bag[gem]), None)
        cheapest = (
            min((gem for gem in gems if left[gem]), key=prices.__getitem__, default=None) if held is None else None
        )
        slots.append({"gems": gems, "held": held, "price": prices[cheapest] if cheapest else None})
        if held:
            bag[held] -= 1
        if birthday == DIFFERENT:
            taken.update(gem for gem in (held, cheapest) if gem)
    return slots
