"""The document of all figures: its rows, its quick form, and what an interrupted run leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from baghdad.bench import environments, openspiel, rules, server, start, stepping
from baghdad.bench.performance.document import line_of, measure_all
from baghdad.bench.performance.figures import rows_of
from baghdad.bench.performance.row import HEADINGS, QUICK, Row, Section
from baghdad.bench.performance.sections import sections

DOCUMENT = Path(__file__).parents[2] / "docs" / "performance.md"


def table_of(text: str) -> list[list[str]]:
    """Return the cells of the only table of a document."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_document_has_the_headings_and_parts_of_the_generator():
    headings, _, *rows = table_of(DOCUMENT.read_text())
    assert tuple(headings) == HEADINGS
    assert {row[0] for row in rows} == {part.title for part in sections()}
    assert all(len(row) == len(HEADINGS) and row[1] and row[2] for row in rows)


RATE = {"decisions_per_s": 12_345_678}


@pytest.mark.parametrize(
    ("key", "found", "rows"),
    [
        (
            "play_3",
            {
                "players": 3,
                "matches": 9,
                **RATE,
                "yardstick": {"decisions_per_s": 20_000_000},
                "ratio_to_yardstick": 0.617,
            },
            [
                Row(
                    "random play, 3 players, decisions",
                    "12.3 million a second",
                    "yardstick: 20 million a second",
                    "0.62",
                )
            ],
        ),
        (
            "threads",
            {"one": RATE, "two": {"decisions_per_s": 24_000_000}, "ratio": 1.94},
            [Row("threads, two, decisions", "24 million a second", "one: 12.3 million a second", "1.94")],
        ),
        (
            "contests",
            {"processes": 2, "it": {"arena": {"matches_per_s": 900}, "bare": {"matches_per_s": 1000}, "ratio": 0.9}},
            [Row("contests, it, arena, matches", "900 a second", "bare: 1,000 a second", "0.90")],
        ),
        ("start", {"cold_s": 9.5, "warm_s": 0.75}, [Row("start, cold", "9.5 s"), Row("start, warm", "0.75 s")]),
        (
            "board",
            {"oasis": {"cells": 63, **RATE}},
            [Row("board, oasis, decisions (cells 63)", "12.3 million a second")],
        ),
        ("new_figure", {"us_per_call": 1.234}, [Row("new figure, call", "1.23 µs")]),
        ("idle", {"server_cpu_share": 0.0125}, [Row("idle, server cpu share", "1.2%")]),
    ],
)
def test_any_figure_becomes_rows(key, found, rows):
    assert list(rows_of(key, found)) == rows


def test_interrupted_run_leaves_the_rows_measured_before(tmp_path):
    def measure(effort):
        yield Row("first", "1")
        raise KeyboardInterrupt

    file = tmp_path / "performance.md"
    with pytest.raises(KeyboardInterrupt):
        list(measure_all([Section("part", measure)], QUICK, file))
    assert table_of(file.read_text())[2:] == [["part", "first", "1", "", ""]]
    assert "interrupted" in file.read_text()
    assert [path.name for path in tmp_path.iterdir()] == ["performance.md"]


def test_complete_run_says_when_and_where(tmp_path):
    file = tmp_path / "performance.md"
    list(measure_all([Section("part", lambda effort: iter([Row("first", "1")]))], QUICK, file))
    text = file.read_text()
    assert "Measured on 20" in text
    assert "load before the run" in text
    assert "interrupted" not in text


@pytest.mark.slow
def test_quick_form_measures_every_part(command, tmp_path, monkeypatch):
    monkeypatch.setattr(
        start,
        "measure",
        lambda: iter([("page", {"page_s": 0.2}), ("memory", {"state": "compiled", "memory_mb": 60.0})]),
    )
    monkeypatch.setattr(rules, "start_times", lambda name: {"cold_s": 2.0, "warm_s": 1.0})
    monkeypatch.setattr(rules, "SECONDS", 0.02)
    monkeypatch.setattr("baghdad.bench.dieb.arena.MATCHES", {"random": 100, "greedy": 100})
    monkeypatch.setattr("baghdad.bench.dieb.search.ITERATIONS", 100)
    monkeypatch.setattr("baghdad.bench.voleurs.rollouts.ITERATIONS", 10)
    for module, name in (
        (environments, "CLASSIC"),
        (environments, "PGX_GAMES"),
        (openspiel, "PYTHON_GAMES"),
        (openspiel, "CPP_GAMES"),
    ):
        monkeypatch.setattr(module, name, ())
    monkeypatch.setattr(environments, "MATCHES", 64)
    monkeypatch.setattr(stepping, "SECONDS", 0.02)
    for name in ("IDLE_TABLES", "IDLE_SOCKETS", "BOT_TABLES"):
        monkeypatch.setattr(server, name, 2)
    file = tmp_path / "performance.md"
    outcome = command("bench", "all", "--quick", "--write", file)
    assert outcome.status == 0, outcome.err
    headings, _, *rows = table_of(file.read_text())
    assert tuple(headings) == HEADINGS
    assert {row[0] for row in rows} == {part.title for part in sections()}
    assert [line_of(row) for row in rows] == [line_of(row) for row in table_of(outcome.out)]
    for _, what, figure, beside, share in rows:
        assert what
        assert any(character.isdigit() for character in figure)
        assert not share or (beside and float(share) > 0)
