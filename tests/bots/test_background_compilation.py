"""Going on compiled: what is started, what is called when, and what happens if something goes wrong."""

from __future__ import annotations

import threading

import pytest

from baghdad.bots import background_compilation as module
from baghdad.bots.background_compilation import BackgroundCompilation

SECONDS = 30


class FakeProcess:
    """A process that compiles until it is told to end."""

    def __init__(self, game: str, background: bool) -> None:
        assert background
        started.append(game)
        self.game = game
        self.end, self.problem = threading.Event(), "stopped"
        processes.append(self)

    def finish(self, problem: str = "", writes: bool = True) -> None:
        self.problem = problem
        if not problem and writes:
            written.append(self.game)
        self.end.set()

    def wait(self) -> str:
        assert self.end.wait(SECONDS)
        return self.problem

    def stop(self) -> None:
        self.end.set()


started: list[str] = []
processes: list[FakeProcess] = []
called: list[object] = []
written: list[str] = []  # games in the cache


@pytest.fixture(autouse=True)
def fakes(monkeypatch):
    for used in (started, processes, called, written):
        used.clear()
    monkeypatch.setattr(module, "CompileProcess", FakeProcess)
    monkeypatch.setattr(module, "is_compiled", lambda: False)
    monkeypatch.setattr(module, "can_compile", lambda: True)
    monkeypatch.setattr(module, "is_complete", lambda game: game == "done" or game in written)
    monkeypatch.setattr(module.switch, "prepare", called.append)
    monkeypatch.setattr(module.switch, "commit", lambda: called.append("commit"))


def begun(games: list[str]) -> tuple[BackgroundCompilation, threading.Event]:
    ended, running = threading.Event(), threading.Event()
    compilation = BackgroundCompilation(games, ended.set)
    assert compilation.start()
    while len(processes) < len(set(games) - {"done"}):
        running.wait(0.01)
    return compilation, ended


def test_missing_games_are_compiled_then_all_are_loaded():
    compilation, ended = begun(["done", "other"])
    assert started == ["other"]
    assert not compilation.commit()
    processes[0].finish()
    assert ended.wait(SECONDS)
    assert called == [["done", "other"]]
    assert compilation.commit()
    assert not compilation.commit()
    assert called[1:] == ["commit"]
    compilation.stop()


def test_complete_cache_is_loaded_at_once():
    compilation, ended = begun(["done"])
    assert ended.wait(SECONDS)
    assert (started, compilation.ready) == ([], True)
    compilation.stop()


def test_program_stays_interpreted_if_compiling_fails():
    compilation, ended = begun(["first", "second"])
    processes[0].finish("no space left")
    processes[1].finish()
    assert ended.wait(SECONDS)
    assert (compilation.problem, compilation.commit(), called) == ("no space left", False, [])
    compilation.stop()


def test_program_stays_interpreted_if_nothing_can_be_stored():
    compilation, ended = begun(["other"])
    processes[0].finish(writes=False)
    assert ended.wait(SECONDS)
    assert "cache" in compilation.problem
    assert called == []
    compilation.stop()


def test_program_stays_interpreted_if_loading_fails(monkeypatch):
    def fail(games):
        raise OSError("damaged")

    monkeypatch.setattr(module.switch, "prepare", fail)
    compilation, ended = begun(["done"])
    assert ended.wait(SECONDS)
    assert (compilation.problem, compilation.commit()) == ("OSError: damaged", False)
    compilation.stop()


def test_stopped_while_it_compiles():
    compilation, ended = begun(["other"])
    compilation.stop()
    assert not compilation.thread.is_alive()
    assert not ended.is_set()
    assert called == []


def test_nothing_to_do(monkeypatch):
    monkeypatch.setattr(module, "can_compile", lambda: False)
    assert not BackgroundCompilation(["other"]).start()
    monkeypatch.setattr(module, "can_compile", lambda: True)
    monkeypatch.setattr(module, "is_compiled", lambda: True)
    assert not BackgroundCompilation(["other"]).start()
