"""Records of older versions replay under the present rules, unless a rule that has changed since matters to them."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from baghdad.core.errors import RecordError
from baghdad.voleurs.state import OFFERS_PER_PLAYER
from tests.voleurs.positions import GAME, at, placed

OLDER = GAME.replayable_versions[0]


def played(seed):
    """Return a match of random actions."""
    match, rng = placed(4, seed=seed, decision_cap=120), Random(seed)
    while not match.over:
        seat, action = rng.choice([(seat, action) for seat in match.to_act for action in match.legal(seat)])
        match.play(action, seat)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_older_record_replays_to_the_same_result(seed):
    match = played(seed)
    again = GAME.replay(replace(match.record(), version=OLDER))
    assert (again.position(), again.result) == (match.position(), match.result)
    assert again.record() == match.record()


def older_record_with(action):
    """Return an older record in which seat 0 makes as many offers as it may now, and then does something else."""
    match = at(phase="trading", hands=["Lambs, Iron", "Honey", "Fish"])
    for _ in range(OFFERS_PER_PLAYER):
        match.play("offer 1 give Lambs", 0)
    record = match.record()
    return replace(record, version=OLDER, actions=[*record.actions, (0, action)])


def test_older_record_that_breaks_a_rule_of_today_is_refused_as_older():
    with pytest.raises(RecordError) as error:
        GAME.replay(older_record_with("offer 1 give Lambs"))
    assert error.value.code == "older_version"
    assert error.value.facts == {"game": "voleurs", "record": OLDER, "known": GAME.version}
    assert error.value.__cause__.facts["reason"] == "too_many_open_offers"
    assert GAME.replay(older_record_with("withdraw 2")).record().version == GAME.version


def test_record_older_than_that_is_refused():
    with pytest.raises(RecordError) as error:
        GAME.replay(replace(older_record_with("withdraw 2"), version=1))
    assert error.value.code == "older_version"
