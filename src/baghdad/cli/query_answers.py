"""Answers to queries as rows of a screen: actions numbered, short ones side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.text import Text

from baghdad.cli.query_sentences import sentence
from baghdad.cli.wrapping import wrap_items, wrapped
from baghdad.core.queries import Line
from baghdad.words import Localizer

MAX_BESIDE = 28  # columns of an action that has others beside it


@dataclass(slots=True)
class Answer:
    """An answer on the screen: its rows, and the actions that its numbers stand for."""

    rows: list[Text]
    actions: list[str]

    def next_rows(self, number: int | None) -> list[Text]:
        """Return the next rows, all of them for None, and forget them."""
        last = len(self.rows) if number is None else number
        shown, self.rows = self.rows[:last], self.rows[last:]
        return shown


def answer_rows(say: Localizer, lines: Sequence[Line], names: Sequence[str], width: int) -> Answer:
    """Return an answer as rows of a screen."""
    actions = [line.action for line in lines if line.action]
    numbers = iter(range(1, len(actions) + 1))
    items = [(line, sentence(say, line, names)) for line in lines]
    rows: list[Text] = []
    for beside, group in groupby(items, key=lambda item: bool(item[0].action) and len(item[1]) <= MAX_BESIDE):
        texts = [_numbered(line, text, numbers) for line, text in group]
        rows += wrap_items(Text(), texts, width) if beside else [row for text in texts for row in wrapped(text, width)]
    return Answer(rows, actions)


def _numbered(line: Line, text: str, numbers: Iterator[int]) -> Text:
    return Text.assemble((f"{next(numbers):>2} ", "bold"), text) if line.action else Text(text)


def wrapped_rows(lines: Sequence[str], width: int) -> list[Text]:
    """Return lines of text as rows of a screen; what goes on below a line that is indented is indented more."""
    rows: list[Text] = []
    for line in lines:
        indent = len(line) - len(line.lstrip())
        hanging = 2 * indent
        first, *others = wrapped(Text(line.lstrip()), width - hanging)
        rows += [Text(" " * indent) + first, *(Text(" " * hanging) + other for other in others)]
    return rows
