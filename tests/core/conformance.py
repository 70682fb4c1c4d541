"""One suite that every game must pass.

A game is dropped into it by a line or two:

    class TestDieb(Conformance):
        game = baghdad.game("dieb")
        variants = ((2, {}), (4, {"tactical": True}))

Everything here goes through the public contract: `Game`, `Match`, `Record`, and the computer players.
"""

from __future__ import annotations

import json
import pickle
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baghdad.core.errors import BaghdadError, UndoRefused
from baghdad.core.record import Record
from tests.core.choosing import Choosing
from tests.core.keeping import Keeping
from tests.core.knowing import Knowing
from tests.core.looking import SECRET_SEED, Played, everything, sample, state_of
from tests.core.playing import as_json, steps, viewers

hypothetical = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=12,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)


class Conformance(Choosing, Keeping, Knowing):
    """Inherit from it, and name the game and the variants to be played."""

    # --- time: copies, undo, foresight ---------------------------------------------------------------------

    def test_a_copy_never_changes_when_the_original_plays_on(self, one: Played) -> None:
        for step in one.steps:
            assert as_json(self.game.position(step.state, one.match.options)) == step.position

    def test_undo_restores_everything_unless_something_came_out(self, one: Played) -> None:
        match = one.new()
        for step in one.steps:
            closely = step.number % 10 == 0
            before = everything(match) if closely else None
            events = match.play(step.action, step.seat)
            after = everything(match) if closely else None
            if match.over or any(event.reveals for event in events):
                with pytest.raises(UndoRefused):
                    match.undo(step.seat)
            else:
                assert match.undo(step.seat) == events
                assert as_json(match.position()) == step.position
                assert not closely or everything(match) == before
                assert match.play(step.action, step.seat) == events
            assert as_json(match.position()) == one.position_after(step.number + 1)
            assert not closely or everything(match) == after

    def test_undo_is_refused_once_another_seat_acted(self, one: Played) -> None:
        match = one.new()
        with pytest.raises(UndoRefused):
            match.undo(0)
        for step in one.steps[:40]:
            match.play(step.action, step.seat)
            after = state_of(match)
            for seat in set(range(match.players)) - {step.seat}:
                with pytest.raises(UndoRefused):
                    match.undo(seat)
            assert state_of(match) == after

    def test_what_is_foreseen_happens_and_foreseeing_changes_nothing(self, one: Played) -> None:
        for step in one.some(25):
            match = one.match_at(step)
            before = state_of(match)
            foreseen = match.preview(step.action, step.seat)
            assert state_of(match) == before
            assert foreseen == [event for event in match.play(step.action, step.seat) if not event.reveals]

    def test_the_same_seed_gives_the_same_match_and_another_seed_another(self, one: Played) -> None:
        again = one.new()
        assert [step.events for step in steps(again, random.Random(one.seed - SECRET_SEED), self.most_decisions)] == [
            step.events for step in one.steps
        ]
        assert as_json(again.position()) == one.end
        others = {as_json(self.game.new(one.players, seed, **one.chosen).position()) for seed in range(20)}
        assert len(others) > 1 or not self.hides

    # --- any seed, any choices -----------------------------------------------------------------------------

    @hypothetical
    @given(data=st.data())
    def test_any_match_keeps_the_contract(self, data: st.DataObject) -> None:
        players, options = data.draw(st.sampled_from(self.variants))
        match = self.game.new(players, data.draw(st.integers(0, (1 << 128) - 1)), **options)
        for choice in data.draw(st.lists(st.integers(0, 1 << 16), max_size=60)):
            if match.over:
                break
            seats = [seat for seat in match.to_act if match.legal(seat)]
            seat = seats[choice % len(seats)]
            legal = match.legal(seat)
            action = legal[choice % len(legal)]
            assert match.why_not(action, seat) is None
            match.play(action, seat)
            assert match.over == (not match.to_act)
        position = match.position()
        assert self.game.from_position(json.loads(as_json(position))).position() == position
        assert self.game.replay(Record.from_json(match.record().to_json())).position() == position
        for viewer in viewers(match):
            assert self.redealt(match, viewer, 1).view(viewer) == match.view(viewer)

    # --- errors --------------------------------------------------------------------------------------------

    def test_errors_survive_another_process(self) -> None:
        match = self.game.new(self.game.min_players, 1)
        illegal = next(action for action in sample(self.game, 1, 50) if match.why_not(action, match.to_act[0]))
        wrongs = (
            lambda: match.play(illegal, match.to_act[0]),
            lambda: match.legal(99),
            lambda: match.undo(0),
            lambda: self.game.parse("nothing of the kind"),
            lambda: self.game.new(99),
            lambda: self.game.from_position({}),
            lambda: self.game.replay(match.record().sealed()),
        )
        for wrong in wrongs:
            with pytest.raises(BaghdadError) as raised:
                wrong()
            again = pickle.loads(pickle.dumps(raised.value))
            assert (type(again), again.code, again.facts) == (
                type(raised.value),
                raised.value.code,
                raised.value.facts,
            )
            assert str(again) == str(raised.value)
