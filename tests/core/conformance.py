"""The conformance suite, which every game must pass.

To test a game, subclass `Conformance` and name the game and the variants (players, options) to play:

    class TestDieb(Conformance):
        game = baghdad.game("dieb")
        variants = ((2, {}), (4, {"tactical": True}))

The suite uses only the public API (`Game`, `Match`, `Record`) and the bots. `GameChecks` in `sample_match.py` lists the
other attributes that a subclass may set.
"""

from __future__ import annotations

import json
import pickle

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baghdad.core.errors import BaghdadError
from baghdad.core.record import Record
from tests.core.action_checks import ActionChecks
from tests.core.history_checks import HistoryChecks
from tests.core.match_steps import as_json, viewers
from tests.core.record_checks import RecordChecks
from tests.core.sample_match import sample_actions
from tests.core.secrecy_checks import SecrecyChecks
from tests.core.step_checks import StepChecks

hypothesis_settings = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=12,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)


class Conformance(ActionChecks, HistoryChecks, RecordChecks, SecrecyChecks, StepChecks):
    """All checks of a game. Subclass it and set `game` and `variants`."""

    @hypothesis_settings
    @given(data=st.data())
    def test_matches_with_random_seeds_and_choices_fulfil_the_contract(self, data: st.DataObject) -> None:
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
            assert self.redealt_match(match, viewer, 1).view(viewer) == match.view(viewer)

    def test_errors_can_be_pickled(self) -> None:
        match = self.game.new(self.game.min_players, 1)
        illegal = next(action for action in sample_actions(self.game, 1, 50) if match.why_not(action, match.to_act[0]))
        failing_calls = (
            lambda: match.play(illegal, match.to_act[0]),
            lambda: match.legal(99),
            lambda: match.undo(0),
            lambda: self.game.parse("nothing of the kind"),
            lambda: self.game.new(99),
            lambda: self.game.from_position({}),
            lambda: self.game.replay(match.record().sealed()),
        )
        for call in failing_calls:
            with pytest.raises(BaghdadError) as raised:
                call()
            copy = pickle.loads(pickle.dumps(raised.value))
            assert (type(copy), copy.code, copy.facts) == (
                type(raised.value),
                raised.value.code,
                raised.value.facts,
            )
            assert str(copy) == str(raised.value)
