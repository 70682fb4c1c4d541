"""Options: variants, house rules and editions."""

from __future__ import annotations

from dataclasses import asdict, fields

import pytest

from baghdad import OptionError
from baghdad.dieb.options import EDITIONS, Options
from tests.dieb.positions import GAME, at, hand, palace, texts
from tests.dieb.test_box import rows

DEFAULTS = {
    "tactical": False,
    "peek": False,
    "optional_theft": False,
    "chosen_card": False,
    "face_down": False,
    "decision_cap": 0,
    "edition": "",
}


@pytest.mark.rule("D-VAR-1", "D-SETUP-8", "D-STEAL-2", "D-DRAW-3", "D-ED-5", "D-AMB-32")
def test_every_option_is_off_by_default():
    assert asdict(GAME.options()) == DEFAULTS
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
    assert asdict(options) == {**DEFAULTS, **sets, "edition": edition}
    assert options.to_data() == {"tactical": False, **sets, "edition": edition}


@pytest.mark.rule("D-ED-1", "D-ED-3")
def test_editions_change_the_rules_as_their_texts_say():
    for edition, passing in (("fr", 1), ("cs", 7), ("it", 1), ("nl", 1)):
        assert len(texts(at(2, dancers=0, edition=edition))) == passing
    for edition, top in (("fr", "5"), ("cs", "5"), ("it", "5"), ("nl", "4")):
        match = at(2, a="0N/000", hands=["a"], edition=edition)
        match.play("smuggle a")
        assert palace(match, "a").endswith(top)


@pytest.mark.rule("D-ED-1")
def test_explicit_option_overrides_the_edition():
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
def test_face_down_chests_change_no_rule_and_no_view():
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
def test_only_chosen_card_lets_a_player_name_a_palace():
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
        (
            {"edition": "xx"},
            "unknown_choice",
            {"option": "edition", "value": "xx", "choices": ["", "fr", "cs", "it", "nl"]},
        ),
        ({"edition": None}, "bad_option_value", {"option": "edition"}),
    ],
)
def test_invalid_option_is_refused(options, code, facts):
    with pytest.raises(OptionError) as refused:
        GAME.new(players=2, **options)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


@pytest.mark.rule("D-SETUP-6")
@pytest.mark.parametrize("players", [0, 1, 5, -2, 2.0, "2", True, None])
def test_other_numbers_than_two_to_four_players_are_refused(players):
    with pytest.raises(OptionError) as refused:
        GAME.new(players=players, seed=1)
    assert refused.value.code == "bad_players"
    assert (refused.value.facts["min"], refused.value.facts["max"]) == (2, 4)


def test_document_lists_every_option_and_edition():
    documented = {option.strip("`"): default for option, default, *_ in rows("option")}
    assert list(documented) == [field.name for field in fields(Options)]
    for field in fields(Options):
        words = {bool: "off", int: "0", str: "none"}
        assert documented[field.name] == words[type(field.default)]
        assert not field.default
    for edition, _, sets in rows("edition"):
        assert EDITIONS[edition.strip("`")] == {name.strip("` "): True for name in sets.split(",")}
    assert len(rows("edition")) == len(EDITIONS)
