"""Which libraries each command loads: one that doesn't play starts without those of the rules and the terminal."""

import os
import subprocess
import sys

import pytest

import baghdad

LIBRARIES = ("numba", "numpy", "msgspec", "rich", "fluent", "importlib.metadata")
SENTENCES = "fluent"
GAMES = "fluent importlib.metadata"  # sentences, and which games are installed
GAME_FILES = "fluent importlib.metadata msgspec"
SHOWN = "fluent importlib.metadata rich"


def loaded_by(*arguments):
    """Run a command in a process of its own, and return which of the libraries it has loaded at the end."""
    code = (
        "import sys; from baghdad.cli import main\n"
        f"main({list(arguments)!r})\n"
        f"print(*sorted(name for name in {LIBRARIES!r} if name in sys.modules), file=sys.stderr)"
    )
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0"}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return ran.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("line", "libraries"),
    [
        ("--version", ""),
        ("--help", SENTENCES),
        ("", SENTENCES),
        ("play --help", GAMES),
        ("perft --help", SENTENCES),
        ("play dieb --help", GAMES),
        ("play voleurs --help", GAMES),
        ("games", GAMES),
        ("bots", GAMES),
        ("bots dieb", GAMES),
        ("bots voleurs", GAMES),
        ("board check round-city", SHOWN),
    ],
)
def test_command_that_does_not_play_loads_no_rules(line, libraries):
    assert loaded_by(*line.split()) == libraries


@pytest.mark.parametrize(
    ("line", "libraries"),
    [
        ("gmaes", SENTENCES),
        ("--hlep", SENTENCES),
        ("--help --language xx", SENTENCES),
        ("play deib", GAMES),
        ("bots deib", GAMES),
        ("play dieb --sead 1", GAMES),
        ("play dieb --edition xx", GAMES),
        ("play voleurs --sead 1", GAMES),
        ("play voleurs --board nowhere", GAMES),
        ("arena deib", GAMES),
        ("arena dieb --sead 1", GAMES),
        ("dataset deib", GAMES),
        ("tournament deib", GAMES),
        ("perft deib --depth 1", GAMES),
        ("replay nowhere.json", GAME_FILES),
        ("verify nowhere.json", GAME_FILES),
    ],
)
def test_mistyped_command_is_refused_without_the_rules(line, libraries):
    assert loaded_by(*line.split()) == libraries


@pytest.mark.parametrize(("game", "players"), [("dieb", 2), ("voleurs", 3)])
def test_verify_replays_without_the_compiler_and_the_terminal(game, players, tmp_path):
    match = baghdad.game(game).new(players, seed=7)
    for _ in range(5):
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    path = tmp_path / "match.json"
    path.write_text(match.record().to_json(), encoding="utf-8")
    assert loaded_by("verify", str(path)) == GAME_FILES
