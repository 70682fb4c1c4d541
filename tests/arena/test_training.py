"""Training runs: in parallel, interrupted and resumed, and their weights and curves."""

from __future__ import annotations

import itertools
import json
import multiprocessing
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from baghdad.arena.errors import ArenaError
from baghdad.arena.training.learning_curve import draw_learning_curve
from baghdad.arena.training.processes import run_in_parallel
from baghdad.arena.training.training_run import IterationProgress, training_of
from baghdad.bots.budget import Budget
from baghdad.bots.dieb import training as dieb
from baghdad.bots.dieb.weights import learned_row, weights
from baghdad.bots.voleurs import training as voleurs
from baghdad.bots.voleurs.rules.workspace import WEIGHT_NAMES
from baghdad.core.errors import UnknownGame
from tests.arena.fake_training import FakeTrainingRun

WORDS = {"search": "s", "early": "e", "best": "b", "mean": "m", "matches": "n", "fair": "f"}


@pytest.fixture
def short_training(monkeypatch):
    """Few and short iterations with small search budgets."""
    monkeypatch.setattr(dieb, "LESSONS", 4)
    monkeypatch.setattr(dieb, "TRIALS", 2)
    monkeypatch.setattr(dieb, "TRAINEE_BUDGET", Budget(6))
    monkeypatch.setattr(dieb, "BASELINE_BUDGET", Budget(12))
    monkeypatch.setattr(voleurs, "GENERATIONS", 3)
    monkeypatch.setattr(voleurs, "OFFSPRING", 4)
    monkeypatch.setattr(voleurs, "PLAYER_COUNTS", {3: 0})


def new_run(game: str, folder: Path, matches: int = 40):
    numbers = [2] if game == "dieb" else None
    (found,) = training_of(game).runs(numbers, matches, 5, folder)
    return found


# --- in parallel ------------------------------------------------------------------------------------------------


def test_parallel_runs_report_all_progress(tmp_path):
    runs = [FakeTrainingRun(number, tmp_path) for number in (2, 3, 4)]
    progress = list(run_in_parallel(runs, 2))
    for number, each in enumerate(runs):
        assert [step for which, step in progress if which == number] == each.completed()
    assert list(run_in_parallel(runs, 2)) == []


def test_closing_the_generator_stops_the_workers(tmp_path):
    runs = [FakeTrainingRun(number, tmp_path, pause_after=2) for number in (2, 3)]
    running = run_in_parallel(runs, 2)
    list(itertools.islice(running, 3))
    running.close()
    assert multiprocessing.active_children() == []
    before = [each.completed() for each in runs]
    assert [len(steps) for steps in before] in ([2, 1], [2, 2], [1, 2])
    resumed = run_in_parallel([FakeTrainingRun(2, tmp_path)], 1)
    assert next(resumed).progress.iteration == len(before[0]) + 1
    resumed.close()


def test_failures_of_workers_reach_the_parent(tmp_path):
    with pytest.raises(ValueError, match="no chalk"):
        list(run_in_parallel([FakeTrainingRun(2, tmp_path, failure="error")], 1))
    with pytest.raises(ArenaError) as caught:
        list(run_in_parallel([FakeTrainingRun(2, tmp_path, failure="death")], 1))
    assert caught.value.code == "training_died"


# --- games ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_interrupted_training_gives_the_same_weights(game, tmp_path, short_training):
    uninterrupted, interrupted = new_run(game, tmp_path / "whole"), new_run(game, tmp_path / "pieces")
    progress = list(uninterrupted.run())
    assert [step.iteration for step in progress] == list(range(1, uninterrupted.iterations + 1))
    assert progress == uninterrupted.completed()
    for _ in range(uninterrupted.iterations):
        next(new_run(game, tmp_path / "pieces").run())
    assert list(new_run(game, tmp_path / "pieces").run()) == []
    assert interrupted.completed() == progress
    one, other = (collected_weights(game, tmp_path / name) for name in ("whole", "pieces"))
    assert one == other


def collected_weights(game: str, folder: Path):
    path = training_of(game).collect_weights(folder)
    assert path.name == training_of(game).package_path.name
    if game == "voleurs":
        return path.read_text(encoding="utf-8")
    with np.load(path) as kept:
        return kept["2"].tolist()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_checkpoint_with_other_parameters_is_refused(game, tmp_path, short_training):
    next(new_run(game, tmp_path).run())
    with pytest.raises(ArenaError) as caught:
        new_run(game, tmp_path, 4000).completed()
    assert caught.value.code == "other_training"
    for path in tmp_path.iterdir():
        path.write_text("not what it was")
    with pytest.raises(ArenaError):
        new_run(game, tmp_path).completed()


@pytest.mark.slow
def test_further_training_goes_on_from_the_weights_in_the_package(tmp_path, short_training, monkeypatch):
    monkeypatch.setattr(dieb, "FURTHER_LESSONS", 2)
    whole, pieces = (training_of("dieb").runs([2], 4, 5, tmp_path / name, further=True)[0] for name in "ab")
    progress = list(whole.run())
    assert [(step.matches, list(step.figures)) for step in progress] == [(0, ["early"]), (2, ["early"]), (4, ["early"])]
    assert progress[0].figures == {"early": 1.0}
    for _ in progress:
        next(pieces.run())
    assert pieces.completed() == progress
    assert collected_weights("dieb", tmp_path / "a") == collected_weights("dieb", tmp_path / "b")
    with np.load(tmp_path / "a" / "dieb-2.npz") as kept:
        package = weights()[learned_row(2)]
        assert np.array_equal(kept["early"], package)
        assert 0 < np.abs(kept["weights"] - package).max() < 0.5
    with pytest.raises(ArenaError):
        training_of("dieb").runs([2], 4, 5, tmp_path / "a")[0].completed()


def test_training_of_voleurs_has_no_further_one(tmp_path):
    with pytest.raises(ArenaError) as caught:
        training_of("voleurs").runs(None, None, 1, tmp_path, further=True)
    assert caught.value.code == "training_not_further"


@pytest.mark.slow
def test_voleurs_weights_are_written_as_a_module(tmp_path, short_training):
    list(new_run("voleurs", tmp_path).run())
    found = json.loads((tmp_path / "voleurs.json").read_text())["weights"]
    module: dict[str, object] = {}
    exec(training_of("voleurs").collect_weights(tmp_path).read_text(encoding="utf-8"), module)
    assert module["TUNED"] == found
    assert list(found) == list(WEIGHT_NAMES)


def test_default_training_runs(tmp_path):
    runs = training_of("dieb").runs(None, None, 1, tmp_path)
    assert [each.players for each in runs] == [(2,), (3,), (4,)]
    assert training_of("dieb").missing_players(runs) == [2, 3, 4]
    (only,) = training_of("voleurs").runs(None, None, 1, tmp_path)
    assert only.players == (3, 4)
    with pytest.raises(ArenaError) as caught:
        training_of("voleurs").runs([5], None, 1, tmp_path)
    assert caught.value.code == "training_is_for"
    with pytest.raises(UnknownGame):
        training_of("chess")


# --- learning curve------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("figures", [{"search": 1.0, "early": 1.5}, {"best": 1.2}])
def test_learning_curve_is_deterministic(tmp_path, figures):
    pytest.importorskip("matplotlib")
    curves = {
        "two": [IterationProgress(1, 0, figures), IterationProgress(2, 10, figures)],
        "three": [IterationProgress(1, 0, figures)],
    }
    for name in ("one.svg", "other.svg"):
        draw_learning_curve(tmp_path / name, curves, WORDS)
    one, other = ((tmp_path / name).read_bytes() for name in ("one.svg", "other.svg"))
    assert one == other
    assert ElementTree.fromstring(one).tag.endswith("svg")
