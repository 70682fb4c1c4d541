"""Records: their JSON, replaying them, and how wrong ones are refused with RecordError."""

from __future__ import annotations

import copy
import json

import pytest

from baghdad import Record, RecordError
from baghdad.core.record import FORMAT
from baghdad.core.rng import seed_hash
from tests.core.record_samples import (
    DATA,
    DIEB,
    FINISHED,
    FINISHED_DATA,
    MATCH,
    SEED,
    TEXT,
    WITH_START,
    changed_json,
    played_match,
    refusal_of,
    replay_json,
    replay_or_refuse,
)

# --- valid records ----------------------------------------------------------------------------------------------


def test_record_has_exactly_these_fields():
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
    assert DATA["actions"] == [[entry.seat, str(entry.action)] for entry in MATCH.history]
    assert FINISHED_DATA["result"] == FINISHED.result.to_data()


def test_json_of_a_record_is_always_the_same():
    assert MATCH.record().to_json() == TEXT
    assert Record.from_json(TEXT).to_json() == TEXT
    assert Record.from_json(TEXT.encode()).to_json() == TEXT
    assert Record.from_json(json.dumps(DATA)).to_json() == TEXT
    assert replay_json(TEXT).record().to_json() == TEXT


def test_record_without_actions_replays():
    match = DIEB.new(3, 5)
    assert replay_json(match.record().to_json()).position() == match.position()
    assert json.loads(match.record().to_json())["actions"] == []


def test_json_has_one_line_per_action():
    lines = TEXT.splitlines()
    assert f'  [0,"{MATCH.history[0].action}"],' in lines
    assert len([line for line in lines if line.startswith("  [")]) == len(MATCH.history)


def test_seat_names_may_be_any_text():
    names = ["Šárka 💎", 'a "quoted"\n\\ name\u2028\0']
    match = DIEB.new(2, 1, names)
    again = replay_json(match.record().to_json())
    assert list(again.seats) == names


def test_seed_may_be_a_number_but_is_written_as_text():
    big = 2**128 - 1
    data = json.loads(DIEB.new(2, big).record().to_json())
    assert data["seed"] == str(big)
    assert replay_json(json.dumps({**data, "seed": big})).seed == big


def test_replayed_match_has_the_same_options():
    match = played_match(20, tactical=True, edition="cs", decision_cap=500)
    assert replay_json(match.record().to_json()).options == match.options


# --- other versions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", [{}, {"actions": "in a new way"}, {"new_field": 1}])
def test_newer_format_is_refused_as_newer(changes):
    error = refusal_of(changed_json(format=FORMAT + 1, **changes))
    assert (error.code, error.facts) == ("newer_format", {"known": FORMAT})


@pytest.mark.parametrize(
    ("version", "code"), [(DIEB.version + 1, "newer_version"), (10**30, "newer_version"), (0, "older_version")]
)
def test_other_versions_of_the_game_are_refused(version, code):
    error = refusal_of(changed_json(version=version))
    assert error.code == code
    assert error.facts == {"game": "dieb", "record": version, "known": DIEB.version}


def test_record_of_another_game_is_refused():
    error = refusal_of(changed_json(game="voleurs"))
    assert (error.code, error.facts) == ("other_game", {"record": "voleurs", "game": "dieb"})


# --- hand-edited files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["8", 8, "-7", str(2**200), 2**200])
def test_seed_that_does_not_match_its_hash_is_refused(seed):
    assert refusal_of(changed_json(seed=seed)).code == "wrong_seed_hash"


@pytest.mark.parametrize("seed", ["", "seven", "7.0", " 7", "07", "0_7", "٧", "0x7", "9" * 6000, "\0"])
def test_seed_must_be_a_plain_decimal_number(seed):
    error = refusal_of(changed_json(seed=seed))
    assert error.code == "bad_seed"
    assert len(error.facts["seed"]) <= 40


@pytest.mark.parametrize("seed", [-7, 2**128])
def test_seed_out_of_range_is_refused_even_with_its_hash(seed):
    error = refusal_of(changed_json(seed=str(seed), seed_hash=seed_hash(seed)))
    assert (error.code, error.facts["reason"]) == ("bad_start", "bad_seed")


def test_record_without_seed_is_sealed():
    assert refusal_of(changed_json(seed=None)).code == "sealed_record"
    assert refusal_of(MATCH.record().sealed().to_json()).code == "sealed_record"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"tactical": False, "dragons": True}, "unknown_option"),
        ({"tactical": 1}, "bad_option_value"),
        ({"tactical": None}, "bad_option_value"),
        ({"edition": "tlh"}, "unknown_choice"),
        ({"decision_cap": -1}, "bad_option_value"),
        ({"decision_cap": 10**30}, "bad_option_value"),
        ({"players": 2}, "unknown_option"),
        ({"seed": 7}, "unknown_option"),
        ({"seats": []}, "unknown_option"),
        ({"self": 0}, "unknown_option"),
        ({"": 0}, "unknown_option"),
    ],
)
def test_invalid_options_are_refused(options, reason):
    error = refusal_of(changed_json(options=options))
    assert (error.code, error.facts["reason"]) == ("bad_start", reason)


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_invalid_number_of_players_is_refused(players):
    error = refusal_of(changed_json(players=players))
    assert (error.code, error.facts["reason"]) == ("bad_start", "bad_players")


@pytest.mark.parametrize("seats", [[], ["Ann"], ["Ann", "Bob", "Cid"]])
def test_number_of_names_must_be_the_number_of_players(seats):
    error = refusal_of(changed_json(seats=seats))
    assert (error.code, error.facts["reason"]) == ("bad_start", "bad_seats")


def test_invalid_start_position_is_refused():
    error = refusal_of(json.dumps({**WITH_START, "start": {"game": "dieb"}}))
    assert (error.code, error.facts["reason"]) == ("bad_start", "malformed_position")
    start = copy.deepcopy(WITH_START["start"])
    start["dancers"] += 1
    error = refusal_of(json.dumps({**WITH_START, "start": start}))
    assert (error.code, error.facts["reason"]) == ("bad_start", "wrong_number_of_dancers")


@pytest.mark.parametrize("changes", [{"players": 3}, {"options": {"tactical": True}}, {"options": {}}])
def test_start_position_must_agree_with_players_and_options(changes):
    assert refusal_of(json.dumps({**WITH_START, **changes})).code == "start_disagrees"


def test_illegal_action_is_named_with_number_reason_and_clause():
    actions = copy.deepcopy(DATA["actions"])
    actions[5][1] = "smuggle a"
    error = refusal_of(changed_json(actions=actions))
    assert error.code == "bad_action"
    assert error.facts["number"] == 6
    assert error.facts["seat"] == 1
    assert error.facts["action"] == "smuggle a"
    assert error.facts["reason"] == "still_placing"
    assert error.facts["clause"] == "D-SETUP-11"


def test_action_of_a_seat_out_of_turn_is_named():
    actions = copy.deepcopy(DATA["actions"])
    actions[1][0] = 0
    error = refusal_of(changed_json(actions=actions))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 2, "not_your_turn")
    assert error.facts["clause"] == "D-TURN-1"


@pytest.mark.parametrize("seat", [2, -1, 99, 10**30])
def test_action_of_a_seat_that_does_not_exist_is_named(seat):
    actions = copy.deepcopy(DATA["actions"])
    actions[3][0] = seat
    error = refusal_of(changed_json(actions=actions))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 4, "no_such_seat")


@pytest.mark.parametrize("text", ["", "place", "place g", "PLACE A", "smuggle a *9", "\0", "x" * 100_000])
def test_text_that_is_not_an_action_is_named(text):
    actions = copy.deepcopy(DATA["actions"])
    actions[0][1] = text
    error = refusal_of(changed_json(actions=actions))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 1, "unknown_action")
    assert len(error.facts["action"]) <= 60


def test_record_with_an_action_removed_or_repeated_is_refused_or_valid():
    for index in range(len(DATA["actions"])):
        actions = copy.deepcopy(DATA["actions"])
        del actions[index]
        replay_or_refuse(changed_json(actions=actions))
        actions = copy.deepcopy(DATA["actions"])
        actions.insert(index, actions[index])
        replay_or_refuse(changed_json(actions=actions))


def test_action_after_the_end_is_refused():
    actions = [*FINISHED_DATA["actions"], [0, "pass"]]
    error = refusal_of(json.dumps({**FINISHED_DATA, "actions": actions}))
    assert (error.code, error.facts["number"]) == ("bad_action", len(actions))
    assert (error.facts["reason"], error.facts["clause"]) == ("match_over", "D-TURN-6")


def test_result_must_be_that_of_the_replayed_match():
    for result in (None, {}, {**FINISHED_DATA["result"], "winners": [0, 1]}, {**FINISHED_DATA["result"], "more": 1}):
        error = refusal_of(json.dumps({**FINISHED_DATA, "result": result}))
        assert error.code == "wrong_result"
        assert error.facts["played"] == FINISHED_DATA["result"]
    assert refusal_of(changed_json(result=FINISHED_DATA["result"])).code == "wrong_result"
    assert refusal_of(json.dumps({**FINISHED_DATA, "actions": FINISHED_DATA["actions"][:-1]})).code == "wrong_result"


def test_replay_to_an_earlier_action_ignores_later_ones():
    actions = [*DATA["actions"], [0, "nonsense"]]
    record = Record.from_json(changed_json(actions=actions))
    assert DIEB.replay(record, to=len(DATA["actions"])).position() == MATCH.position()
    with pytest.raises(RecordError):
        DIEB.replay(record)
