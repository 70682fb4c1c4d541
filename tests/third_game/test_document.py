"""The code in docs/new-game.md is that of the package, and its table lists all parts."""

import re
from pathlib import Path

import baghdad
from baghdad.cli.game_words import WORDS
from tests.toy_game import SOURCE

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
SOURCES = {
    "python": (SOURCE / "dozen.py", Path(__file__).parent / "test_game.py"),
    "toml": (SOURCE / "pyproject.toml",),
    "js": (SOURCE / "dozen_page" / "page.js",),
    "ftl": (SOURCE / "dozen_words" / "en.ftl",),
}


def test_every_block_of_code_is_copied_from_the_package():
    blocks = BLOCK.findall(DOCUMENT)
    assert len(blocks) > 8
    for language, code in blocks:
        assert any(code in path.read_text(encoding="utf-8") for path in SOURCES[language]), code


def test_the_table_lists_every_part(dozen):
    section = DOCUMENT.partition("\n## Parts\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    declared = {part for name in baghdad.games() for part in baghdad.game(name).parts}
    assert set(listed) == declared | {WORDS}
    assert len(listed) == len(set(listed))
