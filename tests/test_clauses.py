"""Every rule clause that a program can follow is cited by a test, and only defined clauses are cited."""

from __future__ import annotations

import re

from tests import clauses

DOCUMENT = """
- **X-TURN-1** Something, as in X-TURN-9.
- **X-TURN-2** Manners. (not for programs)
| **X-PAY-MORE-1a** | a row |
- **X-ADV-FAST** An option.
"""
TESTED = '''
@pytest.mark.rule("X-TURN-1", "X-PAY-MORE-1a")
def test_something():
    """X-TURN-2"""

@pytest.mark.rule("X-TURN-3")
def helper(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X-TURN-4"))])
class TestAll: ...
'''


def test_every_clause_for_programs_is_cited_by_a_test():
    cited = clauses.citations()
    missing = [
        clause
        for text in clauses.documents().values()
        for clause in clauses.defined_clauses(text)
        if clause not in cited and clause not in clauses.not_for_programs(text)
    ]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_tests_cite_only_defined_clauses():
    known = {clause for text in clauses.documents().values() for clause in clauses.defined_clauses(text)}
    strays = {clause: where for clause, where in clauses.citations().items() if clause not in known}
    assert not strays


def test_sources_and_documents_name_only_defined_clauses():
    known = {clause for text in clauses.documents().values() for clause in clauses.defined_clauses(text)}
    texts = {path.name: path.read_text(encoding="utf-8") for path in clauses.SOURCES.rglob("*.py")}
    strays = {name: clauses.named_clauses(text) - known for name, text in (texts | clauses.documents()).items()}
    assert not {name: found for name, found in strays.items() if found}


def test_clauses_are_defined_once_and_numbered_without_gaps():
    for name, text in clauses.documents().items():
        found = clauses.defined_clauses(text)
        assert not [clause for clause, times in found.items() if times > 1], name
        families: dict[str, set[int]] = {}
        for clause in found:
            if numbered := re.fullmatch(r"(.*-)(\d+)[a-z]?", clause):
                families.setdefault(numbered[1], set()).add(int(numbered[2]))
        gaps = {f: set(range(1, max(n) + 1)) - n for f, n in families.items() if max(n) != len(n)}
        assert not gaps, name


def test_the_documents_define_many_clauses():
    assert clauses.defined_clauses(clauses.documents()["dieb.md"]).total() > 150
    assert len(clauses.not_for_programs(clauses.documents()["dieb.md"])) < 5


def test_defined_clauses_are_those_in_bold_type():
    assert set(clauses.defined_clauses(DOCUMENT)) == {"X-TURN-1", "X-TURN-2", "X-PAY-MORE-1a", "X-ADV-FAST"}
    assert clauses.not_for_programs(DOCUMENT) == {"X-TURN-2"}
    assert clauses.named_clauses(DOCUMENT) - set(clauses.defined_clauses(DOCUMENT)) == {"X-TURN-9"}


def test_only_marks_of_tests_cite_clauses():
    assert [clause for _, clause in clauses.cited_clauses(TESTED)] == ["X-TURN-1", "X-PAY-MORE-1a", "X-TURN-4"]
