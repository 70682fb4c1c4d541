"""Who may import whom, and what."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "baghdad"


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def importers(library: str) -> set[str]:
    """The files of the package that import a library."""
    return {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if any(name.split(".")[0] == library for name in imports(path))
    }


def test_each_room_imports_only_what_is_below_it():
    command = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert command, "import-linter is one of the dev dependencies"
    done = subprocess.run([command, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_room_has_its_place_in_the_contracts():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    named = {
        room
        for contract in settings["contracts"]
        for names in (contract.get("layers", []), contract.get("source_modules", []))
        for name in names
        for room in name.replace("|", ",").replace(":", ",").split(",")
    }
    rooms = {f"baghdad.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    assert rooms == {room.strip() for room in named}


def test_only_the_rule_decorator_touches_numba():
    assert importers("numba") == {"core/rule.py"}


def test_only_the_command_line_prints_and_asks():
    for library in ("rich", "click"):
        assert {name.split("/")[0] for name in importers(library)} <= {"cli"}
    assert {name.split("/")[0] for name in importers("fluent")} <= {"words"}


def test_no_chance_but_our_own():
    """A seed is drawn by the system, everything else by the generator that is handed in."""
    assert importers("random") == set()
    assert importers("secrets") == {"core/rng.py", "server/tokens.py"}
