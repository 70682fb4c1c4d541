"""The command line as a function: arguments and keystrokes in, status and texts out."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass

import pytest

import baghdad
from baghdad.cli import main

UNSET = ("LC_ALL", "LC_MESSAGES", "BAGHDAD_LANGUAGE", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "BAGHDAD_TRACEBACK")
PATIENCE = 300  # seconds, on a machine that has other things to do
AS_COMMAND = "import sys; from baghdad.cli import main; sys.exit(main())"


@dataclass(frozen=True)
class Outcome:
    status: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def surroundings(tmp_path, monkeypatch):
    """A home of its own, 80 columns, English, whatever machine this is."""
    for name in UNSET:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("BAGHDAD_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def command(capsys, monkeypatch):
    """Runs a command line in this process."""

    def run(*arguments, typed=""):
        data = typed if isinstance(typed, bytes) else typed.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        status = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Outcome(status, out, err)

    return run


@pytest.fixture
def fails(command):
    """Runs a command line that can't be carried out: status 2, one line, nothing on standard output."""

    def run(*arguments, typed=""):
        outcome = command(*arguments, typed=typed)
        assert outcome.status == 2
        assert outcome.err.count("\n") == 1
        assert "Traceback" not in outcome.err
        assert "shouldn't have" not in outcome.err
        assert outcome.out == ""
        return outcome.err

    return run


def in_its_own_process(*arguments, typed="", **environment):
    """Runs the command as anyone would, rules interpreted since it starts faster."""
    return subprocess.run(
        [sys.executable, "-c", AS_COMMAND, *map(str, arguments)],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", **environment},
        timeout=PATIENCE,
    )


def record_in(path):
    return baghdad.Record.from_json(path.read_text(encoding="utf-8"))
