"""The process that compiles a game, here with interpreted rules, which takes no time."""

from __future__ import annotations

import subprocess
import sys

import pytest

from baghdad.bots.compile_process import CompileProcess, is_complete
from baghdad.bots.warm_up import parts_of
from baghdad.core import compilation, target
from baghdad.core.rule import cache_folder

GAME = "dieb"


def interpreted_in(folder, patch):
    patch.setenv("NUMBA_DISABLE_JIT", "1")
    patch.setenv("BAGHDAD_CACHE", str(folder))
    cache_folder.cache_clear()


@pytest.fixture
def interpreted(tmp_path, monkeypatch):
    interpreted_in(tmp_path, monkeypatch)
    yield tmp_path
    cache_folder.cache_clear()


@pytest.fixture(scope="module")
def compiled_cache(tmp_path_factory):
    """Let a process go through a game; return its cache, whether it was complete before, the parts, and the end."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        interpreted_in(folder, patch)
        before = is_complete(GAME)
        with CompileProcess(GAME) as process:
            found = folder, before, list(process.parts()), process.wait()
    cache_folder.cache_clear()
    return found


@pytest.fixture
def complete(compiled_cache, monkeypatch):
    interpreted_in(compiled_cache[0], monkeypatch)
    yield
    cache_folder.cache_clear()


def test_every_part_is_named_and_the_cache_is_complete_then(compiled_cache, complete):
    _, before, parts, problem = compiled_cache
    assert not before
    assert (parts, problem) == (parts_of(GAME), "")
    assert is_complete(GAME)


def test_problem_is_reported_and_the_cache_stays_incomplete(interpreted):
    with CompileProcess("chess") as process:
        assert list(process.parts()) == []
        assert "chess" in process.wait()
    assert not is_complete("chess")


def test_process_is_ended_before_it_is_done(interpreted):
    with CompileProcess(GAME, background=True) as process:
        pass
    assert process.process.returncode != 0
    assert not is_complete(GAME)


def test_process_ends_when_the_one_that_started_it_has_ended(interpreted):
    # The module that is named in place of the game's work waits for ever; only its watch over standard input ends it.
    code = (
        "import sys, time; from baghdad.bots import compile_process, warm_up; "
        "warm_up.warm_up = lambda game: iter(lambda: time.sleep(3600), 0); compile_process.main(['dieb'])"
    )
    child = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE)
    child.communicate()  # closes its standard input, as the end of this process would
    assert child.returncode == 1


def test_without_numba_nothing_can_be_compiled(monkeypatch):
    monkeypatch.setattr(compilation, "numba_version", lambda: "")
    assert not compilation.can_compile()


def test_cache_of_another_processor_is_not_complete(complete, monkeypatch, tmp_path):
    assert is_complete(GAME)
    other = tmp_path / "cpuinfo"
    other.write_text(target.PROCESSORS.read_text().replace("flags\t\t: ", "flags\t\t: amx "))
    monkeypatch.setattr(target, "PROCESSORS", other)
    target.target_tag.cache_clear()
    assert not is_complete(GAME)
    monkeypatch.undo()
    target.target_tag.cache_clear()
