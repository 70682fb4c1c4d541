"""Of the suite that every game must pass: records, positions, and what goes on from them."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from baghdad.core.errors import PositionError, RecordError
from baghdad.core.record import Record
from tests.core.looking import Played, Table, state_of
from tests.core.playing import as_json, steps


class Keeping(Table):
    """Matches written down and read again."""

    # --- records and positions -----------------------------------------------------------------------------

    def test_a_record_replays_to_the_same_position(self, one: Played) -> None:
        record = Record.from_json(one.record.to_json())
        assert record == one.record
        again = self.game.replay(record)
        assert as_json(again.position()) == one.end
        assert [list(turned.events) for turned in again.history] == [step.events for step in one.steps]
        assert again.record() == one.record
        assert again.record().to_json() == one.record.to_json()

    def test_a_record_replays_up_to_any_action(self, one: Played) -> None:
        for step in one.some(4):
            again = self.game.replay(one.record, to=step.number)
            assert as_json(again.position()) == step.position
            assert as_json(self.game.replay(again.record()).position()) == step.position
        assert as_json(self.game.replay(one.record, to=len(one.steps) + 7).position()) == one.end

    def test_a_match_goes_on_from_a_position_and_its_record_replays(self, one: Played) -> None:
        for step in one.some(4):
            match = one.match_at(step)
            list(steps(match, random.Random(step.number), 15))
            record = Record.from_json(match.record().to_json())
            assert record.start == json.loads(step.position)
            assert state_of(self.game.replay(record)) == state_of(match)

    def test_a_sealed_record_holds_no_seed_and_does_not_replay(self, one: Played) -> None:
        for record in (one.record, one.match_at(one.some(3)[1]).record()):
            sealed = record.sealed()
            assert str(one.seed) not in sealed.to_json()
            assert f"{one.seed:x}" not in sealed.to_json().lower()
            assert sealed.seed is None
            assert sealed.seed_hash == record.seed_hash == one.match.seed_hash
            assert Record.from_json(sealed.to_json()) == sealed
            with pytest.raises(RecordError):
                self.game.replay(sealed)

    def test_a_position_can_be_read_again(self, one: Played) -> None:
        for step in one.some(30):
            data = json.loads(step.position)
            untouched = copy.deepcopy(data)
            match = self.game.from_position(data, 1)
            assert match.position() == data == untouched
            for seat in match.to_act:
                assert match.legal(seat) == self.game.legal(step.state, seat)
        last = json.loads(one.end)
        assert self.game.from_position(last).position() == last
        assert self.game.from_position(last).result == one.match.result

    @pytest.mark.parametrize("data", [None, [], {}, 7, "position", {"game": "chess"}, {"game": None}])
    def test_what_is_no_position_is_refused(self, data: Any) -> None:
        with pytest.raises(PositionError):
            self.game.from_position(data)

    def test_a_position_with_a_part_missing_or_spoilt_is_refused_or_still_one(self, one: Played) -> None:
        for step in one.some(3):
            whole = json.loads(step.position)
            for name in whole:
                for spoilt in (None, -1, "x", [], {}, 10**30, True, 1.5):
                    try:
                        match = self.game.from_position({**whole, name: spoilt})
                    except PositionError as error:
                        as_json(error.facts)
                    else:
                        as_json(match.position())

    def test_somebody_is_awaited_until_the_match_is_over(self, one: Played) -> None:
        for step in one.some(30):
            awaited = self.game.blocking_seats(step.state)
            assert awaited
            assert set(awaited) <= set(self.game.to_act(step.state))
        assert bool(self.game.blocking_seats(one.match.state)) == (not one.match.over)
