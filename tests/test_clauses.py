"""Every clause that a program can obey is shown by a test, and nothing cites a clause that isn't there."""

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


def test_every_clause_for_programs_is_shown_by_a_test():
    shown = clauses.citations()
    missing = [
        clause
        for text in clauses.documents().values()
        for clause in clauses.laid_down(text)
        if clause not in shown and clause not in clauses.not_for_programs(text)
    ]
    assert not missing, f"no test shows {', '.join(missing)}"


def test_no_test_shows_a_clause_that_is_not_laid_down():
    known = {clause for text in clauses.documents().values() for clause in clauses.laid_down(text)}
    strays = {clause: where for clause, where in clauses.citations().items() if clause not in known}
    assert not strays


def test_no_source_and_no_document_names_a_clause_that_is_not_laid_down():
    known = {clause for text in clauses.documents().values() for clause in clauses.laid_down(text)}
    texts = {path.name: path.read_text(encoding="utf-8") for path in clauses.SOURCES.rglob("*.py")}
    strays = {name: clauses.mentioned(text) - known for name, text in (texts | clauses.documents()).items()}
    assert not {name: found for name, found in strays.items() if found}


def test_a_clause_is_laid_down_once_and_none_is_left_out_between():
    for name, text in clauses.documents().items():
        found = clauses.laid_down(text)
        assert not [clause for clause, times in found.items() if times > 1], name
        families: dict[str, set[int]] = {}
        for clause in found:
            if numbered := re.fullmatch(r"(.*-)(\d+)[a-z]?", clause):
                families.setdefault(numbered[1], set()).add(int(numbered[2]))
        gaps = {f: set(range(1, max(n) + 1)) - n for f, n in families.items() if max(n) != len(n)}
        assert not gaps, name


def test_there_are_rules_to_show():
    assert clauses.laid_down(clauses.documents()["dieb.md"]).total() > 150
    assert len(clauses.not_for_programs(clauses.documents()["dieb.md"])) < 5


def test_clauses_are_found_where_they_are_in_bold_type():
    assert set(clauses.laid_down(DOCUMENT)) == {"X-TURN-1", "X-TURN-2", "X-PAY-MORE-1a", "X-ADV-FAST"}
    assert clauses.not_for_programs(DOCUMENT) == {"X-TURN-2"}
    assert clauses.mentioned(DOCUMENT) - set(clauses.laid_down(DOCUMENT)) == {"X-TURN-9"}


def test_a_clause_is_shown_by_the_mark_of_a_test_and_by_nothing_else():
    assert [clause for _, clause in clauses.shown(TESTED)] == ["X-TURN-1", "X-PAY-MORE-1a", "X-TURN-4"]
