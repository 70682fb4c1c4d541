"""Colours of the five districts, from poor to rich. An emblem or a letter always goes with a colour."""

from __future__ import annotations

from dataclasses import dataclass

DARK_INK, LIGHT_INK = "#16112e", "#ffffff"


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a district: vivid for shops, pale for streets (V-BOARD-2)."""

    light: str
    vivid: str
    dark: str
    street: str
    street_edge: str
    ink: str  # that can be read on the vivid colour


TINTS = (
    Tint("#ffd257", "#ef9a12", "#884403", "#ead9ae", "#bfa468", DARK_INK),
    Tint("#5cc6ff", "#1579d6", "#0a3f8a", "#b9d3e6", "#7d9fbd", LIGHT_INK),
    Tint("#62dc86", "#12a04c", "#065a2c", "#bcdcc0", "#82ab89", DARK_INK),
    Tint("#ff7a66", "#d3202f", "#7c0a20", "#e8bfb8", "#b98982", LIGHT_INK),
    Tint("#c79bff", "#7c3fd0", "#411a86", "#dccdf0", "#a691c4", LIGHT_INK),
)
