"""An unpacked state has the fields of its record."""

import random
from numbers import Integral

import pytest

import baghdad
from baghdad.dieb import unpacked as dieb
from baghdad.voleurs import unpacked as voleurs


def as_tuples(held):
    """Return a number, or rows as tuples, whether rules are compiled or not."""
    if isinstance(held, Integral):
        return int(held)
    return tuple(map(as_tuples, held.rows if hasattr(held, "rows") else held))


@pytest.mark.parametrize(
    ("game", "players", "unpack_state"),
    [("dieb", 2, dieb.unpack_state), ("dieb", 4, dieb.unpack_state), ("voleurs", 3, voleurs.unpack_state)],
)
def test_every_field_equals_that_of_the_record(game, players, unpack_state):
    match, rng = baghdad.game(game).new(players, 7), random.Random(7)
    names = [name for name in match.game.record_type.names if name in unpack_state.tuple_type._fields]
    assert list(unpack_state.tuple_type._fields) == names
    assert set(names) == (voleurs.VIEWED if game == "voleurs" else set(match.game.record_type.names))
    for _ in range(60):
        now = unpack_state(match.state)
        for name in names:
            assert as_tuples(getattr(now, name)) == as_tuples(match.state[name]), name
        if match.over:
            break
        seat = match.to_act[0]
        match.play(rng.choice(match.legal(seat)), seat)
