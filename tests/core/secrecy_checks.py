"""Conformance checks of hidden information: no seat learns what it may not know."""

from __future__ import annotations

import gc
import json
import random
from types import FunctionType, MethodType, ModuleType
from typing import Any

from baghdad.bots import bot
from baghdad.core.game import Game
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from tests.core.match_steps import Variant, as_json, fast_bots, viewers
from tests.core.record_forms import share_memory
from tests.core.sample_match import GameChecks, SampleMatch


class SecrecyChecks(GameChecks):
    """Views, redeals, events and the knowledge of bots."""

    def test_views_are_json_ready_and_do_not_contain_the_seed(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(5):
            match = sample.match_at(step)
            for viewer in viewers(match):
                view = match.view(viewer)
                assert json.loads(as_json(view)) == view
                assert str(sample.seed) not in as_json(view)
                assert match.view(viewer) == view

    def test_views_redeals_and_bot_moves_do_not_depend_on_hidden_information(self, sample: SampleMatch) -> None:
        """Compare two states that differ only in what a seat can't know."""
        for step in sample.spread_steps(6):
            match = sample.match_at(step)
            for viewer in viewers(match):
                other = self.other_deal(match, viewer, step.number)
                assert other.view(viewer) == match.view(viewer)
                assert other.to_act == match.to_act
                redealt = [self.redealt_match(original, viewer, 7) for original in (match, other)]
                assert redealt[0].position() == redealt[1].position()
                if viewer in match.to_act and match.legal(viewer):
                    assert other.legal(viewer) == match.legal(viewer)
                    for name in fast_bots(self.game.name):
                        choices = [self.choice(name, original, viewer) for original in (match, other)]
                        assert choices[0] == choices[1]
                        assert match.why_not(choices[0].action, viewer) is None

    def other_deal(self, match: Match, viewer: int | None, seed: int) -> Match:
        """Return a match that looks the same to the viewer, if possible with another deal."""
        for number in range(5):
            other = self.redealt_match(match, viewer, seed + number)
            if other.position() != match.position():
                break
        return other

    def choice(self, name: str, match: Match, seat: int) -> Any:
        return bot(name, self.game.name).choose(match.knowledge(seat, rng_for(5)), rng_for(6))

    def test_redeals_differ_if_the_game_has_hidden_information(self, variant: Variant) -> None:
        sample = self.sample_of(variant, self.seeds[0])
        for viewer in viewers(sample.match):
            differing = [
                step
                for step in sample.spread_steps(6)
                if as_json(self.redealt_match(sample.match_at(step), viewer, 1).position()) != step.position
            ]
            assert bool(differing) == self.has_hidden_information

    def test_redealt_match_can_be_played_to_the_end(self, variant: Variant) -> None:
        sample = self.sample_of(variant, self.seeds[0])
        step = sample.spread_steps(3)[1]
        self.play_out(self.redealt_match(sample.match_at(step), step.seat, 3), random.Random(2))

    def test_views_redeals_and_knowledge_do_not_change_the_state(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(4):
            match = sample.match_at(step)
            for viewer in viewers(match):
                self.game.redeal(match.state, viewer, rng_for(1))
                match.view(viewer)
            for seat in match.to_act:
                match.knowledge(seat, rng_for(1))
            assert as_json(match.position()) == step.position

    def test_secret_facts_of_events_are_seen_only_by_their_seat(self, sample: SampleMatch) -> None:
        for step in sample.steps:
            for event in step.events:
                public = event.seen_by(None)
                assert public == {"event": event.kind, **event.facts}
                for seat, secret in event.secret.items():
                    assert 0 <= seat < sample.players
                    assert not set(secret) & set(public)
                    assert event.seen_by(seat) == {**public, **secret}
                for seat in set(range(sample.players)) - set(event.secret):
                    assert event.seen_by(seat) == public
                as_json([event.seen_by(viewer) for viewer in viewers(sample.match)])

    def test_previewed_events_do_not_depend_on_hidden_information(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(10):
            match = sample.match_at(step)
            for viewer in viewers(match):
                other = self.other_deal(match, viewer, step.number)
                if other.why_not(step.action, step.seat) is not None:
                    continue
                here, there = (
                    [event.seen_by(viewer) for event in original.preview(step.action, step.seat)]
                    for original in (match, other)
                )
                assert here == there

    def test_events_say_no_more_than_the_view_after_them(self, sample: SampleMatch) -> None:
        """For different draws, equal views of a seat afterwards mean that it saw equal events."""
        revealing = [step for step in sample.steps if any(event.reveals for event in step.events)]
        for step in revealing[:: max(1, len(revealing) // 5)]:
            seen_by_view: dict[str, str] = {}
            for seed in range(4):
                match = self.game.from_position(json.loads(step.position), seed)
                events = match.play(step.action, step.seat)
                for viewer in viewers(match):
                    seen = as_json([event.seen_by(viewer) for event in events])
                    assert seen_by_view.setdefault(as_json(match.view(viewer)), seen) == seen

    def test_knowledge_has_no_reference_to_the_match_its_state_or_its_seed(self, sample: SampleMatch) -> None:
        for step in sample.spread_steps(3):
            match = sample.match_at(step)
            knowledge = match.knowledge(step.seat, rng_for(3))
            assert knowledge.view == match.view(step.seat)
            assert list(knowledge.legal) == match.legal(step.seat)
            assert self.game.view(knowledge.sampled_state, match.options, step.seat) == knowledge.view
            assert not share_memory(knowledge.sampled_state, match.state)
            for thing in reachable_objects(knowledge):
                assert not isinstance(thing, Match)
                assert thing is not match.state
                assert not (isinstance(thing, int) and thing == match.seed)


def reachable_objects(root: Any) -> list[Any]:
    """Return all objects that can be reached by references, except code."""
    code = (type, ModuleType, FunctionType, MethodType, Game)
    found: dict[int, Any] = {}
    pending = [root]
    while pending:
        current = pending.pop()
        if id(current) in found or isinstance(current, code):
            continue
        found[id(current)] = current
        pending += gc.get_referents(current)
    return list(found.values())
