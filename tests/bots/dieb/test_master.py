"""`master` of dieb: the graph of its own turn, the trials of its ends, and sequential halving."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

import baghdad
from baghdad.arena.dieb.audit import takes_chest
from baghdad.bots import bot
from baghdad.bots.bot import label_of
from baghdad.bots.budget import Budget
from baghdad.bots.dieb import master
from baghdad.bots.dieb.master import Master
from baghdad.bots.dieb.rules.decision import decide
from baghdad.bots.dieb.rules.end_trials import back_up, choose_child, corrected, try_end
from baghdad.bots.dieb.rules.turn_graph import end_with_deal, ends_turn, pop, push
from baghdad.bots.dieb.rules.turn_halving import (
    MOST_OPENED,
    drop_worse_half,
    end_chance,
    look_deeper,
    needs_second_look,
    try_ends,
)
from baghdad.bots.dieb.search_bots import USUAL_ENDS, USUAL_OPENED, SearchMemory
from baghdad.bots.dieb.weights import weights
from baghdad.bots.dieb.workspace import MAX_ENDS, QUEUE_SIZE
from baghdad.core.rng import below, rng_for
from baghdad.dieb.action_ids import END
from baghdad.dieb.rules.turn import find_legal
from baghdad.dieb.state import PLAYING

DIEB = baghdad.game("dieb")
NEVER = float("inf")


def match_in_progress(players: int = 2, seed: int = 5, actions: int = 40) -> baghdad.Match:
    """Return a match after some greedy actions."""
    match = DIEB.new(players, seed)
    while len(match.history) < actions:
        match.play(choice("greedy", match).action)
    return match


def choice(name: str, match: baghdad.Match, seed: int = 1) -> Any:
    """Return the choice of a player for the seat to act."""
    seat = match.to_act[0]
    rng = rng_for(seed, len(match.history), label_of(seat))
    return bot(name, "dieb").choose(match.knowledge(seat, rng), rng)


def prepared(match: baghdad.Match, trials: int = 400) -> SearchMemory:
    """Return the memory of a search at a position, with nothing done yet."""
    memory = Master(Budget(trials)).allocate(match.players)
    memory.workspace.root = match.state
    memory.workspace.rng.word = 7
    return memory


def with_ends(match: baghdad.Match, trials: int = 400) -> SearchMemory:
    """Return the memory of a search that has looked through the turn."""
    memory = prepared(match, trials)
    master.find_ends(memory, NEVER)
    return memory


def row_of(memory: SearchMemory) -> Any:
    return weights()[memory.workspace.weights_row]


# --- the own turn ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_graph_has_each_position_once(players):
    memory = with_ends(match_in_progress(players))
    number = int(memory.workspace.opened)
    found = set()
    for node in range(number):
        state = memory.turn_nodes[node].state
        state.decisions = 0  # orders of the same actions differ in nothing else
        found.add(state.tobytes())
    assert len(found) == number > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_guards_go_there_and_back_for_nothing(players):
    memory = with_ends(match_in_progress(players))
    for node in range(1, int(memory.workspace.opened)):
        pieces = pieces_at(memory, node)
        while node:
            node = int(memory.turn_nodes[node].parent)
            assert pieces_at(memory, node) != pieces


def pieces_at(memory: SearchMemory, node: int) -> tuple[list[int], list[int], int]:
    state = memory.turn_nodes[node].state
    return [int(guards) for guards in state.guards], [int(thieves) for thieves in state.thieves], int(state.chests)


def test_ends_end_the_turn_and_are_different():
    workspace = with_ends(match_in_progress()).workspace
    ends = [workspace.ends[number] for number in range(workspace.end_count)]
    assert len(ends) == USUAL_ENDS
    assert all(ends_turn(int(end.action)) for end in ends)
    assert len({(int(end.turn_node), int(end.action)) for end in ends}) == len(ends)


def test_queue_gives_the_largest_lead_first():
    workspace, rng = Master(Budget(1)).allocate(2).workspace, rng_for(3)
    leads = [float(below(rng, 1000)) for _ in range(300)]
    for step, lead in enumerate(leads):
        push(workspace, lead, step)
    assert [leads[pop(workspace)] for _ in leads] == sorted(leads, reverse=True)
    assert workspace.queue_length == 0


def test_full_queue_keeps_the_largest_lead():
    workspace = Master(Budget(1)).allocate(2).workspace
    for step in range(QUEUE_SIZE):
        push(workspace, 0.0, step)
    push(workspace, 1.0, QUEUE_SIZE)
    assert workspace.queue_length == QUEUE_SIZE
    assert pop(workspace) == QUEUE_SIZE


# --- deals -----------------------------------------------------------------------------------------------------------


def test_all_ends_are_tried_with_the_same_deals():
    match = match_in_progress(3)
    memory, seat = with_ends(match), int(match.state.seat)
    hands = []
    for deal in range(5):
        found = set()
        for number in range(memory.workspace.end_count):
            end = memory.workspace.ends[number]
            memory.workspace.trial = memory.turn_nodes[int(end.turn_node)].state
            end_with_deal(memory.workspace, memory.workspace.trial, deal, int(end.action))
            cards = memory.workspace.trial.cards
            found.add(tuple(int(cards[other]) for other in range(3) if other != seat))
        assert len(found) == 1
        hands.append(found.pop())
    assert len(set(hands)) == 5


# --- trials ----------------------------------------------------------------------------------------------------------


def test_trials_correct_the_promise_of_an_action_by_their_mean():
    memory = with_ends(match_in_progress())
    for _ in range(60):
        try_end(memory.workspace, memory.tree, memory.turn_nodes, 0, row_of(memory))
    end = memory.workspace.ends[0]
    assert end.visits == 60
    assert sum(end.surplus) == pytest.approx(0)
    assert end_chance(memory.workspace, 0, 0) == pytest.approx(end.promises[0] + end.surplus[0] / (60 + 1))
    child, visits = int(memory.tree[int(end.tree_node)].first_child), 0
    while child:
        node = memory.tree[child]
        visits += int(node.visits)
        assert corrected(node, 0.5) == pytest.approx(0.5 + float(node.total_value) / (int(node.visits) + 1))
        child = int(node.next_sibling)
    assert visits == 60


def test_a_position_is_worth_no_less_than_its_best_known_action():
    memory = with_ends(match_in_progress(3))
    workspace, tree = memory.workspace, memory.tree
    node = tree[MAX_ENDS + 1]
    node.seat, node.visits, node.total_value = 1, 0, 0.0
    workspace.path[1], workspace.path_promises[1] = MAX_ENDS + 1, 0.3
    for known, expected in [(0.6, [0.2, 0.6, 0.2]), (-1.0, [0.4, 0.2, 0.4])]:
        workspace.path_best[1] = known
        for seat, chance in enumerate((0.4, 0.2, 0.4)):
            workspace.chances[seat] = chance
        back_up(workspace, tree, 1)
        assert [float(workspace.chances[seat]) for seat in range(3)] == pytest.approx(expected)
    assert node.visits == 2
    assert float(node.total_value) == pytest.approx(2 * (0.2 - 0.3))


def test_first_choice_is_the_action_with_the_best_evaluation():
    memory = with_ends(match_in_progress())
    workspace = memory.workspace
    workspace.state = match_in_progress().state
    find_legal(workspace.state, workspace.legal)
    child = choose_child(workspace, memory.tree, 1, 1, row_of(memory))
    chances = dict(master.promises(memory))
    assert chances[int(memory.tree[child].action)] == max(chances.values())


# --- sequential halving ----------------------------------------------------------------------------------------------


def test_ends_that_are_left_have_been_tried_equally_often():
    memory = with_ends(match_in_progress())
    workspace, seat, tried = memory.workspace, int(memory.workspace.root.seat), 0
    while workspace.end_count > 1:
        before = int(workspace.end_count)
        try_ends(workspace, memory.tree, memory.turn_nodes, 5, row_of(memory))
        tried += 5
        assert {int(workspace.ends[number].visits) for number in range(before)} == {tried}
        drop_worse_half(workspace)
        assert workspace.end_count == (before + 1) // 2
        values = [float(end_chance(workspace, number, seat)) for number in range(before)]
        assert values == sorted(values, reverse=True)


@pytest.mark.parametrize("trials", [1, 10, 37, 100, 600])
def test_trials_stay_within_the_budget(trials):
    visits = sum(ranked.visits for ranked in choice(f"master:{trials}", match_in_progress()).ranking)
    assert visits <= trials
    assert visits > 0 or trials < 8


def test_choice_is_that_of_the_compiled_decision():
    for actions in (0, 3, 12, 40, 60):
        match = match_in_progress(actions=actions)
        seat = match.to_act[0]
        rng = rng_for(1, len(match.history), label_of(seat))
        knowledge = match.knowledge(seat, rng)
        memory = Master(Budget(80)).allocate(2)
        memory.workspace.root = knowledge.sampled_state
        memory.workspace.rng.word = rng.word
        number = decide(memory.workspace, memory.tree, memory.turn_nodes, memory.transpositions, weights())
        assert Master(Budget(80)).choose(knowledge, rng).action.number == number


DECIDE = """
import baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
match = baghdad.game("dieb").new(players=3, seed=7)
for number in range(16):
    rng = rng_for(1, number)
    player = bot("master:8" if number % 5 in (0, 4) else "greedy", "dieb")
    choice = player.choose(match.knowledge(match.to_act[0], rng), rng)
    match.play(choice.action)
    print(choice.action, [(str(each.action), round(each.chance, 6), each.visits) for each in choice.ranking[:4]])
"""


def test_interpreted_master_chooses_the_same():
    texts = []
    for disable in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disable}
        command = [sys.executable, "-c", DECIDE]
        texts.append(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert texts[0] == texts[1] != ""


# --- threads and seconds ---------------------------------------------------------------------------------------------


def test_threads_share_their_trials_and_the_choice_is_always_the_same():
    match = match_in_progress()
    first, second = (choice("master:600x3", match, 3) for _ in range(2))
    assert first == second
    assert 100 < sum(ranked.visits for ranked in first.ranking) <= 600


def test_merged_ends_have_the_trials_of_all_threads():
    memory = with_ends(match_in_progress())
    player = Master(Budget(400, threads=2))
    memories = [memory, player._copy(memory, rng_for(9))]
    before = master.sums_of(memory.workspace)
    for each in memories:
        try_ends(each.workspace, each.tree, each.turn_nodes, 3, row_of(each))
    sums = [float(each.workspace.ends[0].surplus[0]) for each in memories]
    assert sums[0] != sums[1]  # other deals
    master.merge(memories, before)
    assert memories[0].workspace.ends.tobytes() == memories[1].workspace.ends.tobytes()
    for each in memories:
        assert each.workspace.ends[0].visits == 6
        assert float(each.workspace.ends[0].surplus[0]) == pytest.approx(sum(sums))


def visits_within(monkeypatch: pytest.MonkeyPatch, name: str, step: float) -> int:
    """Return the visits of a bot while the clock goes on by `step` seconds whenever it is read."""
    clock = count()
    monkeypatch.setattr(master, "time", SimpleNamespace(perf_counter=lambda: step * next(clock)))
    return sum(ranked.visits for ranked in choice(name, match_in_progress()).ranking)


def test_budget_of_seconds_is_used_up(monkeypatch):
    few, many = (visits_within(monkeypatch, "master:1s", step) for step in (0.2, 0.02))
    assert 0 < few < many
    assert visits_within(monkeypatch, "master:1sx2", 0.1) > 0


def test_a_larger_budget_looks_at_more_of_the_turn():
    def settings(budget: Budget) -> tuple[int, int]:
        workspace = Master(budget).allocate(2).workspace
        return int(workspace.max_ends), int(workspace.max_opened)

    assert settings(Budget(50)) == settings(Budget(1200)) == (USUAL_ENDS, USUAL_OPENED)
    assert settings(Budget(4800)) == settings(Budget(0, 0.048)) == (4 * USUAL_ENDS, 2 * USUAL_OPENED)
    assert settings(Budget(1_000_000)) == (MAX_ENDS, MOST_OPENED)
    memory = with_ends(match_in_progress(), 4800)
    assert int(memory.workspace.end_count) > 2 * USUAL_ENDS


def test_all_decisions_of_a_turn_have_the_same_deals():
    match = match_in_progress()
    first = with_ends(match)
    action = next(action for action in match.legal() if not ends_turn(action.number))
    match.play(action)
    second = with_ends(match)
    assert key_of_deals(first) == key_of_deals(second)
    match.play(next(action for action in match.legal() if ends_turn(action.number)))
    assert key_of_deals(first) != key_of_deals(with_ends(match))


def key_of_deals(memory: SearchMemory) -> list[int]:
    return [int(word) for word in memory.workspace.deal_key]


# --- a second look ---------------------------------------------------------------------------------------------------


def test_a_chest_is_left_only_after_a_second_look():
    match = match_in_progress()
    while not takes_chest(match.state, match.to_act[0]):
        match.play(choice("greedy", match).action)
    workspace = prepared(match, 40).workspace
    workspace.deep_iterations = 1000
    assert needs_second_look(workspace, END)
    assert not needs_second_look(workspace, match.legal()[0].number) or ends_turn(match.legal()[0].number)
    look_deeper(workspace)
    assert (workspace.iterations, workspace.max_ends, workspace.max_opened) == (1000, MAX_ENDS, MOST_OPENED)
    assert not needs_second_look(workspace, END)


def test_where_no_chest_can_be_taken_one_look_is_enough():
    match = DIEB.new(2, 3)
    while match.state.phase != PLAYING:
        match.play(choice("greedy", match).action)
    workspace = prepared(match, 40).workspace
    workspace.deep_iterations = 1000
    assert not needs_second_look(workspace, END)
