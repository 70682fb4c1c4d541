"""The catalogue of actions and the notation."""

from __future__ import annotations

import pytest

from baghdad import NotationError
from baghdad.dieb import action_ids
from baghdad.dieb.queries import paid_cards, sentence_name
from tests.dieb.positions import GAME, at


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


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("place f", "place"),
        ("place a neutral", "place-neutral"),
        ("smuggle a", "smuggle"),
        ("smuggle b *1", "smuggle"),
        ("escort a>b *", "escort"),
        ("neutral a>b *a", "neutral"),
        ("steal a", "steal"),
        ("end", "end"),
        ("pass", "pass"),
        ("pass *", "pass-dancer"),
        ("pass a", "pass-chosen"),
        ("pass f", "pass-chosen"),
    ],
)
def test_each_kind_of_action_has_a_sentence_of_its_own(text, name):
    assert sentence_name(GAME.parse(text)) == name


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("smuggle a", [3, 0, 0, 0, 0, 0]),
        ("smuggle a *1", [2, 0, 0, 0, 0, 0]),
        ("smuggle a *3", [0] * 6),
        ("guard a>b a", [1, 0, 0, 0, 0, 0]),
        ("guard a>b b", [0, 1, 0, 0, 0, 0]),
        ("escort a>b *", [0] * 6),
        ("neutral a>b", [1, 1, 0, 0, 0, 0]),
        ("pass", [0] * 6),
    ],
)
def test_cards_that_an_action_costs(text, cards):
    view = at(2, a="0NN1").view(0)
    assert paid_cards(view, GAME.parse(text)) == cards


def test_actions_as_data_name_their_palaces():
    told = GAME.parse("guard a>f a").to_data()
    assert (told["palace"], told["target"]) == ("a", "f")
    told = GAME.parse("neutral f>a").to_data()
    assert (told["palace"], told["target"]) == ("f", "a")
    assert GAME.parse("end").to_data()["palace"] is None
