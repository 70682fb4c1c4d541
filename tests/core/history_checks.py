"""Conformance checks of copies, undo, preview and seeds."""

from __future__ import annotations

import random

import pytest

from baghdad.core.errors import UndoRefused
from tests.core.match_steps import as_json, play_steps
from tests.core.sample_match import SECRET_SEED, GameChecks, SampleMatch, full_fingerprint, match_fingerprint


class HistoryChecks(GameChecks):
    """Copies stay as they were, undo restores, preview changes nothing, and a seed determines a match."""

    def test_copies_do_not_change_when_the_original_is_played_on(self, sample: SampleMatch) -> None:
        for step in sample.steps:
            assert as_json(self.game.position(step.state, sample.match.options)) == step.position

    def test_undo_restores_everything_unless_something_was_revealed(self, sample: SampleMatch) -> None:
        match = sample.new()
        for step in sample.steps:
            thorough = step.number % 10 == 0
            before = full_fingerprint(match) if thorough else None
            events = match.play(step.action, step.seat)
            after = full_fingerprint(match) if thorough else None
            if match.over or any(event.reveals for event in events):
                with pytest.raises(UndoRefused):
                    match.undo(step.seat)
            else:
                assert match.undo(step.seat) == events
                assert as_json(match.position()) == step.position
                assert not thorough or full_fingerprint(match) == before
                assert match.play(step.action, step.seat) == events
            assert as_json(match.position()) == sample.position_after(step.number + 1)
            assert not thorough or full_fingerprint(match) == after

    def test_undo_is_refused_after_another_seat_acted(self, sample: SampleMatch) -> None:
        match = sample.new()
        with pytest.raises(UndoRefused):
            match.undo(0)
        for step in sample.steps[:40]:
            match.play(step.action, step.seat)
            after = match_fingerprint(match)
            for seat in set(range(match.players)) - {step.seat}:
                with pytest.raises(UndoRefused):
                    match.undo(seat)
            assert match_fingerprint(match) == after

    def test_preview_returns_the_certain_events_and_changes_nothing(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(25):
            match = sample.match_at(step)
            before = match_fingerprint(match)
            previewed = match.preview(step.action, step.seat)
            assert match_fingerprint(match) == before
            assert previewed == [event for event in match.play(step.action, step.seat) if not event.reveals]

    def test_equal_seeds_give_equal_matches_and_other_seeds_other_ones(self, sample: SampleMatch) -> None:
        again = sample.new()
        steps = play_steps(again, random.Random(sample.seed - SECRET_SEED), self.most_decisions)
        assert [step.events for step in steps] == [step.events for step in sample.steps]
        assert as_json(again.position()) == sample.end
        others = {as_json(self.game.new(sample.players, seed, **sample.options).position()) for seed in range(20)}
        assert len(others) > 1 or not self.has_hidden_information
