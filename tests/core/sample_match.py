"""Sample matches of the conformance suite, each played once and used by many checks; the checks' base class."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pytest

from baghdad.core.game import CatalogueGame, Game
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from tests.core.match_steps import Step, Variant, as_json, choose_action, play_steps, variant_id, viewers

SECRET_SEED = 0xB19_5EC2E7_0F_7415_57817E  # so large that a leak is found by searching for it


class SampleMatch:
    """A match that is played once and used by many checks, with all its steps."""

    def __init__(self, game: Game[Any, Any], variant: Variant, seed: int, most: int) -> None:
        self.game = game
        self.players, self.options = variant
        self.seed = SECRET_SEED + seed
        self.match = self.new()
        self.steps = list(play_steps(self.match, random.Random(seed), most))
        self.end = as_json(self.match.position())
        self.record = self.match.record()

    def new(self) -> Match:
        return self.game.new(self.players, self.seed, **self.options)

    def position_after(self, number: int) -> str:
        return self.steps[number].position if number < len(self.steps) else self.end

    def spread_steps(self, number: int) -> list[Step]:
        """Return `number` steps spread over the match, with the first and the last."""
        indexes = sorted({round(index) for index in np.linspace(0, len(self.steps) - 1, number)})
        return [self.steps[index] for index in indexes]

    def match_at(self, step: Step) -> Match:
        """Return a new match from the position of a step."""
        return self.game.from_position(json.loads(step.position), self.seed)


def match_fingerprint(match: Match) -> str:
    """Return position, record and seats to act as one text, to compare matches."""
    return as_json([match.position(), match.record().to_json(), list(match.to_act)])


def full_fingerprint(match: Match) -> str:
    """Return the fingerprint of a match with the views and legal actions of all seats."""
    legal = [[str(action) for action in match.legal(seat)] for seat in match.to_act]
    return as_json([match_fingerprint(match), legal, [match.view(viewer) for viewer in viewers(match)]])


def catalogue_of(game: Game[Any, Any]) -> Sequence[Any]:
    """Return all actions of a game that can list them, else none."""
    return game.catalogue if isinstance(game, CatalogueGame) else ()


def sample_actions(game: Game[Any, Any], seed: int, number: int) -> list[Any]:
    """Return random actions of the catalogue, or of a match if the game has no catalogue."""
    actions = list(catalogue_of(game)) or _actions_of_a_match(game)
    return random.Random(seed).sample(actions, min(number, len(actions)))


@cache
def _actions_of_a_match(game: Game[Any, Any]) -> list[Any]:
    """Return the different actions of a match."""
    match = game.new(game.min_players, 1)
    played = {str(step.action): step.action for step in play_steps(match, random.Random(1), 150)}
    return list(played.values())


@cache
def _sample_match(game: Game[Any, Any], variant: str, seed: int, most: int) -> SampleMatch:
    players, options = json.loads(variant)
    return SampleMatch(game, (players, options), seed, most)


class GameChecks:
    """Base class of all checks: the game, the variants to play, and how much of them."""

    game: ClassVar[Game[Any, Any]]
    variants: ClassVar[tuple[Variant, ...]]  # (players, options)
    seeds: ClassVar[tuple[int, ...]] = (1, 2)
    most_decisions: ClassVar[int] = 130  # of a sample match
    decision_limit: ClassVar[int] = 3000  # matches between bots must end before
    has_hidden_information: ClassVar[bool] = True  # whether a seat can't know everything

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "variant" in metafunc.fixturenames:
            metafunc.parametrize("variant", self.variants, ids=variant_id)
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", self.seeds)

    @pytest.fixture
    def sample(self, variant: Variant, seed: int) -> SampleMatch:
        """Return the sample match of a variant and a seed."""
        return self.sample_of(variant, seed)

    def sample_of(self, variant: Variant, seed: int) -> SampleMatch:
        return _sample_match(self.game, as_json(variant), seed, self.most_decisions)

    def play_out(self, match: Match, rng: random.Random) -> None:
        """Play a match to its end by random choices and bots."""
        for _ in range(self.decision_limit):
            if match.over:
                return
            seat, action = choose_action(match, rng)
            match.play(action, seat)
        pytest.fail(f"no end after {self.decision_limit} decisions")

    def redealt_match(self, match: Match, viewer: int | None, seed: int) -> Match:
        state = self.game.redeal(match.state, viewer, rng_for(seed, 1))
        return self.game.from_position(self.game.position(state, match.options), match.seed)
