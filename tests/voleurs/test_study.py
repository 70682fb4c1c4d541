"""The study of the board: cities drawn for it are fit to play in, and its page says what the files say."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from baghdad.arena.board_study import __main__ as study
from baghdad.arena.board_study.cities import DRAWN, Table, cities, measured, text_of
from baghdad.arena.board_study.matches import Played
from baghdad.arena.board_study.plot import plot
from baghdad.arena.board_study.report import measures, page
from baghdad.arena.board_study.tables import FOUR, all_tables, by_streets
from baghdad.voleurs.board.parser import DEFAULT_BOARD, load_board, read_board
from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.board.tables import DESERT
from baghdad.voleurs.board.validation import require_valid_board, validate_board
from tests.voleurs.boards import names

FILES = sorted(DRAWN.glob("*.txt"))
WRITTEN = study.PAGE.read_text(encoding="utf-8")


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def drawn(request):
    return read_board(request.param.read_text(encoding="utf-8"))


def row_of(section, first):
    """The cells of a row, in a section of the page."""
    text = WRITTEN.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return [re.split(r" *\| *", line)[1:-1] for line in text.split("\n") if line.startswith(f"| {first} |")]


# --- the cities ----------------------------------------------------------------------------------------------------


def test_cities_are_drawn_both_ways_from_the_usual_one():
    streets = {city.name: city.streets for city in cities()}
    assert len(streets) == len(FILES) + 1
    assert sum(number < streets[DEFAULT_BOARD] for number in streets.values()) >= 2
    assert sum(number > streets[DEFAULT_BOARD] for number in streets.values()) >= 2


@pytest.mark.rule("V-BOARD-4", "V-BOARD-24")
def test_a_drawn_city_passes_the_survey_and_keeps_shops_gates_and_ways_in(drawn):
    require_valid_board(drawn)
    usual = load_board(DEFAULT_BOARD)
    assert len(drawn.gates) == len(usual.gates)
    assert names(drawn, drawn.entries) == names(usual, usual.entries)
    for district in range(5):
        assert len(drawn.cells_of(district, shop=True)) == len(usual.cells_of(district, shop=True)) == 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_streets_are_counted_from_the_drawing(path):
    plan = path.read_text(encoding="utf-8").split("\nmap\n")[1].split("\nend\n")[0]
    cells = [sign for line in plan.split("\n") for sign in line[1:] if sign.isalpha()]
    assert measured(path.stem).streets == sum(sign.islower() for sign in cells)


def test_stretched_ways_leave_the_city_as_it_is():
    usual = board_tables(text_of(DEFAULT_BOARD)).distance.copy()
    stretched = board_tables(text_of(DEFAULT_BOARD, 1.4)).distance
    assert np.array_equal(usual, board_tables(DEFAULT_BOARD).distance)
    assert np.array_equal(usual == 0, stretched == 0)
    assert np.array_equal(usual == 1, stretched == 1)
    assert stretched[DESERT].max() == usual[DESERT].max()  # what can't be reached
    assert measured(DEFAULT_BOARD, 1.4).way == pytest.approx(1.4 * measured(DEFAULT_BOARD).way, rel=0.02)


# --- the page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", [city.name for city in cities()])
def test_the_page_measures_the_cities_as_they_are(city):
    as_drawn, as_played, *_ = row_of("Other streets", city)
    assert as_drawn == [str(cell) for cell in measures(city)]
    assert as_played[1] == str(measured(city).streets)


@pytest.mark.parametrize("city", [city.name for city in cities()])
def test_the_page_names_what_the_survey_minds(city):
    unmet = [finding for finding in validate_board(read_board(text_of(city))) if not finding.ok]
    named = row_of("Other streets", city)[0][-1]
    assert named.count(";") + (named != "none") == len(unmet)
    assert "_" not in named


def test_every_street_number_in_the_conclusions_is_that_of_a_city():
    said = WRITTEN.split("\n## What this says")[1]
    numbers = {int(number) for number in re.findall(r"(\d+) streets", said)}
    assert numbers
    assert numbers <= {city.streets for city in cities()}


def test_every_table_has_the_same_number_of_matches():
    rows = [row for city in by_streets() for row in row_of("Other streets", city.city)[1:2]]
    assert len({row[2] for row in rows} | {row_of("Length", FOUR)[0][1]}) == 1


# --- writing it ----------------------------------------------------------------------------------------------------


def invented(table, seed):
    """A match nobody played."""
    match = Played(table, rounds=9 + seed, reason="birthday", winners=["David"], characters=["David", "Afif"])
    match.drawn, match.entered, match.came_home = [3, 2, 2, 2, 3], 7, 8
    return match


@pytest.fixture
def some_matches():
    return {table: [invented(table, seed) for seed in range(3)] for table in all_tables()}


def test_page_and_plot_are_written_from_matches(some_matches):
    assert page(some_matches).count("\n## ") == WRITTEN.count("\n## ")
    marks = list(ElementTree.fromstring(plot(some_matches)).iter("{http://www.w3.org/2000/svg}circle"))
    cities_twice, stretched = 2 * len(by_streets()), len(all_tables()) - len(by_streets()) - 3
    assert len(marks) == cities_twice + stretched


def test_a_finding_that_the_figures_contradict_is_left_out(some_matches, capsys):
    assert "aims are met" in page(some_matches)
    for match in some_matches[Table(FOUR)]:
        match.rounds = 40
    assert "aims are met" not in page(some_matches)
    assert "no longer" in capsys.readouterr().err


def test_stopped_it_writes_nothing(monkeypatch, tmp_path, capsys):
    def stopped(tasks):
        yield invented(*tasks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "play_all", stopped)
    monkeypatch.setattr(study, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(study, "PLOT", tmp_path / "plot.svg")
    monkeypatch.setattr("sys.argv", ["study", "2"])
    with pytest.raises(SystemExit) as caught:
        study.main()
    assert caught.value.code == study.STOPPED
    assert list(Path(tmp_path).iterdir()) == []
    assert "nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize("given", ["1", "-3", "many", "²"])
def test_too_few_matches_are_refused(monkeypatch, given):
    monkeypatch.setattr("sys.argv", ["study", given])
    with pytest.raises(SystemExit, match="at least 2"):
        study.main()
