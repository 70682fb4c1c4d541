"""Short texts side by side, in as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SPACE = "  "


def packed(start: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Items side by side after a first text, none of them torn apart."""
    lines = [start]
    for item in items:
        if lines[-1].cell_len + len(SPACE) + item.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], SPACE, item)
    return lines
