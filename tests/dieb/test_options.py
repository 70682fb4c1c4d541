"""Variants, house rulings and editions: what each sets, and what can't be set."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from baghdad import OptionError
from baghdad.dieb.options import EDITIONS, Options
from tests.dieb.positions import GAME, at, hand, palace, texts
from tests.dieb.test_box import rows

USUAL = {
    "tactical": False,
    "peek": False,
    "optional_theft": False,
    "chosen_card": False,
    "face_down": False,
    "decision_cap": 0,
    "edition": "",
}


@pytest.mark.rule("D-VAR-1", "D-SETUP-8", "D-STEAL-2", "D-DRAW-3", "D-ED-5", "D-AMB-32")
def test_usually_every_option_is_off():
    assert asdict(GAME.options()) == USUAL
    assert GAME.options().to_data() == {"tactical": False}


@pytest.mark.rule("D-ED-1", "D-ED-2", "D-ED-3", "D-ED-5", "D-ED-7")
@pytest.mark.parametrize(
    ("edition", "sets"),
    [
        ("fr", {"face_down": True}),
        ("cs", {"chosen_card": True}),
        ("it", {"face_down": True}),
        ("nl", {"optional_theft": True, "face_down": True}),
    ],
)
def test_an_edition_sets_what_its_text_says_and_nothing_else(edition, sets):
    options = GAME.options(edition=edition)
    assert asdict(options) == {**USUAL, **sets, "edition": edition}
    assert options.to_data() == {"tactical": False, **sets, "edition": edition}


@pytest.mark.rule("D-ED-1", "D-ED-3")
def test_editions_play_as_they_read():
    for edition, passing in (("fr", 1), ("cs", 7), ("it", 1), ("nl", 1)):
        assert len(texts(at(2, dancers=0, edition=edition))) == passing
    for edition, top in (("fr", "5"), ("cs", "5"), ("it", "5"), ("nl", "4")):
        match = at(2, a="0N/000", hands=["a"], edition=edition)
        match.play("smuggle a")
        assert palace(match, "a").endswith(top)


@pytest.mark.rule("D-ED-1")
def test_an_option_set_by_hand_counts_for_more_than_the_edition():
    for options in (
        {"edition": "cs", "chosen_card": False},
        {"edition": "nl", "optional_theft": False, "peek": True},
        {"edition": "fr", "tactical": True, "face_down": False},
    ):
        chosen = GAME.options(**options)
        assert {name: getattr(chosen, name) for name in options} == options
        assert GAME.options(**chosen.to_data()) == chosen
        match = GAME.new(players=2, seed=3, **options)
        match.play("place a")
        assert GAME.replay(match.record()).options == chosen
        assert GAME.from_position(match.position(), seed=1).options == chosen


@pytest.mark.rule("D-ED-5")
def test_chests_face_down_are_for_the_eye_only():
    plain, covered = (GAME.new(players=3, seed=4, face_down=face_down) for face_down in (False, True))
    for number in range(60):
        legal = plain.legal()
        assert legal == covered.legal()
        action = legal[number * 13 % len(legal)]
        plain.play(action)
        covered.play(action)
    for viewer in (None, 0, 1, 2):
        one, other = plain.view(viewer), covered.view(viewer)
        assert one.pop("options") != other.pop("options")
        assert one == other


@pytest.mark.rule("D-AMB-13", "D-DRAW-3")
def test_without_chosen_card_nobody_names_a_palace():
    assert texts(at(2, dancers=0)) == ["pass"]
    named = at(2, dancers=0, chosen_card=True)
    named.play("pass f")
    assert "f" in hand(named)


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        ({"tactics": True}, "unknown_option", {"option": "tactics", "nearest": "tactical"}),
        ({"tactical": 1}, "bad_option_value", {"option": "tactical", "value": "1", "kind": "bool"}),
        ({"peek": "False"}, "bad_option_value", {"option": "peek", "value": "'False'", "kind": "bool"}),
        ({"decision_cap": True}, "bad_option_value", {"option": "decision_cap", "value": "True", "kind": "int"}),
        ({"decision_cap": -1}, "bad_option_value", {"option": "decision_cap", "value": "-1", "kind": "int"}),
        ({"decision_cap": 2**31}, "bad_option_value", {"option": "decision_cap"}),
        ({"edition": "xx"}, "unknown_edition", {"edition": "xx", "editions": ["fr", "cs", "it", "nl"]}),
        ({"edition": None}, "bad_option_value", {"option": "edition"}),
    ],
)
def test_what_is_no_option_is_refused(options, code, facts):
    with pytest.raises(OptionError) as refused:
        GAME.new(players=2, **options)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


@pytest.mark.rule("D-SETUP-6")
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "2", True, None])
def test_two_to_four_can_play(players):
    with pytest.raises(OptionError) as refused:
        GAME.new(players=players, seed=1)
    assert refused.value.code == "bad_players"
    assert (refused.value.facts["min"], refused.value.facts["max"]) == (2, 4)


def test_the_document_tells_of_every_option_and_edition():
    told = {option.strip("`"): default for option, default, *_ in rows("option")}
    assert list(told) == [field.name for field in fields(Options)]
    for field in fields(Options):
        words = {bool: "off", int: "0", str: "none"}
        assert told[field.name] == words[type(field.default)]
        assert not field.default
    for edition, _, sets in rows("edition"):
        assert EDITIONS[edition.strip("`")] == {name.strip("` "): True for name in sets.split(",")}
    assert len(rows("edition")) == len(EDITIONS)
