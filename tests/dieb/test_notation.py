"""The catalogue of actions and the notation."""

from __future__ import annotations

import pytest

from baghdad import NotationError
from baghdad.dieb import action_ids
from tests.dieb.positions import GAME


def test_each_action_has_a_unique_number_and_text():
    assert len(GAME.catalogue) == action_ids.ACTIONS == 351
    assert [action.number for action in GAME.catalogue] == list(range(351))
    assert len({str(action) for action in GAME.catalogue}) == 351
    for action in GAME.catalogue:
        assert GAME.parse(str(action)) is action


@pytest.mark.rule("D-COMP-9", "D-ACT-GEN-1")
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        ("place", 6),
        ("place neutral", 6),
        ("smuggle", 24),
        ("guard", 90),
        ("escort", 90),
        ("neutral", 120),
        ("end", 1),
        ("pass", 8),
        ("steal", 6),
    ],
)
def test_number_of_actions_of_each_kind(kind, number):
    assert sum(action.kind == kind for action in GAME.catalogue) == number


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("place a", ("place", 0, -1, 0, "")),
        ("place f neutral", ("place neutral", 5, -1, 0, "")),
        ("smuggle c", ("smuggle", 2, -1, 0, "")),
        ("smuggle a *2", ("smuggle", 0, -1, 2, "")),
        ("guard a>b a", ("guard", 0, 1, 0, "a")),
        ("guard f>a a", ("guard", 5, 0, 0, "a")),
        ("guard a>b *", ("guard", 0, 1, 1, "*")),
        ("escort b>e e", ("escort", 1, 4, 0, "e")),
        ("neutral a>b", ("neutral", 0, 1, 0, "ab")),
        ("neutral a>b *a", ("neutral", 0, 1, 1, "*b")),
        ("neutral a>b *b", ("neutral", 0, 1, 1, "a*")),
        ("neutral a>b **", ("neutral", 0, 1, 2, "**")),
        ("end", ("end", -1, -1, 0, "")),
        ("pass", ("pass", -1, -1, 0, "")),
        ("pass *", ("pass", -1, -1, 1, "")),
        ("pass d", ("pass", 3, -1, 0, "")),
        ("steal e", ("steal", 4, -1, 0, "")),
    ],
)
def test_text_parses_to_its_action(text, parts):
    action = GAME.parse(text)
    assert (action.kind, action.palace, action.target, action.dancers, action.paid) == parts
    assert GAME.parse(f"  {text} ") is action


def test_action_converts_to_data():
    assert GAME.parse("escort b>e *").to_data() == {
        "number": GAME.parse("escort b>e *").number,
        "text": "escort b>e *",
        "kind": "escort",
        "palace": "b",
        "target": "e",
        "dancers": 1,
    }
    assert GAME.parse("end").to_data()["palace"] is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "smuggle",
        "smuggle g",
        "smuggle a *0",
        "smuggle a *4",
        "guard a>a a",
        "guard a>b c",
        "guard a>b",
        "neutral a>b *",
        "neutral a>b *c",
        "Pass",
        "pass  *",
        "place a neutral b",
        "steal",
        "end end",
    ],
)
def test_invalid_texts_are_refused(text):
    with pytest.raises(NotationError) as unknown:
        GAME.parse(text)
    assert unknown.value.code == "unknown_action"
    assert unknown.value.facts["text"] == text


def test_unknown_action_is_refused_with_a_suggestion_and_a_short_excerpt():
    with pytest.raises(NotationError) as unknown:
        GAME.parse("smugle a")
    assert unknown.value.facts["nearest"] == "smuggle a"
    with pytest.raises(NotationError) as nonsense:
        GAME.parse("x" * 1000)
    assert len(nonsense.value.facts["text"]) == 60
    with pytest.raises(NotationError):
        GAME.parse(None)
