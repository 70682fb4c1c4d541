"""Which changes of a source file are mutants: each replaces one expression or statement by a similar one."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

COMPARISONS = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
}
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.BitXor: ("^", "&"),
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


@dataclass(frozen=True)
class Mutant:
    """One change of a file: the bytes from `start` to `end` become `new`."""

    file: str
    scope: str  # the function or class, such as `Match.play`; empty for the module
    kind: str
    line: int
    last_line: int
    start: int
    end: int
    old: str
    new: str
    number: int = 0  # among equal changes in the same scope

    @property
    def name(self) -> str:
        """Return a name that stays the same while the scope does, wherever it moves in the file."""
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.file}::{self.scope}::{old} → {new}" + (f"::{self.number}" if self.number else "")

    def applied(self, source: bytes) -> bytes:
        """Return a source with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """Return all mutants of a source file."""
    return numbered(_Finder(file, source).mutants())


def numbered(mutants: Iterable[Mutant]) -> list[Mutant]:
    """Return mutants with a number where the same change is possible several times in a scope."""
    seen: Counter[str] = Counter()
    found = []
    for mutant in mutants:
        found.append(replace(mutant, number=seen[mutant.name]))
        seen[mutant.name] += 1
    return found


class _Finder:
    """Goes through the syntax tree of a file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def mutants(self) -> Iterator[Mutant]:
        return self.below(ast.parse(self.source), "")

    def below(self, node: ast.AST, scope: str) -> Iterator[Mutant]:
        """Yield the mutants of a node's parts, without annotations, decorators, assertions and docstrings."""
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if not isinstance(child, ast.AST) or self.is_left_out(child):
                    continue
                inner = f"{scope}.{child.name}".lstrip(".") if isinstance(child, SCOPES) else scope
                yield from self.of_node(child, inner)
                yield from self.below(child, inner)

    def is_left_out(self, node: ast.AST) -> bool:
        if isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom)):
            return True
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return True
        if isinstance(node, ast.If):
            return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        if isinstance(node, ast.keyword):  # whether `zip` checks lengths makes no difference where they are equal
            return node.arg == "strict"
        if isinstance(node, ast.Assign):
            return any(isinstance(target, ast.Name) and target.id.startswith("__") for target in node.targets)
        return False

    def of_node(self, node: ast.AST, scope: str) -> Iterator[Mutant]:
        """Yield the mutants of one node."""
        for kind, start, end, new in self.changes(node):
            line = self.source.count(b"\n", 0, start) + 1
            old = self.source[start:end].decode()
            last = line + old.count("\n")
            yield Mutant(self.file, scope, kind, line, last, start, end, old, new)

    def changes(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        """Yield the kinds, places and texts of changes."""
        change = getattr(self, f"of_{type(node).__name__.lower()}", None)
        if change:
            yield from change(node)
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield from self.negated(node.test)
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self.negated(test)

    def span(self, node: ast.AST) -> tuple[int, int]:
        start = self.line_starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined]
        return start, self.line_starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined]

    def text(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def whole(self, kind: str, node: ast.AST, new: str) -> tuple[str, int, int, str]:
        """Return the change of a whole node."""
        return (kind, *self.span(node), new)

    def between(self, left: ast.AST, right: ast.AST, old: str, new: str, kind: str) -> tuple[str, int, int, str]:
        """Return the change of an operator between two nodes, shown with both."""
        start, end = self.span(left)[0], self.span(right)[1]
        first, second = self.span(left)[1] - start, self.span(right)[0] - start
        text = self.source[start:end]
        operator = text[first:second].decode().replace(old, new, 1)
        return kind, start, end, text[:first].decode() + operator + text[second:].decode()

    def negated(self, test: ast.expr) -> Iterator[tuple[str, int, int, str]]:
        if not isinstance(test, (ast.Compare, ast.UnaryOp)):  # those have changes of their own
            yield self.whole("condition", test, f"(not ({self.text(test)}))")

    def of_compare(self, node: ast.Compare) -> Iterator[tuple[str, int, int, str]]:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            old, others = COMPARISONS[type(operator)]
            for new in others:
                yield self.between(left, right, old, new, "comparison")

    def of_binop(self, node: ast.BinOp) -> Iterator[tuple[str, int, int, str]]:
        if type(node.op) in ARITHMETIC and not _is_text(node.left) and not _is_text(node.right):
            yield self.between(node.left, node.right, *ARITHMETIC[type(node.op)], "arithmetic")

    def of_augassign(self, node: ast.AugAssign) -> Iterator[tuple[str, int, int, str]]:
        if type(node.op) in ARITHMETIC and not _is_text(node.value):
            old, new = ARITHMETIC[type(node.op)]
            yield self.between(node.target, node.value, old + "=", new + "=", "arithmetic")
        yield self.whole("statement", node, "pass")

    def of_boolop(self, node: ast.BoolOp) -> Iterator[tuple[str, int, int, str]]:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield self.between(left, right, old, new, "boolean")

    def of_unaryop(self, node: ast.UnaryOp) -> Iterator[tuple[str, int, int, str]]:
        if not isinstance(node.op, ast.UAdd):
            yield self.whole("unary", node, f"({self.text(node.operand)})")

    def of_constant(self, node: ast.Constant) -> Iterator[tuple[str, int, int, str]]:
        if isinstance(node.value, bool):
            yield self.whole("constant", node, str(not node.value))
        elif isinstance(node.value, (int, float)):
            yield self.whole("constant", node, repr(node.value + 1))
            if node.value:
                yield self.whole("constant", node, repr(node.value - 1))

    def of_expr(self, node: ast.Expr) -> Iterator[tuple[str, int, int, str]]:
        if not isinstance(node.value, (ast.Yield, ast.YieldFrom)):
            yield self.whole("statement", node, "pass")

    def of_assign(self, node: ast.Assign) -> Iterator[tuple[str, int, int, str]]:
        if all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets):
            yield self.whole("statement", node, "pass")

    def of_raise(self, node: ast.Raise) -> Iterator[tuple[str, int, int, str]]:
        yield self.whole("statement", node, "pass")

    def of_continue(self, node: ast.Continue) -> Iterator[tuple[str, int, int, str]]:
        yield self.whole("statement", node, "break")

    def of_break(self, node: ast.Break) -> Iterator[tuple[str, int, int, str]]:
        yield self.whole("statement", node, "continue")

    def of_return(self, node: ast.Return) -> Iterator[tuple[str, int, int, str]]:
        if node.value is None:
            yield self.whole("statement", node, "pass")
        elif not (isinstance(node.value, ast.Constant) and node.value.value is None):
            yield self.whole("result", node, "return None")

    def of_call(self, node: ast.Call) -> Iterator[tuple[str, int, int, str]]:
        if isinstance(node.func, ast.Name) and node.func.id in NAMES:
            yield self.whole("name", node.func, NAMES[node.func.id])
            return  # their arguments may be in any order
        for left, right in zip(node.args, node.args[1:], strict=False):
            if isinstance(left, ast.Starred) or isinstance(right, ast.Starred) or self.text(left) == self.text(right):
                continue
            start, end = self.span(left)[0], self.span(right)[1]
            gap = self.source[self.span(left)[1] : self.span(right)[0]].decode()
            if gap.strip() == ",":
                yield "arguments", start, end, self.text(right) + gap + self.text(left)

    def of_slice(self, node: ast.Slice) -> Iterator[tuple[str, int, int, str]]:
        for bound in (node.lower, node.upper):
            if bound is not None:
                yield self.whole("slice", bound, "")


def _is_text(node: ast.expr) -> bool:
    """Return whether an expression is a text as it stands there."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)))
