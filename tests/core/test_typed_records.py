"""The types of records, which editors and type checkers use, agree with the records."""

import ast
from pathlib import Path

import pytest

from tests import typed_records

SOURCES = typed_records.ROOT / "baghdad"
TYPED = sorted({*SOURCES.glob("dieb/**/*.py"), *SOURCES.glob("voleurs/**/*.py"), *SOURCES.glob("envs/*/rules/*.py")})


@pytest.mark.parametrize("package", typed_records.PACKAGES)
def test_types_are_up_to_date(package):
    """`python -m tests.typed_records` writes them."""
    assert typed_records.path_of(package).read_text(encoding="utf-8") == typed_records.text_of(package)


def rules_in(path: Path) -> list[ast.FunctionDef]:
    found = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    return [each for each in found if any(ast.unparse(mark) == "rule" for mark in each.decorator_list)]


def test_rules_of_the_games_have_typed_parameters_and_results():
    functions = [each for path in TYPED for each in rules_in(path)]
    assert len(functions) > 300
    untyped = [each.name for each in functions if not each.returns or not all(a.annotation for a in each.args.args)]
    assert untyped == []


def test_a_record_is_typed_with_its_nested_records_rows_and_grids():
    text = typed_records.path_of("baghdad.voleurs").read_text(encoding="utf-8")
    for line in ("draft: Offer", "offers: Row[Offer]", "bags: Grid[int]", "refuge: int", "rng: Rng"):
        assert f"    {line}\n" in text
