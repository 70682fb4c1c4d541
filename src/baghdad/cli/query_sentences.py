"""Lines of answers to queries as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from baghdad.cli.terminal_game import joined
from baghdad.core.queries import Line, Player
from baghdad.words import FOLDER, Localizer

CATALOGUES = FOLDER / "queries"


def words_for_queries(say: Localizer) -> None:
    """Make the sentences of answers known, which have a catalogue of their own."""
    if not say.knows("query-none"):
        say.add_catalogue(CATALOGUES)


def sentence(say: Localizer, line: Line, names: Sequence[str]) -> str:
    """Return a line in the reader's language."""
    words_for_queries(say)
    return say(line.key, **{name: _value(say, fact, names) for name, fact in line.facts.items()})


def _value(say: Localizer, fact: Any, names: Sequence[str]) -> Any:
    if isinstance(fact, Line):
        return sentence(say, fact, names)
    if isinstance(fact, Player):
        return names[fact.seat] if 0 <= fact.seat < len(names) else str(fact.seat + 1)
    if isinstance(fact, list):
        return joined(say, [str(_value(say, item, names)) for item in fact])
    return fact
