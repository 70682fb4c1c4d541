"""The rule clauses that the documents define and that tests cite, read from the texts without running anything."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
SOURCES = TESTS.parent / "src"
DOCUMENTS = TESTS.parent / "docs" / "rules"

# A clause ends in a number; that of an option in its name.
CLAUSE = r"[A-Z]-(?:(?:ADV|OPT)-[A-Z]+|[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)"
NOT_FOR_PROGRAMS = "(not for programs)"


def defined_clauses(text: str) -> Counter[str]:
    """Return the clauses that a document defines, which are in bold type, and how often it does."""
    return Counter(re.findall(rf"\*\*({CLAUSE})\*\*", text))


def not_for_programs(text: str) -> set[str]:
    """Return the clauses that are marked as being about people, which no program can follow."""
    return {clause for line in text.splitlines() if NOT_FOR_PROGRAMS in line for clause in defined_clauses(line)}


def named_clauses(text: str) -> set[str]:
    """Return every clause that a text names; of D-STEAL-3, -4 only the first."""
    return set(re.findall(rf"\b{CLAUSE}\b", text))


def cited_clauses(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and clause of every `@pytest.mark.rule("…")` on a test, and of those in the marks of parameters."""
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
    """Return the rules documents by name."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(DOCUMENTS.glob("*.md"))}


def rows_in(document: str, heading: str) -> list[list[str]]:
    """Return the rows of the first table in a document whose first column has that heading."""
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
    """Return the places where tests cite each clause."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("*.py")):
        for line, clause in cited_clauses(path.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(f"{path.relative_to(TESTS)}:{line}")
    return found
