"""`baghdad bench`: figures are measured, compared and printed; their size is not tested."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import baghdad
from baghdad import words
from baghdad.bench import environments, match, openspiel, process_tree, rules, server, start, stepping
from baghdad.bench.voleurs import large_hand
from baghdad.bots import bot_catalogue
from baghdad.bots.compile_process import CompileProcess
from baghdad.cli import bench
from baghdad.core.compilation import can_compile
from baghdad.core.rule import cache_home

YARDSTICK = """
#include <stdio.h>
int main(int argc, char **argv) {
    if (argc != 4) return 1;
    printf("{\\"decisions\\": 3000000, \\"cpu\\": 1.5}\\n");
}
"""


@pytest.fixture
def yardstick(tmp_path):
    if shutil.which("cc") is None and shutil.which("gcc") is None and shutil.which("clang") is None:
        pytest.skip("no C compiler here; only the yardstick needs one")
    file = tmp_path / "yardstick.c"
    file.write_text(YARDSTICK)
    return file


@pytest.mark.slow
def test_bench_json_has_all_figures(command, yardstick, monkeypatch):
    monkeypatch.setattr("baghdad.bench.dieb.arena.MATCHES", {"random": 200, "greedy": 200})
    monkeypatch.setattr("baghdad.bench.dieb.search.ITERATIONS", 200)
    monkeypatch.setattr("baghdad.bench.rules.SECONDS", 0.05)
    monkeypatch.setattr("baghdad.bench.match.SECONDS", 0.05)
    time_first_playout, warm = rules.time_first_playout, []

    def note_cache(name, environment, *facts, **more):
        """Note whether the cache folder of a process is filled, if it has one to itself."""
        if environment.get("BAGHDAD_CACHE") != os.environ.get("BAGHDAD_CACHE"):
            warm.append(any(path.is_file() for path in Path(environment["BAGHDAD_CACHE"]).rglob("*")))
        return time_first_playout(name, environment, *facts, **more)

    monkeypatch.setattr(rules, "time_first_playout", note_cache)
    outcome = command("bench", "dieb", "--json", "--rounds", 1, "--yardstick", yardstick)
    assert outcome.status == 0, outcome.err
    figures = json.loads(outcome.out)
    assert figures["game"] == "dieb"
    for players in (2, 3, 4):
        play = figures[f"play_{players}"]
        assert play["players"] == players
        assert play["decisions_per_s"] > 0
        assert play["yardstick"]["decisions_per_s"] == 2_000_000
        assert play["ratio_to_yardstick"] == pytest.approx(play["decisions_per_s"] / 2_000_000, abs=0.001)
    threads = figures["threads"]
    one, two = threads["one"]["decisions_per_s"], threads["two"]["decisions_per_s"]
    assert threads["ratio"] == pytest.approx(two / one, abs=0.001)
    assert figures["from_python"]["us_per_step"] == pytest.approx(
        1e6 / figures["from_python"]["decisions_per_s"], rel=0.01, abs=0.001
    )
    assert figures["copies"]["copies_per_s"] > 0
    assert min(figures["match"].values()) > 0
    assert warm == [False, True, True, True]
    assert min(figures["start"]["cold_s"], figures["start"]["warm_s"]) > 0
    assert figures["interpreted"]["decisions_per_s"] > 0


def test_bench_table_shows_every_figure(capsys):
    rate = {"decisions_per_s": 12_345_678}
    figures = {
        "game": "dieb",
        "start": {"cold_s": 9.5, "warm_s": 0.75},
        "play_2": {"players": 2, **rate, "yardstick": rate, "ratio_to_yardstick": 0.987},
        "threads": {"one": rate, "two": rate, "ratio": 1.912},
        "copies": {"bytes": 224, "copies_per_s": 200_000_000},
        "from_python": {"us_per_step": 0.584, **rate},
        "match": {"steps_per_s": 345_678, "actions_per_s": 234_567, "legal_lists_per_s": 7_891, "views_per_s": 67_890},
        "large_hand": {"cards": 15, "us_per_purse": 151.2, "us_per_legal": 4_321.1, "legal": 432},
        "contests": {
            "processes": 2,
            "greedy": {"arena": {"matches_per_s": 65_432}, "bare": {"matches_per_s": 70_000}, "ratio": 0.935},
        },
        "thinking": {"search": {"iterations_per_s": 123_456}},
        "interpreted": {"decisions_per_s": 5_000},
    }
    bench.print_table(words.localizer_for("en"), figures)
    table = capsys.readouterr().out
    for text in (
        "9.50 s",
        "0.75 s",
        "12.3 million",
        "0.99",
        "× 1.91",
        "224 bytes",
        "0.58 µs",
        "346 thousand",
        "235 thousand",
        "7.89 thousand",
        "67.9 thousand",
        "0.005 million",
        "15 cards",
        "151 µs",
        "4321 µs",
        "123 thousand",
        "65.4 thousand",
    ):
        assert text in table
    del figures["play_2"]["yardstick"], figures["play_2"]["ratio_to_yardstick"]
    bench.print_table(words.localizer_for("en"), figures)
    assert "ardstick" not in capsys.readouterr().out


@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_match_figures(game, monkeypatch):
    monkeypatch.setattr("baghdad.bench.match.SECONDS", 0.01)
    assert min(match.measure(baghdad.game(game), 1).values()) > 0


def test_large_hand_figures():
    figures = large_hand.measure(1)
    assert figures["cards"] == 15
    assert figures["legal"] > 100
    assert figures["us_per_legal"] > 0
    assert figures["us_per_purse"] > 0
    hands = large_hand.match_with_large_hand().position()["seats"]
    assert len(hands[0]["cards"]) == 15


def test_missing_yardstick_is_refused(fails):
    assert "nowhere.c" in fails("bench", "dieb", "--yardstick", "nowhere.c")


@pytest.mark.parametrize("source", ["this is no C", "int main(void) { return 0; }"])
def test_broken_yardstick_is_refused(command, yardstick, source):
    yardstick.write_text(source)
    outcome = command("bench", "dieb", "--rounds", 1, "--yardstick", yardstick)
    assert outcome.status == 2
    assert "yardstick" in outcome.err
    assert outcome.err.count("\n") == 1


def test_zero_rounds_are_refused(fails):
    assert "--rounds" in fails("bench", "dieb", "--rounds", 0)


def test_environments_are_measured_beside_other_libraries(command, monkeypatch):

    monkeypatch.setattr(environments, "MATCHES", 64)
    monkeypatch.setattr(stepping, "SECONDS", 0.02)
    monkeypatch.setattr(environments, "CLASSIC", ("leduc_holdem_v4", "not_there_v1"))
    monkeypatch.setattr(openspiel, "CPP_GAMES", ("leduc_poker",))
    monkeypatch.setattr(environments, "PGX_GAMES", ())
    monkeypatch.setattr(openspiel, "PYTHON_GAMES", ("python_kuhn_poker", "python_not_there"))
    outcome = command("bench", "envs", "--json", "--rounds", 1)
    assert outcome.status == 0, outcome.err
    figures = json.loads(outcome.out)
    assert {"batch_dieb_1", "batch_dieb_2", "batch_voleurs_2", "aec:baghdad_dieb_v1"} <= set(figures)
    for peer in ("aec_peer:leduc_holdem_v4", "openspiel_peer:python_kuhn_poker", "stepped_peer:leduc_poker"):
        assert figures[peer]["steps_per_s"] > 0
    for method in ("clone", "observation_tensor"):
        call = figures[f"openspiel_{method}:baghdad_voleurs"]
        assert call["us_per_call"] > 0
        assert call["us_per_empty_call"] > 0
    assert figures["batch_dieb_2_of_256"]["one_thread"] == figures["batch_dieb_1_of_256"]["decisions_per_s"]
    assert set(figures["ratios"]) == {"aec", "openspiel", "batch"}
    assert isinstance(figures["machine"]["under_load"], bool)


IN_JAX = """
from baghdad.bench import environments, stepping

environments.MATCHES, stepping.SECONDS, environments.PGX_GAMES = 8, 0.01, ("kuhn_poker", "not_there")
print(*(name for name, steps in environments.pgx() if stepping.best(steps, 1) > 0))
"""


def test_pgx_games_are_measured():
    pytest.importorskip("jaxlib.version")  # not jax itself, which doesn't like the forks of other tests
    done = subprocess.run([sys.executable, "-c", IN_JAX], capture_output=True, text=True, timeout=600)
    assert done.stdout.split() == ["batch_peer:pgx_kuhn_poker"], done.stderr


def test_batch_ratio_ignores_small_games():
    from baghdad.bench.environments import ratios

    figures = {
        "batch_dieb_2": {"threads": 2, "decisions_per_s": 3_000_000},
        "aec:baghdad_dieb_v1": {"steps_per_s": 36_000},
        "aec:baghdad_voleurs_v2": {"steps_per_s": 30_000},
        "aec_peer:leduc_holdem_v4": {"steps_per_s": 6_000},
        "stepped_peer:hearts": {"steps_per_s": 100_000},
        "batch_peer:pgx_leduc_holdem": {"steps_per_s": 900_000},
    }
    assert ratios(figures) == {"aec": 5, "batch": 30}


def test_environment_figures_as_a_table(command, monkeypatch):

    figures = [
        ("machine", {}),
        ("batch_dieb_2", {"game": "dieb", "threads": 2, "n": 1, "decisions_per_s": 3_000_000}),
        ("aec:a", {"name": "a", "steps_per_s": 20_000}),
    ]
    monkeypatch.setattr(environments, "measure_envs", lambda rounds: iter(figures))
    outcome = command("bench", "envs")
    assert "3 million" in outcome.out
    assert "20 thousand" in outcome.out


@pytest.mark.parametrize("word", ["server", "house"])
def test_server_and_its_old_name_house_measure_the_server(command, fails, monkeypatch, word):
    measured = []
    with monkeypatch.context() as patched:
        patched.setattr(bench, "bench_server", lambda context, as_json, *limits: measured.append((as_json, *limits)))
        outcome = command("bench", word, "--json", "--tables", "1,2", "--seconds", 3, "--workers", 2)
    assert (outcome.status, outcome.err) == (0, "")
    assert measured == [(True, "1,2", 3.0, 2)]
    assert "“0” can't be the value of --workers" in fails("bench", word, "--workers", "0")
    assert "“none” can't be the value of --tables" in fails("bench", word, "--tables", "none")


def test_only_the_new_word_is_in_the_help(command):
    text = command("bench", "--help").out
    assert "bench server: " in text
    assert "house" not in text


def test_server_figures_as_a_table(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    loaded = {"tables": 10, "moves_per_s": 1234, "p50_ms": 1.5, "p99_ms": 4.5, "server_cpu_us_per_move": 321}
    bench.print_server_table(
        words.localizer_for("en"),
        {
            "tables_10": {**loaded, "kb_per_live_table": 61.2},
            "disk": {"commits_per_s": 4321},
            "bots": {"tables": 100, "p99_ms": 7.5},
            "idle": {"kb_per_table": 41.0},
            "asleep": {"kb_per_table": 2.0},
            "sockets": {"sockets": 1000, "server_cpu_share": 0.0123},
        },
    )
    table = capsys.readouterr().out
    for text in (
        "1234 moves/s",
        "p50 1.5 ms",
        "p99 4.5 ms",
        "321 µs",
        "p99 7.5 ms",
        "61 kB",
        "41 kB",
        "2 kB",
        "1.23%",
        "4,321",
    ):
        assert text in table


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="Linux has it")
def test_processor_time_and_memory_of_a_process_and_its_children_are_known():
    busy = "import os, sys; os.fork(); sum(range(3_000_000)); print(flush=True); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", busy], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdout.readline(), process.stdout.readline()
        found = process_tree.tree_of(process.pid)
        assert (found[0], len(found)) == (process.pid, 2)
        assert all(process_tree.cpu_seconds(each) > 0 and process_tree.memory_kilobytes(each) > 0 for each in found)
        process.communicate()
    assert process_tree.tree_of(process.pid) == []
    assert (process_tree.cpu_seconds(process.pid), process_tree.memory_kilobytes(process.pid)) == (0, 0)


def test_disk_takes_commits(tmp_path):
    assert server.commit_rate(tmp_path) > 0


@pytest.fixture
def filled_cache(monkeypatch):
    """Let servers that are measured have the cache of the tests, so that they needn't compile."""
    if can_compile():
        for game in baghdad.games():
            with CompileProcess(game) as process:
                assert process.wait() == ""
    monkeypatch.setattr(start, "empty_cache", lambda folder: cache_home().parent)
    monkeypatch.setattr(start, "ANSWERS", 1)


@pytest.mark.slow
def test_start_is_measured_interpreted_and_compiled(command, filled_cache):
    outcome = command("bench", "start", "--json")
    assert outcome.status == 0, outcome.err
    figures = json.loads(outcome.out)
    states = ["interpreted", "compiled"] if can_compile() else ["interpreted"]
    for game in baghdad.games():
        assert figures[f"play_{game}"]["prompt_s"] > 0
        for state in states:
            for level in bot_catalogue(game).levels:
                found = figures[f"{state}_{game}_{level}"]
                assert 0 <= found["first_s"] <= found["longest_s"]
                assert state == "interpreted" or found["state"] == "compiled"
    assert 0 < figures["page"]["page_s"] <= figures["table"]["table_s"]
    for state in states:
        assert figures[f"memory_{state}"]["memory_mb"] > 0
    assert len(figures) == start.figure_count()


def test_start_is_printed_as_a_table(command, monkeypatch):
    figures = [
        ("machine", {"cores": 2, "load": 0.1}),
        ("play_dieb", {"game": "dieb", "prompt_s": 0.25}),
        ("page", {"page_s": 0.5}),
        ("table", {"table_s": 0.75}),
        (
            "interpreted_dieb_thief",
            {"game": "dieb", "level": "thief", "first_s": 0.1, "longest_s": 0.6, "state": "compiled"},
        ),
        ("memory_interpreted", {"state": "interpreted", "memory_mb": 62.0}),
        ("compiled-rules", {"compiled-rules_s": 24.0}),
    ]
    monkeypatch.setattr(start, "measure", lambda: iter(figures))
    outcome = command("bench", "start")
    assert outcome.status == 0, outcome.err
    for text in ("0.25 s", "0.50 s", "0.75 s", "62 MB", "24.00 s", "thief"):
        assert text in outcome.out


def test_server_that_does_not_start_is_told(command, monkeypatch):
    monkeypatch.setattr(start, "terminal_prompt", lambda game: 0.1)
    monkeypatch.setattr(start, "SERVE", "print('no address')")
    outcome = command("bench", "start")
    assert outcome.status != 0
    assert "no address" in outcome.err
