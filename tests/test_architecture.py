"""What docs/architecture.md says of the code."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests import architecture

DOCUMENT = architecture.DOCUMENT.read_text(encoding="utf-8")
HALF_A_PAGE = 150  # words


def test_every_module_of_the_server_is_named_with_its_docstring():
    """`python -m tests.architecture` writes the tables."""
    assert architecture.with_tables(DOCUMENT) == DOCUMENT
    named = set(re.findall(r"^\| \**`(\S+?)`", architecture.table("server"), re.MULTILINE))
    assert len(named) == len(list(architecture.modules("server")))
    assert {"ws/connection.py", "storage/", "app.py"} <= named


def test_every_package_is_named():
    rows = DOCUMENT.partition("## Packages")[2].partition("\n\n")[2]
    packages = {path.parent.name for path in architecture.PACKAGE.glob("*/__init__.py")}
    assert packages <= set(re.findall(r"^\| `(\w+)/` \|", rows, re.MULTILINE))


@pytest.mark.parametrize("picture", ["imports", "move"])
def test_pictures_are_up_to_date(picture):
    """`python -m tests.architecture` draws them."""
    file, draw = {
        "imports": (architecture.IMPORTS, architecture.imports_picture),
        "move": (architecture.MOVE, architecture.move_picture),
    }[picture]
    assert file.read_text(encoding="utf-8") == draw()
    assert f"({file.name})" in DOCUMENT


def test_picture_of_the_imports_has_the_layers_of_the_contract():
    settings = tomllib.loads((architecture.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    layers = [{name.split(".")[1] for name in layer.split(" | ")} for layer in contract["layers"]]
    assert [set(layer) - {"words"} for layer in architecture.LAYERS] == layers


@pytest.mark.parametrize("path", [path for _, path in architecture.WAY_OF_A_MOVE])
def test_each_step_of_a_move_is_a_function(path):
    assert callable(architecture.function_at(path))


def test_every_decision_of_the_architecture_is_explained():
    decided = re.findall(r"^\*\*([^*]+?)\.\*\*", DOCUMENT.partition("## Decisions")[2], re.MULTILINE)
    assert len(decided) > 10
    explained = (architecture.ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    titles = " ".join(re.findall(r"^## (.*)$", explained, re.MULTILINE)).lower()
    assert [title for title in decided if title.lower() not in titles] == []


def test_every_decision_takes_half_a_page_at_most():
    explained = (architecture.ROOT / "docs" / "decisions.md").read_text(encoding="utf-8")
    for decision in explained.split("\n## ")[1:]:
        assert len(decision.split()) <= HALF_A_PAGE, decision.splitlines()[0]
        assert {"*Considered:*", "*Chosen:*", "*Why:*"} <= set(re.findall(r"\*\w+:\*", decision)), decision
