"""A view of any game as lines of text, for terminals and environments that know nothing of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

HEADER = ("game", "phase", "seat", "you", "options", "players")  # told elsewhere


def view_lines(view: dict[str, Any]) -> Iterator[str]:
    """Yield a line for each fact of a view, and one for each item of a list of items."""
    for name, value in view.items():
        if name in HEADER or value is None:
            continue
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value):
                facts = (f"{key}={format_value(fact)}" for key, fact in item.items() if fact is not None)
                yield f"{name} {number}: {' '.join(facts)}"
        else:
            yield f"{name}: {format_value(value)}"


def format_value(value: Any) -> str:
    """Return a value as short text; counts of zero and empty facts are left out of a mapping."""
    if isinstance(value, dict):
        return ",".join(f"{key}:{format_value(item)}" for key, item in value.items() if item)
    if isinstance(value, list):
        return "[" + " ".join(format_value(item) for item in value) + "]"
    return str(value)
