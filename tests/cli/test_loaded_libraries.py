"""Which libraries each command loads: one that doesn't play starts without those of the rules and the terminal."""

import json
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
        ("help", GAMES),
        ("help perft", GAMES),
        ("help play dieb", GAMES),
        ("help options", GAMES),
        ("help notation", SHOWN),
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
        ("help notaton", GAMES),
        ("replay nowhere.json", GAME_FILES),
        ("verify nowhere.json", GAME_FILES),
    ],
)
def test_mistyped_command_is_refused_without_the_rules(line, libraries):
    assert loaded_by(*line.split()) == libraries


@pytest.fixture(params=[("dieb", 2), ("voleurs", 3)], ids=lambda param: param[0])
def saved(request, tmp_path):
    """Return the path of a record and that of a position."""
    name, players = request.param
    match = baghdad.game(name).new(players, seed=7)
    for _ in range(5):
        seat = match.to_act[0]
        match.play(match.legal(seat)[0], seat)
    record, position = tmp_path / "match.json", tmp_path / "position.json"
    record.write_text(match.record().to_json(), encoding="utf-8")
    position.write_text(json.dumps(match.position()), encoding="utf-8")
    return str(record), str(position)


def test_commands_that_replay_one_match_load_no_compiler(saved):
    record, position = saved
    assert loaded_by("verify", record) == GAME_FILES
    assert loaded_by("legal", position) == "importlib.metadata msgspec"
    assert loaded_by("replay", record) == f"{GAME_FILES} rich"
