"""Conformance checks of steps, the numbered decisions that actions consist of."""

from __future__ import annotations

from baghdad.core.rng import rng_for
from tests.core.sample_match import GameChecks, SampleMatch


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

    def test_the_end_has_no_legal_steps(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(4):
            after = self.game.copy(step.state)
            self.game.apply(after, step.seat, step.action, rng_for(1))
            assert (self.game.legal_steps(after) == []) == (self.game.result(after) is not None)
