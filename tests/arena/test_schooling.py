"""Trainings: side by side, stopped and taken up again, and what they leave."""

from __future__ import annotations

import itertools
import json
import multiprocessing
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from baghdad.arena.errors import ArenaError
from baghdad.arena.training.learning_curve import draw_learning
from baghdad.arena.training.processes import side_by_side
from baghdad.arena.training.training_run import Step, training_of
from baghdad.bots.budget import Budget
from baghdad.bots.dieb import training as dieb
from baghdad.bots.voleurs import training as voleurs
from baghdad.bots.voleurs.rules.workspace import WEIGHT_NAMES
from tests.arena.courses import Counting

WORDS = {"search": "s", "early": "e", "best": "b", "mean": "m", "matches": "n", "fair": "f"}


@pytest.fixture
def short(monkeypatch):
    """A few lessons of a few matches, after little thought."""
    monkeypatch.setattr(dieb, "LESSONS", 4)
    monkeypatch.setattr(dieb, "TRIALS", 2)
    monkeypatch.setattr(dieb, "PUPIL", Budget(6))
    monkeypatch.setattr(dieb, "PLAIN", Budget(12))
    monkeypatch.setattr(voleurs, "GENERATIONS", 3)
    monkeypatch.setattr(voleurs, "OFFSPRING", 4)
    monkeypatch.setattr(voleurs, "PLAYER_COUNTS", {3: 0})


def course(game: str, folder: Path, matches: int = 40):
    numbers = [2] if game == "dieb" else None
    (found,) = training_of(game).courses(numbers, matches, 5, folder)
    return found


# --- side by side ------------------------------------------------------------------------------------------------


def test_every_step_of_every_course_is_told(tmp_path):
    courses = [Counting(number, tmp_path) for number in (2, 3, 4)]
    told = list(side_by_side(courses, 2))
    for number, each in enumerate(courses):
        assert [step for which, step in told if which == number] == each.steps()
    assert list(side_by_side(courses, 2)) == []


def test_whoever_stops_asking_stops_the_courses(tmp_path):
    courses = [Counting(number, tmp_path, held=2) for number in (2, 3)]
    running = side_by_side(courses, 2)
    list(itertools.islice(running, 3))
    running.close()
    assert multiprocessing.active_children() == []
    before = [each.steps() for each in courses]
    assert [len(steps) for steps in before] in ([2, 1], [2, 2], [1, 2])
    again = side_by_side([Counting(2, tmp_path)], 1)
    assert next(again).step.lesson == len(before[0]) + 1
    again.close()


def test_what_goes_wrong_there_is_told_here(tmp_path):
    with pytest.raises(ValueError, match="no chalk"):
        list(side_by_side([Counting(2, tmp_path, mishap="error")], 1))
    with pytest.raises(ArenaError) as caught:
        list(side_by_side([Counting(2, tmp_path, mishap="death")], 1))
    assert caught.value.code == "training_died"


# --- the games' own ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_interrupted_or_not_the_same_is_learned(game, tmp_path, short):
    whole, pieces = course(game, tmp_path / "whole"), course(game, tmp_path / "pieces")
    told = list(whole.run())
    assert [step.lesson for step in told] == list(range(1, whole.lessons + 1))
    assert told == whole.steps()
    for _ in range(whole.lessons):
        next(course(game, tmp_path / "pieces").run())
    assert list(course(game, tmp_path / "pieces").run()) == []
    assert pieces.steps() == told
    one, other = (learned(game, tmp_path / name) for name in ("whole", "pieces"))
    assert one == other


def learned(game: str, folder: Path):
    path = training_of(game).gather(folder)
    assert path.name == training_of(game).home.name
    if game == "voleurs":
        return path.read_text(encoding="utf-8")
    with np.load(path) as kept:
        return kept["2"].tolist()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_a_training_with_other_numbers_is_left_alone(game, tmp_path, short):
    next(course(game, tmp_path).run())
    with pytest.raises(ArenaError) as caught:
        course(game, tmp_path, 4000).steps()
    assert caught.value.code == "other_training"
    for path in tmp_path.iterdir():
        path.write_text("not what it was")
    with pytest.raises(ArenaError):
        course(game, tmp_path).steps()


@pytest.mark.slow
def test_weights_of_voleurs_become_a_module(tmp_path, short):
    list(course("voleurs", tmp_path).run())
    found = json.loads((tmp_path / "voleurs.json").read_text())["weights"]
    module: dict[str, object] = {}
    exec(training_of("voleurs").gather(tmp_path).read_text(encoding="utf-8"), module)
    assert module["TUNED"] == found
    assert list(found) == list(WEIGHT_NAMES)


def test_the_usual_courses(tmp_path):
    courses = training_of("dieb").courses(None, None, 1, tmp_path)
    assert [each.players for each in courses] == [(2,), (3,), (4,)]
    assert training_of("dieb").lacking(courses) == [2, 3, 4]
    (only,) = training_of("voleurs").courses(None, None, 1, tmp_path)
    assert only.players == (3, 4)
    with pytest.raises(ArenaError) as caught:
        training_of("voleurs").courses([5], None, 1, tmp_path)
    assert caught.value.code == "training_is_for"
    with pytest.raises(ArenaError) as caught:
        training_of("chess")
    assert caught.value.code == "no_training"


# --- the curve ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("figures", [{"search": 1.0, "early": 1.5}, {"best": 1.2}])
def test_the_curve_is_the_same_for_the_same_lessons(tmp_path, figures):
    pytest.importorskip("matplotlib")
    curves = {"two": [Step(1, 0, figures), Step(2, 10, figures)], "three": [Step(1, 0, figures)]}
    for name in ("one.svg", "other.svg"):
        draw_learning(tmp_path / name, curves, WORDS)
    one, other = ((tmp_path / name).read_bytes() for name in ("one.svg", "other.svg"))
    assert one == other
    assert ElementTree.fromstring(one).tag.endswith("svg")
