"""Rules compiled or not, and where the compiled code is kept."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import baghdad

PACKAGE = Path(baghdad.__file__).parent

FOLDER = "from baghdad.core.rule import cache_folder; print(cache_folder('dieb'))"
PLAY = """
import baghdad
from baghdad.core.rule import COMPILED
match = baghdad.game("dieb").new(2, 7)
for _ in range(30):
    match.play(match.legal()[-1])
print(COMPILED, match.position())
"""


def python(code: str, *, unset: tuple[str, ...] = (), **environment: str) -> str:
    """What a fresh Python prints."""
    inherited = {name: value for name, value in os.environ.items() if name not in unset}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def copied(tmp_path) -> Path:
    """The package's sources in a folder of their own."""
    shutil.copytree(PACKAGE, tmp_path / "src" / "baghdad", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def test_without_numba_the_game_plays_the_same():
    absent = "import sys; sys.modules['numba'] = None\n"
    compiled, positions = python(PLAY, NUMBA_DISABLE_JIT="0").split(" ", 1)
    interpreted, same_positions = python(absent + PLAY).split(" ", 1)
    assert (compiled, interpreted) == ("True", "False")
    assert positions == same_positions


def test_with_compilation_switched_off_rules_are_plain_functions():
    code = "from baghdad.dieb.rules.turn import apply; print(type(apply).__name__)"
    assert python(code, NUMBA_DISABLE_JIT="1") == "function"
    assert python(code, NUMBA_DISABLE_JIT="0") == "CPUDispatcher"


def test_the_package_loads_neither_numba_nor_numpy():
    code = "import sys, baghdad; print([name for name in ('numba', 'numpy', 'msgspec') if name in sys.modules])"
    assert python(code) == "[]"


def test_a_changed_source_has_another_folder(copied, tmp_path):
    where = {"PYTHONPATH": str(copied), "BAGHDAD_CACHE": str(tmp_path / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    before = python(FOLDER, **where)
    assert python(FOLDER, **where) == before
    bystander = copied / "baghdad" / "cli" / "play.py"
    bystander.write_text(bystander.read_text() + "\n# changed\n")
    assert python(FOLDER, **where) == before
    called = copied / "baghdad" / "dieb" / "rules" / "paying.py"
    called.write_text(called.read_text() + "\n# changed\n")
    after = python(FOLDER, **where)
    assert Path(after).parent == Path(before).parent
    assert after != before


def test_a_changed_rule_is_played_though_an_older_one_is_in_the_cache(copied, tmp_path):
    where = {"PYTHONPATH": str(copied), "BAGHDAD_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    code = "from baghdad.dieb.tally import total; print(total(0x0101))"
    assert python(code, **where) == "2"
    changed = copied / "baghdad" / "dieb" / "tally.py"
    changed.write_text(changed.read_text().replace("& COUNT\n", "& COUNT | 64\n"))
    assert python(code, **where) == "66"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"BAGHDAD_CACHE": "{0}/own", "XDG_CACHE_HOME": "{0}/xdg"}, "own/baghdad"),
        ({"XDG_CACHE_HOME": "{0}/xdg"}, "xdg/baghdad"),
        ({"HOME": "{0}/home", "USERPROFILE": "{0}/home"}, "home/.cache/baghdad"),
        ({"BAGHDAD_CACHE": "", "XDG_CACHE_HOME": "{0}/xdg"}, "xdg/baghdad"),
    ],
)
def test_the_folder_is_where_one_wants_it(tmp_path, environment, expected):
    environment = {name: value.format(tmp_path) for name, value in environment.items()}
    folder = Path(python(FOLDER, unset=("BAGHDAD_CACHE", "XDG_CACHE_HOME"), **environment))
    assert folder.parent == tmp_path / expected
    assert folder.is_dir()


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path):
    file = tmp_path / "a file"
    file.write_text("in the way")
    exists = "; print(cache_folder('dieb').is_dir())"
    folder, there = python(FOLDER + exists, BAGHDAD_CACHE=str(file)).splitlines()
    assert there == "True"
    assert file not in Path(folder).parents
    assert not Path(folder).exists(), "it goes with its process"
    assert file.read_text() == "in the way"


def test_compiled_code_lands_in_the_folder_and_is_found_there(tmp_path):
    code = (
        "from baghdad.core.rule import is_cached; from baghdad.dieb.tally import total; "
        "print(is_cached('dieb')); total(3); print(is_cached('dieb'))"
    )
    where = {"BAGHDAD_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    assert python(code, **where).split() == ["False", "True"]
    assert python(code, **where).split() == ["True", "True"]
    assert any(tmp_path.rglob("*.nbc"))
    assert not any(PACKAGE.rglob("*.nbc"))


MANY_INTEGERS = """
import numpy as np
from baghdad.core.rule import rule

@rule
def next_of(number):
    return number + 1

@rule
def play(small, large):
    return next_of(1) + next_of(-1) + next_of(small[0]) + next_of(len(small)) + next_of(large[0])

print(play(np.array([127], np.int8), np.array([2**40])), len(next_of.signatures))
"""


def test_a_rule_is_compiled_once_for_all_integers(tmp_path):
    (tmp_path / "many_integers.py").write_text(MANY_INTEGERS)
    paths = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])
    where = {"PYTHONPATH": paths, "BAGHDAD_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    assert python("import many_integers", **where) == f"{2 + 0 + 128 + 2 + 2**40 + 1} 1"


def test_other_peoples_compiled_functions_keep_their_own_folder(tmp_path):
    code = (
        "import numba; before = numba.config.CACHE_DIR; import baghdad.dieb; "
        "print(numba.config.CACHE_DIR == before, before)"
    )
    assert python(code, NUMBA_CACHE_DIR=str(tmp_path)) == f"True {tmp_path}"
