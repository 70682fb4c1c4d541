"""OpenSpiel's own tests, a state checker that redeals, and OpenSpiel's ISMCTS on our resampler."""

import json
import pickle
import random
import sys
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import baghdad.envs.openspiel  # noqa: E402 - registers
from baghdad.bots import bot  # noqa: E402
from baghdad.core.rng import rng_for  # noqa: E402

GAMES = [
    "python_baghdad_dieb(players=2,decision_cap=150)",
    "python_baghdad_dieb(players=3,tactical=True,decision_cap=150)",
    "python_baghdad_voleurs(players=3,offer_cap=1,decision_cap=250)",
]
pytestmark = pytest.mark.slow
each = pytest.mark.parametrize("text", GAMES)


def is_decision_node(state):
    return state.current_player() >= 0


def check_redeals(state):
    if not is_decision_node(state):
        return
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, random.Random(1).random)
        assert other.current_player() == state.current_player()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()


@each
def test_openspiel_random_simulation_passes(text):
    visited = [0]

    def check_some(state):
        visited[0] += 1
        if visited[0] % 20 == 0:
            check_redeals(state)

    pyspiel.random_sim_test(
        pyspiel.load_game(text), num_sims=1, serialize=False, verbose=False, state_checker_fn=check_some
    )
    assert visited[0] > 50


def random_states(game, seed, max_steps=100_000):
    """Play at random; yield every state on the way."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and max_steps:
        yield state
        max_steps -= 1
        actions = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
    yield state


@each
def test_history_replays_to_the_same_state(text):
    game = pyspiel.load_game(text)
    *_, state = random_states(game, 2, 120)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    kept_game, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(kept) == str(state)
    assert str(kept_game) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_long_history_is_serialized():
    game = pyspiel.load_game("python_baghdad_dieb(players=2)")
    *_, state = random_states(game, 2, 1200)
    assert len(state.history()) == 1200
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(kept) == str(state)
    assert kept.information_state_string(0) == state.information_state_string(0)


@each
def test_clones_are_independent(text):
    game = pyspiel.load_game(text)
    *_, state = random_states(game, 3, 60)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    for _ in range(10):
        actions = clone.legal_actions()
        clone.apply_action(actions[0])
    assert str(state) == before
    assert str(clone) != before


def test_clone_does_not_reveal_future_draws():
    game = pyspiel.load_game(GAMES[0])
    for state in random_states(game, 4, 200):
        if state.is_chance_node() and len(state.history()) > 40:
            ends = set()
            for outcome in range(8):
                clone = state.clone()
                while clone.is_chance_node():
                    clone.apply_action(outcome)
                ends.add(str(clone))
            assert len(ends) > 4
            return
    raise AssertionError("nothing was drawn")


@each
def test_returns_sum_to_zero_at_the_end(text):
    game = pyspiel.load_game(text)
    *_, state = random_states(game, 5)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)
    assert state.move_number() >= 100
    assert state.legal_actions() == []


@each
def test_tensors_contain_the_observation_planes(text):
    game = pyspiel.load_game(text)
    *_, state = random_states(game, 6, 90)
    observation = make_observation(game)
    for player in range(game.num_players()):
        observation.set_from(state, player)
        row = state.match.env.observe(player)
        assert np.array_equal(observation.tensor, row.astype(np.float32))
        assert observation.string_from(state, player) == state.observation_string(player)
        assert observation.dict["you"].argmax() == player
        assert len(state.information_state_tensor(player)) == len(row) + 128
    assert game.observation_tensor_shape() == [len(row)]


@each
def test_methods_for_python_agree_with_openspiels_own(text):
    game, openspiels = pyspiel.load_game(text), pyspiel.State
    for number, state in enumerate(random_states(game, 9)):
        assert state.is_chance_node() == openspiels.is_chance_node(state)
        assert state.legal_actions() == openspiels.legal_actions(state)
        if number % 20 == 0:
            for player in range(game.num_players()):
                assert state.legal_actions(player) == openspiels.legal_actions(state, player)
                assert state.observation_tensor(player) == openspiels.observation_tensor(state, player)
                assert state.information_state_tensor(player) == openspiels.information_state_tensor(state, player)
        if state.current_player() >= 0:
            state.legal_actions().clear()  # a list of the caller's own
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(game.num_players())


@each
def test_structs_agree_with_tensors_and_action_texts(text):
    game = pyspiel.load_game(text)
    state = next(state for state in random_states(game, 6) if is_decision_node(state) and state.move_number() > 60)
    player = state.current_player()
    observation = make_observation(game)
    observation.set_from(state, player)
    seen = state.to_observation_struct(player).to_json()
    assert json.loads(seen) == {name: plane.tolist() for name, plane in observation.dict.items()}
    assert json.loads(state.to_struct().to_json())["seen"][player] == json.loads(seen)
    redealt = state.resample_from_infostate(player, random.Random(2).random)
    assert redealt.to_observation_struct(player).to_json() == seen
    for action in state.legal_actions():
        said = state.action_to_struct(player, action)
        assert json.loads(said.to_json()) == {"action": state.action_to_string(player, action)}
        assert state.struct_to_actions(said) == [action]


def test_legal_actions_have_distinct_texts():
    for text in GAMES:
        for state in random_states(pyspiel.load_game(text), 7, 150):
            if is_decision_node(state):
                texts = [state.action_to_string(action) for action in state.legal_actions()]
                assert len(set(texts)) == len(texts)


PLAYTHROUGH_GAME = "python_baghdad_dieb(players=2,decision_cap=12)"
PLAYTHROUGH = Path(__file__).parent / "playthrough_dieb.txt"  # written by `python -m tests.envs.test_openspiel`


def playthrough():
    from absl import flags

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["x"])
    return generate_playthrough.playthrough(PLAYTHROUGH_GAME, None, seed=1)


def test_playthrough_is_unchanged():
    assert playthrough().strip() == PLAYTHROUGH.read_text(encoding="utf-8").strip()


@pytest.mark.parametrize("text", [PLAYTHROUGH_GAME, GAMES[2]])
def test_openspiel_game_simulation_passes(text, capsys):
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    GamesSimTest().sim_game(pyspiel.load_game(text))


@pytest.mark.parametrize("text", [GAMES[0], GAMES[2]])
def test_openspiel_ismcts_plays_legal_actions(text):
    game = pyspiel.load_game(text)
    *_, state = random_states(game, 8, 40)
    while not is_decision_node(state):
        state.apply_action(0)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(1), use_observation_string=True)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        while not is_decision_node(state):
            state.apply_action(0)


@pytest.mark.parametrize("wrong", ["players=5", "tacticle=True", "players=2,edition=xx"])
def test_invalid_arguments_raise(wrong):
    with pytest.raises((pyspiel.SpielError, ValueError)):
        pyspiel.load_game(f"python_baghdad_dieb({wrong})")


def test_illegal_action_is_refused():
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(350)


if __name__ == "__main__":
    PLAYTHROUGH.write_text(playthrough() + "\n", encoding="utf-8")


@pytest.mark.parametrize(("text", "players"), [(GAMES[0], 2), (GAMES[2], 3)])
def test_state_at_continues_from_a_match(text, players):
    game = pyspiel.load_game(text)
    match = baghdad.game(game.name).new(players, seed=3)
    for _ in range(6):
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    state = game.state_at(match.state)
    assert state.current_player() == match.to_act[0]
    assert state.legal_actions() == match.game.legal_steps(match.state)
    state.apply_action(state.legal_actions()[0])
    check_redeals(state)


def test_ismcts_example_plays_legal_actions(monkeypatch):
    text = str(Path(__file__).parent.parent.parent / "examples" / "ismcts.py") + ":Ismcts"
    player, match, rng = bot(text, "dieb"), baghdad.game("dieb").new(2, seed=3), rng_for(1)
    monkeypatch.setattr(sys.modules["ismcts"], "SIMULATIONS", 8)
    for _ in range(12):
        choice = player.choose(match.knowledge(match.to_act[0], rng), rng)
        assert choice.action in match.legal()
        match.play(choice.action)
