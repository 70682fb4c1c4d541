"""Which packages and modules may import which, and who may use which library."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "baghdad"


def imports(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports, at the top or inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def importers(library: str) -> set[str]:
    """Return the files of the package that import a library."""
    return {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if any(name.split(".")[0] == library for name in imports(path))
    }


def import_cycles(imports: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the strongly connected components of an import graph that have several modules, each sorted."""
    reachable = {module: _reachable_from(module, imports) for module in imports}
    components = {
        frozenset(other for other in reachable[module] if module in reachable[other]) for module in imports
    } - {frozenset()}
    return sorted(sorted(component) for component in components)


def _reachable_from(start: str, imports: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found


@pytest.fixture(scope="module")
def import_graph() -> dict[str, set[str]]:
    """Which module of the package imports which at run time, at the top or inside functions."""
    graph = grimp.build_graph("baghdad", exclude_type_checking_imports=True, cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_there_are_no_import_cycles(import_graph):
    assert import_cycles(import_graph) == []


def test_imports_inside_functions_count_for_cycles(import_graph):
    assert "baghdad.cli.session" in import_graph["baghdad.cli.play"]


def test_import_cycles_are_found_and_named():
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "e"}, "e": {"d"}, "f": {"a", "d"}, "g": set()}
    assert import_cycles(imports) == [["a", "b", "c"], ["d", "e"]]
    assert import_cycles({"a": {"b"}, "b": set()}) == []


def test_each_package_imports_only_from_layers_below_it():
    command = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert command, "import-linter is one of the dev dependencies"
    done = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_package_is_named_in_the_import_contracts():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    named = {
        package
        for contract in settings["contracts"]
        for names in (contract.get("layers", []), contract.get("source_modules", []))
        for name in names
        for package in name.replace("|", ",").replace(":", ",").split(",")
    }
    packages = {f"baghdad.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    assert packages == {package.strip() for package in named}


def test_only_the_rule_decorator_imports_numba():
    assert importers("numba") == {"core/compilation.py", "core/rule.py", "core/rule_dispatcher.py"}


def test_rules_and_their_callers_import_numpy_only_as_arrays():
    """What needs NumPy itself are whole matches for the arena, and trainings."""
    numpy_only = ("compiled_matches.py", "training.py")
    found = {name for name in importers("numpy") if name.split("/")[0] in ("core", "dieb", "voleurs", "bots")}
    assert {name for name in found if not name.endswith(numpy_only)} == {
        "core/compiled_forms.py",
        "core/numpy_arrays.py",
        "core/stored_rules.py",
    }


def test_only_the_command_line_imports_rich_and_click_and_only_words_imports_fluent():
    for library in ("rich", "click"):
        assert {name.split("/")[0] for name in importers(library)} <= {"cli"}
    assert {name.split("/")[0] for name in importers("fluent")} <= {"words"}


def test_only_seeds_and_tokens_come_from_the_system_s_randomness():
    """Everything else is drawn from the RNG that is passed in."""
    assert importers("random") == set()
    assert importers("secrets") == {"core/rng.py", "server/tokens.py"}
