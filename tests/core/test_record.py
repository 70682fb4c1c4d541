"""Whatever a file holds, reading and replaying it ends in a match or in a RecordError, never in anything else."""

from __future__ import annotations

import copy
import json

import pytest

from baghdad import Record, RecordError
from baghdad.core.record import FORMAT
from baghdad.core.rng import seed_hash
from tests.core.records import (
    DATA,
    DIEB,
    FINISHED,
    FINISHED_DATA,
    MATCH,
    SEED,
    TEXT,
    WITH_START,
    played,
    read,
    read_or_refused,
    refused,
    with_changes,
)

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
