"""Conformance checks of steps, the numbered decisions that actions consist of."""

from __future__ import annotations

import random

import pytest

from baghdad.core.errors import IllegalAction
from baghdad.core.record import Record
from baghdad.core.rng import rng_for
from tests.core.match_steps import as_json
from tests.core.sample_match import GameChecks, SampleMatch, match_fingerprint


class StepChecks(GameChecks):
    """Steps and their names."""

    def test_each_step_has_a_name_of_its_own(self) -> None:
        names = [self.game.step_name(step) for step in range(self.game.step_count)]
        assert len(set(names)) == self.game.step_count
        assert all(name == name.strip() and name.isprintable() for name in names)

    def test_kinds_of_steps_start_at_rising_numbers(self) -> None:
        starts = [first for first, _ in self.game.step_kinds]
        assert starts == sorted(set(starts))
        assert not starts or (starts[0] == 0 and starts[-1] < self.game.step_count)

    def test_the_steps_of_an_action_are_legal_and_lead_to_the_state_after_it(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(12):
            by_action, by_steps = self.game.copy(step.state), self.game.copy(step.state)
            self.game.apply(by_action, step.seat, step.action, rng_for(1))
            rng = rng_for(1)
            for number in self.game.action_steps(by_steps, step.seat, step.action):
                legal = self.game.legal_steps(by_steps)
                assert legal == sorted(set(legal))
                assert number in legal
                self.game.apply_step(by_steps, number, rng)
            assert by_steps.tobytes() == by_action.tobytes()

    def test_a_match_by_steps_is_the_match_of_its_record(self, sample: SampleMatch) -> None:
        match, rng = sample.new(), random.Random(sample.seed)
        for _ in range(self.most_decisions):
            if match.over:
                break
            before, seats = match_fingerprint(match), match.to_act
            events, history = [], list(match.history)
            while len(match.history) == len(history):
                assert match_fingerprint(match) == before
                events = match.play_step(rng.choice(match.legal_steps()))
            played = match.history[-1]
            assert played.seat == seats[0]
            assert list(played.events) == list(events)
            assert self.game.why_not(played.before, played.seat, played.action) is None
        again = self.game.replay(Record.from_json(match.record().to_json()))
        assert as_json(again.position()) == as_json(match.position())
        assert [played.events for played in again.history] == [played.events for played in match.history]
        assert (match.legal_steps() == []) == match.over

    def test_a_match_has_the_legal_steps_of_its_state(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(12):
            match = sample.match_at(step)
            assert match.legal_steps() == self.game.legal_steps(match.state)

    def test_illegal_steps_are_refused_and_change_nothing(self, sample: SampleMatch) -> None:
        match = sample.match_at(sample.spread_steps(2)[0])
        before, legal = match_fingerprint(match), match.legal_steps()
        illegal = next(step for step in range(self.game.step_count) if step not in legal)
        for step in (illegal, -1, self.game.step_count, 1 << 70):
            with pytest.raises(IllegalAction) as raised:
                match.play_step(step)
            assert raised.value.code == "illegal_step"
        assert (match_fingerprint(match), match.legal_steps()) == (before, legal)

    def test_a_whole_action_replaces_the_steps_of_one_under_way(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(12):
            match, other = sample.match_at(step), sample.match_at(step)
            match.play_step(match.legal_steps()[0])
            if not match.history:
                match.play(step.action, step.seat)
                assert match.legal_steps() == self.game.legal_steps(match.state)
                other.play(step.action, step.seat)
                assert match_fingerprint(match) == match_fingerprint(other)

    def test_the_end_has_no_legal_steps(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(4):
            after = self.game.copy(step.state)
            self.game.apply(after, step.seat, step.action, rng_for(1))
            assert (self.game.legal_steps(after) == []) == (self.game.result(after) is not None)
