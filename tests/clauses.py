"""Which clauses the documents lay down, and which of them tests show. Read from the texts, so nothing need be run."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
SOURCES = TESTS.parent / "src"
DOCUMENTS = TESTS.parent / "docs" / "rules"

CLAUSE = r"[A-Z]-(?:(?:ADV|OPT)-[A-Z]+|[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)"  # an option's goes by its name
NOT_FOR_PROGRAMS = "(not for programs)"


def laid_down(text: str) -> Counter[str]:
    """The clauses a document lays down: each in bold type, and how often."""
    return Counter(re.findall(rf"\*\*({CLAUSE})\*\*", text))


def not_for_programs(text: str) -> set[str]:
    """Those of them in whose line it says that no program can obey."""
    return {clause for line in text.splitlines() if NOT_FOR_PROGRAMS in line for clause in laid_down(line)}


def mentioned(text: str) -> set[str]:
    """Every clause named in a text, in whatever way; of D-STEAL-3, -4 only the first."""
    return set(re.findall(rf"\b{CLAUSE}\b", text))


def shown(source: str) -> Iterator[tuple[int, str]]:
    """Line and clause of every `@pytest.mark.rule("…")` on a test, and of every one in a parameter's marks."""
    tree = ast.parse(source)
    misplaced = {
        id(decorator)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.lower().startswith("test")
        for decorator in node.decorator_list
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule" and id(node) not in misplaced:
            for argument in node.args:
                yield node.lineno, ast.literal_eval(argument)


def documents() -> dict[str, str]:
    """The rules documents by name."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCUMENTS.glob("*.md"))}


def rows_in(document: str, heading: str) -> list[list[str]]:
    """The rows of the first table of a document whose first column has that heading."""
    lines = iter(document.splitlines())
    next(line for line in lines if line.startswith(f"| {heading} |"))
    next(lines)
    found = []
    for line in lines:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def citations() -> dict[str, list[str]]:
    """For each clause that tests show, where they do."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for line, clause in shown(path.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(f"{path.relative_to(TESTS)}:{line}")
    return found
