"""Positions: a state as JSON-ready data and back; impossible positions are refused."""

from __future__ import annotations

import copy
import inspect
import json
import re

import pytest

from baghdad import PositionError
from baghdad.core import position as common
from baghdad.dieb import position as position_module
from tests.dieb.positions import GAME, at, position
from tests.dieb.random_states import random_states

KEYS = {
    "game",
    "players",
    "options",
    "phase",
    "seat",
    "acted",
    "thief_actions",
    "palaces",
    "hands",
    "deck",
    "discard",
    "dancers",
    "chests_won",
    "to_place",
}


@pytest.mark.rule("D-TEST-15")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"tactical": True}),
        (4, {"edition": "nl"}),
        (2, {"edition": "cs"}),
        (2, {"edition": "cs", "chosen_card": False}),
        (4, {"decision_cap": 40, "peek": True}),
    ],
)
def test_position_reads_back_as_it_was_written(players, options):
    for state, chosen in random_states(players, matches=2, style="passing", every=11, **options):
        written = GAME.position(state, chosen)
        assert json.loads(json.dumps(written)) == written
        match = GAME.from_position(written, seed=1)
        assert match.options == chosen
        assert match.position() == written
        assert match.state.tobytes() == state.tobytes()


def test_position_has_exactly_the_documented_keys():
    written = GAME.new(players=2, seed=1).position()
    assert set(written) == KEYS
    assert set(written["palaces"][0]) == {"chests", "neutral", "guards", "thieves"}
    assert set(written["hands"][0]) == {"cards", "dancers"}
    assert set(written["to_place"][0]) == {"own", "neutral"}
    assert written["options"] == {"tactical": False}


def test_example_position_is_read():
    example = {
        "game": "dieb",
        "players": 2,
        "options": {"tactical": False},
        "phase": "playing",
        "seat": 0,
        "acted": False,
        "thief_actions": 0,
        "palaces": [
            {"chests": 3, "neutral": 1, "guards": [1, 0], "thieves": [2, 0]},
            *({"chests": 4, "neutral": 1, "guards": guards, "thieves": [0, 0]} for guards in ([1, 1], [1, 1], [1, 1])),
            *({"chests": 4, "neutral": 1, "guards": guards, "thieves": [0, 0]} for guards in ([0, 1], [0, 0])),
        ],
        "hands": [{"cards": [2, 0, 1, 0, 3, 0], "dancers": 1}, {"cards": [1, 2, 2, 1, 1, 1], "dancers": 0}],
        "deck": [10, 12, 9, 11, 8, 12],
        "discard": [4, 3, 5, 5, 5, 4],
        "dancers": 7,
        "chests_won": [[4], []],
        "to_place": [{"own": 0, "neutral": 0}, {"own": 0, "neutral": 0}],
    }
    assert GAME.from_position(example, seed=1).position() == example


def test_rare_fields_are_written_only_if_set():
    match = at(2, a="/0000", optional_theft=True, hands=["", "A"], chosen_card=True, idle_turns=1, decisions=5)
    match.play("steal a")
    written = match.position()
    assert (written["stole"], written["idle_turns"], written["decisions"]) == (True, 1, 6)
    assert written["hands"][1]["shown"] == [1, 0, 0, 0, 0, 0]
    assert "shown" not in written["hands"][0]
    assert GAME.from_position(written, seed=1).position() == written


# --- refused positions -------------------------------------------------------------------------------------------


def changed_position(path: str, value, **changes):
    """Return a valid position with one value changed, given by its path: `palaces 0 neutral`."""
    data = copy.deepcopy(position(changes.pop("players", 2), **changes))
    *parents, last = [int(step) if step.isdecimal() else step for step in path.split()]
    found = data
    for step in parents:
        found = found[step]
    found[last] = value
    return data


PLACING = {"phase": "placing", "a": "N0", "b": "N1"}
REFUSED = [
    ("malformed_position", changed_position("seat", -1), {"where": "$.seat"}),
    ("malformed_position", changed_position("phase", "waiting"), {"where": "$.phase"}),
    ("malformed_position", changed_position("game", "voleurs"), {"where": "$.game"}),
    ("malformed_position", changed_position("players", 5), {"where": "$.players"}),
    ("malformed_position", changed_position("deck", [17] * 5), {"where": "$.deck"}),
    ("malformed_position", changed_position("acted", 1), {"where": "$.acted"}),
    ("malformed_position", changed_position("palaces 0 gold", 1), {"where": "$.palaces[0]"}),
    ("bad_options", changed_position("options", {"tactics": True}), {"reason": "unknown_option"}),
    ("bad_options", changed_position("options", {"edition": "xx"}), {"reason": "unknown_choice"}),
    ("wrong_number_of_seats", changed_position("hands", []), {"clause": "D-SETUP-4", "where": "hands", "seats": 0}),
    (
        "wrong_number_of_seats",
        changed_position("palaces 2 guards", [1, 1, 0]),
        {"where": "guards c", "seats": 3, "players": 2},
    ),
    ("wrong_number_of_seats", changed_position("palaces 2 thieves", [0]), {"where": "thieves c", "seats": 1}),
    ("wrong_number_of_seats", changed_position("chests_won", [[]]), {"where": "chests_won"}),
    ("wrong_number_of_seats", changed_position("to_place", []), {"where": "to_place"}),
    ("no_such_seat", changed_position("seat", 2), {"clause": "D-SETUP-4", "seat": 2, "players": 2}),
    (
        "wrong_number_of_cards",
        changed_position("deck 1", 16),
        {"clause": "D-COMP-5", "palace": "b", "found": 16, "expected": 17},
    ),
    ("wrong_number_of_cards", changed_position("discard 5", 1), {"palace": "f", "found": 18}),
    ("wrong_number_of_cards", changed_position("hands 1 cards", [1, 0, 0, 0, 0, 0]), {"palace": "a", "found": 18}),
    ("wrong_number_of_dancers", changed_position("dancers", 9), {"clause": "D-COMP-6", "found": 9, "expected": 8}),
    ("wrong_number_of_dancers", changed_position("hands 0 dancers", 1), {"found": 9}),
    ("shown_but_not_held", position(2, hands=["A"]), {"clause": "D-ED-1", "seat": 0, "palace": "a"}),
    (
        "shown_but_not_held",
        changed_position("hands 1 shown", [0, 2, 0, 0, 0, 0], hands=["", "b"], chosen_card=True),
        {"seat": 1, "palace": "b"},
    ),
    ("too_many_guards", position(2, a="000NN"), {"clause": "D-SETUP-10", "palace": "a", "found": 5, "expected": 4}),
    (
        "wrong_number_of_guards",
        changed_position("palaces 0 guards", [2, 0], a="01"),
        {"clause": "D-SETUP-6", "seat": 0, "found": 5, "expected": 4},
    ),
    (
        "wrong_number_of_guards",
        changed_position("to_place 0 own", 2, **PLACING),
        {"seat": 0, "found": 3, "expected": 4},
    ),
    (
        "too_many_neutrals_to_place",
        changed_position("to_place 1 neutral", 1),
        {"clause": "D-VAR-1b", "seat": 1, "found": 1},
    ),
    ("too_many_neutrals_to_place", changed_position("to_place 0 neutral", 3, tactical=True), {"seat": 0, "found": 3}),
    ("wrong_number_of_neutrals", changed_position("palaces 0 neutral", 2, a="N"), {"clause": "D-VAR-1d", "found": 7}),
    (
        "wrong_number_of_neutrals",
        changed_position("palaces 0 neutral", 0, a="N", tactical=True),
        {"found": 3, "expected": 4},
    ),
    (
        "phase_and_guards_disagree",
        changed_position("phase", "playing", **PLACING),
        {"clause": "D-SETUP-11", "phase": "playing", "unplaced": 6},
    ),
    ("phase_and_guards_disagree", changed_position("phase", "placing"), {"phase": "placing", "unplaced": 0}),
    (
        "not_their_turn_to_place",
        changed_position("seat", 1, **PLACING),
        {"clause": "D-SETUP-9", "seat": 1, "to_act": 0},
    ),
    ("placed_out_of_turn", position(2, phase="placing", a="N00"), {"clause": "D-SETUP-9", "unplaced": "[2, 4]"}),
    ("placed_out_of_turn", position(2, phase="placing", a="N1"), {}),
    ("too_many_chests", changed_position("palaces 3 chests", 5), {"clause": "D-SETUP-1", "palace": "d", "found": 5}),
    ("chests_disagree", changed_position("palaces 3 chests", 3), {"clause": "D-COMP-7", "won": "[]", "gone": "[4]"}),
    ("chests_disagree", changed_position("chests_won 0", [5], won=["4"]), {"won": "[5]", "gone": "[4]"}),
    ("too_many_thieves", position(2, a="/" + "0" * 13 + "/-"), {"clause": "D-COMP-2", "seat": 0, "found": 13}),
    ("thieves_before_play", position(2, phase="placing", a="N/1"), {"clause": "D-SETUP-5", "seat": 1}),
    ("theft_overdue", position(2, a="/1111"), {"clause": "D-STEAL-7", "seat": 1, "palace": "a"}),
    ("theft_overdue", position(2, f="/0000000/7"), {"seat": 0, "palace": "f"}),
    ("too_many_thief_actions", position(2, thief_actions=4), {"clause": "D-LIMIT-1", "found": 4, "expected": 3}),
    ("thief_actions_without_action", changed_position("thief_actions", 1), {"clause": "D-LIMIT-3"}),
    ("turn_before_play", position(2, phase="placing", acted=True), {"clause": "D-SETUP-11"}),
    ("turn_before_play", position(2, phase="placing", won=["4"], a="N//5"), {}),
    ("turn_before_play", position(2, phase="placing", idle_turns=1), {}),
    ("turn_before_play", position(2, phase="placing", stole=True, optional_theft=True), {}),
    ("too_many_chests_won", position(2, won=["4445556"]), {"clause": "D-END-1", "found": 7, "expected": 6}),
    ("too_many_chests_won", position(2, won=["444556", "445566"], phase="over"), {"found": 6}),
    ("too_many_idle_turns", position(2, phase="over", idle_turns=3), {"clause": "D-AMB-25", "found": 3, "expected": 2}),
    ("phase_and_chests_disagree", position(2, phase="over"), {"clause": "D-END-1", "phase": "over", "chests": 0}),
    ("phase_and_chests_disagree", position(2, won=["444556"]), {"phase": "playing", "chests": 6, "goal": 6}),
    ("phase_and_chests_disagree", position(2, idle_turns=2), {"phase": "playing"}),
    ("phase_and_chests_disagree", position(2, decisions=9, decision_cap=9), {"phase": "playing"}),
]


@pytest.mark.rule("D-TEST-15")
@pytest.mark.parametrize(("code", "data", "facts"), REFUSED)
def test_impossible_position_is_refused(code, data, facts):
    with pytest.raises(PositionError) as refused:
        GAME.from_position(data, seed=1)
    assert refused.value.code == code
    assert facts.items() <= refused.value.facts.items()


@pytest.mark.parametrize("path", ["decisions", "idle_turns", "hands 0 dancers", "palaces 0 neutral", "deck 0"])
def test_numbers_beyond_their_limit_are_malformed(path):
    most = 2**31 - 1 if path == "decisions" else 102
    for number, malformed in ((most, False), (most + 1, True), (-1, True)):
        try:
            GAME.from_position(changed_position(path, number, decisions=0, idle_turns=0), seed=1)
            code = ""
        except PositionError as error:
            code = error.code
        assert (code == "malformed_position") == malformed


def test_largest_numbers_of_a_match_are_read():
    match = at(4, a="/000000000000/-", decisions=2**31 - 1, idle_turns=3)
    written = match.position()
    assert (written["decisions"], written["idle_turns"]) == (2**31 - 1, 3)
    assert written["palaces"][0]["thieves"] == [12, 0, 0, 0]


@pytest.mark.parametrize("data", [None, [], 7, "dieb", {}, {"game": "dieb"}])
def test_data_that_is_not_a_position_is_refused(data):
    with pytest.raises(PositionError) as refused:
        GAME.from_position(data, seed=1)
    assert refused.value.code == "malformed_position"


@pytest.mark.parametrize("key", sorted(KEYS))
def test_position_with_a_missing_key_is_refused(key):
    data = position(2)
    del data[key]
    with pytest.raises(PositionError) as refused:
        GAME.from_position(data, seed=1)
    assert refused.value.code == "malformed_position"


def test_every_error_code_has_an_example():
    sources = inspect.getsource(position_module) + inspect.getsource(common)
    codes = set(re.findall(r'(?:refuse|PositionError)\(\s*"(\w+)"', sources))
    assert codes == {code for code, _, _ in REFUSED}


@pytest.mark.rule("D-END-1", "D-AMB-25", "D-AMB-32")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"won": ["", "444555"]}, "chests"),
        ({"idle_turns": 2, "won": ["4"]}, "standstill"),
        ({"decision_cap": 9, "decisions": 9}, "unfinished"),
    ],
)
def test_position_of_a_finished_match_is_read(changes, reason):
    match = at(2, phase="over", **changes)
    assert match.over
    assert match.result.reason == reason
    assert match.legal() == []
