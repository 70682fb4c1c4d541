"""`baghdad warm`; its processes run interpreted here, and go through a small game, which takes no time."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from baghdad.bots import compile_process
from baghdad.cli import INTERRUPTED
from baghdad.core import compilation
from tests.core.test_rule import python

GAME = "dozen"


@pytest.fixture(autouse=True)
def interpreted_processes(tmp_path, monkeypatch, dozen):
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    monkeypatch.setenv("BAGHDAD_CACHE", str(tmp_path))
    monkeypatch.setattr(compilation, "can_compile", lambda: True)


def test_games_are_compiled_and_the_folder_is_named(command, tmp_path):
    outcome = command("warm", GAME)
    assert outcome.status == 0
    assert str(tmp_path) in outcome.out
    assert [path.name.split("-")[:2] for path in tmp_path.rglob("complete-*")] == [["complete", GAME]]


def test_result_as_json(command, tmp_path):
    outcome = command("warm", GAME, "--json")
    found = json.loads(outcome.out)
    assert found["cache"].startswith(str(tmp_path))
    assert list(found["games"]) == [GAME]


def test_quiet(command):
    assert command("warm", GAME, "--quiet").out == ""


def test_unknown_game_and_nothing_to_compile_with(fails, monkeypatch):
    assert "chess" in fails("warm", "chess")
    monkeypatch.setattr(compilation, "can_compile", lambda: False)
    assert "Numba" in fails("warm", GAME)


def test_problem_of_a_process_is_told(command, monkeypatch):
    monkeypatch.setattr(compile_process.sys, "executable", "/bin/false")
    assert "stopped" in command("warm", GAME).err


# A shell without job control makes commands in the background, and all they start, ignore the signal of Ctrl-C.
WARM = """import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from baghdad.cli import main
sys.exit(main(['warm', 'dieb']))"""
USE = "from baghdad.core.rng import below, rng_for; print(below(rng_for(1), 1000))"
SECONDS = 120


def test_interrupted_it_keeps_what_is_compiled_and_ends_its_processes(tmp_path):
    environment = {"NUMBA_DISABLE_JIT": "0", "BAGHDAD_CACHE": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-c", WARM], env={**os.environ, **environment}, stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + SECONDS
    while not any(tmp_path.rglob("*.nbc")) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=SECONDS)
    assert process.returncode == INTERRUPTED
    assert str(tmp_path) in said
    assert "Traceback" not in said
    assert any(tmp_path.rglob("*.nbc"))
    assert not any(tmp_path.rglob("complete-*"))
    lock = next(tmp_path.rglob("dieb.lock"))
    with lock.open() as file:  # held by the process that compiles, until its end
        fcntl = pytest.importorskip("fcntl")
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    assert python(USE, **environment) == python(USE, NUMBA_DISABLE_JIT="1")
