"""Wrapping of short texts side by side into lines, and the number of lines that something takes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

SPACE = "  "
# Rich breaks lines at no-break spaces too, so letters for private use stand for them meanwhile.
HELD = str.maketrans("\u00a0\u202f", "\ue000\ue001")
RELEASED = str.maketrans("\ue000\ue001", "\u00a0\u202f")


def wrap_items(start: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Put items side by side after a first text; break lines only between items."""
    lines = [start]
    for item in items:
        if lines[-1].cell_len + len(SPACE) + item.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], SPACE, item)
    return lines


def wrapped(text: Text, width: int) -> list[Text]:
    """Break a text into lines, but not at no-break spaces."""
    held = text.copy()
    held.plain = held.plain.translate(HELD)
    lines = list(held.wrap(Console(width=width), width))
    for line in lines:
        line.plain = line.plain.translate(RELEASED)
    return lines


def line_count(drawn: RenderableType, width: int) -> int:
    """Return how many lines something takes on a screen."""
    if isinstance(drawn, str):
        return len(wrapped(Text(drawn), width))
    return len(Console(width=width).render_lines(drawn, pad=False))
