"""What views need of a state, as a tuple of Python numbers."""

from __future__ import annotations

from baghdad.core.unpacked import Unpacker
from baghdad.voleurs.state import STATE

VIEWED = frozenset(
    [
        "board",
        "players",
        "phase",
        "step",
        "seat",
        "round_number",
        "slipper",
        "bought",
        "occupant",
        "vizier",
        "vizier_killed",
        "gems",
        "price_rise",
        "hand_goods",
        "hand_specials",
        "known_goods",
        "known_specials",
        "true_claims",
        "false_claims",
        "laid_goods",
        "laid_specials",
        "spent_goods",
        "spent_specials",
        "deck_goods",
        "deck_specials",
        "characters",
        "birthdays",
        "bags",
        "desert",
        "supply",
        "to_place",
        "ready",
        "offers_made",
        "offers_by",
        "victim",
    ]
)

unpack_state = Unpacker(STATE, VIEWED)
