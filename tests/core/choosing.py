"""Of the suite that every game must pass: what can be done, how it is written, and when it is over."""

from __future__ import annotations

import random
from typing import Any

import pytest

from baghdad.core.errors import BaghdadError, IllegalAction, NotationError, OptionError, UndoRefused
from baghdad.core.rng import rng_for
from tests.core.looking import SECRET_SEED, Played, Table, sample, state_of
from tests.core.playing import Step, Variant, as_json

BAD_SEATS = (-1, 99, True, "0", 1.0)
WRONG_TEXTS = ("", " ", "nothing of the kind", "\0", "💎", "x" * 10_000, "end\nend")


class Choosing(Table):
    """Actions, legal and not."""

    # --- the catalogue and the notation --------------------------------------------------------------------

    def test_a_number_is_a_place_in_the_catalogue(self) -> None:
        assert [action.number for action in self.game.catalogue] == list(range(len(self.game.catalogue)))

    def test_each_action_has_its_own_text_which_names_it(self) -> None:
        texts = [str(action) for action in self.game.catalogue]
        assert len(set(texts)) == len(texts)
        for action, text in zip(self.game.catalogue, texts, strict=True):
            assert self.game.parse(text) == action
            assert str(self.game.parse(text)) == text
            assert text == text.strip()
            assert text.isprintable()

    @pytest.mark.parametrize("text", WRONG_TEXTS)
    def test_other_texts_are_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            self.game.parse(text)

    # --- what is possible ----------------------------------------------------------------------------------

    def test_legal_actions_are_in_catalogue_order_and_there_is_always_one(self, one: Played) -> None:
        for step in one.steps:
            assert one.game.legal(step.state, one.game.to_act(step.state)[0])
            for seat in one.game.to_act(step.state):
                legal = one.game.legal(step.state, seat)
                assert len({str(action) for action in legal}) == len(legal)
                if one.game.enumerates_actions:
                    numbers = [action.number for action in legal]
                    assert numbers == sorted(numbers)
                    assert all(one.game.catalogue[action.number] == action for action in legal)

    def test_seats_that_may_act_exist_and_the_others_have_no_legal_action(self, one: Played) -> None:
        for step in one.some(8):
            match = one.match_at(step)
            assert len(match.to_act) == len(set(match.to_act))
            assert set(match.to_act) <= set(range(match.players))
            for seat in set(range(match.players)) - set(match.to_act):
                assert match.legal(seat) == []
                assert all(match.why_not(action, seat) for action in sample(self.game, step.number, 5))

    def test_there_is_a_reason_against_exactly_what_is_not_legal(self, one: Played) -> None:
        for step in one.some(12):
            match = one.match_at(step)
            for seat in match.to_act:
                legal = match.legal(seat)
                for action in legal:
                    assert match.why_not(action, seat) is None
                for action in [*sample(self.game, step.number, 25), *self.lately_legal(one, step)]:
                    possible = match.why_not(action, seat) is None
                    assert possible == (action in legal) or (possible and not self.game.enumerates_actions), str(action)

    def lately_legal(self, one: Played, step: Step) -> list[Any]:
        """What could be done a little earlier or can be a little later: only just illegal now, if it is."""
        around = one.steps[max(0, step.number - 3) : step.number] + one.steps[step.number + 1 : step.number + 2]
        return [
            action
            for other in around
            for seat in self.game.to_act(other.state)
            for action in self.game.legal(other.state, seat)
        ]

    def test_a_refused_action_raises_with_its_clause_and_changes_nothing(self, one: Played) -> None:
        for step in one.some(6):
            match = one.match_at(step)
            before = state_of(match)
            for seat in range(match.players):
                for action in sample(self.game, step.number, 12):
                    refusal = match.why_not(action, seat)
                    if refusal is None:
                        continue
                    assert refusal.code.isidentifier()
                    assert refusal.clause
                    with pytest.raises(IllegalAction) as raised:
                        match.play(action, seat)
                    assert (raised.value.code, raised.value.clause) == (refusal.code, refusal.clause)
                    as_json(raised.value.facts)
            assert state_of(match) == before

    def test_an_action_may_be_given_as_text(self, one: Played) -> None:
        for step in one.some(5):
            by_text, by_action = one.match_at(step), one.match_at(step)
            assert by_text.play(str(step.action), step.seat) == by_action.play(step.action, step.seat)
            assert state_of(by_text) == state_of(by_action)
            with pytest.raises(NotationError):
                by_text.play("nothing of the kind", step.seat)

    def test_a_seat_that_is_not_there_is_refused(self, one: Played) -> None:
        step = one.some(3)[1]
        match = one.match_at(step)
        before = state_of(match)
        for seat in BAD_SEATS:
            for ask in (match.legal, match.view, lambda seat: match.knowledge(seat, rng_for(1))):
                with pytest.raises(OptionError):
                    ask(seat)
            for ask in (match.play, match.why_not):
                with pytest.raises(OptionError):
                    ask(step.action, seat)
            with pytest.raises(BaghdadError):
                match.undo(seat)
        assert state_of(match) == before

    def test_the_seat_goes_without_saying_where_just_one_may_act(self, one: Played) -> None:
        for step in one.some(8):
            match = one.match_at(step)
            if len(match.to_act) == 1:
                assert match.legal() == match.legal(match.to_act[0])
                match.play(match.legal()[0])
            else:
                with pytest.raises(OptionError):
                    match.legal()
                with pytest.raises(OptionError):
                    match.play(step.action)

    @pytest.mark.parametrize("players", [-1, 0, 1, 99, True, 2.0, "2", None])
    def test_other_numbers_of_players_are_refused(self, players: Any) -> None:
        with pytest.raises(OptionError):
            self.game.new(players)

    @pytest.mark.parametrize("bad_seed", [-1, 1 << 128, True, 1.5, "7"])
    def test_other_seeds_are_refused(self, bad_seed: Any) -> None:
        with pytest.raises(OptionError):
            self.game.new(self.game.min_players, bad_seed)

    def test_unknown_options_are_refused(self, variant: Variant) -> None:
        players, options = variant
        with pytest.raises(OptionError):
            self.game.new(players, 1, **{**options, "no_such_option": True})
        with pytest.raises(OptionError):
            self.game.new(players, 1, ["too", "many", "names"] * players, **options)

    # --- the end -------------------------------------------------------------------------------------------

    def test_a_match_is_over_when_nobody_may_act_and_then_has_a_result(self, one: Played) -> None:
        for step in one.steps:
            assert one.game.result(step.state) is None
            assert not any(event.kind == "over" for event in step.events[:-1])
        match = one.match
        assert match.over == (match.result is not None) == (match.to_act == ())
        if match.result is not None:
            assert set(match.result.winners) <= set(range(match.players))
            assert len(match.result.scores) == match.players
            as_json(match.result.to_data())

    def test_matches_come_to_an_end_and_then_nothing_can_be_done(self, variant: Variant) -> None:
        players, options = variant
        match, generator = self.game.new(players, SECRET_SEED, **options), random.Random(1)
        self.play_out(match, generator)
        after = state_of(match)
        assert match.result is not None
        assert match.to_act == ()
        for seat in range(players):
            assert match.legal(seat) == []
            for action in sample(self.game, seat, 20):
                with pytest.raises(IllegalAction):
                    match.play(action, seat)
            with pytest.raises(UndoRefused):
                match.undo(seat)
        assert match.legal() == []
        assert state_of(match) == after
        assert as_json(self.game.replay(match.record()).position()) == as_json(match.position())
