"""Signs and colours of voleurs' players and pawns: a colour never stands alone, a letter or number goes with it."""

from __future__ import annotations

from dataclasses import dataclass

# After Okabe and Ito: told apart by people who see colours differently.
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
    """The signs a terminal can show."""

    turn: str
    slipper: str
    ready: str
    none: str
    dot: str


FINE = Signs("▶", "◆", "✓", "·", "·")
PLAIN = Signs(">", "$", "+", ".", "|")


def signs(plain: bool) -> Signs:
    """The signs to use; `plain` where only ASCII can be shown."""
    return PLAIN if plain else FINE
