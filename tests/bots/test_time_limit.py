"""Searches that aren't compiled while people wait for them; the clock is one that the tests set."""

from __future__ import annotations

import itertools

import pytest

import baghdad
from baghdad.bots import bot, bot_catalogue, budget
from baghdad.bots.dieb import master, search_bots
from baghdad.bots.voleurs import sequential_halving
from baghdad.bots.warm_up import match_in_progress
from baghdad.core import compilation
from baghdad.core.rng import rng_for


@pytest.fixture
def waiting(monkeypatch):
    """Have people wait for rules that aren't compiled, on a clock that goes on by 0.3 s whenever it is read."""
    ticks = itertools.count()
    monkeypatch.setattr(budget.TIME_LIMIT, "people_wait", True)
    monkeypatch.setattr(compilation, "is_compiled", lambda: False)
    monkeypatch.setattr(search_bots, "is_compiled", lambda: False)
    monkeypatch.setattr(master, "is_compiled", lambda: False)
    monkeypatch.setattr(search_bots.time, "perf_counter", lambda: 0.3 * next(ticks))
    monkeypatch.setattr(sequential_halving, "perf_counter", lambda: 0.3 * next(ticks))


def visits(game: str, level: str) -> list[int]:
    match = match_in_progress(game)
    seat = match.game.blocking_seats(match.state)[0]
    choice = bot(level, game).choose(match.knowledge(seat, rng_for(1)), rng_for(1))
    assert match.why_not(choice.action, seat) is None
    assert choice.chances
    return [ranked.visits for ranked in choice.ranking]


@pytest.mark.parametrize("game", baghdad.games())
def test_search_ends_with_the_time(waiting, game):
    level = bot_catalogue(game).levels[-1]
    assert 0 < sum(visits(game, level)) < 100


def test_search_of_voleurs_keeps_to_the_greedy_choice(waiting):
    first, *others = visits("voleurs", "master")
    assert first > 0
    assert not any(others)


def test_without_people_the_budget_alone_counts():
    assert budget.TIME_LIMIT.seconds == float("inf")


def test_compiled_search_has_no_limit(waiting, monkeypatch):
    monkeypatch.setattr(compilation, "is_compiled", lambda: True)
    assert budget.TIME_LIMIT.seconds == float("inf")
