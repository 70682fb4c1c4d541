"""Of the suite that every game must pass: nobody learns what isn't theirs to know."""

from __future__ import annotations

import gc
import json
import random
from types import FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

from baghdad.bots import bot
from baghdad.core.game import Game
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from tests.core.looking import Played, Table
from tests.core.playing import QUICK, Variant, as_json, viewers


class Knowing(Table):
    """Views, redeals, events and what computer players are handed."""

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

    def choice(self, name: str, match: Match, seat: int) -> Any:
        return bot(name, self.game.name).choose(match.knowledge(seat, rng_for(5)), rng_for(6))

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
                self.game.redeal(match.state, viewer, rng_for(1))
                match.view(viewer)
            for seat in match.to_act:
                match.knowledge(seat, rng_for(1))
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
                    [event.seen_by(viewer) for event in table.preview(step.action, step.seat)]
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
            knowledge = match.knowledge(step.seat, rng_for(3))
            assert knowledge.view == match.view(step.seat)
            assert list(knowledge.legal) == match.legal(step.seat)
            assert self.game.view(knowledge.sampled_state, match.options, step.seat) == knowledge.view
            assert not np.shares_memory(np.asarray(knowledge.sampled_state), np.asarray(match.state))
            for thing in reachable(knowledge):
                assert not isinstance(thing, Match)
                assert thing is not match.state
                assert not (isinstance(thing, int) and thing == match.seed)


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
