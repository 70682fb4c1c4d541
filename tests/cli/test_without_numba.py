"""An installation without Numba, llvmlite and NumPy, which playing doesn't need."""

from __future__ import annotations

import os
import subprocess
import sys
from urllib.request import urlopen

import pytest

from baghdad.cli import FAILED

# Makes a process believe that the libraries aren't installed.
WITHOUT = """
import sys
from importlib import metadata

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "llvmlite", "numpy"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

def version(name, found=metadata.version):
    if name == "numba":
        raise metadata.PackageNotFoundError(name)
    return found(name)

sys.meta_path.insert(0, Missing())
metadata.version = version
from baghdad.cli import main
sys.exit(main())
"""


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    command = [sys.executable, "-c", WITHOUT, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_match_in_the_terminal(game, tmp_path):
    done = run("play", game, "--save", str(tmp_path / "match.json"), typed="1\n1\nhint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "--resume" in done.stdout
    assert "Traceback" not in done.stderr


def test_server_says_once_that_it_stays_interpreted(tmp_path):
    command = [sys.executable, "-c", WITHOUT, "serve", "--port", "0", "--data", str(tmp_path)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        address = "http" + process.stdout.readline().partition("http")[2].strip()
        assert any('"what":"interpreted"' in line for line in process.stderr)
        with urlopen(f"{address}readyz") as answer:
            assert b'"compiled":false' in answer.read()
        process.terminate()
        rest = process.communicate()[1]
    assert '"what":"interpreted"' not in rest
    assert "Traceback" not in rest


def test_command_that_needs_numpy_says_so():
    done = run("arena", "dieb", "--seats", "greedy,random", "--matches", "2")
    assert done.returncode == FAILED
    assert "pip install numpy" in done.stderr
    assert "Numba" in run("warm").stderr
