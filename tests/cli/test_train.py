"""`baghdad train`: output, resuming, refusals and shipping. The training itself is tested in `tests/arena/`."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from baghdad import words
from baghdad.arena.training import processes, training_run
from baghdad.arena.training.processes import RunProgress
from baghdad.cli import train
from tests.arena.fake_training import FakeTrainingRun


@dataclass
class FakeTraining:
    """A game's training whose lessons only count."""

    package_path: Path

    def runs(self, players, matches, seed, folder, further=False):
        folder.mkdir(parents=True, exist_ok=True)
        return [FakeTrainingRun(number, folder, iterations=2) for number in players or (2, 3)]

    def collect_weights(self, folder):
        (folder / "weights.npz").write_text("what was learned")
        return folder / "weights.npz"

    def missing_players(self, runs):
        return [number for number in (2, 3) if (number,) not in [each.players for each in runs]]


@pytest.fixture
def training(monkeypatch, tmp_path):
    """Run lessons in this process, and use another docs folder."""
    pytest.importorskip("matplotlib")
    (tmp_path / "package").mkdir()
    (tmp_path / "docs").mkdir()
    found = FakeTraining(tmp_path / "package" / "weights.npz")
    monkeypatch.setattr(training_run, "training_of", lambda game: found)
    monkeypatch.setattr(processes, "run_in_parallel", run_in_turn)
    return found


def run_in_turn(runs, jobs):
    for number, each in enumerate(runs):
        for step in each.run():
            yield RunProgress(number, step)


def test_train_writes_weights_and_curve_and_says_how_to_ship_them(command, training, tmp_path):
    outcome = command("train", "dieb", "--out", "learned")
    assert outcome.status == 0
    assert "2 players: lesson 1 of 2 · 10 matches · fair shares: search 0.50, early self 1.00 · – left" in outcome.err
    assert "3 players: lesson 2 of 2" in outcome.err
    assert "What was learned is in learned/weights.npz, the learning curve in learned/learning-dieb.svg." in outcome.out
    assert "The same command with --ship" in outcome.out
    assert (tmp_path / "learned" / "learning-dieb.svg").exists()
    assert not training.package_path.exists()


def test_interrupted_training_resumes(command, training, monkeypatch):
    def interrupted(runs, jobs):
        yield from list(run_in_turn(runs, jobs))[:1]
        raise KeyboardInterrupt

    monkeypatch.setattr(processes, "run_in_parallel", interrupted)
    outcome = command("train", "dieb", "--players", "2", "--out", "learned")
    assert outcome.status == 130
    assert "Interrupted; what was learned is saved in learned." in outcome.err
    monkeypatch.setattr(processes, "run_in_parallel", run_in_turn)
    assert "Lessons done before: 2" in command("train", "dieb", "--players", "2", "--out", "learned").err


def test_train_as_json(command, training):
    summary = json.loads(command("train", "dieb", "--out", "learned", "--json").out)
    assert [each["players"] for each in summary["courses"]] == [[2], [3]]
    assert summary["courses"][0]["lessons"][1] == {"lesson": 2, "matches": 20, "search": 1.0, "early": 1.0}
    assert summary["shipped"] is False


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_train_in_every_language(command, training, language):
    outcome = command("train", "dieb", "--out", "learned", "--language", language)
    assert outcome.status == 0
    assert "learned/weights.npz" in outcome.out


def test_ship_copies_weights_and_curve(command, fails, training, tmp_path, monkeypatch):
    monkeypatch.setattr(train, "source_docs_folder", lambda: tmp_path / "docs")
    outcome = command("train", "dieb", "--players", "2", "--out", "learned", "--ship")
    assert outcome.status == 2
    assert "Nothing was learned for some numbers of players (3)" in outcome.err
    assert not training.package_path.exists()
    assert command("train", "dieb", "--out", "learned", "--ship", "--language", "de").status == 0
    assert training.package_path.read_text() == "what was learned"
    assert "Against plain search" in (tmp_path / "docs" / "learning-dieb.svg").read_text(encoding="utf-8")


def test_ship_is_refused_outside_a_source_tree(fails, training, tmp_path, monkeypatch):
    monkeypatch.setattr(train.baghdad, "__file__", str(tmp_path / "site-packages" / "baghdad" / "__init__.py"))
    assert "--ship needs a checkout" in fails("train", "dieb", "--ship")


def test_bad_arguments_are_refused(fails):
    assert "2 to 4" in fails("train", "dieb", "--players", "5")
    assert "“two” can't be the value of --players" in fails("train", "dieb", "--players", "two")
    assert "“0” can't be the value of --matches" in fails("train", "dieb", "--matches", 0)
    assert "“0” can't be the value of --jobs" in fails("train", "dieb", "--jobs", 0)
    assert "This training is for 3, 4 players" in fails("train", "voleurs", "--players", "5")
    assert "chess" in fails("train", "chess")
