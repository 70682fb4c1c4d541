"""Characters and colours of players and pawns. A letter or number always goes with a colour."""

from __future__ import annotations

from dataclasses import dataclass

# Based on the Okabe–Ito palette, which people with colour blindness can tell apart.
SEAT_STYLES = (
    "bold #16112e on #F0E442",
    "bold #16112e on #56B4E9",
    "bold #16112e on #E69F00",
    "bold #16112e on #CC79A7",
    "bold #ffffff on #00664a",
    "bold #ffffff on #a63f00",
)
VIZIER_STYLE = "bold #ffffff on #000000"
PAWN_SIGNS = {"thief": "T", "caravaneer": "C", "merchant": "M", "broker": "B", "assassin": "A"}
VIZIER_SIGN = "VV"
FAINT = "dim"


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters that a terminal can show."""

    turn: str
    slipper: str
    ready: str
    none: str
    dot: str


FINE_SIGNS = Signs("▶", "◆", "✓", "·", "·")
PLAIN_SIGNS = Signs(">", "$", "+", ".", "|")


def signs(plain: bool) -> Signs:
    """Return the characters to use; `plain` where only ASCII can be shown."""
    return PLAIN_SIGNS if plain else FINE_SIGNS
