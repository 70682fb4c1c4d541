"""Wrapping of short texts side by side into lines."""

from __future__ import annotations

from collections.abc import Sequence

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
