"""Nothing outside a game's own files names a game: no identifier, no import, no text constant.

Doctests, docstrings and comments may name one as an example.
"""

import ast
import re
from pathlib import Path

import baghdad

PACKAGE = Path(baghdad.__file__).parent
GAMES = ("dieb", "voleurs")
NAME = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)


def is_own(path):
    """Return whether a file belongs to a game: a folder or the file is called after it."""
    parts = (*path.parts[:-1], path.stem)
    return any(part == game or part.startswith(f"{game}_") for part in parts for game in GAMES)


def names_in(tree):
    """Yield line and text of all identifiers, imports and constants of a source, docstrings excepted."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if id(node) in docstrings:
            continue
        for field in ("id", "attr", "arg", "name", "module", "value"):
            text = getattr(node, field, None)
            if isinstance(text, str):
                yield getattr(node, "lineno", 0), text


def test_only_the_files_of_a_game_name_it():
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text[:60]}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if not is_own(path.relative_to(PACKAGE))
        for line, text in names_in(ast.parse(path.read_text(encoding="utf-8")))
        if NAME.search(text)
    ]
    assert found == []


def test_our_games_are_installed():
    assert set(GAMES) <= set(baghdad.games())


def test_a_name_is_found_in_each_place():
    lines = [
        '"""dieb"""',
        "from baghdad.dieb import a",
        'voleurs = {"x": "play dieb"}',
        "def f(dieb):",
        '    """dieb"""',
        "    # dieb",
    ]
    source = "\n".join(lines)
    assert sorted(line for line, text in names_in(ast.parse(source)) if NAME.search(text)) == [2, 3, 3, 4]
    assert not NAME.search("diebstahl")
    assert is_own(Path("envs/pettingzoo/dieb_v1.py"))
    assert not is_own(Path("envs/batch.py"))
