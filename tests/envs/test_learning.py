"""What learns from the environments does: PyTorch and RLlib are heavy, so this needs a venv that has them."""

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
def school(monkeypatch, tmp_path):
    """The example, with few tables and short matches, in an empty folder."""
    plan = util.spec_from_file_location("learn", EXAMPLES / "learn.py")
    learn = util.module_from_spec(plan)
    plan.loader.exec_module(learn)
    for name, value in {"TABLES": 32, "DECISIONS": 16, "PART": 256, "LONGEST": 60, "TRIAL": 20}.items():
        monkeypatch.setattr(learn, name, value)
    monkeypatch.chdir(tmp_path)
    torch.manual_seed(1)
    return learn


def test_only_what_is_legal_is_ever_drawn(school):
    lessons = school.Lessons(school.Player(), seed=1)
    for _ in range(3):
        _, masks, done, likely, *_ = lessons.next()
        assert masks.gather(1, done[:, None]).all()
        assert bool((likely > -20).all())


def test_what_was_better_than_expected_becomes_likelier(school):
    player = school.Player()
    seen, masks, done, likely, better, came = school.Lessons(player, seed=1).next()
    better = torch.where(done == done.mode().values, 1.0, -1.0)
    school.learn(player, torch.optim.Adam(player.parameters(), lr=1e-3), (seen, masks, done, likely, better, came))
    with torch.no_grad():
        now = torch.log_softmax(player(seen.float(), masks)[0], 1).gather(1, done[:, None])[:, 0]
    assert float((now - likely)[better > 0].mean()) > 0 > float((now - likely)[better < 0].mean())


def test_what_has_learned_is_kept_and_takes_a_seat(school):
    player = school.Player()
    assert 0 <= school.share_of_wins(player, 1) <= 1
    school.keep(school.OUT, player, [{"minutes": 0, "decisions": 0, "share": 0.5}])
    match, seated = baghdad.game("dieb").new(2, seed=3), school.Learned()
    for _ in range(12):
        known = match.knowledge(match.to_act[0], rng_for(1))
        choice = seated.choose(known, rng_for(1))
        assert choice.action in known.legal
        match.play(choice.action)
    before, after = player.state_dict(), seated.player.state_dict()
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_rllib_learns_from_the_pettingzoo_environment():
    pytest.importorskip("ray.rllib", reason="RLlib isn't installed")
    done = subprocess.run(
        [sys.executable, EXAMPLES / "rllib.py", "--iterations", "1"], capture_output=True, text=True, timeout=900
    )
    assert "iteration 1: " in done.stdout, done.stderr
