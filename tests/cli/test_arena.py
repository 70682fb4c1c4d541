"""`baghdad arena`, `tournament` and `league`: output, results folders, refusals, and resuming after a stop."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

import baghdad
from baghdad import words
from baghdad.arena import errors
from baghdad.arena.league import BEGIN, END
from baghdad.cli.arena import verdict
from baghdad.cli.commands import CliContext
from baghdad.cli.match_flags import parse_game
from tests.arena.contests import without_times
from tests.arena.test_tournament import LEAGUE
from tests.cli.conftest import AS_COMMAND, PATIENCE

ARENA = ("arena", "dieb", "--seats", "greedy,random", "--decision-cap", 40, "--paired", "--jobs", 1)
MANY = 200  # matches: more than are played, interpreted, before somebody stops them
TOURNAMENT = ("tournament", "dieb", "--bots", "greedy,random", "--players", "2,3", "--decision-cap", 40, "--jobs", 1)


def test_arena_json_has_shares_intervals_and_seats_and_is_reproducible(command):
    outcome = command(*ARENA, "--matches", 5, "--json")
    assert outcome.status == 0
    assert "Whole deals of 2 matches each make it 6 matches.\n" in outcome.err
    results = json.loads(outcome.out)
    assert results["matches"] == 6
    assert [row["name"] for row in results["bots"]] == ["greedy", "random"]
    for row in results["bots"]:
        assert row["low"] <= row["share"] <= row["high"]
        assert {"wins", "matches", "elo", "elo_error", "fair", "fair_shares", "points"} <= set(row)
    assert [row["seat"] for row in results["seat_advantage"]] == [1, 2]
    assert results["timing"]["matches_per_s"] > 0
    again = json.loads(command(*ARENA, "--matches", 6, "--json").out)
    assert without_times(again) == without_times(results)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_arena_table_fits_80_columns_in_every_language(command, language):
    outcome = command(*ARENA, "--matches", 2, "--sprt", "0:30", "--language", language)
    say = words.localizer_for(language)
    assert outcome.status == 0
    assert say("arena-title", game="dieb", players=2, matches=2) in outcome.out
    flat = " ".join(outcome.out.split())
    for key in ("arena-rounds", "arena-decisions", "arena-unfinished", "arena-column-wins", "arena-rate"):
        assert say(key) in flat
    assert max(map(len, outcome.out.splitlines())) <= 80


@pytest.mark.parametrize("outcome", ["better", "not_better", "open"])
def test_every_sprt_verdict_has_a_sentence(outcome):
    test = {"low": 0, "high": 30, "deals": 5, "llr": 3.0, "verdict": outcome}
    assert "greedy" in verdict(words.localizer_for("en"), {"bots": [{"name": "greedy"}], "sprt": test})


def test_last_bot_fills_the_remaining_seats(command):
    outcome = command(
        "arena", "dieb", "--seats", "greedy,random", "--players", 3, "--matches", 3, "--decision-cap", 40, "--jobs", 1,
        "--json",
    )  # fmt: skip
    first, last = json.loads(outcome.out)["bots"]
    assert (first["seats"], last["seats"]) == (1, 2)
    assert (first["fair"], last["fair"]) == (pytest.approx(1 / 3, abs=1e-6), pytest.approx(2 / 3, abs=1e-6))


def test_user_bot_plays_and_a_changed_bot_needs_a_new_folder(command, tmp_path):
    (tmp_path / "mine.py").write_text(
        "from baghdad.bots import Choice\n"
        "class First:\n    def choose(self, knowledge, rng):\n        return Choice(knowledge.legal[0], 'pass')\n"
    )
    outcome = command(
        "arena", "dieb", "--bot", "mine.py:First", "--seats", "First,random", "--matches", 2, "--decision-cap", 20,
        "--jobs", 1, "--json", "--out", "out",
    )  # fmt: skip
    assert json.loads(outcome.out)["bots"][0]["name"] == "First"
    (tmp_path / "mine.py").write_text((tmp_path / "mine.py").read_text() + "# changed\n")
    again = command(
        "arena", "dieb", "--bot", "mine.py:First", "--seats", "First,random", "--matches", 2, "--decision-cap", 20,
        "--jobs", 1, "--json", "--out", "out",
    )  # fmt: skip
    assert again.status == 2
    assert "another command or another version" in again.err


def test_board_option_accepts_a_file(tmp_path):
    board = (Path(baghdad.__file__).parent / "voleurs" / "boards" / "oasis.txt").read_text(encoding="utf-8")
    (tmp_path / "mine.txt").write_text(board, encoding="utf-8")
    context = CliContext(words.localizer_for("en"))
    name, options = parse_game(context, ["voleurs", "--board", "mine.txt"])
    assert (name, context.game) == ("voleurs", "voleurs")
    assert options["board"].strip() == board.strip()


# --- the folder ------------------------------------------------------------------------------------------------------


def test_results_folder_has_records_results_tables_and_plots(command, tmp_path):
    pyarrow = pytest.importorskip("pyarrow.parquet")
    out = tmp_path / "out"
    outcome = command(*ARENA, "--matches", 6, "--out", out)
    assert outcome.status == 0, outcome.err
    assert str(out) in outcome.out
    results = json.loads((out / "results.json").read_text())
    assert results["matches"] == 6
    for name in ("shares.svg", "length.svg", "seats.svg", "race.svg"):
        assert ElementTree.parse(out / name).getroot().tag.endswith("svg")
    matches = pyarrow.read_table(out / "matches.parquet").to_pylist()
    assert [row["match"] for row in matches] == [1, 2, 3, 4, 5, 6]
    assert [row["deal"] for row in matches] == [1, 1, 2, 2, 3, 3]
    assert matches[1]["bots"] == ["random", "greedy"]
    decisions = pyarrow.read_table(out / "decisions.parquet").to_pylist()
    assert len(decisions) == sum(row["decisions"] for row in matches)
    records = sorted((out / "records").iterdir())
    record = baghdad.Record.from_json(records[2].read_text())
    third = [row for row in decisions if row["match"] == 3]
    assert [(row["seat"], row["action"]) for row in third] == [tuple(action) for action in record.actions]
    assert {(row["seat"], row["bot"]) for row in third} == {(0, "greedy"), (1, "random")}
    assert command("verify", records[2]).status == 0
    pictures = {path: path.read_bytes() for path in out.glob("*.svg")}
    again = command(*ARENA, "--matches", 6, "--out", out, "--json")
    assert "6 matches were played before" in again.err
    assert without_times(json.loads(again.out)) == without_times(results)
    assert {path: path.read_bytes() for path in out.glob("*.svg")} == pictures, "drawn again, the same to the byte"


def lines_in(path):
    return len(path.read_bytes().splitlines()) if path.exists() else 0


@contextlib.contextmanager
def running_command(*arguments):
    """Run the command in another process; rules are interpreted, since that starts faster."""
    # A suite in the background ignores Ctrl-C, and its children would inherit that.
    default_sigint = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    process = subprocess.Popen(
        [sys.executable, "-c", default_sigint + AS_COMMAND, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["killed", "Ctrl-C"])
def test_stopped_run_resumes_with_the_same_command(command, tmp_path, how):
    arguments = (*ARENA[:-1], 2, "--matches", MANY, "--out", tmp_path / "out")
    kept = tmp_path / "out" / "matches.jsonl"
    with running_command(*arguments) as process:
        deadline = time.monotonic() + PATIENCE
        while lines_in(kept) < 3 and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(how)
        _, err = process.communicate(timeout=PATIENCE)
    before = lines_in(kept)
    assert 3 <= before < MANY
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert b"The same command goes on" in err
        assert b"Traceback" not in err
    resumed = command(*arguments, "--jobs", 1, "--json")
    assert resumed.status == 0, resumed.err
    assert "were played before; going on" in resumed.err
    uninterrupted = command(*ARENA, "--matches", MANY, "--json")
    assert without_times(json.loads(resumed.out)) == without_times(json.loads(uninterrupted.out))


# --- refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["arena"], "GAME is missing"),
        (["arena", "deib"], "Did you mean dieb?"),
        (["arena", "dieb"], "--seats is missing"),
        (["arena", "dieb", "--seats", "gredy,greedy"], "Did you mean greedy?"),
        (["arena", "dieb", "--seats", "greedy"], "2 to 4 players"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--players", "5"], "2 to 4 players"),
        (["arena", "dieb", "--seats", "greedy,greedy,greedy", "--players", "2"], "don't fit"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--matches", "0"], "--matches"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--jobs", "0"], "--jobs"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--sprt", "30:0"], "like 0:30"),
        (["arena", "dieb", "--seats", "greedy", "--players", "2", "--sprt", "0:30"], "at least two names"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--seed", "-1"], "-1"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--tactcal"], "Did you mean --tactical?"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--seets"], "Did you mean --seats?"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--bot", "mine"], "--bot"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--out", "file"], "can't be written"),
        (["arena", "dieb", "--seats", "greedy,greedy", "--out", "."], "new or empty"),
        (["tournament"], "GAME is missing"),
        (["tournament", "dieb"], "--bots is missing"),
        (["tournament", "dieb", "--bots", "greedy"], "at least two"),
        (["tournament", "dieb", "--bots", "greedy,random", "--players", "2,x"], "--players"),
        (["tournament", "dieb", "--bots", "greedy,random", "--players", "2,2"], "once"),
        (["tournament", "dieb", "--bots", "greedy,random", "--players", "9"], "2 to 4 players"),
        (["tournament", "dieb", "--bots", "greedy,random", "--matches", "-3"], "--matches"),
        (["league", "nowhere.toml"], "nowhere.toml"),
        (["league", "file"], "isn't a league"),
    ],
)
def test_bad_arguments_give_one_sentence_and_status_2(fails, tmp_path, arguments, part):
    (tmp_path / "file").write_text("")
    assert part in fails(*arguments)


def test_results_folder_of_another_command_is_refused(command, fails, tmp_path):
    command(*ARENA, "--matches", 2, "--out", "out")
    assert "another command" in fails(*ARENA, "--seed", 2, "--matches", 2, "--out", "out")
    assert "another command" in fails(*TOURNAMENT, "--matches", 2, "--out", "out")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_missing_extra_is_named_before_anything_is_played(fails, monkeypatch, language):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(errors, "import_module", missing)
    message = fails(*ARENA, "--out", "out", "--language", language)
    assert 'pip install "baghdad[arena]"' in message
    assert not Path("out").exists()


# --- tournaments and leagues -----------------------------------------------------------------------------------------


def test_tournament_writes_results_ratings_and_records(command, tmp_path):
    out = tmp_path / "out"
    results = json.loads(command(*TOURNAMENT, "--matches", 2, "--out", out, "--json").out)
    assert [table["players"] for table in results["tables"]] == [2, 3]
    assert results["matches"] == 2 + 3 + 3
    assert json.loads((out / "results.json").read_text())["bots"] == results["bots"]
    assert ElementTree.parse(out / "ratings.svg").getroot().tag.endswith("svg")
    assert len(list((out / "records").rglob("*.json"))) == 8
    shown = command(*TOURNAMENT, "--matches", 2, "--out", out)
    assert "8 matches were played before" in shown.err
    for text in ("greedy", "Elo", "2 players", "3 players", str(out)):
        assert text in shown.out


def test_league_writes_its_tables_into_the_document(command, tmp_path):
    (tmp_path / "league.toml").write_text(LEAGUE)
    document = tmp_path / "bots.md"
    document.write_text(f"# Bots\n\n{BEGIN}\n{END}\n\nThe end.\n")
    outcome = command("league", "league.toml", "--jobs", 1)
    assert outcome.status == 0, outcome.err
    text = document.read_text()
    assert text.startswith("# Bots\n\n")
    assert text.endswith("\n\nThe end.\n")
    assert "### The Thief of Baghdad" in text
    assert "| Name | Elo |" in text
    assert (tmp_path / "league-dieb.svg").exists()
    assert len(list((tmp_path / "runs" / "dieb" / "records").rglob("*.json"))) == 4 + 6 + 6
    assert "| One | Others | Players |" in text
    assert "| greedy | random | 4 | 4 |" in text
    found = json.loads(command("league", "league.toml", "--json").out)["dieb"]
    assert found["matches"] == 16
    assert [duel["matches"] for duel in found["duels"]] == [4]
    assert (tmp_path / "runs" / "duels" / "dieb" / "4-greedy-random" / "results.json").exists()
