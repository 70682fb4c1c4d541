"""The example learners. PyTorch and RLlib are large, so this needs an environment that has them."""

import subprocess
import sys
from importlib import util
from pathlib import Path

import numpy as np
import pytest

import baghdad
from baghdad.core.rng import rng_for

torch = pytest.importorskip("torch", reason="PyTorch isn't installed")
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture
def ppo_update(monkeypatch, tmp_path):
    """Return the example module with few and short matches, and an empty working directory."""
    module_spec = util.spec_from_file_location("learn", EXAMPLES / "learn.py")
    learn = util.module_from_spec(module_spec)
    module_spec.loader.exec_module(learn)
    sizes = {
        "MATCHES": 32,
        "ROLLOUT_LENGTH": 16,
        "MINIBATCH_SIZE": 256,
        "DECISION_CAP": 60,
        "EVALUATION_MATCHES": 20,
    }
    for name, value in sizes.items():
        monkeypatch.setattr(learn, name, value)
    monkeypatch.chdir(tmp_path)
    torch.manual_seed(1)
    return learn


def test_only_legal_actions_are_sampled(learn):
    collector = learn.RolloutCollector(learn.PolicyNetwork(), seed=1)
    for _ in range(3):
        _, masks, actions, old_log_probs, *_ = collector.collect()
        assert masks.gather(1, actions[:, None]).all()
        assert bool((old_log_probs > -20).all())


def test_update_raises_probability_of_actions_with_positive_advantage(learn):
    network = learn.PolicyNetwork()
    observations, masks, actions, old_log_probs, advantages, returns = learn.RolloutCollector(network, seed=1).collect()
    advantages = torch.where(actions == actions.mode().values, 1.0, -1.0)
    learn.ppo_update(
        network,
        torch.optim.Adam(network.parameters(), lr=1e-3),
        (observations, masks, actions, old_log_probs, advantages, returns),
    )
    with torch.no_grad():
        log_probs = torch.log_softmax(network(observations.float(), masks)[0], 1).gather(1, actions[:, None])[:, 0]
    assert (
        float((log_probs - old_log_probs)[advantages > 0].mean())
        > 0
        > float((log_probs - old_log_probs)[advantages < 0].mean())
    )


def test_saved_network_plays_as_a_bot(learn):
    network = learn.PolicyNetwork()
    assert 0 <= learn.win_share(network, 1) <= 1
    learn.save(learn.OUT, network, [{"minutes": 0, "decisions": 0, "share": 0.5}])
    match, bot = baghdad.game("dieb").new(2, seed=3), learn.Learned()
    for _ in range(12):
        knowledge = match.knowledge(match.to_act[0], rng_for(1))
        choice = bot.choose(knowledge, rng_for(1))
        assert choice.action in knowledge.legal
        match.play(choice.action)
    before, after = network.state_dict(), bot.network.state_dict()
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_rllib_trains_on_the_pettingzoo_environment():
    pytest.importorskip("ray.rllib", reason="RLlib isn't installed")
    actions = subprocess.run(
        [sys.executable, EXAMPLES / "rllib.py", "--iterations", "1"], capture_output=True, text=True, timeout=900
    )
    assert "iteration 1: " in actions.stdout, actions.stderr
