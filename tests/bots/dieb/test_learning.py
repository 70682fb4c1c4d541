"""Learning of evaluation weights in dieb: steps towards targets, and the targets of searched turns."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from baghdad.bots.dieb.rules import turn_learning
from baghdad.bots.dieb.rules.evaluation import evaluate
from baghdad.bots.dieb.rules.features import FEATURES, WEIGHTS
from baghdad.bots.dieb.rules.td_learning import update_weights
from baghdad.bots.dieb.rules.turn_graph import open_positions, reset_graph
from baghdad.bots.dieb.rules.turn_learning import choose_end, keep_turn, learn_match, learn_turns, pass_on_promises
from baghdad.bots.dieb.search_bots import Planner
from baghdad.bots.dieb.weights import learned_row, weights
from baghdad.core.rng import rng_for
from baghdad.dieb import game
from baghdad.dieb.box import MAX_PLAYERS
from baghdad.dieb.workspace import workspace
from tests.bots.dieb.test_master import match_in_progress


def package_row(players: int) -> np.ndarray:
    return np.array(weights()[learned_row(players)])


def evaluation_of(state, row: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return the features and the evaluation of a position."""
    features, chances = np.zeros((MAX_PLAYERS, FEATURES), np.int32), np.zeros(MAX_PLAYERS)
    evaluate(state, row, features, chances)
    return features, chances


def empty_positions(number: int):
    return (
        np.zeros((number, MAX_PLAYERS, FEATURES), np.int32),
        np.zeros((number, MAX_PLAYERS)),
        np.zeros((number, MAX_PLAYERS)),
        np.ones(number),
    )


def searched_turn(players: int, seed: int = 5):
    """Return the memory of a turn that has been looked through."""
    memory = Planner().allocate(players)
    memory.workspace.root = match_in_progress(players, seed).state
    memory.workspace.rng.word = 7
    graph = memory.turn_nodes, memory.transpositions
    reset_graph(memory.workspace, *graph)
    open_positions(memory.workspace, *graph, 60, package_row(players))
    return memory


# --- steps -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_step_moves_the_evaluation_towards_the_target(players):
    row, squares = package_row(players), np.full(WEIGHTS, 300.0)
    state = match_in_progress(players).state
    positions = empty_positions(1)
    positions[0][0], positions[1][0] = evaluation_of(state, row)
    before = positions[1][0, :players].copy()
    result = np.zeros((2, MAX_PLAYERS))
    result[:, 1] = 1.0  # the second seat wins
    learn_match(positions, result, np.array([0, 1], np.int32), 1, players, row, squares, 0.2, 1.0)
    after = evaluation_of(state, row)[1][:players]
    assert before[1] < after[1] < 1.0
    assert all(after[seat] < before[seat] for seat in range(players) if seat != 1)


def test_td_step_moves_the_evaluation_towards_the_result():
    row, squares = package_row(2), np.zeros(WEIGHTS)
    state = match_in_progress().state
    features, chances = evaluation_of(state, row)
    lost = np.array([0.0, 1.0, 0.0, 0.0])
    update_weights(np.array([features, features]), np.array([chances, lost]), 2, 2, row, squares, 0.01, 0.97)
    assert evaluation_of(state, row)[1][0] < chances[0]


def targets(values, shifts, lambda_, monkeypatch) -> list[float]:
    """Return the first seat's target in each turn, one position a turn, from errors of evaluations of 0."""
    found = []
    monkeypatch.setattr(turn_learning, "correct_weights", lambda indices, error, *_: found.append(error))
    positions = empty_positions(len(shifts))
    positions[2][:, 0] = shifts
    chances = np.zeros((len(values), MAX_PLAYERS))
    chances[:, 0] = values
    arguments = positions, chances, np.arange(len(values), dtype=np.int32), len(shifts), 1, None, None, 1.0, lambda_
    getattr(learn_match, "py_func", learn_match)(*arguments)
    return found[::-1]


def test_targets_are_the_returns_of_the_turns(monkeypatch):
    won = 1.0
    assert targets([0.5, 0.6, won], [0.0, 0.0], 1.0, monkeypatch) == pytest.approx([won, won])
    assert targets([0.5, 0.6, won], [0.0, 0.0], 0.0, monkeypatch) == pytest.approx([0.5, 0.6])
    second = 0.9 * won + 0.1 * 0.6
    assert targets([0.5, 0.6, won], [0.0, 0.0], 0.9, monkeypatch) == pytest.approx([0.9 * second + 0.1 * 0.5, second])


def test_target_before_a_poor_turn_is_that_of_the_best_end(monkeypatch):
    """A random end that is .1 worse than the best doesn't make the position before it worse."""
    first, second = targets([0.5, 0.6, 0.8], [0.0, 0.1], 1.0, monkeypatch)
    assert second == pytest.approx(0.8 + 0.1)
    assert first == pytest.approx(second)


# --- searched turns --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_position_promises_as_much_as_those_that_it_leads_to(players):
    memory = searched_turn(players)
    workspace, nodes, seat = memory.workspace, memory.turn_nodes, int(memory.workspace.root.seat)
    pass_on_promises(workspace, nodes)
    steps = [(int(step.node), int(step.next_node)) for step in workspace.steps[: workspace.step_count]]
    assert len(steps) >= workspace.opened - 1
    assert any(nodes[after].parent != node for node, after in steps)  # a second way to a position
    assert all(nodes[node].promises[seat] >= nodes[after].promises[seat] for node, after in steps)
    assert float(nodes[0].promises[seat]) == float(workspace.ends[0].promises[seat])


@pytest.mark.parametrize("players", [2, 3])
def test_all_opened_positions_are_kept_with_their_best_ends(players):
    memory, row = searched_turn(players), package_row(players)
    workspace, nodes, seat = memory.workspace, memory.turn_nodes, int(memory.workspace.root.seat)
    pass_on_promises(workspace, nodes)
    positions, chosen = empty_positions(200), workspace.ends[1]
    number = keep_turn(workspace, nodes, positions, 0, chosen, row)
    assert number == workspace.opened > 20
    assert (positions[0][0] == evaluation_of(workspace.root, row)[0]).all()
    shifts, shares = positions[2][:number, seat], positions[3][:number]
    best = float(workspace.ends[0].promises[seat] - chosen.promises[seat])
    assert shifts[0] == shifts.max() == pytest.approx(best)
    assert sum(shares) == pytest.approx(1)
    assert shares[int(chosen.turn_node)] == shares.max() > shares.min() > 0


def test_best_end_is_played_but_for_noise_and_random_ones():
    workspace = searched_turn(2).workspace
    assert choose_end(workspace, rng_for(1), 0.0, 0.0) == 0
    assert len({choose_end(workspace, rng_for(number), 0.0, 1.0) for number in range(60)}) > 5
    assert len({choose_end(workspace, rng_for(number), 0.5, 0.0) for number in range(60)}) > 2


def learned(players: int, matches: int) -> SimpleNamespace:
    """Return what is learned in a few matches."""
    memory, row, squares = Planner().allocate(players), package_row(players), np.full(WEIGHTS, 300.0)
    work = workspace(9, game.options())
    search = memory.workspace, memory.turn_nodes, memory.transpositions
    length = learn_turns(work, search, players, matches, row, squares, 0.2, 0.9, 0.01, 0.01)
    return SimpleNamespace(row=row, squares=squares, length=length)


@pytest.mark.parametrize("players", [2, 4])
def test_matches_are_played_and_learned_from(players):
    first, second = learned(players, 3), learned(players, 3)
    assert 20 < first.length < 200
    assert np.array_equal(first.row, second.row)  # the same RNG, the same weights
    changed = first.row != package_row(players)
    assert 100 < changed.sum() < WEIGHTS
    assert np.abs(first.row - package_row(players)).max() < 0.5
    assert (first.squares[changed] > 300.0).all()
