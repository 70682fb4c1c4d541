"""Whatever a file holds, reading and replaying it ends in a match or in a RecordError, never in anything else."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import baghdad
from baghdad import Record, RecordError
from baghdad.table.chance import seed_hash
from baghdad.table.record import FORMAT
from tests.table.playing import steps

DIEB = baghdad.game("dieb")
SEED = 7

hypothetical = settings(deadline=None, derandomize=True, database=None, max_examples=150)


def played(decisions: int = 30, seed: int = SEED, **options: Any) -> baghdad.Match:
    match = DIEB.new(2, seed, ["Ann", "Bob"], **options)
    for _ in steps(match, random.Random(1), decisions):
        pass
    return match


MATCH = played()
TEXT = MATCH.record().to_json()
DATA = json.loads(TEXT)
FINISHED = played(2000)
FINISHED_DATA = json.loads(FINISHED.record().to_json())


def read(text: str | bytes) -> baghdad.Match:
    return DIEB.replay(Record.from_json(text))


def with_changes(**changes: Any) -> str:
    return json.dumps({**DATA, **changes})


def refused(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as raised:
        read(text)
    assert str(raised.value)
    return raised.value


def read_or_refused(text: str | bytes) -> None:
    """Nothing but a RecordError may come of it."""
    try:
        match = read(text)
    except RecordError:
        return
    assert read(match.record().to_json()).position() == match.position()


# --- a record as it should be ------------------------------------------------------------------------------------


def test_a_record_has_these_fields_and_no_others():
    assert FINISHED.over
    assert list(DATA) == [
        "format",
        "game",
        "version",
        "players",
        "options",
        "seats",
        "seed",
        "seed_hash",
        "start",
        "result",
        "actions",
    ]
    assert DATA["format"] == FORMAT
    assert DATA["game"] == "dieb"
    assert DATA["version"] == DIEB.version
    assert DATA["players"] == 2
    assert DATA["options"] == {"tactical": False}
    assert DATA["seats"] == ["Ann", "Bob"]
    assert DATA["seed"] == "7"
    assert DATA["seed_hash"] == seed_hash(SEED)
    assert DATA["start"] is None
    assert DATA["result"] is None
    assert DATA["actions"] == [[turned.seat, str(turned.action)] for turned in MATCH.history]
    assert FINISHED_DATA["result"] == FINISHED.result.to_data()


def test_a_record_is_always_written_the_same():
    assert MATCH.record().to_json() == TEXT
    assert Record.from_json(TEXT).to_json() == TEXT
    assert Record.from_json(TEXT.encode()).to_json() == TEXT
    assert Record.from_json(json.dumps(DATA)).to_json() == TEXT
    assert read(TEXT).record().to_json() == TEXT


def test_a_record_of_nothing_yet_replays():
    match = DIEB.new(3, 5)
    assert read(match.record().to_json()).position() == match.position()
    assert json.loads(match.record().to_json())["actions"] == []


def test_an_action_stands_on_a_line_of_its_own():
    lines = TEXT.splitlines()
    assert f'  [0,"{MATCH.history[0].action}"],' in lines
    assert len([line for line in lines if line.startswith("  [")]) == len(MATCH.history)


def test_names_may_be_any_text():
    names = ["Šárka 💎", 'a "quoted"\n\\ name\u2028\0']
    match = DIEB.new(2, 1, names)
    again = read(match.record().to_json())
    assert list(again.seats) == names


def test_a_seed_may_be_a_number_but_is_written_as_text():
    big = 2**128 - 1
    data = json.loads(DIEB.new(2, big).record().to_json())
    assert data["seed"] == str(big)
    assert read(json.dumps({**data, "seed": big})).seed == big


def test_options_are_kept():
    match = played(20, tactical=True, edition="cs", decision_cap=500)
    assert read(match.record().to_json()).options == match.options


# --- damaged files -----------------------------------------------------------------------------------------------


def test_a_file_cut_off_anywhere_is_refused():
    whole = TEXT.rstrip().encode()
    for length in range(len(whole)):
        refused(whole[:length])


def test_a_changed_byte_is_refused_or_harmless():
    whole = TEXT.encode()
    generator = random.Random(3)
    for _ in range(600):
        damaged = bytearray(whole)
        damaged[generator.randrange(len(damaged))] = generator.randrange(256)
        read_or_refused(bytes(damaged))


def test_missing_and_doubled_bytes_are_refused_or_harmless():
    whole = TEXT.encode()
    generator = random.Random(4)
    for _ in range(300):
        place, length = generator.randrange(len(whole)), generator.randrange(1, 30)
        read_or_refused(whole[:place] + whole[place + length :])
        read_or_refused(whole[: place + length] + whole[place:])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\0",
        "{",
        "{}x",
        "NaN",
        '{"format": NaN}',
        '{"format": Infinity}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "[" * 100_000 + "]" * 100_000,
        "\ud800",
        "\ufeff" + TEXT,
        TEXT + "x",
        TEXT + TEXT,
        b"\xff\xfe\x00",
        b"\x80abc",
        b"\x1f\x8b\x08\x00",
        b"PK\x03\x04",
        '"\\ud800"',
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_no_json_is_refused(text):
    assert refused(text).code in ("not_json", "malformed_record")


@pytest.mark.parametrize(
    "data", [None, True, 0, 1.5, "dieb", [], [DATA], {}, {"game": "dieb"}, {"format": 1}, MATCH.position()]
)
def test_foreign_data_is_refused(data):
    assert refused(json.dumps(data)).code == "malformed_record"


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=8,
)


@hypothetical
@given(json_data)
def test_any_foreign_data_is_refused(data):
    refused(json.dumps(data))


@hypothetical
@given(st.sampled_from(sorted(DATA)), json_data)
def test_any_field_may_hold_anything(name, value):
    read_or_refused(with_changes(**{name: value}))


@hypothetical
@given(st.data())
def test_anything_may_stand_anywhere(data):
    """A place deep in a record with a start position is changed at random."""
    record = copy.deepcopy(WITH_START)
    here: Any = record
    while True:
        key = data.draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        if isinstance(here[key], (dict, list)) and here[key] and data.draw(st.booleans()):
            here = here[key]
            continue
        here[key] = data.draw(json_data)
        break
    read_or_refused(json.dumps(record))


def record_with_start() -> dict[str, Any]:
    match = DIEB.from_position(MATCH.position(), 9)
    for _ in steps(match, random.Random(2), 12):
        pass
    return json.loads(match.record().to_json())


WITH_START = record_with_start()


@pytest.mark.parametrize("name", sorted(set(DATA) - {"format", "seed", "start", "result"}))
def test_a_field_left_out_is_named(name):
    error = refused(json.dumps({key: value for key, value in DATA.items() if key != name}))
    assert (error.code, error.facts["where"]) == ("malformed_record", name)


def test_a_field_too_many_is_named():
    error = refused(with_changes(comment="fun"))
    assert (error.code, error.facts["where"]) == ("malformed_record", "comment")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "1"),
        ("format", 0),
        ("format", -1),
        ("format", True),
        ("version", "1"),
        ("version", 1.0),
        ("players", "2"),
        ("players", True),
        ("players", None),
        ("options", []),
        ("seats", "Ann, Bob"),
        ("seats", [1, 2]),
        ("seed", 7.5),
        ("seed", []),
        ("seed_hash", 7),
        ("start", []),
        ("actions", {}),
        ("actions", ["place a"]),
        ("actions", [["0", "place a"]]),
        ("actions", [[0, "place a", 1]]),
        ("actions", [[0]]),
        ("actions", [[True, "place a"]]),
        ("actions", [[0, None]]),
        ("result", "Ann won"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(name, value):
    error = refused(with_changes(**{name: value}))
    assert error.code == "malformed_record"
    assert error.facts["where"].startswith(f"$.{name}")


# --- other versions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [{}, {"actions": "in a new way"}, {"new_field": 1}])
def test_a_newer_format_is_said_to_be_one(changes):
    error = refused(with_changes(format=FORMAT + 1, **changes))
    assert (error.code, error.facts) == ("newer_format", {"known": FORMAT})


@pytest.mark.parametrize(
    ("version", "code"), [(DIEB.version + 1, "newer_version"), (10**30, "newer_version"), (0, "older_version")]
)
def test_other_versions_of_the_game_are_refused(version, code):
    error = refused(with_changes(version=version))
    assert error.code == code
    assert error.facts == {"game": "dieb", "record": version, "known": DIEB.version}


def test_a_record_of_another_game_is_refused():
    error = refused(with_changes(game="voleurs"))
    assert (error.code, error.facts) == ("other_game", {"record": "voleurs", "game": "dieb"})


# --- hand-edited files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["8", 8, "-7", str(2**200), 2**200])
def test_a_seed_that_is_not_the_one_of_the_hash_is_refused(seed):
    assert refused(with_changes(seed=seed)).code == "wrong_seed_hash"


@pytest.mark.parametrize("seed", ["", "seven", "7.0", " 7", "07", "0_7", "٧", "0x7", "9" * 6000, "\0"])
def test_a_seed_must_be_written_plainly(seed):
    error = refused(with_changes(seed=seed))
    assert error.code == "bad_seed"
    assert len(error.facts["seed"]) <= 40


@pytest.mark.parametrize("seed", [-7, 2**128])
def test_a_seed_with_its_hash_must_still_be_one(seed):
    error = refused(with_changes(seed=str(seed), seed_hash=seed_hash(seed)))
    assert (error.code, error.facts["reason"]) == ("bad_start", "bad_seed")


def test_a_record_without_its_seed_is_sealed():
    assert refused(with_changes(seed=None)).code == "sealed_record"
    assert refused(MATCH.record().sealed().to_json()).code == "sealed_record"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"tactical": False, "dragons": True}, "unknown_option"),
        ({"tactical": 1}, "bad_option_value"),
        ({"tactical": None}, "bad_option_value"),
        ({"edition": "tlh"}, "unknown_edition"),
        ({"decision_cap": -1}, "bad_option_value"),
        ({"decision_cap": 10**30}, "bad_option_value"),
        ({"players": 2}, "unknown_option"),
        ({"seed": 7}, "unknown_option"),
        ({"seats": []}, "unknown_option"),
        ({"self": 0}, "unknown_option"),
        ({"": 0}, "unknown_option"),
    ],
)
def test_options_the_game_does_not_have_are_refused(options, reason):
    error = refused(with_changes(options=options))
    assert (error.code, error.facts["reason"]) == ("bad_start", reason)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_a_number_of_players_the_game_does_not_have_is_refused(players):
    error = refused(with_changes(players=players))
    assert (error.code, error.facts["reason"]) == ("bad_start", "bad_players")


@pytest.mark.parametrize("seats", [[], ["Ann"], ["Ann", "Bob", "Cid"]])
def test_there_must_be_a_name_for_each_seat(seats):
    error = refused(with_changes(seats=seats))
    assert (error.code, error.facts["reason"]) == ("bad_start", "bad_seats")


def test_a_start_that_is_no_position_is_refused():
    error = refused(json.dumps({**WITH_START, "start": {"game": "dieb"}}))
    assert (error.code, error.facts["reason"]) == ("bad_start", "malformed_position")
    start = copy.deepcopy(WITH_START["start"])
    start["dancers"] += 1
    error = refused(json.dumps({**WITH_START, "start": start}))
    assert (error.code, error.facts["reason"]) == ("bad_start", "wrong_number_of_dancers")


@pytest.mark.parametrize("changes", [{"players": 3}, {"options": {"tactical": True}}, {"options": {}}])
def test_a_start_must_agree_with_the_rest(changes):
    assert refused(json.dumps({**WITH_START, **changes})).code == "start_disagrees"


def test_an_illegal_action_is_named_with_its_number_its_reason_and_its_clause():
    actions = copy.deepcopy(DATA["actions"])
    actions[5][1] = "smuggle a"
    error = refused(with_changes(actions=actions))
    assert error.code == "bad_action"
    assert error.facts["number"] == 6
    assert error.facts["seat"] == 1
    assert error.facts["action"] == "smuggle a"
    assert error.facts["reason"] == "still_placing"
    assert error.facts["clause"] == "D-SETUP-11"


def test_an_action_of_another_seat_is_named():
    actions = copy.deepcopy(DATA["actions"])
    actions[1][0] = 0
    error = refused(with_changes(actions=actions))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 2, "not_your_turn")
    assert error.facts["clause"] == "D-TURN-1"


@pytest.mark.parametrize("seat", [2, -1, 99, 10**30])
def test_a_seat_that_is_not_there_is_named(seat):
    actions = copy.deepcopy(DATA["actions"])
    actions[3][0] = seat
    error = refused(with_changes(actions=actions))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 4, "no_such_seat")


@pytest.mark.parametrize("text", ["", "place", "place g", "PLACE A", "smuggle a *9", "\0", "x" * 100_000])
def test_a_text_that_names_no_action_is_named(text):
    actions = copy.deepcopy(DATA["actions"])
    actions[0][1] = text
    error = refused(with_changes(actions=actions))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 1, "unknown_action")
    assert len(error.facts["action"]) <= 60


def test_an_action_left_out_or_doubled_is_noticed():
    for place in range(len(DATA["actions"])):
        actions = copy.deepcopy(DATA["actions"])
        del actions[place]
        read_or_refused(with_changes(actions=actions))
        actions = copy.deepcopy(DATA["actions"])
        actions.insert(place, actions[place])
        read_or_refused(with_changes(actions=actions))


def test_nothing_follows_the_end():
    actions = [*FINISHED_DATA["actions"], [0, "pass"]]
    error = refused(json.dumps({**FINISHED_DATA, "actions": actions}))
    assert (error.code, error.facts["number"]) == ("bad_action", len(actions))
    assert (error.facts["reason"], error.facts["clause"]) == ("match_over", "D-TURN-6")


def test_the_result_must_be_the_one_that_was_played():
    for result in (None, {}, {**FINISHED_DATA["result"], "winners": [0, 1]}, {**FINISHED_DATA["result"], "more": 1}):
        error = refused(json.dumps({**FINISHED_DATA, "result": result}))
        assert error.code == "wrong_result"
        assert error.facts["played"] == FINISHED_DATA["result"]
    assert refused(with_changes(result=FINISHED_DATA["result"])).code == "wrong_result"
    assert refused(json.dumps({**FINISHED_DATA, "actions": FINISHED_DATA["actions"][:-1]})).code == "wrong_result"


def test_up_to_an_earlier_action_the_rest_is_not_looked_at():
    actions = [*DATA["actions"], [0, "nonsense"]]
    record = Record.from_json(with_changes(actions=actions))
    assert DIEB.replay(record, to=len(DATA["actions"])).position() == MATCH.position()
    with pytest.raises(RecordError):
        DIEB.replay(record)
