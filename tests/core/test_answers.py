"""Answers to questions in words about fixed positions are those of `tests/golden/answers.txt`."""

from __future__ import annotations

import pytest

from baghdad.core.queries import queries_of
from tests.answers import FILE, all_answers, asked, matches


def golden():
    """Return the stored lines of each title and question."""
    found, title, text = {}, "", ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            title = line.removeprefix("== ")
        elif line.startswith("> "):
            text = line.removeprefix("> ")
            found[title, text] = []
        else:
            found[title, text].append(line.removeprefix("  "))
    return found


@pytest.mark.parametrize("number", range(len(matches())))
def test_answers_are_those_that_were_read(number):
    title, match, seat, texts = matches()[number]
    stored = golden()
    for text in texts:
        assert asked(match, seat, text) == stored[title, text], text


def test_every_query_of_both_games_is_asked():
    every = {match.game.name: set(queries_of(match.game)) for _, match, _, _ in matches()}
    for _, match, _, texts in matches():
        every[match.game.name] -= {text.split()[0] for text in texts}
    assert every == {"dieb": set(), "voleurs": set()}
    assert len(golden()) == sum(len(texts) for *_, texts in matches())
    assert all_answers().count("\n== ") == len(matches()) - 1
