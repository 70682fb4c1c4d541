"""Damaged files: whatever is cut off, changed, missing or of another kind in a record is refused and named."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.records import DATA, MATCH, TEXT, WITH_START, read_or_refused, refused, with_changes

hypothetical = settings(deadline=None, derandomize=True, database=None, max_examples=150)


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
