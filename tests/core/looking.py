"""Matches that the suite of every game looks at: each is played once, and by many tests."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pytest

from baghdad.core.game import Game
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from tests.core.playing import Step, Variant, as_json, choose, name_of, steps, viewers

SECRET_SEED = 0xB19_5EC2E7_0F_7415_57817E  # large enough to be found wherever it leaks to


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


@cache
def _played(game: Game[Any, Any], variant: str, seed: int, most: int) -> Played:
    players, options = json.loads(variant)
    return Played(game, (players, options), seed, most)


class Table:
    """What every part of the suite has: the game, and the variants to be played."""

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

    def play_out(self, match: Match, generator: random.Random) -> None:
        """To the end; each computer player in turn has some say in it."""
        for _ in range(self.longest):
            if match.over:
                return
            seat, action = choose(match, generator)
            match.play(action, seat)
        pytest.fail(f"no end after {self.longest} decisions")

    def redealt(self, match: Match, viewer: int | None, seed: int) -> Match:
        state = self.game.redeal(match.state, viewer, rng_for(seed, 1))
        return self.game.from_position(self.game.position(state, match.options), match.seed)
