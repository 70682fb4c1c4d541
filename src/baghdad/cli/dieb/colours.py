"""Colours and signs of dieb's palaces and players. A letter or number always goes with a colour."""

from __future__ import annotations

from dataclasses import dataclass

# The palette of Okabe and Ito, which people with colour vision deficiency can tell apart.
PALACE_COLOURS = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#4C9BE8", "#D55E00")
DANCER_COLOUR = "#CC79A7"
SEAT_STYLES = ("bold #F0E442", "bold #56B4E9", "bold #E69F00", "bold #CC79A7")
YOURS = "bold reverse"
FAINT = "dim"


@dataclass(frozen=True, slots=True)
class Signs:
    """The characters for pieces, which depend on what a terminal can show."""

    palaces: tuple[str, ...]
    neutral: str
    free: str
    chest: str
    used: str
    unused: str
    turn: str
    times: str
    arrow: str
    dot: str
    line: str


FINE = Signs(("✤", "☾", "♛", "❖", "➶", "✶"), "■", "·", "▣", "●", "○", "▶", "×", "→", "·", "─")
PLAIN = Signs(("", "", "", "", "", ""), "N", ".", "#", "*", "-", ">", "x", "->", "|", "-")


def signs(plain: bool) -> Signs:
    """Return the signs to use; `plain` if only ASCII can be shown."""
    return PLAIN if plain else FINE
