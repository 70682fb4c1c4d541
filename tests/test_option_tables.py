"""The rules of each game in the documents list its options as they are declared: names, defaults and clauses."""

import re
from pathlib import Path

import pytest

import baghdad
from baghdad.core.options import declared

RULES = Path(__file__).parent.parent / "docs" / "rules"
GAMES = ("dieb", "voleurs")
ROW = re.compile(r"^\| `(\w+)` \| ([^|]*) \| [^|]* \| ([^|]*) \|$", re.MULTILINE)


def written(value):
    """Return a default as the table shows it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) or "none"


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_options_follows_the_declarations(name):
    text = (RULES / f"{name}.md").read_text(encoding="utf-8")
    table = text[text.index("| option | default |") :].split("\n\n")[0]
    rows = [(option, default.strip("` "), clauses) for option, default, clauses in ROW.findall(table)]
    options = declared(baghdad.game(name).options_type)
    assert [row[:2] for row in rows] == [(option.name, written(option.default)) for option in options]
    for option, (_, _, clauses) in zip(options, rows, strict=True):
        assert option.clause in clauses, option.name
