"""The rule decorator, compiled and interpreted, and its cache."""

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
from baghdad.core.compilation import is_compiled
match = baghdad.game("dieb").new(2, 7)
for _ in range(30):
    match.play(match.legal()[-1])
print(is_compiled(), match.position())
"""


def python(code: str, *, unset: tuple[str, ...] = (), **environment: str) -> str:
    """Run code in a new Python process and return what it prints."""
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
def source_copy(tmp_path) -> Path:
    """Return a folder with a copy of the package's sources."""
    shutil.copytree(PACKAGE, tmp_path / "src" / "baghdad", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "src"


def test_matches_are_equal_without_numba():
    absent = "import sys; sys.modules['numba'] = None\n"
    compiled, positions = python(PLAY, NUMBA_DISABLE_JIT="0").split(" ", 1)
    interpreted, same_positions = python(absent + PLAY).split(" ", 1)
    assert (compiled, interpreted) == ("True", "False")
    assert positions == same_positions


def test_rules_are_plain_functions_if_compilation_is_disabled():
    code = "from baghdad.dieb.rules.turn import apply; print(type(apply).__name__)"
    assert python(code, NUMBA_DISABLE_JIT="1") == "function"
    assert python(code, NUMBA_DISABLE_JIT="0") == "RuleDispatcher"


INTERPRETED_MATCH = """
import sys, baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
game = baghdad.game({game!r})
match, rng = game.new(3, seed=7), rng_for(1)
bots = [bot(name, game.name) for name in ("greedy", "apprentice", "random")]
for _ in range({decisions}):
    seat = game.blocking_seats(match.state)[0]
    match.play(bots[seat].choose(match.knowledge(seat, rng), rng).action, seat)
game.replay(baghdad.Record.from_json(match.record().to_json())).view(None)
game.from_position(match.position()).legal(match.to_act[0])
for name in {others}:
    seat = game.blocking_seats(match.state)[0]
    match.play(bot(name, game.name).choose(match.knowledge(seat, rng), rng).action, seat)
print([name for name in ("numba", "numpy") if name in sys.modules])
"""


@pytest.mark.parametrize(
    ("game", "others"),
    [("dieb", ("search:2", "planner", "ismcts:2", "master:8")), ("voleurs", ("search:1", "master:1"))],
)
def test_neither_numba_nor_numpy_is_imported_to_play_interpreted(game, others):
    code = INTERPRETED_MATCH.format(game=game, decisions=40, others=others)
    assert python(code, NUMBA_DISABLE_JIT="1") == "[]"
    assert python("import sys, baghdad.dieb.engine; print('numba' in sys.modules)", NUMBA_DISABLE_JIT="0") == "True"


def test_process_decides_before_the_first_rule_whether_to_compile():
    early = "from baghdad.core import compilation; compilation.start_interpreted(); import baghdad.core.rule"
    late = "import baghdad.core.rule; from baghdad.core import compilation; compilation.start_interpreted()"
    code = "; from baghdad.dieb.rules.turn import apply; print(compilation.is_compiled(), type(apply).__name__)"
    assert python(early + code, NUMBA_DISABLE_JIT="0") == "False function"
    assert python(late + code, NUMBA_DISABLE_JIT="0") == "True RuleDispatcher"


def test_importing_the_package_imports_neither_numba_nor_numpy():
    heavy = ("numba", "numpy", "msgspec", "importlib.metadata")
    assert python(f"import sys, baghdad; print([name for name in {heavy} if name in sys.modules])") == "[]"


def test_cache_folder_changes_with_the_sources_of_the_rules_only(source_copy, tmp_path):
    environment = {
        "PYTHONPATH": str(source_copy),
        "BAGHDAD_CACHE": str(tmp_path / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    before = python(FOLDER, **environment)
    assert python(FOLDER, **environment) == before
    unrelated = source_copy / "baghdad" / "cli" / "play.py"
    unrelated.write_text(unrelated.read_text() + "\n# changed\n")
    assert python(FOLDER, **environment) == before
    rules = source_copy / "baghdad" / "dieb" / "rules" / "payment.py"
    rules.write_text(rules.read_text() + "\n# changed\n")
    after = python(FOLDER, **environment)
    assert Path(after).parent == Path(before).parent
    assert after != before


def test_changed_rule_is_recompiled(source_copy, tmp_path):
    environment = {"PYTHONPATH": str(source_copy), "BAGHDAD_CACHE": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    code = "from baghdad.dieb.tally import total; print(total(0x0101))"
    assert python(code, **environment) == "2"
    changed = source_copy / "baghdad" / "dieb" / "tally.py"
    changed.write_text(changed.read_text().replace("& COUNT\n", "& COUNT | 64\n"))
    assert python(code, **environment) == "66"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"BAGHDAD_CACHE": "{0}/own", "XDG_CACHE_HOME": "{0}/xdg"}, "own/baghdad"),
        ({"XDG_CACHE_HOME": "{0}/xdg"}, "xdg/baghdad"),
        ({"HOME": "{0}/home", "USERPROFILE": "{0}/home"}, "home/.cache/baghdad"),
        ({"BAGHDAD_CACHE": "", "XDG_CACHE_HOME": "{0}/xdg"}, "xdg/baghdad"),
    ],
)
def test_cache_folder_follows_the_environment(tmp_path, environment, expected):
    environment = {name: value.format(tmp_path) for name, value in environment.items()}
    folder = Path(python(FOLDER, unset=("BAGHDAD_CACHE", "XDG_CACHE_HOME"), **environment))
    assert folder.parent == tmp_path / expected
    assert folder.is_dir()


def test_unwritable_cache_folder_is_replaced_by_a_temporary_one(tmp_path):
    file = tmp_path / "a file"
    file.write_text("in the way")
    exists = "; print(cache_folder('dieb').is_dir())"
    folder, there = python(FOLDER + exists, BAGHDAD_CACHE=str(file)).splitlines()
    assert there == "True"
    assert file not in Path(folder).parents
    assert not Path(folder).exists(), "deleted when its process ended"
    assert file.read_text() == "in the way"


def test_compiled_code_is_stored_in_the_cache_folder(tmp_path):
    code = (
        "from baghdad.core.rule import is_cached; from baghdad.dieb.tally import total; "
        "print(is_cached('dieb')); total(3); print(is_cached('dieb'))"
    )
    environment = {"BAGHDAD_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    assert python(code, **environment).split() == ["False", "True"]
    assert python(code, **environment).split() == ["True", "True"]
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

print(play(np.array([127], np.int8), np.array([2**40])), len(next_of.bitcode.signatures))
"""


def test_rule_is_compiled_once_for_all_integer_types(tmp_path):
    (tmp_path / "many_integers.py").write_text(MANY_INTEGERS)
    paths = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])
    environment = {"PYTHONPATH": paths, "BAGHDAD_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    assert python("import many_integers", **environment) == f"{2 + 0 + 128 + 2 + 2**40 + 1} 1"


def test_numba_cache_folder_of_other_libraries_is_unchanged(tmp_path):
    code = (
        "import numba; before = numba.config.CACHE_DIR; import baghdad.dieb.engine; "
        "print(numba.config.CACHE_DIR == before, before)"
    )
    assert python(code, NUMBA_CACHE_DIR=str(tmp_path)) == f"True {tmp_path}"


TWO_RULES = """
from baghdad.core import rule as module

if {plain}:
    module.TESTED_NUMBA = ()

@module.rule
def half(number):
    return number // 2

@module.rule
def quarter(number):
    return half(half(number))

print(quarter(12), half(12), type(half).__name__)
"""


def test_rules_that_only_rules_call_have_no_machine_code(tmp_path):
    (tmp_path / "two_rules.py").write_text(TWO_RULES.format(plain=False).replace("half(12), ", ""))
    environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)]), "NUMBA_DISABLE_JIT": "0"}
    for _ in range(2):  # compiled, then loaded from the cache
        assert python("import two_rules", BAGHDAD_CACHE=str(tmp_path), **environment) == "3 RuleDispatcher"
    stored = sorted(path.name.partition("-")[0] for path in tmp_path.rglob("*.nbc"))
    assert stored == ["bitcode", "two_rules.quarter"]


def test_python_and_rules_can_call_the_same_rule(tmp_path):
    (tmp_path / "two_rules.py").write_text(TWO_RULES.format(plain=False))
    environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)]), "NUMBA_DISABLE_JIT": "0"}
    for _ in range(2):
        assert python("import two_rules", BAGHDAD_CACHE=str(tmp_path), **environment) == "3 6 RuleDispatcher"


CALLS = """
declare i64 @elsewhere(i64)

define linkonce_odr i64 @called_once(i64 %n) {
  %found = call i64 @elsewhere(i64 %n)
  ret i64 %found
}

define linkonce_odr i64 @called_twice(i64 %n) {
  %found = call i64 @elsewhere(i64 %n)
  ret i64 %found
}

define linkonce_odr i64 @kept(i64 %n) noinline {
  %found = call i64 @elsewhere(i64 %n)
  ret i64 %found
}

define i64 @entry(i64 %n) {
  %a = call i64 @called_once(i64 %n)
  %b = call i64 @called_twice(i64 %a)
  %c = call i64 @called_twice(i64 %b)
  %d = call i64 @kept(i64 %c)
  ret i64 %d
}
"""


def test_functions_called_in_one_place_are_inlined_before_they_are_optimized():
    llvm = pytest.importorskip("llvmlite.binding")
    from baghdad.core.rule_dispatcher import inline_single_calls

    module = llvm.parse_assembly(CALLS)
    inline_single_calls(module)
    inlined = [each.name for each in module.functions if any(b"alwaysinline" in group for group in each.attributes)]
    assert inlined == ["called_once"]
    assert [each.name for each in module.functions if each.linkage == llvm.Linkage.external] == ["elsewhere", "entry"]


def test_untested_version_of_numba_compiles_in_its_usual_way(tmp_path):
    (tmp_path / "two_rules.py").write_text(TWO_RULES.format(plain=True))
    environment = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)]), "NUMBA_DISABLE_JIT": "0"}
    assert python("import two_rules", BAGHDAD_CACHE=str(tmp_path), **environment) == "3 6 CPUDispatcher"
