"""What a language's catalogues lack: `python -m tests.words.missing es` prints the English entries to translate.

Without a language it goes through all of them. The exit status is 1 if anything is missing or wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from baghdad import words
from tests.words.catalogues import NameCollector

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}  # of plurals, in the order of CLDR
NUMBERS = range(201)  # enough to meet every category that whole numbers have


def folders() -> list[Path]:
    """Return every folder of catalogues, those of the package first."""
    return sorted(path.parent for path in words.FOLDER.rglob(f"{words.FIRST_LANGUAGE}{words.SUFFIX}"))


@cache
def messages(path: Path) -> dict[str, ast.Message]:
    """Return the messages of a catalogue by key; none of one that isn't there."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    """Return the arguments that a message uses itself."""
    names = NameCollector()
    names.visit(message)
    return names.variables


@cache
def plural_forms(language: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the categories of plurals in a language: those that whole numbers need, and all."""
    rule = Locale.parse(language.replace("-", "_")).plural_form
    return frozenset(rule(number) for number in NUMBERS) | {"other"}, rule.tags | {"other"}


class PluralCollector(Visitor):
    """Collects the categories of each choice by number."""

    def __init__(self) -> None:
        self.choices: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & (CATEGORIES - {"other"}):
            self.choices.append(keys & CATEGORIES)
        self.generic_visit(node)


def plural_faults(language: str, message: ast.Message) -> Iterator[str]:
    """Yield what is wrong with the choices by number of a message."""
    collector = PluralCollector()
    collector.visit(message)
    needed, known = plural_forms(language)
    for found in collector.choices:
        if found - known:
            yield f"no number is {', '.join(sorted(found - known))} in this language"
        if needed - found:
            yield f"a choice lacks {', '.join(sorted(needed - found))}"


def source(path: Path, message: ast.Message) -> str:
    """Return a message as its catalogue has it, with its comment."""
    start = message.comment.span.start if message.comment and message.comment.span else message.span.start  # type: ignore[union-attr]
    return path.read_text(encoding="utf-8")[start : message.span.end].rstrip()  # type: ignore[union-attr]


def faults(language: str) -> Iterator[str]:
    """Yield what is missing or wrong in the catalogues of a language, by file."""
    for folder in folders():
        first, path = (folder / f"{name}{words.SUFFIX}" for name in (words.FIRST_LANGUAGE, language))
        english, own = messages(first), messages(path)
        found = [source(first, english[key]) for key in english if key not in own]
        found += [f"# {key}: not in English" for key in own if key not in english]
        for key in [key for key in own if key in english]:
            found += [f"# {key}: {fault}" for fault in plural_faults(language, own[key])]
        if found:
            yield "\n".join([f"### {path.relative_to(words.FOLDER)}", *found])


def main(languages: list[str]) -> int:
    """Print what the languages lack; return the exit status."""
    found = [fault for language in languages or words.LANGUAGES for fault in faults(language)]
    sys.stdout.write("\n\n".join(found or ["Nothing is missing."]) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
