"""Wrapping of short texts side by side into lines, and the number of lines that something takes."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

SPACE = "  "


def wrap_items(start: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Put items side by side after a first text; break lines only between items."""
    lines = [start]
    for item in items:
        if lines[-1].cell_len + len(SPACE) + item.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], SPACE, item)
    return lines


def line_count(drawn: RenderableType, width: int) -> int:
    """Return how many lines something takes on a screen."""
    return len(Console(width=width).render_lines(drawn, pad=False))
