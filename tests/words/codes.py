"""Every code of an error, a refusal or an event in the package, read from its sources."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import baghdad
from baghdad.cli.errors import PREFIXES

PACKAGE = Path(baghdad.__file__).parent

ERRORS = {kind.__name__: prefix for kind, prefix in PREFIXES.items()}
OTHERS = {"Refusal": "refusal", "Event": "event"}


@dataclass(frozen=True)
class Code:
    """A code, its place in the source, and the names of its facts as far as the source shows them."""

    prefix: str
    code: str
    place: str
    game: str | None
    facts: frozenset[str] | None

    @property
    def key(self) -> str:
        return f"{self.prefix}-{self.code.replace('_', '-')}"


@cache
def codes() -> list[Code]:
    """Return all codes."""
    return [code for path in sorted(PACKAGE.rglob("*.py")) for code in _codes_of(path)]


def _codes_of(path: Path) -> Iterator[Code]:
    package = path.relative_to(PACKAGE).parts[0]
    game = package if package in baghdad.games() else None
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assigned = _assigned(tree)
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)):
            named = {**assigned, **_assigned(node)} if isinstance(node, ast.FunctionDef) else assigned
            for call in _calls(node):
                first = call.args[0]
                values = named.get(first.id, []) if isinstance(first, ast.Name) else [first]
                prefix = _prefix(call, path)
                for code in [text for value in values for text in _texts(value)] if prefix else ():
                    yield Code(prefix, code, f"{path.relative_to(PACKAGE)}:{call.lineno}", game, _facts(call))


def _calls(scope: ast.AST) -> Iterator[ast.Call]:
    """Yield calls with arguments in a scope itself, not in an inner scope."""
    for node in ast.iter_child_nodes(scope):
        if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            if isinstance(node, ast.Call) and node.args:
                yield node
            yield from _calls(node)


def _assigned(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """Return the expressions assigned to each name anywhere in a scope."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    named.setdefault(target.id, []).append(node.value)
    return named


def _prefix(call: ast.Call, path: Path) -> str:
    name = getattr(call.func, "id", None) or getattr(call.func, "attr", "")
    if name == "refuse":
        assert "position" in path.with_suffix("").parts, "add here what this refuse() raises"
        return "position-error"
    return ERRORS.get(name) or OTHERS.get(name, "")


def _texts(node: ast.expr) -> list[str]:
    """Return the strings an expression can be: a constant, or either branch of a conditional."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []


def _facts(call: ast.Call) -> frozenset[str] | None:
    """Return the names of keyword facts or of a literal dict; None if the source doesn't show them."""
    names = {keyword.arg for keyword in call.keywords}
    if None in names:
        return None
    for argument in call.args[1:]:
        if isinstance(argument, ast.Dict) and all(isinstance(key, ast.Constant) for key in argument.keys):
            names |= {key.value for key in argument.keys}  # type: ignore[union-attr]
        elif not isinstance(argument, ast.Constant):
            return None
    return frozenset(name for name in names if name)
