"""An unpacked state has the fields of its record."""

import random

import pytest

import baghdad
from baghdad.dieb.state import STATE
from baghdad.dieb.unpacked import StateTuple, unpack_state
from tests.core.record_forms import as_plain


def test_fields_have_the_names_and_order_of_the_record():
    assert StateTuple._fields == STATE.names


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_field_equals_that_of_the_record(players):
    match, rng = baghdad.game("dieb").new(players, 7, tactical=True), random.Random(7)
    for _ in range(60):
        now = unpack_state(match.state)
        for name in STATE.names:
            held = getattr(as_plain(match.state), name)
            assert getattr(now, name) in (held, tuple(held) if isinstance(held, list) else held), name
        if match.over:
            break
        match.play(rng.choice(match.legal()))
