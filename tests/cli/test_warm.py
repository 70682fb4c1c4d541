"""`baghdad warm`; its processes run interpreted here, which takes no time."""

from __future__ import annotations

import json

import pytest

from baghdad.bots import compile_process
from baghdad.core import compilation


@pytest.fixture(autouse=True)
def interpreted_processes(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("BAGHDAD_CACHE", str(tmp_path))
    monkeypatch.setattr(compilation, "can_compile", lambda: True)


def test_games_are_compiled_and_the_folder_is_named(command, tmp_path):
    outcome = command("warm", "dieb")
    assert outcome.status == 0
    assert str(tmp_path) in outcome.out
    assert [path.name.split("-")[:2] for path in tmp_path.rglob("complete-*")] == [["complete", "dieb"]]


def test_result_as_json(command, tmp_path):
    outcome = command("warm", "dieb", "--json")
    found = json.loads(outcome.out)
    assert found["cache"].startswith(str(tmp_path))
    assert list(found["games"]) == ["dieb"]


def test_quiet(command):
    assert command("warm", "dieb", "--quiet").out == ""


def test_unknown_game_and_nothing_to_compile_with(fails, monkeypatch):
    assert "chess" in fails("warm", "chess")
    monkeypatch.setattr(compilation, "can_compile", lambda: False)
    assert "Numba" in fails("warm", "dieb")


def test_problem_of_a_process_is_told(command, monkeypatch):
    monkeypatch.setattr(compile_process.sys, "executable", "/bin/false")
    assert "stopped" in command("warm", "dieb").err
