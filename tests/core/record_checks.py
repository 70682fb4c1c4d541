"""Conformance checks of records and positions."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from baghdad.core.errors import PositionError, RecordError
from baghdad.core.record import Record
from tests.core.match_steps import as_json, play_steps
from tests.core.sample_match import GameChecks, SampleMatch, match_fingerprint


class RecordChecks(GameChecks):
    """Records replay, and matches continue from positions."""

    def test_record_replays_to_the_same_position(self, sample: SampleMatch) -> None:
        record = Record.from_json(sample.record.to_json())
        assert record == sample.record
        again = self.game.replay(record)
        assert as_json(again.position()) == sample.end
        assert [list(entry.events) for entry in again.history] == [step.events for step in sample.steps]
        assert again.record() == sample.record
        assert again.record().to_json() == sample.record.to_json()

    def test_record_replays_up_to_any_action(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(4):
            again = self.game.replay(sample.record, to=step.number)
            assert as_json(again.position()) == step.position
            assert as_json(self.game.replay(again.record()).position()) == step.position
        assert as_json(self.game.replay(sample.record, to=len(sample.steps) + 7).position()) == sample.end

    def test_match_continues_from_a_position_and_its_record_replays(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(4):
            match = sample.match_at(step)
            list(play_steps(match, random.Random(step.number), 15))
            record = Record.from_json(match.record().to_json())
            assert record.start == json.loads(step.position)
            assert match_fingerprint(self.game.replay(record)) == match_fingerprint(match)

    def test_sealed_record_has_no_seed_and_does_not_replay(self, sample: SampleMatch) -> None:
        for record in (sample.record, sample.match_at(sample.spread_steps(3)[1]).record()):
            sealed = record.sealed()
            assert str(sample.seed) not in sealed.to_json()
            assert f"{sample.seed:x}" not in sealed.to_json().lower()
            assert sealed.seed is None
            assert sealed.seed_hash == record.seed_hash == sample.match.seed_hash
            assert Record.from_json(sealed.to_json()) == sealed
            with pytest.raises(RecordError):
                self.game.replay(sealed)

    def test_position_can_be_read_back(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(30):
            data = json.loads(step.position)
            untouched = copy.deepcopy(data)
            match = self.game.from_position(data, 1)
            assert match.position() == data == untouched
            for seat in match.to_act:
                assert match.legal(seat) == self.game.legal(step.state, seat)
        last = json.loads(sample.end)
        assert self.game.from_position(last).position() == last
        assert self.game.from_position(last).result == sample.match.result

    @pytest.mark.parametrize("data", [None, [], {}, 7, "position", {"game": "chess"}, {"game": None}])
    def test_data_that_is_not_a_position_is_refused(self, data: Any) -> None:
        with pytest.raises(PositionError):
            self.game.from_position(data)

    def test_position_with_a_wrong_field_is_refused_or_valid(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(3):
            whole = json.loads(step.position)
            for name in whole:
                for wrong_value in (None, -1, "x", [], {}, 10**30, True, 1.5):
                    try:
                        match = self.game.from_position({**whole, name: wrong_value})
                    except PositionError as error:
                        as_json(error.facts)
                    else:
                        as_json(match.position())

    def test_some_seat_blocks_the_match_until_it_is_over(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(30):
            blocking = self.game.blocking_seats(step.state)
            assert blocking
            assert set(blocking) <= set(self.game.to_act(step.state))
        assert bool(self.game.blocking_seats(sample.match.state)) == (not sample.match.over)
