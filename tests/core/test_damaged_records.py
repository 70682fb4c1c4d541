"""Damaged records: truncated, changed, missing or wrong data is refused, and the error says where it is."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.record_samples import DATA, MATCH, TEXT, WITH_START, changed_json, refusal_of, replay_or_refuse

hypothesis_settings = settings(deadline=None, derandomize=True, database=None, max_examples=150)


def test_truncated_record_is_refused():
    whole = TEXT.rstrip().encode()
    for length in range(len(whole)):
        refusal_of(whole[:length])


def test_record_with_a_changed_byte_is_refused_or_valid():
    whole = TEXT.encode()
    rng = random.Random(3)
    for _ in range(600):
        damaged = bytearray(whole)
        damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        replay_or_refuse(bytes(damaged))


def test_record_with_missing_or_repeated_bytes_is_refused_or_valid():
    whole = TEXT.encode()
    rng = random.Random(4)
    for _ in range(300):
        start, length = rng.randrange(len(whole)), rng.randrange(1, 30)
        replay_or_refuse(whole[:start] + whole[start + length :])
        replay_or_refuse(whole[: start + length] + whole[start:])


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
def test_text_that_is_not_a_json_record_is_refused(text):
    assert refusal_of(text).code in ("not_json", "malformed_record")


@pytest.mark.parametrize(
    "data", [None, True, 0, 1.5, "dieb", [], [DATA], {}, {"game": "dieb"}, {"format": 1}, MATCH.position()]
)
def test_other_data_is_refused(data):
    assert refusal_of(json.dumps(data)).code == "malformed_record"


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(st.characters(codec="utf-8")),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner, max_size=4)
    ),
    max_leaves=8,
)


@hypothesis_settings
@given(json_data)
def test_random_json_is_refused(data):
    refusal_of(json.dumps(data))


@hypothesis_settings
@given(st.sampled_from(sorted(DATA)), json_data)
def test_random_value_in_any_field_is_refused_or_valid(name, value):
    replay_or_refuse(changed_json(**{name: value}))


@hypothesis_settings
@given(st.data())
def test_random_value_anywhere_is_refused_or_valid(data):
    """Change a random, possibly nested value of a record with a start position."""
    record = copy.deepcopy(WITH_START)
    container: Any = record
    while True:
        key = data.draw(st.sampled_from(sorted(container) if isinstance(container, dict) else range(len(container))))
        if isinstance(container[key], (dict, list)) and container[key] and data.draw(st.booleans()):
            container = container[key]
            continue
        container[key] = data.draw(json_data)
        break
    replay_or_refuse(json.dumps(record))


@pytest.mark.parametrize("name", sorted(set(DATA) - {"format", "seed", "start", "result"}))
def test_missing_field_is_named(name):
    error = refusal_of(json.dumps({key: value for key, value in DATA.items() if key != name}))
    assert (error.code, error.facts["where"]) == ("malformed_record", name)


def test_unknown_field_is_named():
    error = refusal_of(changed_json(comment="fun"))
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
def test_field_of_the_wrong_type_is_named(name, value):
    error = refusal_of(changed_json(**{name: value}))
    assert error.code == "malformed_record"
    assert error.facts["where"].startswith(f"$.{name}")
