"""The sources of the page: pinned libraries, the lock file, strict types, the examples of the notation."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import baghdad
from baghdad.voleurs.actions import KINDS

PAGE = Path(__file__).parent.parent.parent / "page"
LOCK = json.loads((PAGE / "package-lock.json").read_text(encoding="utf-8"))
NOTATION = (PAGE.parent / "docs" / "notation.md").read_text(encoding="utf-8")
GAMES = ("dieb", "voleurs")
MOST_LINES = 250  # of a component
FONTS = "@fontsource"  # starts of packages
BINARY = (".woff2", ".mp3")  # ends of files
FORMATTING = ("prettier", "eslint", "@eslint", "typescript-eslint", "globals")  # starts of packages
PACKAGE = json.loads((PAGE / "package.json").read_text(encoding="utf-8"))


def test_libraries_are_few_and_pinned():
    assert "dependencies" not in PACKAGE, "everything is built into the page"
    assert len([name for name in PACKAGE["devDependencies"] if not name.startswith((FONTS, *FORMATTING))]) <= 10
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in PACKAGE["devDependencies"].values())


def test_lock_file_names_no_registry():
    assert not [name for name, entry in LOCK["packages"].items() if "resolved" in entry]
    assert "://" not in json.dumps([{**entry, "funding": None} for entry in LOCK["packages"].values()])


def test_lock_file_has_the_optional_packages_of_every_platform():
    known = set(LOCK["packages"])
    for name, entry in LOCK["packages"].items():
        for needed in entry.get("optionalDependencies", {}):
            assert f"node_modules/{needed}" in known or f"{name}/node_modules/{needed}" in known, needed


def test_typescript_is_strict():
    options = json.loads((PAGE / "tsconfig.json").read_text(encoding="utf-8"))["compilerOptions"]
    assert options["strict"]
    assert options["noUncheckedIndexedAccess"]


def without_comments(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)


def test_only_the_folders_of_a_game_name_it():
    """A game that is installed beside ours gets the same from the common code."""
    names = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)
    paths = [path for folder in ("src", "plugins", "worker") for path in (PAGE / folder).rglob("*.*")]
    common = [
        path for path in paths if not set(GAMES) & set(path.relative_to(PAGE).parts) and path.suffix not in BINARY
    ]
    assert len(common) > 50
    named = {path.name for path in common if names.search(without_comments(path.read_text(encoding="utf-8")))}
    assert named == set()


def test_lines_have_at_most_120_characters():
    """Prettier leaves comments, texts and path data as they are."""
    ours = [path for folder in ("src", "plugins", "worker", "tests") for path in (PAGE / folder).rglob("*.*")]
    suffixes = (".svelte", ".ts", ".js", ".css")
    sources = [path for path in ours if path.suffix in suffixes and path.name != "fonts.css"]  # that is generated
    assert len(sources) > 150
    long = [
        f"{path.name}:{number}"
        for path in sources
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120
    ]
    assert long == []


def test_components_have_at_most_250_lines():
    lines = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in (PAGE / "src").rglob("*.svelte")}
    assert len(lines) > 50
    assert {name: number for name, number in lines.items() if number > MOST_LINES} == {}


@pytest.mark.slow
@pytest.mark.parametrize("script", ["lint", "check", "test"], ids=["format-and-lint", "types", "logic"])
def test_scripts_pass(script):
    """Run prettier and eslint, svelte-check, and vitest, as `make check` and `make page-test` do."""
    npm = shutil.which("npm")
    if npm is None or not (PAGE / "node_modules").is_dir():
        pytest.skip("no Node of the machine's own, or the page isn't built: make page")
    done = subprocess.run([npm, "run", script], cwd=PAGE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_notation_has_an_example_of_every_kind_of_action(game):
    """The examples are canonical; the page's own tests play each of them by clicks."""
    section = NOTATION.partition(f"## {game}: actions")[2].partition("\n## ")[0]
    rows = [line.split("|")[2] for line in section.splitlines() if line.startswith("| ") and "`" in line]
    named = [text for row in rows for text in re.findall("`([^`]+)`", row)]
    played = baghdad.game(game)
    assert [str(played.parse(text)) for text in named] == named
    kinds = {action.kind for action in played.catalogue} if game == "dieb" else set(KINDS)
    assert {played.parse(text).kind for text in named} == kinds


def test_conditions_to_wait_for_are_functions():
    """Playwright checks an expression again by `eval`, which the page's content security policy forbids."""
    calls = [
        (path.name, call)
        for path in Path(__file__).parent.glob("*.py")
        for call in re.findall(r'wait_for_function\(\s*"([^"]*)', path.read_text(encoding="utf-8"))
    ]
    assert len(calls) > 10
    assert [(name, call) for name, call in calls if "=>" not in call] == []


def test_types_of_messages_are_those_of_the_server():
    """`python page/wire_types.py` writes them."""
    spec = importlib.util.spec_from_file_location("wire_types", PAGE / "wire_types.py")
    assert spec
    assert spec.loader
    wire_types = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(wire_types)
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.text()
