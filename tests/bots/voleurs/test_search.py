"""The searching players of voleurs and their training: wins, trade, what they may know, the interpreted policy."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from baghdad import OptionError
from baghdad.bots import Choice, bot, bots
from baghdad.bots.voleurs import sequential_halving
from baghdad.bots.voleurs.compiled_matches import compiled_runner
from baghdad.bots.voleurs.greedy import search_workspace
from baghdad.bots.voleurs.opponents import Policy
from baghdad.bots.voleurs.rules.features import compute_features
from baghdad.bots.voleurs.rules.purchase_value import robbery_value
from baghdad.bots.voleurs.rules.workspace import GREEDY_WEIGHTS, SEARCH_WORKSPACE, WEIGHT_TABLE
from baghdad.bots.voleurs.search import Master
from baghdad.bots.voleurs.training import shares, train
from baghdad.bots.voleurs.weights import TUNED, changed
from baghdad.core import arrays
from baghdad.core.match import Match
from baghdad.core.rng import rng_for
from baghdad.voleurs import game as voleurs
from baghdad.voleurs.actions import action_from_steps
from baghdad.voleurs.box import DIAMOND, EMERALD, THIEF
from baghdad.voleurs.rules.gems import buy_gem
from baghdad.voleurs.rules.pawns import code_of
from baghdad.voleurs.state import BUYING
from tests.bots.voleurs.positions import ROUND_CAP, choice, first_purchase, give_birthday, play, vizier_at_home

TRACE = Path(__file__).with_name("decision_trace.py")
SEARCHING = ["search:40", "master:40"]
DECISIONS = 24


@cache
def three_searching_players() -> tuple[Match, list[Choice]]:
    """Return a match among three searching players with small budgets, played once for all tests."""
    return play(["master:20", "search:20", "search:20"], 5)


def match_up_to(fraction: float) -> Match:
    """Return that match up to the first purchase with a choice after a fraction of it."""
    match = voleurs.new(3, 5, round_cap=ROUND_CAP)
    history = three_searching_players()[0].history
    for number, played in enumerate(history):
        if number >= fraction * len(history) and match.state.phase == BUYING and len(match.legal(played.seat)) > 1:
            return match
        match.play(played.action, played.seat)
    return match


# --- registry --------------------------------------------------------------------------------------------------------


def test_all_levels_play_voleurs():
    assert set(bots("voleurs")) >= {"search", "apprentice", "journeyman", "thief", "master"}


def test_budget_is_parsed_or_refused():
    assert bot("search:800x2", "voleurs").budget.threads == 2
    with pytest.raises(OptionError):
        bot("search:many", "voleurs")


# --- wins within a turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.rule("V-VIZ-1", "V-END-3")
def test_vizier_is_moved_home_when_that_wins(name):
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


@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.rule("V-VIZ-3")
def test_win_of_a_rival_is_prevented(name):
    """Either the Vizier is moved out, or the rival is robbed of so much that the player wins, with others or alone."""
    match, seat = first_purchase(vizier_home=True)
    give_birthday(match, seat, "diamond")
    for _ in range(2):
        buy_gem(match.state, (seat + 1) % 3, EMERALD)
    reasons = set()
    while not match.over and match.state.round_number == 1:
        chosen = choice(name, match, seat)
        reasons.add(chosen.reason)
        match.play(chosen.action, seat)
    assert reasons & {"fetch", "rob", "ahead"}  # ahead: only the rollouts speak for it
    if match.result is None:
        assert not vizier_at_home(match)
    else:
        assert seat in match.result.winners


# --- whole matches, and trade ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.rule("V-TRADE-5")
def test_match_ends_after_offers_answers_and_some_false_claims():
    match, choices = three_searching_players()
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
def test_matches_with_any_options_end(players, options):
    match, _ = play(["thief:4", *["apprentice"] * (players - 1)], 3, **options)
    assert match.result is not None


# --- knowledge and determinism ---------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", SEARCHING)
@pytest.mark.parametrize("fraction", [0.3, 0.6, 0.9])
def test_choice_does_not_depend_on_hidden_information(name, fraction):
    match = match_up_to(fraction)
    seat = match.to_act[0]
    here = choice(name, match, seat)
    for deal in range(2):
        match.state = voleurs.redeal(match.state, seat, rng_for(deal, 99))
        assert choice(name, match, seat) == here


@pytest.mark.slow
def test_same_rng_gives_the_same_choice_with_any_number_of_threads():
    match = match_up_to(0.6)
    seat = match.to_act[0]
    here = choice("search:60", match, seat)
    assert choice("search:60", match, seat) == here
    shared = choice("search:60x2", match, seat)
    assert [(one.action, one.visits) for one in shared.ranking] == [(one.action, one.visits) for one in here.ranking]
    assert sum(here.chances) == pytest.approx(1.0, abs=0.3)
    assert here.action in [one.action for one in here.ranking]


@pytest.mark.slow
def test_budget_of_seconds_is_used(monkeypatch):
    """With a clock that advances at every reading, more readings within the budget give more rollouts."""
    match = match_up_to(0.5)

    def visits(seconds_per_reading):
        readings = count()
        monkeypatch.setattr(sequential_halving, "perf_counter", lambda: next(readings) * seconds_per_reading)
        return sum(one.visits for one in choice("search:1s", match, match.to_act[0]).ranking)

    few, many = visits(0.1), visits(0.02)
    assert 0 < few < many


@pytest.mark.slow
def test_search_does_not_change_its_knowledge():
    match = match_up_to(0.4)
    seat = match.to_act[0]
    knowledge = match.knowledge(seat, rng_for(1))
    before = knowledge.sampled_state.tobytes()
    bot("master:20", "voleurs").choose(knowledge, rng_for(2))
    assert knowledge.sampled_state.tobytes() == before


# --- weights ---------------------------------------------------------------------------------------------------------


def actions_with(weights: dict[str, float]) -> list[Any]:
    """Return the actions of a match between a player with changed weights and two of `master`'s."""
    players = [Policy(weights=weights), Policy(), Policy()]
    runner = compiled_runner(players, voleurs.options(round_cap=ROUND_CAP))
    assert runner is not None
    match = voleurs.new(3, 5, round_cap=ROUND_CAP)
    for seat, steps in runner.play(5).log():
        match.play(action_from_steps(match.state, steps), seat)
    return [played.action for played in match.history if played.seat == 0 and played.action.kind == "offer"]


def false_offers(weights: dict[str, float]) -> int:
    """Return how many offers of a player with changed weights claim another name than the true one."""
    return sum(action.cards != action.claims for action in actions_with(weights))


@pytest.mark.slow
def test_weights_set_the_share_of_lies_and_how_credible_they_must_be():
    assert false_offers({"lies": 0.0}) == 0
    assert false_offers({"lies": 0.5, "caution": 1.0}) == 0
    assert 0 < false_offers({"lies": 0.2}) < false_offers({"lies": 1.0})


@pytest.mark.slow
def test_changed_weights_leave_the_others_as_they_are():
    assert actions_with({"offers": 0.0}) == []
    assert Master(weights={"trust": 0.9}).weights == tuple({**TUNED, "trust": 0.9}.values())
    assert Master(rivals={"trust": 0.9}).rivals != Master().rivals


def test_unknown_weights_are_refused():
    with pytest.raises(ValueError, match="honour"):
        Master(weights={"honour": 1.0})


@pytest.mark.slow
def test_players_that_told_lies_are_robbed_sooner():
    match, seat = first_purchase(vizier_home=False)
    rival = (seat + 1) % 3
    match.state.false_claims[seat, rival] = 2
    workspace_bytes = search_workspace(
        match.knowledge(seat, rng_for(1)), rng_for(1), changed(GREEDY_WEIGHTS, {"grudge": 5.0})
    )
    workspace = arrays.record_in(workspace_bytes, SEARCH_WORKSPACE)
    compute_features(workspace, seat)
    values = {}
    for other in range(3):
        cell = list(workspace.state.occupant).index(code_of(other, THIEF))
        values[other] = robbery_value(workspace, workspace.weights[seat], cell)
    assert values[rival] == pytest.approx(values[(seat + 2) % 3] + 10.0)


# --- interpreted policy and training ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_compiled_and_interpreted_policy_decide_alike():
    """`decision_trace.py` plays the first rounds of a match by the greedy policy."""

    def start_trace(disable_jit: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disable_jit}
        command = [sys.executable, "-W", "error", str(TRACE), str(DECISIONS)]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    compiled, interpreted = (process.communicate(timeout=900) for process in [start_trace("0"), start_trace("1")])
    assert compiled[0] == interpreted[0], interpreted[1]
    assert len(compiled[0].splitlines()) >= DECISIONS, compiled[1]


@pytest.mark.slow
def test_trained_weights_stay_within_their_bounds():
    (generation,) = train(seed=3, generations=1, deals=1)
    bounds = {name: (low, high) for name, _, low, high in WEIGHT_TABLE}
    for weights in (generation.weights, TUNED):
        assert set(weights) == set(bounds)
        assert all(bounds[name][0] <= weight <= bounds[name][1] for name, weight in weights.items())


@pytest.mark.slow
def test_equal_weights_win_a_fair_share():
    assert shares(GREEDY_WEIGHTS, 4, 10, 0, 1) == pytest.approx(1.0)


@pytest.mark.slow
def test_tuned_weights_win_more_than_a_fair_share():
    assert shares(tuple(TUNED.values()), 4, 40, 0, 5) > 1.3
