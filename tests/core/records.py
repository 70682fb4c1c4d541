"""A match and its record, for tests to damage; what comes of reading it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import baghdad
from baghdad import Record, RecordError
from tests.core.playing import steps

DIEB = baghdad.game("dieb")
SEED = 7


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


def record_with_start() -> dict[str, Any]:
    match = DIEB.from_position(MATCH.position(), 9)
    for _ in steps(match, random.Random(2), 12):
        pass
    return json.loads(match.record().to_json())


WITH_START = record_with_start()


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
