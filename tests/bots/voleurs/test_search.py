"""The players of voleurs that look ahead: they take a win, stop one, trade, and go by what they see."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from baghdad import OptionError
from baghdad.bots import Choice, bot, bots
from baghdad.bots.voleurs import sequential_halving
from baghdad.bots.voleurs.features import still_to_pay
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, WEIGHT_TABLE
from baghdad.bots.voleurs.training import shares, train
from baghdad.bots.voleurs.weights import TUNED
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs import game as voleurs
from baghdad.voleurs.box import BIRTHDAYS, DIAMOND, EMERALD, GEM_COUNTS, GEM_PRICES
from baghdad.voleurs.rules.gems import buy_gem
from baghdad.voleurs.state import BUYING
from tests.bots.voleurs.tables import ROUND_CAP, choice, first_purchase, give_birthday, play, vizier_at_home

TRACE = Path(__file__).with_name("trace.py")
THINKERS = ["search:40", "master:40"]
DECISIONS = 24


@cache
def three_thieves() -> tuple[Match, list[Choice]]:
    """A match among three of them that think very little, played once for all tests."""
    return play(["master:20", "search:20", "search:20"], 4)


def halfway(fraction: float) -> Match:
    """That match up to a purchase in the middle of it."""
    match = voleurs.new(3, 4, round_cap=ROUND_CAP)
    turned = three_thieves()[0].history
    for number, turn in enumerate(turned):
        if number >= fraction * len(turned) and match.state.phase == BUYING and len(match.legal(turn.seat)) > 1:
            return match
        match.play(turn.action, turn.seat)
    return match


# --- who there is ------------------------------------------------------------------------------------------------


def test_the_levels_for_people_know_the_game():
    assert set(bots("voleurs")) >= {"search", "apprentice", "journeyman", "thief", "master"}


def test_a_budget_is_read_or_refused():
    assert bot("search:800x2", "voleurs").budget.threads == 2
    with pytest.raises(OptionError):
        bot("search:many", "voleurs")


# --- a win in one turn, and stopping one --------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.rule("V-VIZ-1", "V-END-3")
def test_they_take_the_vizier_home_when_that_wins(name):
    match, seat = first_purchase(vizier_home=False)
    give_birthday(match, seat, "diamond")
    buy_gem(match.state, seat, DIAMOND)
    chosen = []
    while not match.over and match.to_act[0] == seat and match.state.round_number == 1:
        chosen.append(choice(name, match, seat))
        match.play(chosen[-1].action, seat)
    assert match.result is not None
    assert match.result.winners == (seat,)
    assert "vizier" in {one.reason for one in chosen}
    assert chosen[-1].chances[seat] > 0.9


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.rule("V-VIZ-3")
def test_they_keep_another_from_winning(name):
    """By fetching the Vizier out; or by robbing the other of so much that they win themselves."""
    match, seat = first_purchase(vizier_home=True)
    give_birthday(match, seat, "diamond")
    for _ in range(2):
        buy_gem(match.state, (seat + 1) % 3, EMERALD)
    reasons = set()
    while not match.over and match.state.round_number == 1:
        chosen = choice(name, match, seat)
        reasons.add(chosen.reason)
        match.play(chosen.action, seat)
    assert reasons & {"fetch", "rob"}
    if match.result is None:
        assert not vizier_at_home(match)
    else:
        assert match.result.winners == (seat,)


# --- whole matches, and trade -------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("V-TRADE-5")
def test_a_match_comes_to_its_end_with_offers_answers_and_a_few_lies():
    match, choices = three_thieves()
    assert match.result is not None
    assert match.result.reason in ("birthday", "riches")
    kinds = Counter(one.action.kind for one in choices)
    offers = [one.action for one in choices if one.action.kind == "offer"]
    lies = sum(action.cards != action.claims for action in offers)
    assert kinds["accept"] > 0
    assert kinds["decline"] > 0
    assert 0 < lies < len(offers)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {"refuge": True, "blocking": True, "vizier_kill": True, "exchange": True, "price_rise": True}),
        (3, {"change_moves_vizier": True, "act_from_desert": True, "deal_characters": True, "board": "oasis"}),
    ],
    ids=str,
)
def test_matches_of_every_kind_come_to_their_end(players, options):
    match, _ = play(["thief:4", *["apprentice"] * (players - 1)], 3, **options)
    assert match.result is not None


# --- what they go by ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("fraction", [0.3, 0.6, 0.9])
def test_what_they_cannot_see_does_not_change_their_choice(name, fraction):
    match = halfway(fraction)
    seat = match.to_act[0]
    here = choice(name, match, seat)
    for deal in range(2):
        match.state = voleurs.redeal(match.state, seat, rng_for(deal, 99))
        assert choice(name, match, seat) == here


@pytest.mark.slow
def test_the_same_generator_gives_the_same_choice_with_any_number_of_threads():
    match = halfway(0.6)
    seat = match.to_act[0]
    here = choice("search:60", match, seat)
    assert choice("search:60", match, seat) == here
    shared = choice("search:60x2", match, seat)
    assert [(one.action, one.visits) for one in shared.ranking] == [(one.action, one.visits) for one in here.ranking]
    assert sum(here.chances) == pytest.approx(1.0, abs=0.3)
    assert here.action in [one.action for one in here.ranking]


@pytest.mark.slow
def test_seconds_are_kept(monkeypatch):
    """With a clock that goes on a little at every look, thinking ends when the time is up."""
    match = halfway(0.5)

    def visits(step):
        looks = count()
        monkeypatch.setattr(sequential_halving, "perf_counter", lambda: next(looks) * step)
        return sum(one.visits for one in choice("search:1s", match, match.to_act[0]).ranking)

    few, many = visits(0.1), visits(0.02)
    assert 0 < few < many


@pytest.mark.slow
def test_they_leave_what_they_are_handed_as_it_is():
    match = halfway(0.4)
    seat = match.to_act[0]
    knowledge = match.knowledge(seat, rng_for(1))
    before = knowledge.sampled_state.tobytes()
    bot("master:20", "voleurs").choose(knowledge, rng_for(2))
    assert knowledge.sampled_state.tobytes() == before


# --- the compiled player ------------------------------------------------------------------------------------------


def test_it_reckons_the_cheapest_way_to_a_birthday_as_greedy_does():
    from baghdad.bots.voleurs.rules.birthday_cost import to_pay

    state = voleurs.new(3, 1).state
    generator = np.random.default_rng(1)
    for _ in range(200):
        bag = generator.integers(0, 2, 5)
        supply = generator.integers(0, np.array(GEM_COUNTS) + 1)
        state.bags[0], state.gems[...] = bag, supply
        for card in range(len(BIRTHDAYS)):
            expected = still_to_pay(card, tuple(map(int, bag)), tuple(map(int, supply)), GEM_PRICES)
            assert to_pay(state, 0, card) == expected


@pytest.mark.slow
def test_it_decides_the_same_compiled_and_interpreted():
    """The first rounds of a match, by simple rules (`trace.py` plays them)."""

    def output(off: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "NUMBA_DISABLE_JIT": off}
        command = [sys.executable, "-W", "error", str(TRACE), str(DECISIONS)]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    compiled, interpreted = (process.communicate(timeout=400) for process in [output("0"), output("1")])
    assert compiled[0] == interpreted[0], interpreted[1]
    assert len(compiled[0].splitlines()) >= DECISIONS, compiled[1]


@pytest.mark.slow
def test_training_makes_weights_within_their_bounds():
    (generation,) = train(seed=3, generations=1, deals=1)
    bounds = {name: (low, high) for name, _, low, high in WEIGHT_TABLE}
    for weights in (generation.weights, TUNED):
        assert set(weights) == set(bounds)
        assert all(bounds[name][0] <= weight <= bounds[name][1] for name, weight in weights.items())


@pytest.mark.slow
def test_among_equals_everybody_has_a_fair_share():
    assert shares(GREEDY_WEIGHTS, 4, 10, 0, 1) == pytest.approx(1.0)


@pytest.mark.slow
def test_the_weights_that_were_found_win_more_than_their_share():
    assert shares(tuple(TUNED.values()), 4, 40, 0, 5) > 1.3
