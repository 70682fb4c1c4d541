"""One suite that every game must pass.

A game is dropped into it by a line or two:

    class TestDieb(Conformance):
        game = baghdad.game("dieb")
        variants = ((2, {}), (4, {"tactical": True}))

Everything here goes through the public contract: `Game`, `Match`, `Record`, and the computer players.
"""

from __future__ import annotations

import copy
import gc
import json
import pickle
import random
from functools import cache
from types import FunctionType, MethodType, ModuleType
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from baghdad.bots import bot
from baghdad.table.chance import chance_of
from baghdad.table.errors import (
    BaghdadError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    UndoRefused,
)
from baghdad.table.game import Game
from baghdad.table.match import Match
from baghdad.table.record import Record
from tests.table.playing import QUICK, Step, Variant, as_json, choose, name_of, steps, viewers

SECRET_SEED = 0xB19_5EC2E7_0F_7415_57817E  # large enough to be found wherever it leaks to
BAD_SEATS = (-1, 99, True, "0", 1.0)
WRONG_TEXTS = ("", " ", "nothing of the kind", "\0", "💎", "x" * 10_000, "end\nend")

hypothetical = settings(
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=12,
    suppress_health_check=[HealthCheck.differing_executors, HealthCheck.too_slow],
)


class Played:
    """A match played once and looked at by many tests."""

    def __init__(self, game: Game[Any, Any], variant: Variant, seed: int, most: int) -> None:
        self.game = game
        self.players, self.chosen = variant
        self.seed = SECRET_SEED + seed
        self.match = self.new()
        self.steps = list(steps(self.match, random.Random(seed), most))
        self.end = as_json(self.match.position())
        self.record = self.match.record()

    def new(self) -> Match:
        return self.game.new(self.players, self.seed, **self.chosen)

    def position_after(self, number: int) -> str:
        return self.steps[number].position if number < len(self.steps) else self.end

    def some(self, number: int) -> list[Step]:
        """So many steps, spread over the match, the first and the last among them."""
        places = sorted({round(place) for place in np.linspace(0, len(self.steps) - 1, number)})
        return [self.steps[place] for place in places]

    def match_at(self, step: Step) -> Match:
        """A match of its own that stands there."""
        return self.game.from_position(json.loads(step.position), self.seed)


def state_of(match: Match) -> str:
    """All there is to a match, as text."""
    return as_json([match.position(), match.record().to_json(), list(match.to_act)])


def everything(match: Match) -> str:
    """The same, with what each seat sees and may do."""
    may_do = [[str(action) for action in match.legal(seat)] for seat in match.to_act]
    return as_json([state_of(match), may_do, [match.view(viewer) for viewer in viewers(match)]])


def sample(game: Game[Any, Any], seed: int, number: int) -> list[Any]:
    """Some actions of the catalogue; where there is none, of those that were once played."""
    actions = list(game.catalogue) or _once_played(game)
    return random.Random(seed).sample(actions, min(number, len(actions)))


@cache
def _once_played(game: Game[Any, Any]) -> list[Any]:
    """The actions of a match, each once."""
    match = game.new(game.min_players, 1)
    played = {str(step.action): step.action for step in steps(match, random.Random(1), 150)}
    return list(played.values())


class Conformance:
    """Inherit from it, and name the game and the variants to be played."""

    game: ClassVar[Game[Any, Any]]
    variants: ClassVar[tuple[Variant, ...]]  # (players, options)
    seeds: ClassVar[tuple[int, ...]] = (1, 2)
    most_decisions: ClassVar[int] = 130  # of a match that is looked at closely
    longest: ClassVar[int] = 3000  # no match between computer players takes longer
    hides: ClassVar[bool] = True  # whether there is anything that a seat can't know

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "variant" in metafunc.fixturenames:
            metafunc.parametrize("variant", self.variants, ids=name_of)
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", self.seeds)

    @pytest.fixture
    def one(self, variant: Variant, seed: int) -> Played:
        """A match of that variant, played."""
        return self.played(variant, seed)

    def played(self, variant: Variant, seed: int) -> Played:
        return _played(self.game, as_json(variant), seed, self.most_decisions)

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
                if one.game.lists_all:
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
                    assert possible == (action in legal) or (possible and not self.game.lists_all), str(action)

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
            for ask in (match.legal, match.view, lambda seat: match.knowledge(seat, chance_of(1))):
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

    def play_out(self, match: Match, generator: random.Random) -> None:
        """To the end; each computer player in turn has some say in it."""
        for _ in range(self.longest):
            if match.over:
                return
            seat, action = choose(match, generator)
            match.play(action, seat)
        pytest.fail(f"no end after {self.longest} decisions")

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
            awaited = self.game.awaited(step.state)
            assert awaited
            assert set(awaited) <= set(self.game.to_act(step.state))
        assert bool(self.game.awaited(one.match.state)) == (not one.match.over)

    # --- who knows what ------------------------------------------------------------------------------------

    def test_views_are_data(self, one: Played) -> None:
        for step in one.some(5):
            match = one.match_at(step)
            for viewer in viewers(match):
                view = match.view(viewer)
                assert json.loads(as_json(view)) == view
                assert str(one.seed) not in as_json(view)
                assert match.view(viewer) == view

    def test_what_a_seat_cannot_know_changes_nothing_for_it(self, one: Played) -> None:
        """Two states that differ only in it: equal views, redeals, legal actions and moves of computer players."""
        for step in one.some(6):
            match = one.match_at(step)
            for viewer in viewers(match):
                other = self.other_deal(match, viewer, step.number)
                assert other.view(viewer) == match.view(viewer)
                assert other.to_act == match.to_act
                dealt = [self.redealt(table, viewer, 7) for table in (match, other)]
                assert dealt[0].position() == dealt[1].position()
                if viewer in match.to_act and match.legal(viewer):
                    assert other.legal(viewer) == match.legal(viewer)
                    for name in QUICK:
                        choices = [self.choice(name, table, viewer) for table in (match, other)]
                        assert choices[0] == choices[1]
                        assert match.why_not(choices[0].action, viewer) is None

    def other_deal(self, match: Match, viewer: int | None, seed: int) -> Match:
        """A match that looks the same to the viewer, if possible a different one."""
        for number in range(5):
            other = self.redealt(match, viewer, seed + number)
            if other.position() != match.position():
                break
        return other

    def redealt(self, match: Match, viewer: int | None, seed: int) -> Match:
        state = self.game.redeal(match.state, viewer, chance_of(seed, 1))
        return self.game.from_position(self.game.position(state, match.options), match.seed)

    def choice(self, name: str, match: Match, seat: int) -> Any:
        return bot(name, self.game.name).choose(match.knowledge(seat, chance_of(5)), chance_of(6))

    def test_hidden_things_do_differ_between_redeals(self, variant: Variant) -> None:
        one = self.played(variant, self.seeds[0])
        for viewer in viewers(one.match):
            differing = [
                step
                for step in one.some(6)
                if as_json(self.redealt(one.match_at(step), viewer, 1).position()) != step.position
            ]
            assert bool(differing) == self.hides

    def test_a_redealt_match_can_be_played_to_the_end(self, variant: Variant) -> None:
        one = self.played(variant, self.seeds[0])
        step = one.some(3)[1]
        self.play_out(self.redealt(one.match_at(step), step.seat, 3), random.Random(2))

    def test_a_redeal_leaves_the_state_it_is_made_from_alone(self, one: Played) -> None:
        for step in one.some(4):
            match = one.match_at(step)
            for viewer in viewers(match):
                self.game.redeal(match.state, viewer, chance_of(1))
                match.view(viewer)
            for seat in match.to_act:
                match.knowledge(seat, chance_of(1))
            assert as_json(match.position()) == step.position

    def test_nobody_sees_in_an_event_what_another_seat_alone_learns(self, one: Played) -> None:
        for step in one.steps:
            for event in step.events:
                public = event.seen_by(None)
                assert public == {"event": event.kind, **event.facts}
                for seat, secret in event.secret.items():
                    assert 0 <= seat < one.players
                    assert not set(secret) & set(public)
                    assert event.seen_by(seat) == {**public, **secret}
                for seat in set(range(one.players)) - set(event.secret):
                    assert event.seen_by(seat) == public
                as_json([event.seen_by(viewer) for viewer in viewers(one.match)])

    def test_events_that_reveal_nothing_look_the_same_whatever_is_hidden(self, one: Played) -> None:
        for step in one.some(10):
            match = one.match_at(step)
            for viewer in viewers(match):
                other = self.other_deal(match, viewer, step.number)
                if other.why_not(step.action, step.seat) is not None:
                    continue
                here, there = (
                    [event.seen_by(viewer) for event in table.foresee(step.action, step.seat)]
                    for table in (match, other)
                )
                assert here == there

    def test_an_event_tells_a_seat_nothing_that_its_view_does_not(self, one: Played) -> None:
        """However the draws fall: as long as a seat's view is the same afterwards, so is what it is told."""
        revealing = [step for step in one.steps if any(event.reveals for event in step.events)]
        for step in revealing[:: max(1, len(revealing) // 5)]:
            told: dict[str, str] = {}
            for seed in range(4):
                match = self.game.from_position(json.loads(step.position), seed)
                events = match.play(step.action, step.seat)
                for viewer in viewers(match):
                    seen = as_json([event.seen_by(viewer) for event in events])
                    assert told.setdefault(as_json(match.view(viewer)), seen) == seen

    def test_knowledge_leads_nowhere_but_to_what_a_seat_may_know(self, one: Played) -> None:
        for step in one.some(3):
            match = one.match_at(step)
            knowledge = match.knowledge(step.seat, chance_of(3))
            assert knowledge.view == match.view(step.seat)
            assert list(knowledge.legal) == match.legal(step.seat)
            assert self.game.view(knowledge.imagined, match.options, step.seat) == knowledge.view
            assert not np.shares_memory(np.asarray(knowledge.imagined), np.asarray(match.state))
            for thing in reachable(knowledge):
                assert not isinstance(thing, Match)
                assert thing is not match.state
                assert not (isinstance(thing, int) and thing == match.seed)

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
            foreseen = match.foresee(step.action, step.seat)
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


@cache
def _played(game: Game[Any, Any], variant: str, seed: int, most: int) -> Played:
    players, options = json.loads(variant)
    return Played(game, (players, options), seed, most)


def reachable(thing: Any) -> list[Any]:
    """Everything one gets to from a thing, apart from code, which is the same for all."""
    code = (type, ModuleType, FunctionType, MethodType, Game)
    found: dict[int, Any] = {}
    ahead = [thing]
    while ahead:
        this = ahead.pop()
        if id(this) in found or isinstance(this, code):
            continue
        found[id(this)] = this
        ahead += gc.get_referents(this)
    return list(found.values())
