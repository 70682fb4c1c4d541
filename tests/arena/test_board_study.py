"""The study of the board: its cities are playable, and its page agrees with the board files."""

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from baghdad.arena.board_study import __main__ as study
from baghdad.arena.board_study.cities import BOARDS_FOLDER, Scenario, board_text, cities, measure_city
from baghdad.arena.board_study.matches import MatchSummary
from baghdad.arena.board_study.plot import draw_plot
from baghdad.arena.board_study.report import city_row, render_page
from baghdad.arena.board_study.scenarios import FOUR_PLAYERS, all_scenarios, scenarios_by_streets
from baghdad.voleurs.board.parser import DEFAULT_BOARD, load_board, read_board
from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.board.tables import DESERT
from baghdad.voleurs.board.validation import require_valid_board, validate_board
from tests.voleurs.boards import names

BOARD_FILES = sorted(BOARDS_FOLDER.glob("*.txt"))
PAGE_TEXT = study.PAGE.read_text(encoding="utf-8")


@pytest.fixture(params=BOARD_FILES, ids=lambda path: path.stem)
def study_board(request):
    return read_board(request.param.read_text(encoding="utf-8"))


def rows_starting_with(section, first):
    """Return the cells of the table rows in a section of the page whose first cell is `first`."""
    text = PAGE_TEXT.split(f"\n## {section}\n")[1].split("\n## ")[0]
    return [re.split(r" *\| *", line)[1:-1] for line in text.split("\n") if line.startswith(f"| {first} |")]


# --- the cities ----------------------------------------------------------------------------------------------------


def test_at_least_two_cities_have_fewer_and_two_have_more_streets_than_the_default():
    streets = {city.name: city.streets for city in cities()}
    assert len(streets) == len(BOARD_FILES) + 1
    assert sum(number < streets[DEFAULT_BOARD] for number in streets.values()) >= 2
    assert sum(number > streets[DEFAULT_BOARD] for number in streets.values()) >= 2


@pytest.mark.rule("V-BOARD-4", "V-BOARD-24")
def test_study_city_passes_validation_and_keeps_shops_gates_and_entries(study_board):
    require_valid_board(study_board)
    default = load_board(DEFAULT_BOARD)
    assert len(study_board.gates) == len(default.gates)
    assert names(study_board, study_board.entries) == names(default, default.entries)
    for district in range(5):
        assert len(study_board.cells_of(district, shop=True)) == len(default.cells_of(district, shop=True)) == 12


@pytest.mark.parametrize("path", BOARD_FILES, ids=lambda path: path.stem)
def test_number_of_streets_is_that_of_the_map(path):
    plan = path.read_text(encoding="utf-8").split("\nmap\n")[1].split("\nend\n")[0]
    cells = [sign for line in plan.split("\n") for sign in line[1:] if sign.isalpha()]
    assert measure_city(path.stem).streets == sum(sign.islower() for sign in cells)


def test_scaling_distances_keeps_neighbours_and_the_original_board():
    default = board_tables(board_text(DEFAULT_BOARD)).distance.copy()
    stretched = board_tables(board_text(DEFAULT_BOARD, 1.4)).distance
    assert np.array_equal(default, board_tables(DEFAULT_BOARD).distance)
    assert np.array_equal(default == 0, stretched == 0)
    assert np.array_equal(default == 1, stretched == 1)
    assert stretched[DESERT].max() == default[DESERT].max()  # unreachable
    assert measure_city(DEFAULT_BOARD, 1.4).desert_to_palace == pytest.approx(
        1.4 * measure_city(DEFAULT_BOARD).desert_to_palace, rel=0.02
    )


# --- the page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("city", [city.name for city in cities()])
def test_measurements_on_the_page_are_those_of_the_boards(city):
    as_drawn, as_played, *_ = rows_starting_with("Other streets", city)
    assert as_drawn == [str(cell) for cell in city_row(city)]
    assert as_played[1] == str(measure_city(city).streets)


@pytest.mark.parametrize("city", [city.name for city in cities()])
def test_unmet_recommendations_on_the_page_are_those_of_validation(city):
    unmet = [finding for finding in validate_board(read_board(board_text(city))) if not finding.ok]
    named = rows_starting_with("Other streets", city)[0][-1]
    assert named.count(";") + (named != "none") == len(unmet)
    assert "_" not in named


def test_every_number_of_streets_in_the_conclusions_belongs_to_a_city():
    conclusions = PAGE_TEXT.split("\n## Conclusions")[1]
    numbers = {int(number) for number in re.findall(r"(\d+) streets", conclusions)}
    assert numbers
    assert numbers <= {city.streets for city in cities()}


def test_all_scenarios_on_the_page_have_the_same_number_of_matches():
    rows = [row for city in scenarios_by_streets() for row in rows_starting_with("Other streets", city.city)[1:2]]
    assert len({row[2] for row in rows} | {rows_starting_with("Length", FOUR_PLAYERS)[0][1]}) == 1


# --- writing -------------------------------------------------------------------------------------------------------


def made_up_summary(scenario, seed):
    """Return the summary of a match that was never played."""
    match = MatchSummary(scenario, rounds=9 + seed, reason="birthday", winners=["David"], characters=["David", "Afif"])
    match.drawn, match.entered, match.came_home = [3, 2, 2, 2, 3], 7, 8
    return match


@pytest.fixture
def made_up_results():
    return {scenario: [made_up_summary(scenario, seed) for seed in range(3)] for scenario in all_scenarios()}


def test_page_has_all_sections_and_plot_has_all_points(made_up_results):
    assert render_page(made_up_results).count("\n## ") == PAGE_TEXT.count("\n## ")
    circles = list(ElementTree.fromstring(draw_plot(made_up_results)).iter("{http://www.w3.org/2000/svg}circle"))
    cities_twice, stretched = 2 * len(scenarios_by_streets()), len(all_scenarios()) - len(scenarios_by_streets()) - 3
    assert len(circles) == cities_twice + stretched


def test_conclusion_that_the_figures_contradict_is_left_out(made_up_results, capsys):
    assert "aims are met" in render_page(made_up_results)
    for match in made_up_results[Scenario(FOUR_PLAYERS)]:
        match.rounds = 40
    assert "aims are met" not in render_page(made_up_results)
    assert "no longer" in capsys.readouterr().err


def test_interrupted_study_writes_nothing(monkeypatch, tmp_path, capsys):
    def interrupted(tasks):
        yield made_up_summary(*tasks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "play_all", interrupted)
    monkeypatch.setattr(study, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(study, "PLOT", tmp_path / "plot.svg")
    monkeypatch.setattr("sys.argv", ["study", "2"])
    with pytest.raises(SystemExit) as caught:
        study.main()
    assert caught.value.code == study.STOPPED
    assert list(Path(tmp_path).iterdir()) == []
    assert "nothing was written" in capsys.readouterr().err


@pytest.mark.parametrize("argument", ["1", "-3", "many", "²"])
def test_bad_number_of_matches_is_refused(monkeypatch, argument):
    monkeypatch.setattr("sys.argv", ["study", argument])
    with pytest.raises(SystemExit, match="at least 2"):
        study.main()
