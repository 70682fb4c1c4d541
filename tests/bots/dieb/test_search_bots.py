"""The searching players of dieb: `search`, `ismcts`, `planner` and `master`."""

from __future__ import annotations

from itertools import chain, repeat
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import baghdad
from baghdad.bots import bot
from baghdad.bots.bot import label_of
from baghdad.bots.budget import Budget
from baghdad.bots.compiled_matches import compiled_runner
from baghdad.bots.dieb import search_bots
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.rules.decision import decide
from baghdad.bots.dieb.rules.ismcts import most_visited_action, reset_tree, run_iterations, run_search
from baghdad.bots.dieb.rules.turn_search import drop_wasteful_payments
from baghdad.bots.dieb.search_bots import Ismcts, Planner, Search
from baghdad.bots.dieb.weights import weights
from baghdad.core.errors import OptionError
from baghdad.core.rng import rng_for
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.turn import find_legal, nth_legal

DIEB = baghdad.game("dieb")
SEARCHING = ("search:200", "planner", "ismcts:100", "master:100")
ABOVE_RANDOM = ("greedy", *SEARCHING)
pytestmark = pytest.mark.slow


def choice(name: str, match: baghdad.Match, seed: int = 1) -> Any:
    """Return the choice of a player for the seat to act."""
    seat = match.to_act[0]
    rng = rng_for(seed, len(match.history), label_of(seat))
    return bot(name, "dieb").choose(match.knowledge(seat, rng), rng)


def play_stepwise(names: list[str], seed: int, **options: Any) -> baghdad.Match:
    """Play a match step by step."""
    match = DIEB.new(len(names), seed, names, **options)
    while not match.over:
        match.play(choice(names[match.to_act[0]], match, seed).action)
    return match


# --- compiled matches ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["greedy", "greedy"], {}),
        (["random", "greedy", "random"], {"decision_cap": 700}),
        (["search:25", "greedy"], {"tactical": True}),
        (["master:15", "planner"], {"edition": "cs"}),
        (["ismcts:15", "master:60"], {}),
        (["planner", "search:20", "master:10", "greedy"], {"edition": "nl"}),
    ],
    ids=str,
)
def test_compiled_matches_equal_matches_played_step_by_step(names, options):
    runner = compiled_runner("dieb", names, DIEB.options(**options))
    assert runner is not None
    for seed in (3, 4):
        compiled, stepwise = runner.play(seed), play_stepwise(names, seed, **options)
        assert [CATALOGUE[number] for number in compiled.steps] == [played.action for played in stepwise.history]
        assert compiled.seats.tolist() == [played.seat for played in stepwise.history]
        assert stepwise.result is not None
        assert (compiled.winners, compiled.reason, compiled.scores) == (
            stepwise.result.winners,
            stepwise.result.reason,
            stepwise.result.scores,
        )


def test_bots_with_time_limits_or_threads_or_python_code_have_no_compiled_runner():
    assert compiled_runner("dieb", ["search:0.01s", "greedy"], DIEB.options()) is None
    assert compiled_runner("dieb", ["search:50x2", "greedy"], DIEB.options()) is None
    assert compiled_runner("dieb", ["apprentice", "greedy"], DIEB.options()) is None
    assert compiled_runner("voleurs", ["random"] * 3, baghdad.game("voleurs").options()) is None


# --- wins within a turn ----------------------------------------------------------------------------------------------


def winning_positions(count: int, **options: Any) -> list[baghdad.Match]:
    """Return positions at the start of turns in which `greedy` wins with the cards in hand."""
    found: list[baghdad.Match] = []
    seed = 0
    while len(found) < count:
        match, start = DIEB.new(2, seed, **options), None
        while not match.over:
            if not match.history or match.history[-1].action.kind in ("end", "pass"):
                start = match.position()
            match.play(choice("greedy", match, seed).action)
        found.append(DIEB.from_position(start, seed))
        seed += 1
    return found


@pytest.mark.parametrize("name", ABOVE_RANDOM)
def test_win_within_the_turn_is_taken(name):
    for match in winning_positions(6):
        me = match.to_act[0]
        while not match.over and match.to_act[0] == me:
            match.play(choice(name, match).action)
        assert match.result is not None
        assert match.result.winners == (me,)


def threat_position() -> baghdad.Match:
    """Return a position where seat 1 wins with its next thief in palace a, paid by a dancer, if seat 0 lets it."""
    match = DIEB.new(2, 1)
    while match.position()["phase"] == "placing":
        match.play(match.legal()[0])
    position = match.position()
    for number, palace in enumerate(position["palaces"]):
        palace.update({"chests": 4, "neutral": 1, "guards": [0, 0], "thieves": [0, 0]})
        palace["guards"][0] = int(number in (1, 2, 3, 4))
    position["palaces"][0].update({"thieves": [0, 3], "guards": [0, 1]})
    for number in (1, 5, 3):
        position["palaces"][number]["guards"][1] = 1
    everything = np.array([17] * 6)
    hands = np.array([[1, 1, 0, 1, 0, 1], [0] * 6])
    position["hands"] = [{"cards": hand.tolist(), "dancers": seat} for seat, hand in enumerate(hands)]
    position["deck"] = (everything - hands.sum(axis=0)).tolist()
    position["discard"] = [0] * 6
    position["dancers"] = 7
    position["chests_won"] = [[], [4, 4, 4, 4, 4]]
    for number in range(1, 6):
        position["palaces"][number]["chests"] = 3
    return DIEB.from_position(position, 1)


@pytest.mark.parametrize("name", SEARCHING)
def test_win_of_a_rival_is_prevented(name):
    match = threat_position()
    while match.to_act == (0,):
        match.play(choice(name, match).action)
    palace = match.position()["palaces"][0]
    # One foreign guard is all that seat 1 can pay; with none it can't smuggle.
    assert palace["neutral"] + palace["guards"][0] != 1


# --- budgets ---------------------------------------------------------------------------------------------------------


def match_in_progress(seed: int = 5) -> baghdad.Match:
    """Return a match after 40 greedy actions."""
    match = DIEB.new(2, seed)
    for _ in range(40):
        match.play(choice("greedy", match, seed).action)
    return match


@pytest.mark.parametrize("name", SEARCHING)
def test_same_rng_gives_the_same_choice(name):
    match = match_in_progress()
    assert choice(name, match, 3) == choice(name, match, 3)


def test_iterations_stay_within_the_budget():
    for name in ("search:300", "search:300x2", "ismcts:300"):
        ranking = choice(name, match_in_progress()).ranking
        assert 150 < sum(one.visits for one in ranking) <= 300


@pytest.mark.parametrize("player", [Search(Budget(600)), Ismcts(Budget(300))], ids=["search", "ismcts"])
def test_search_stops_early_only_if_the_choice_is_settled(player):
    saved, match = 0, match_in_progress()
    for number in range(60):
        match.play(choice("greedy", match).action)
        if number % 6:
            continue
        memories = []
        for full_budget in (False, True):
            memory = player.allocate(int(match.state.players))
            memory.workspace.root = match.state
            memory.workspace.rng.word = 7
            reset_tree(memory.workspace, memory.tree)
            row = weights()[memory.workspace.weights_row]
            if full_budget:
                run_iterations(memory.workspace, memory.tree, row, player.budget.iterations)
            else:
                run_search(memory.workspace, memory.tree, row)
            memories.append(memory)
        short, full = (int(memory.tree[0].visits) for memory in memories)
        assert most_visited_action(memories[0].tree) == most_visited_action(memories[1].tree)
        assert short <= full == player.budget.iterations
        saved += full - short
    assert saved > 0


def test_search_with_several_threads_is_deterministic():
    match = match_in_progress()
    first, second = (choice("search:400x3", match, 3) for _ in range(2))
    assert first == second


def visits_within(monkeypatch, name, clock_readings):
    """Return the visits of a bot with a budget of one second that runs out after so many readings of the clock."""
    clock = chain([0.0], repeat(0.5, clock_readings), repeat(1.0))
    monkeypatch.setattr(search_bots, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    return sum(one.visits for one in choice(name, match_in_progress()).ranking)


def test_budget_of_seconds_is_used_up(monkeypatch):
    few, many = (visits_within(monkeypatch, "search:1s", readings) for readings in (1, 5))
    assert few >= search_bots.CLOCK_INTERVAL
    assert many - few == 4 * search_bots.CLOCK_INTERVAL
    assert visits_within(monkeypatch, "ismcts:1sx2", 4) > 0


@pytest.mark.parametrize(
    "text", ["search:", "search:0", "search:x", "search:1e3", "search:-5", "search:9s9", "search:5x0"]
)
def test_bad_budgets_are_refused(text):
    with pytest.raises(OptionError) as raised:
        bot(text, "dieb")
    assert raised.value.code == "bad_bot_parameter"


def test_planner_greedy_and_random_take_no_budget():
    for text in ("planner:5", "greedy:5", "random:2s"):
        with pytest.raises(OptionError) as raised:
            bot(text, "dieb")
        assert raised.value.code == "bot_without_parameter"


# --- ranking and win chances -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEARCHING)
def test_choice_has_a_ranking_and_win_chances_of_all_seats(name):
    match = match_in_progress()
    chosen = choice(name, match)
    assert chosen.ranking[0].action == chosen.action
    assert len(chosen.ranking) >= 3
    assert {one.action for one in chosen.ranking} <= set(match.legal())
    assert all(0 <= one.chance <= 1 for one in chosen.ranking)
    assert len(chosen.chances) == 2
    assert sum(chosen.chances) == pytest.approx(1, abs=1e-3)


def test_seat_about_to_win_has_the_higher_win_chance():
    chances = choice("master:300", threat_position()).chances
    assert chances[1] > chances[0]


# --- turn search -----------------------------------------------------------------------------------------------------


def test_turn_search_visits_every_position_once():
    match = match_in_progress(7)
    memory = Planner().allocate(2)
    memory.workspace.root = match.state
    decide(memory.workspace, memory.tree, memory.turn_nodes, memory.transpositions, weights())
    found = [memory.turn_nodes[number].state.tobytes() for number in range(memory.workspace.node_count)]
    assert len(found) > 10
    assert len(set(found)) == len(found)


def test_payments_with_more_dancers_than_needed_are_dropped():
    seen = 0
    for seed in range(30):
        match = match_in_progress(seed)
        if match.over:
            continue
        match.state.held_dancers[match.state.seat] = 3
        legal = np.zeros(7, np.int64)
        actions = [CATALOGUE[nth_legal(legal, n)] for n in range(find_legal(match.state, legal))]
        drop_wasteful_payments(legal)
        kept = {action for action in actions if is_kept(legal, action.number)}
        for action in actions:
            alternatives = [
                other
                for other in actions
                if (other.kind, other.palace, other.target) == (action.kind, action.palace, action.target)
            ]
            fewest = min(other.dancers for other in alternatives)
            if action.kind in ("smuggle", "guard", "escort", "neutral"):
                seen += 1
                assert (action in kept) == (action.dancers == fewest)
            else:
                assert action in kept
    assert seen > 100


def is_kept(legal: Any, number: int) -> bool:
    """Return whether an action is still set in the mask."""
    from baghdad.bots.dieb.rules.ismcts import is_legal

    return bool(is_legal(legal, number))


# --- strength; docs/bots.md has results of many matches --------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "least"),
    [(["search:300", "greedy"], 17), (["master:60", "search:300"], 15), (["planner", "greedy"], 18)],
    ids=str,
)
def test_searching_players_beat_weaker_ones(names, least):
    wins = 0
    for seed in range(10):
        for seats in (names, names[::-1]):
            runner = compiled_runner("dieb", seats, DIEB.options())
            assert runner is not None
            wins += runner.play(seed).winners == (seats.index(names[0]),)
    assert wins >= least


def test_names_give_the_documented_classes():
    assert isinstance(bot("search:5", "dieb"), Search)
    assert isinstance(bot("master", "dieb"), Master)
    assert isinstance(bot("ismcts:5", "dieb"), Ismcts)
    assert bot("thief", "dieb").__class__ is Search
