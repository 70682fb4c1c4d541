"""The examples in the documents work: Python runs, commands succeed and print what is shown."""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

import baghdad
from baghdad.bots import bot
from baghdad.core.rng import rng_for
from baghdad.core.rule import cache_folder
from tests.cli import terminal_picture

ROOT = Path(__file__).parent.parent
EXCERPTS = ROOT / "docs" / "new-game.md"  # another test compares them with the package that they are from
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted({*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "reference").glob("*.md")} - {EXCERPTS}),
]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Example:
    """A fenced block and its place in a document."""

    place: str
    language: str
    text: str


def examples(*languages: str) -> list[Example]:
    found = []
    for path in filter(Path.exists, DOCUMENTS):
        document = path.read_text(encoding="utf-8")
        for block in FENCE.finditer(document):
            line = document.count("\n", 0, block.start()) + 1
            found.append(Example(f"{path.name}:{line}", block[1], block[2]))
    return [example for example in found if example.language in languages]


def readme_examples(*languages: str) -> list[Example]:
    return [example for example in examples(*languages) if example.place.startswith("README")]


@pytest.fixture
def example_folder(tmp_path, monkeypatch) -> Path:
    """Change to a temporary folder with the files that the examples use."""
    match = baghdad.game("dieb").new(2, 1)
    player, rng = bot("greedy", "dieb"), rng_for(1)
    while not match.over:
        if len(match.history) == 30:
            (tmp_path / "position.json").write_text(json.dumps(match.position()), encoding="utf-8")
        match.play(player.choose(match.knowledge(match.to_act[0], rng), rng).action)
    (tmp_path / "match.json").write_text(match.record().to_json(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_readme_has_python_and_console_examples():
    assert readme_examples("python")
    assert readme_examples("console")


@pytest.mark.parametrize("example", examples("python"), ids=lambda example: example.place)
def test_python_example_runs(example, example_folder):
    if ">>>" in example.text:
        test = doctest.DocTestParser().get_doctest(example.text, {}, example.place, None, 0)
        report: list[str] = []
        doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(test, out=report.append)
        assert not report, "".join(report)
    else:
        exec(compile(example.text, example.place, "exec"), {"__name__": "__main__"})


def test_readme_plays_a_match_in_at_most_22_lines():
    assert any(
        len(example.text.splitlines()) <= 22 and ".play(" in example.text for example in readme_examples("python")
    )


def test_picture_of_the_terminal_is_up_to_date(tmp_path):
    terminal_picture.main(tmp_path / "terminal.svg")
    shown = [
        re.findall(r">([^<>]+)</text>", (folder / "terminal.svg").read_text()) for folder in (tmp_path, ROOT / "docs")
    ]
    assert len(shown[0]) > 50
    assert shown[0] == shown[1]


def modules_with_examples() -> list[str]:
    """Return the modules whose docstrings have examples."""
    sources = ROOT / "src"
    paths = [path for path in sources.rglob("*.py") if "\n>>> " in path.read_text(encoding="utf-8")]
    return sorted(".".join(path.relative_to(sources).with_suffix("").parts).removesuffix(".__init__") for path in paths)


@pytest.mark.parametrize("module", modules_with_examples())
def test_example_in_a_docstring_runs(module):
    found = doctest.testmod(import_module(module))
    assert found.attempted > 0
    assert found.failed == 0


def test_package_has_an_example():
    assert {"baghdad", "baghdad.envs.batch"} <= set(modules_with_examples())


def commands(example: Example) -> list[tuple[str, str]]:
    """Return each `$ baghdad …` line with the output shown under it, if any."""
    found: list[tuple[str, list[str]]] = []
    for line in example.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line)
    return [(command, "\n".join(shown).strip()) for command, shown in found if command.startswith("baghdad ")]


def cases() -> list[object]:
    """Return the commands as test parameters; `baghdad play` ends at once, since standard input is empty."""
    return [
        pytest.param(command, shown, id=f"{example.place}-{command}")
        for example in examples("console")
        for command, shown in commands(example)
    ]


@pytest.mark.parametrize(("command", "shown"), cases())
def test_console_example_prints_what_is_shown(command, shown, example_folder):
    script = shutil.which("baghdad", path=str(Path(sys.executable).parent))
    assert script, "the package is installed"
    folders = {"HOME": str(example_folder), "XDG_DATA_HOME": str(example_folder)}
    variables = {
        **folders,
        "BAGHDAD_CACHE": str(cache_folder("dieb").parent.parent),
        "NO_COLOR": "1",
        "COLUMNS": "80",
    }
    done = subprocess.run(
        [script, *shlex.split(command, comments=True)[1:]],
        cwd=example_folder,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    if shown:
        assert [line.rstrip() for line in done.stdout.strip().splitlines()] == shown.splitlines()


@pytest.mark.parametrize("path", [path for path in DOCUMENTS if path.exists()], ids=lambda path: path.name)
def test_relative_links_exist(path):
    for target in re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target
