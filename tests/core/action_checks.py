"""Conformance checks of actions: catalogue, notation, legality, and the end of a match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baghdad.core.errors import BaghdadError, IllegalAction, NotationError, OptionError, UndoRefused
from baghdad.core.rng import rng_for
from tests.core.match_steps import Step, Variant, as_json
from tests.core.sample_match import (
    SECRET_SEED,
    GameChecks,
    SampleMatch,
    catalogue_of,
    match_fingerprint,
    sample_actions,
)

BAD_SEATS = (-1, 99, True, "0", 1.0)
INVALID_TEXTS = ("", " ", "nothing of the kind", "\0", "💎", "x" * 10_000, "end\nend")


class ActionChecks(GameChecks):
    """Legal and illegal actions."""

    # --- the catalogue and the notation --------------------------------------------------------------------

    def test_action_numbers_are_indexes_of_the_catalogue(self) -> None:
        catalogue = catalogue_of(self.game)
        assert [action.number for action in catalogue] == list(range(len(catalogue)))

    def test_each_action_has_a_unique_text_that_parses_to_it(self) -> None:
        catalogue = catalogue_of(self.game)
        texts = [str(action) for action in catalogue]
        assert len(set(texts)) == len(texts)
        for action, text in zip(catalogue, texts, strict=True):
            assert self.game.parse(text) == action
            assert str(self.game.parse(text)) == text
            assert text == text.strip()
            assert text.isprintable()

    @pytest.mark.parametrize("text", INVALID_TEXTS)
    def test_invalid_texts_are_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            self.game.parse(text)

    # --- legality -----------------------------------------------------------------------------------------

    def test_legal_actions_exist_and_are_in_catalogue_order(self, sample: SampleMatch) -> None:
        catalogue = catalogue_of(sample.game)
        for step in sample.steps:
            assert sample.game.legal(step.state, sample.game.to_act(step.state)[0])
            for seat in sample.game.to_act(step.state):
                legal = sample.game.legal(step.state, seat)
                assert len({str(action) for action in legal}) == len(legal)
                if catalogue:
                    numbers = [action.number for action in legal]
                    assert numbers == sorted(numbers)
                    assert all(catalogue[action.number] == action for action in legal)

    def test_seats_to_act_exist_and_other_seats_have_no_legal_action(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(8):
            match = sample.match_at(step)
            assert len(match.to_act) == len(set(match.to_act))
            assert set(match.to_act) <= set(range(match.players))
            for seat in set(range(match.players)) - set(match.to_act):
                assert match.legal(seat) == []
                assert all(match.why_not(action, seat) for action in sample_actions(self.game, step.number, 5))

    def test_why_not_gives_a_reason_exactly_for_illegal_actions(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(12):
            match = sample.match_at(step)
            for seat in match.to_act:
                legal = match.legal(seat)
                for action in legal:
                    assert match.why_not(action, seat) is None
                for action in [*sample_actions(self.game, step.number, 25), *self.nearby_legal_actions(sample, step)]:
                    possible = match.why_not(action, seat) is None
                    assert possible == (action in legal) or (possible and not catalogue_of(self.game)), str(action)

    def nearby_legal_actions(self, sample: SampleMatch, step: Step) -> list[Any]:
        """Return the actions that are legal a few steps before and one step after: nearly legal now, if not legal."""
        nearby = sample.steps[max(0, step.number - 3) : step.number] + sample.steps[step.number + 1 : step.number + 2]
        return [
            action
            for other in nearby
            for seat in self.game.to_act(other.state)
            for action in self.game.legal(other.state, seat)
        ]

    def test_illegal_action_raises_with_its_clause_and_changes_nothing(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(6):
            match = sample.match_at(step)
            before = match_fingerprint(match)
            for seat in range(match.players):
                for action in sample_actions(self.game, step.number, 12):
                    refusal = match.why_not(action, seat)
                    if refusal is None:
                        continue
                    assert refusal.code.isidentifier()
                    assert refusal.clause
                    with pytest.raises(IllegalAction) as raised:
                        match.play(action, seat)
                    assert (raised.value.code, raised.value.clause) == (refusal.code, refusal.clause)
                    as_json(raised.value.facts)
            assert match_fingerprint(match) == before

    def test_action_can_be_played_as_text(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(5):
            by_text, by_action = sample.match_at(step), sample.match_at(step)
            assert by_text.play(str(step.action), step.seat) == by_action.play(step.action, step.seat)
            assert match_fingerprint(by_text) == match_fingerprint(by_action)
            with pytest.raises(NotationError):
                by_text.play("nothing of the kind", step.seat)

    def test_seat_that_does_not_exist_is_refused(self, sample: SampleMatch) -> None:
        step = sample.spread_steps(3)[1]
        match = sample.match_at(step)
        before = match_fingerprint(match)
        for seat in BAD_SEATS:
            for method in (match.legal, match.view, lambda seat: match.knowledge(seat, rng_for(1))):
                with pytest.raises(OptionError):
                    method(seat)
            for method in (match.play, match.why_not):
                with pytest.raises(OptionError):
                    method(step.action, seat)
            with pytest.raises(BaghdadError):
                match.undo(seat)
        assert match_fingerprint(match) == before

    def test_seat_may_be_omitted_if_only_one_may_act(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(8):
            match = sample.match_at(step)
            if len(match.to_act) == 1:
                assert match.legal() == match.legal(match.to_act[0])
                match.play(match.legal()[0])
            else:
                with pytest.raises(OptionError):
                    match.legal()
                with pytest.raises(OptionError):
                    match.play(step.action)

    @pytest.mark.parametrize("players", [-1, 0, 1, 99, True, 2.0, "2", None])
    def test_invalid_numbers_of_players_are_refused(self, players: Any) -> None:
        with pytest.raises(OptionError):
            self.game.new(players)

    @pytest.mark.parametrize("bad_seed", [-1, 1 << 128, True, 1.5, "7"])
    def test_invalid_seeds_are_refused(self, bad_seed: Any) -> None:
        with pytest.raises(OptionError):
            self.game.new(self.game.min_players, bad_seed)

    def test_unknown_options_are_refused(self, variant: Variant) -> None:
        players, options = variant
        with pytest.raises(OptionError):
            self.game.new(players, 1, **{**options, "no_such_option": True})
        with pytest.raises(OptionError):
            self.game.new(players, 1, ["too", "many", "names"] * players, **options)

    # --- the end -------------------------------------------------------------------------------------------

    def test_match_is_over_and_has_a_result_when_nobody_may_act(self, sample: SampleMatch) -> None:
        for step in sample.steps:
            assert sample.game.result(step.state) is None
            assert not any(event.kind == "over" for event in step.events[:-1])
        match = sample.match
        assert match.over == (match.result is not None) == (match.to_act == ())
        if match.result is not None:
            assert set(match.result.winners) <= set(range(match.players))
            assert len(match.result.scores) == match.players
            as_json(match.result.to_data())

    def test_matches_end_and_then_refuse_every_action(self, variant: Variant) -> None:
        players, options = variant
        match, rng = self.game.new(players, SECRET_SEED, **options), random.Random(1)
        self.play_out(match, rng)
        after = match_fingerprint(match)
        assert match.result is not None
        assert match.to_act == ()
        for seat in range(players):
            assert match.legal(seat) == []
            for action in sample_actions(self.game, seat, 20):
                with pytest.raises(IllegalAction):
                    match.play(action, seat)
            with pytest.raises(UndoRefused):
                match.undo(seat)
        assert match.legal() == []
        assert match_fingerprint(match) == after
        assert as_json(self.game.replay(match.record()).position()) == as_json(match.position())
