"""`baghdad calibrate`: chances told at turns of matches are compared with who won, and the work can be resumed."""

import json
from pathlib import Path

import pytest

from baghdad.arena import calibration
from baghdad.arena.calibration import Forecast, ForecastFile, MatchForecasts, brier, choose_turns, curve_row
from baghdad.core.rng import rng_for

SMALL = ("calibrate", "dieb", "--bot", "greedy", "--turns", 2, "--trials", 2, "--jobs", 1, "--out", "kept")


@pytest.fixture(autouse=True)
def few_trials(monkeypatch):
    monkeypatch.setattr(calibration, "START_TRIALS", 4)


def test_each_match_is_asked_about_at_some_turns_and_asked_once(command):
    first = json.loads(command(*SMALL, "--matches", 2, "--players", "2,3", "--json").out)
    lines = Path("kept/forecasts-2x2.jsonl").read_bytes()
    more = json.loads(command(*SMALL, "--matches", 3, "--players", "2,3", "--json").out)
    assert Path("kept/forecasts-2x2.jsonl").read_bytes().startswith(lines)
    assert len(lines.splitlines()) == 4
    for figures, matches in ((first, 2), (more, 3)):
        for players, table in zip((2, 3), figures["tables"], strict=True):
            assert (table["players"], table["matches"], table["positions"]) == (players, matches, 2 * matches)
            assert sum(row["number"] for row in table["curve"]) == 2 * matches * players
            assert sum(row["share"] for row in table["won"]) == pytest.approx(1, abs=1e-4)
            assert sum(table["start"]) == pytest.approx(1, abs=1e-4)
            assert all(row["from"] <= row["told"] <= row["to"] for row in table["curve"])


def test_tables_are_printed_for_people(command):
    outcome = command(*SMALL, "--matches", 1)
    assert outcome.status == 0, outcome.err
    assert "Brier score" in outcome.out
    assert "equal chances for all would have 0.2500" in outcome.out
    assert "Chances after the deal, by seat: 1: " in outcome.out
    assert sum(" %" in line for line in outcome.out.splitlines()[-2:]) == 2  # won by each seat


def test_brier_score_is_the_mean_squared_error_of_all_seats():
    right, wrong = Forecast(3, (1.0, 0.0), (1.0, 0.0)), Forecast(9, (1.0, 0.0), (0.0, 1.0))
    assert (brier([right]), brier([wrong]), brier([right, wrong])) == (0.0, 1.0, 0.5)
    assert brier([Forecast(1, (0.25,) * 4, (0.0, 1.0, 0.0, 0.0))]) == pytest.approx(3 / 16)


def test_a_bin_compares_what_was_told_with_what_was_won():
    row = curve_row(6, [(0.62, 1.0), (0.66, 0.5), (0.64, 0.0)])
    assert (row["from"], row["to"], row["number"], row["told"], row["share"]) == (0.6, 0.7, 3, 0.64, 0.5)


def test_turns_are_chosen_where_another_player_begins():
    seats = [0, 0, 1, 1, 0, 1, 1]
    assert sorted(choose_turns(seats, 9, rng_for(1))) == [2, 4, 5]
    assert len(choose_turns(seats, 2, rng_for(1))) == 2


def test_a_line_that_was_cut_off_is_told_again(tmp_path):
    file = ForecastFile(tmp_path / "forecasts")
    forecasts = MatchForecasts(0, 4, [Forecast(3, (0.5, 0.5), (1.0, 0.0))])
    file.append(forecasts)
    file.append(forecasts)
    file.path.write_bytes(file.path.read_bytes()[:-9])
    assert file.read() == {(0, 4): forecasts}
    assert file.path.read_bytes().count(b"\n") == 1


def test_wrong_arguments_are_refused(fails):
    assert "“0” can't be the value of --turns" in fails("calibrate", "dieb", "--turns", 0)
    assert "“0” can't be the value of --trials" in fails("calibrate", "dieb", "--trials", 0)
    assert "GAME" in fails("calibrate")
