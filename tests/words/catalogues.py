"""Parsed catalogues, for tests to compare."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from baghdad.words import catalogue


@cache
def resource(language):
    """Parse a whole catalogue with the strict parser."""
    return FluentParser().parse(catalogue(language))


@cache
def messages(language):
    """Return the messages of a catalogue by key."""
    return {entry.id.name: entry for entry in resource(language).body if isinstance(entry, ast.Message)}


class NameCollector(Visitor):
    def __init__(self):
        self.variables, self.references = set(), set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name)


def arguments_of(found, key):
    """Return the arguments of a message, including those of messages it refers to."""
    names = NameCollector()
    names.visit(found[key])
    return names.variables.union(*(arguments_of(found, other) for other in names.references))
