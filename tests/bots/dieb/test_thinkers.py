"""Computer players of dieb that look ahead."""

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
from baghdad.bots.dieb.rules.decision import decide
from baghdad.bots.dieb.rules.ismcts import begin, most_visited, ponder, search
from baghdad.bots.dieb.rules.turn_search import thrifty
from baghdad.bots.dieb.search_bots import Master, Planner, Search
from baghdad.bots.dieb.weights import weights
from baghdad.core.errors import OptionError
from baghdad.core.rng import rng_for
from baghdad.dieb.actions import CATALOGUE
from baghdad.dieb.rules.turn import find_legal, nth_legal

DIEB = baghdad.game("dieb")
THINKERS = ("search:200", "planner", "master:100")
ABOVE_RANDOM = ("greedy", *THINKERS)
pytestmark = pytest.mark.slow


def choice(name: str, match: baghdad.Match, seed: int = 1) -> Any:
    """What a player does whose turn it is."""
    seat = match.to_act[0]
    rng = rng_for(seed, len(match.history), label_of(seat))
    return bot(name, "dieb").choose(match.knowledge(seat, rng), rng)


def played(names: list[str], seed: int, **options: Any) -> baghdad.Match:
    """A match decided one action at a time."""
    match = DIEB.new(len(names), seed, names, **options)
    while not match.over:
        match.play(choice(names[match.to_act[0]], match, seed).action)
    return match


# --- one table, two gears ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (["greedy", "greedy"], {}),
        (["random", "greedy", "random"], {"decision_cap": 700}),
        (["search:25", "greedy"], {"tactical": True}),
        (["master:15", "planner"], {"edition": "cs"}),
        (["planner", "search:20", "master:10", "greedy"], {"edition": "nl"}),
    ],
    ids=str,
)
def test_compiled_tables_play_the_very_matches_that_are_played_one_by_one(names, options):
    table = compiled_runner("dieb", names, DIEB.options(**options))
    assert table is not None
    for seed in (3, 4):
        quick, slow = table.play(seed), played(names, seed, **options)
        assert [CATALOGUE[number] for number in quick.actions] == [turned.action for turned in slow.history]
        assert quick.seats.tolist() == [turned.seat for turned in slow.history]
        assert slow.result is not None
        assert (quick.winners, quick.reason, quick.scores) == (
            slow.result.winners,
            slow.result.reason,
            slow.result.scores,
        )


def test_players_that_look_at_the_clock_or_are_not_ours_have_no_compiled_table():
    assert compiled_runner("dieb", ["search:0.01s", "greedy"], DIEB.options()) is None
    assert compiled_runner("dieb", ["search:50x2", "greedy"], DIEB.options()) is None
    assert compiled_runner("dieb", ["apprentice", "greedy"], DIEB.options()) is None
    assert compiled_runner("voleurs", ["random"] * 3, baghdad.game("voleurs").options()) is None


# --- what a thinker must see ---------------------------------------------------------------------------------------


def last_turns(count: int, **options: Any) -> list[baghdad.Match]:
    """Positions at the beginning of turns in which `greedy` wins by the cards in hand."""
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
def test_a_win_in_one_turn_is_taken(name):
    for match in last_turns(6):
        me = match.to_act[0]
        while not match.over and match.to_act[0] == me:
            match.play(choice(name, match).action)
        assert match.result is not None
        assert match.result.winners == (me,)


def threat() -> baghdad.Match:
    """Seat 1 wins with its next thief in palace a, for which a dancer pays; seat 0 can make it dearer or impossible."""
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


@pytest.mark.parametrize("name", THINKERS)
def test_a_win_of_another_is_stopped(name):
    match = threat()
    while match.to_act == (0,):
        match.play(choice(name, match).action)
    palace = match.position()["palaces"][0]
    assert palace["neutral"] + palace["guards"][0] != 1  # with nobody to look away, nobody can be smuggled in either


# --- budgets -------------------------------------------------------------------------------------------------------


def opening(seed: int = 5) -> baghdad.Match:
    """A match some way on."""
    match = DIEB.new(2, seed)
    for _ in range(40):
        match.play(choice("greedy", match, seed).action)
    return match


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_generator_gives_the_same_thoughts(name):
    match = opening()
    assert choice(name, match, 3) == choice(name, match, 3)


def test_no_more_iterations_are_made_than_the_name_says():
    for name in ("search:300", "search:300x2", "master:300"):
        ranking = choice(name, opening()).ranking
        assert 150 < sum(one.visits for one in ranking) <= 300


@pytest.mark.parametrize("thinker", [Search(Budget(600)), Master(Budget(300))], ids=["search", "master"])
def test_thinking_ends_when_the_rest_can_not_change_the_choice(thinker):
    spared, match = 0, opening()
    for number in range(60):
        match.play(choice("greedy", match).action)
        if number % 6:
            continue
        memories = []
        for whole in (False, True):
            memory = thinker.memory(int(match.state.players))
            memory.mind.root = match.state
            memory.mind.rng.word = 7
            begin(memory.mind, memory.tree)
            row = weights()[memory.mind.weights]
            if whole:
                search(memory.mind, memory.tree, row, thinker.budget.iterations)
            else:
                ponder(memory.mind, memory.tree, row)
            memories.append(memory)
        short, full = (int(memory.tree[0].visits) for memory in memories)
        assert most_visited(memories[0].tree) == most_visited(memories[1].tree)
        assert short <= full == thinker.budget.iterations
        spared += full - short
    assert spared > 0


def test_several_threads_give_the_same_answer_every_time():
    match = opening()
    first, second = (choice("search:400x3", match, 3) for _ in range(2))
    assert first == second


def visits_in_time(monkeypatch, name, looks):
    """How often a thinker that has a second tries actions, if its time is up after so many looks at the clock."""
    clock = chain([0.0], repeat(0.5, looks), repeat(1.0))
    monkeypatch.setattr(search_bots, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    return sum(one.visits for one in choice(name, opening()).ranking)


def test_a_budget_of_seconds_makes_as_many_iterations_as_there_is_time_for(monkeypatch):
    one, many = (visits_in_time(monkeypatch, "search:1s", looks) for looks in (1, 5))
    assert one >= search_bots.PORTION
    assert many - one == 4 * search_bots.PORTION
    assert visits_in_time(monkeypatch, "master:1sx2", 4) > 0


@pytest.mark.parametrize(
    "text", ["search:", "search:0", "search:x", "search:1e3", "search:-5", "search:9s9", "search:5x0"]
)
def test_budgets_that_make_no_sense_are_refused(text):
    with pytest.raises(OptionError) as raised:
        bot(text, "dieb")
    assert raised.value.code == "bad_bot_parameter"


def test_planners_and_simple_players_take_no_budget():
    for text in ("planner:5", "greedy:5", "random:2s"):
        with pytest.raises(OptionError) as raised:
            bot(text, "dieb")
        assert raised.value.code == "bot_without_parameter"


# --- what they say -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", THINKERS)
def test_thinkers_rank_actions_and_give_everybodys_chances(name):
    match = opening()
    chosen = choice(name, match)
    assert chosen.ranking[0].action == chosen.action
    assert len(chosen.ranking) >= 3
    assert {one.action for one in chosen.ranking} <= set(match.legal())
    assert all(0 <= one.rng <= 1 for one in chosen.ranking)
    assert len(chosen.chances) == 2
    assert sum(chosen.chances) == pytest.approx(1, abs=1e-3)


def test_whoever_is_about_to_win_has_the_better_chances():
    chances = choice("master:300", threat()).chances
    assert chances[1] > chances[0]


# --- plans ---------------------------------------------------------------------------------------------------------


def test_a_plan_looks_at_every_position_once_and_spends_dancers_last():
    match = opening(7)
    memory = Planner().memory(2)
    memory.mind.root = match.state
    decide(memory.mind, memory.tree, memory.stages, memory.seen, weights())
    found = [memory.stages[number].state.tobytes() for number in range(memory.mind.nodes)]
    assert len(found) > 10
    assert len(set(found)) == len(found)


def test_the_thrifty_leave_out_payments_with_more_dancers_than_needed():
    seen = 0
    for seed in range(30):
        match = opening(seed)
        if match.over:
            continue
        match.state.held_dancers[match.state.seat] = 3
        legal = np.zeros(7, np.int64)
        everything = [CATALOGUE[nth_legal(legal, n)] for n in range(find_legal(match.state, legal))]
        thrifty(legal)
        kept = {action for action in everything if is_kept(legal, action.number)}
        for action in everything:
            same = [
                other
                for other in everything
                if (other.kind, other.palace, other.target) == (action.kind, action.palace, action.target)
            ]
            fewest = min(other.dancers for other in same)
            if action.kind in ("smuggle", "guard", "escort", "neutral"):
                seen += 1
                assert (action in kept) == (action.dancers == fewest)
            else:
                assert action in kept
    assert seen > 100


def is_kept(legal: Any, number: int) -> bool:
    """Whether the words still have an action."""
    from baghdad.bots.dieb.rules.ismcts import is_legal

    return bool(is_legal(legal, number))


# --- strength, in small; the league has the large numbers -----------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "least"),
    [(["search:300", "greedy"], 17), (["master:60", "search:300"], 15), (["planner", "greedy"], 18)],
    ids=str,
)
def test_each_is_stronger_than_the_one_before(names, least):
    wins = 0
    for seed in range(10):
        for seats in (names, names[::-1]):
            table = compiled_runner("dieb", seats, DIEB.options())
            assert table is not None
            wins += table.play(seed).winners == (seats.index(names[0]),)
    assert wins >= least


def test_classes_and_names_agree():
    assert isinstance(bot("search:5", "dieb"), Search)
    assert isinstance(bot("master", "dieb"), Master)
    assert bot("thief", "dieb").__class__ is Search
