"""The report on the board: its cities are playable, and its page agrees with the board files."""

import re
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from baghdad.arena.contest_match import StoredMatch, play
from baghdad.arena.report.charts import IntervalChart
from baghdad.arena.report.findings import supported
from baghdad.arena.report.page import render, write_page
from baghdad.arena.voleurs.board.cities import BOARDS_FOLDER, board_text, cities, measure_city
from baghdad.arena.voleurs.board.figures import CityMatch, follow, scenario_row
from baghdad.arena.voleurs.board.scenarios import FOUR_PLAYERS, all_scenarios, scenarios_by_streets
from baghdad.arena.voleurs.board.sections import MEASURED
from baghdad.arena.voleurs.reports import BOARD
from baghdad.voleurs.board.parser import DEFAULT_BOARD, load_board, read_board
from baghdad.voleurs.board.registry import board_tables
from baghdad.voleurs.board.tables import DESERT
from baghdad.voleurs.board.validation import require_valid_board, validate_board
from tests.voleurs.boards import names

BOARD_FILES = sorted(BOARDS_FOLDER.glob("*.txt"))
PAGE_TEXT = (Path(__file__).parents[2] / BOARD.page.path).read_text(encoding="utf-8")


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
    assert as_drawn == [str(cell(asdict(measure_city(city)))) for cell in MEASURED.values()]
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


# --- figures -------------------------------------------------------------------------------------------------------


def test_replayed_match_shows_what_the_players_did():
    scaled = next(variant for variant in BOARD.variants("greedy", 1) if variant.contest.stretch > 1)
    match = play(scaled.contest, 0, 0, keep_actions=True)
    found = follow(scaled.contest, match)
    kinds = [text.split()[0] for _, text in match.actions]
    assert found.counts["agent"] == kinds.count("agent") > 0
    assert found.counts["offer"] == kinds.count("offer") > 0
    assert found.counts["vizier"] == sum(text.startswith("move vizier") for _, text in match.actions)
    assert found.counts["rob"] == sum(text.startswith("move thief") and " x " in text for _, text in match.actions)
    assert found.counts["lie"] <= found.counts["offer"]
    assert len(set(found.characters)) == len(found.characters) == FOUR_PLAYERS
    assert min(found.drawn) >= 0 < sum(found.drawn)
    assert 0 < found.entered <= found.came_home <= match.rounds
    assert found.homecomings >= 1


# --- writing -------------------------------------------------------------------------------------------------------


def made_up_match(index, rounds):
    """Return a match that was never played."""
    return StoredMatch(0, index, (0,), "birthday", (1, 0), rounds, (4, 4), (), [(0, "done")], [], [])


def made_up_figures(default_rounds=9):
    """Return the figures of matches that were never played; those with four players as drawn have other rounds."""
    followed = [CityMatch(["David", "Afif"], [3, 2, 2, 2, 3], 7, 8) for _ in range(3)]
    rows = []
    for variant in BOARD.variants("greedy", 1):
        contest = variant.contest
        default = (contest.players, contest.city, contest.stretch) == (FOUR_PLAYERS, DEFAULT_BOARD, 1)
        matches = [made_up_match(index, (default_rounds if default else 9) + index) for index in range(3)]
        rows.append(scenario_row(variant, matches, followed))
    return {"bot": "greedy", "matches": 3, "seed": "1", "baghdad": "0", "version": 2, "tables": rows}


def test_page_has_all_sections_and_charts_have_all_points(tmp_path):
    pytest.importorskip("matplotlib")
    figures, path = made_up_figures(), tmp_path / "page.md"
    write_page(path, [(BOARD, render(BOARD, figures, path))])
    page, images = path.read_text(encoding="utf-8"), list(tmp_path.glob("*.svg"))
    assert page.count("\n## ") == PAGE_TEXT.count("\n## ")
    assert page.count("](page-") == len(images) == PAGE_TEXT.count("](voleurs-board-")
    assert all(ElementTree.parse(path).getroot().tag.endswith("svg") for path in images)
    charts = [
        block for section in BOARD.sections(figures) for block in section.blocks if isinstance(block, IntervalChart)
    ]
    cities_twice, stretched = 2 * len(scenarios_by_streets()), len(all_scenarios()) - len(scenarios_by_streets()) - 3
    assert sum(len(chart.lines) for chart in charts) == cities_twice + stretched


def test_conclusion_that_the_figures_contradict_is_left_out():
    for rounds, holds in ((9, True), (40, False)):
        findings = BOARD.sorted_findings(made_up_figures(rounds))
        (aims,) = [finding for finding in findings if "aims are met" in finding.sentence]
        assert aims.holds is holds
        assert (aims.sentence in supported(findings)) is holds
