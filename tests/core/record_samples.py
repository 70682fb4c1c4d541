"""Sample records for tests to damage, and helpers that replay them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import baghdad
from baghdad import Record, RecordError
from tests.core.match_steps import play_steps

DIEB = baghdad.game("dieb")
SEED = 7


def played_match(decisions: int = 30, seed: int = SEED, **options: Any) -> baghdad.Match:
    match = DIEB.new(2, seed, ["Ann", "Bob"], **options)
    for _ in play_steps(match, random.Random(1), decisions):
        pass
    return match


MATCH = played_match()
TEXT = MATCH.record().to_json()
DATA = json.loads(TEXT)
FINISHED = played_match(2000)
FINISHED_DATA = json.loads(FINISHED.record().to_json())


def record_with_start() -> dict[str, Any]:
    match = DIEB.from_position(MATCH.position(), 9)
    for _ in play_steps(match, random.Random(2), 12):
        pass
    return json.loads(match.record().to_json())


WITH_START = record_with_start()


def replay_json(text: str | bytes) -> baghdad.Match:
    return DIEB.replay(Record.from_json(text))


def changed_json(**changes: Any) -> str:
    return json.dumps({**DATA, **changes})


def refusal_of(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as raised:
        replay_json(text)
    assert str(raised.value)
    return raised.value


def replay_or_refuse(text: str | bytes) -> None:
    """Replay a text, which must give a match or a RecordError and no other error."""
    try:
        match = replay_json(text)
    except RecordError:
        return
    assert replay_json(match.record().to_json()).position() == match.position()
