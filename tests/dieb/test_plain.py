"""A state read at one stroke says what the record says, field by field."""

import random

import pytest

import baghdad
from baghdad.dieb.state import STATE
from baghdad.dieb.unpacked import StateTuple, unpack_state


def test_fields_are_those_of_the_record_in_its_order():
    assert StateTuple._fields == STATE.names


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_field_is_what_the_record_has(players):
    match, rng = baghdad.game("dieb").new(players, 7, tactical=True), random.Random(7)
    for _ in range(60):
        now = unpack_state(match.state)
        for name in STATE.names:
            held = match.state[name].tolist()
            assert getattr(now, name) == (tuple(held) if isinstance(held, list) else held), name
        if match.over:
            break
        match.play(rng.choice(match.legal()))
