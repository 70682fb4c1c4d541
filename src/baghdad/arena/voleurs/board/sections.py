"""The sections and charts of the report on the board: a table for each question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from baghdad.arena.report.charts import ROUNDS, Chart, Histograms, IntervalChart, Line, ShareBars, mean_line
from baghdad.arena.report.markdown import format_mean, format_percent, image, markdown_table, wrap_paragraph
from baghdad.arena.report.report import Figures, Images
from baghdad.arena.report.statistics import Row
from baghdad.arena.voleurs.board.cities import cities, measure_city
from baghdad.arena.voleurs.board.figures import ACTION_COLUMNS, WANTED, ScenarioRows, rows_by_scenario
from baghdad.arena.voleurs.board.scenarios import (
    DEFAULT_SCENARIOS,
    Scenario,
    scenarios_by_streets,
    scenarios_by_stretch,
    scenarios_of_equal_distance,
)
from baghdad.voleurs.board.parser import DEFAULT_BOARD, MOST_CELLS
from baghdad.voleurs.box import DISTRICTS, GOODS_PER_DISTRICT
from baghdad.voleurs.names import CHARACTER_NAMES

RECOMMENDATIONS = {
    "shops_on_streets": "shops away from every street",
    "streets_together": "streets that aren't connected",
}
PLAYED_HEAD = [
    "rounds, mean",
    "8 to 20",
    "Vizier first home",
    "never home",
    "least used district",
    "robberies",
    "expelled or killed",
]


def charts(figures: Figures) -> dict[str, Chart]:
    """Return the charts of rounds and districts by players, and of rounds by streets and by distance."""
    rows = rows_by_scenario(figures)
    default = {f"{scenario.players} players": rows[scenario] for scenario in DEFAULT_SCENARIOS}
    by_streets = dict.fromkeys(sorted([*scenarios_by_streets(), *scenarios_of_equal_distance()], key=_streets))
    by_distance = dict.fromkeys(sorted([*scenarios_by_streets(), *scenarios_by_stretch()], key=_distance))
    return {
        "rounds": Histograms(ROUNDS, {label: row["lengths"] for label, row in default.items()}, WANTED),
        "districts": ShareBars(
            "Cards drawn by district", DISTRICTS, {label: row["drawn"] for label, row in default.items()}
        ),
        "streets": IntervalChart(
            "Rounds by number of streets",
            ROUNDS,
            [_line(rows[each], f"{_streets(each)} streets") for each in by_streets],
        ),
        "distances": IntervalChart(
            "Rounds by steps from the desert to the Palace",
            ROUNDS,
            [_line(rows[each], f"{_distance(each):.1f} steps") for each in by_distance],
        ),
    }


def _streets(scenario: Scenario) -> int:
    return measure_city(scenario.city).streets


def _distance(scenario: Scenario) -> float:
    return measure_city(scenario.city, scenario.stretch).desert_to_palace


def _line(row: Row, measured: str) -> Line:
    scaled = "" if row["stretch"] == 1 else f" × {row['stretch']:g}"
    return mean_line(f"{measured}, {row['city']}{scaled}", row["rounds"])


def sections(figures: Figures, images: Images) -> Iterator[str]:
    """Yield the sections on the default city, then those on other distances and streets."""
    rows = rows_by_scenario(figures)
    default = [rows[scenario] for scenario in DEFAULT_SCENARIOS]
    yield from by_players(default, images)
    yield from characters(default)
    yield from distances(rows, images)
    yield from streets(rows, images)


# --- by players ----------------------------------------------------------------------------------------------------


def by_players(default: list[Row], images: Images) -> Iterator[str]:
    """Yield the sections about the default city, by number of players."""
    yield from ("## Length", "")
    head = ["players", "matches", "rounds, mean", "median", "middle 80 %", "all", "8 to 20"]
    yield from markdown_table(head, map(length_cells, default))
    yield from (f"- {row['players']} players: {range_sentence(row)}." for row in default)
    yield ""
    yield from image(images, "rounds", "Rounds of matches by number of players")
    yield from ("## How matches end", "")
    reasons = ["birthday", "riches", "cut off", "one winner", "two", "three or more", "first to place wins"]
    yield from markdown_table(["players", *reasons], map(ending_cells, default))
    yield from wrap_paragraph(
        "A fair share for the first to place would be the mean number of winners divided by the number of players."
    )
    yield from ("## The Vizier", "")
    head = ["players", "enters the city in round", "first home in round", "never home", "homecomings per match"]
    yield from markdown_table(
        head,
        (
            [row["players"], mean_and_range(row["entered"]), *home_cells(row), f"{row['homecomings']:.1f}"]
            for row in default
        ),
    )
    yield from ("## Districts", "", "Share of all cards drawn, by district.", "")
    yield from markdown_table(
        ["players", *DISTRICTS], ([row["players"], *map(format_percent, row["drawn"])] for row in default)
    )
    yield from image(images, "districts", "Cards drawn by district")
    yield from ("## Actions", "", "Mean number of actions per match.", "")
    yield from markdown_table(
        ["players", *ACTION_COLUMNS.values()],
        ([row["players"], *(mean_count(row, key) for key in ACTION_COLUMNS)] for row in default),
    )


def length_cells(row: Row) -> list[Any]:
    """Return the table cells about the length of matches."""
    rounds, (low, high) = row["rounds"], row["middle"]
    return [
        row["players"],
        row["matches"],
        format_mean(rounds),
        f"{rounds['median']:g}",
        f"{low:g} to {high:g}",
        f"{rounds['least']} to {rounds['most']}",
        format_percent(row["wanted"]["mean"]),
    ]


def range_sentence(row: Row) -> str:
    """Return a sentence about the matches outside the wanted number of rounds."""
    short = sum(number for rounds, number in row["lengths"].items() if rounds < WANTED[0])
    long = sum(number for rounds, number in row["lengths"].items() if rounds > WANTED[-1])
    if short or long:
        return f"{short} of {row['matches']} matches took under {WANTED[0]} rounds, {long} over {WANTED[-1]}"
    return f"every match took {WANTED[0]} to {WANTED[-1]} rounds"


def ending_cells(row: Row) -> list[Any]:
    """Return the table cells about the reasons of endings and the numbers of winners."""
    ends = [row["reasons"]["birthday"], row["reasons"]["riches"], row["unfinished"]]
    shares = [*(end["share"] for end in ends), *row["winners"], row["first_seat"]]
    return [row["players"], *map(format_percent, shares)]


def home_cells(row: Row) -> list[Any]:
    """Return when the Vizier was first home, and in how many matches never."""
    return [mean_and_range(row["home"]), row["never_home"]]


def mean_and_range(rounds: Row) -> str:
    """Return mean, minimum and maximum as a text; a maximum of 0 means that it never happened."""
    return f"{rounds['mean']:.1f} ({rounds['least']} to {rounds['most']})" if rounds["most"] else "never"


def mean_count(row: Row, key: str) -> str:
    """Return the mean number of actions of a kind per match."""
    return f"{row['actions'][key]:.1f}"


def characters(default: list[Row]) -> Iterator[str]:
    """Yield the section on how often each character wins in the default city."""
    played, won = (sum((Counter(row[key]) for row in default), Counter[str]()) for key in ("played", "won"))
    fair = format_percent(won.total() / played.total())
    yield from ("## Characters", "")
    yield from markdown_table(
        ["character", "played", "won", "share", "fair"],
        ([n, played[n], won[n], format_percent(won[n] / max(played[n], 1)), fair] for n in CHARACTER_NAMES),
    )
    yield from wrap_paragraph(
        "Fair is the mean share of winners among all seats; the values of the goods are the same for all six."
    )


# --- other cities --------------------------------------------------------------------------------------------------


def distances(rows: ScenarioRows, images: Images) -> Iterator[str]:
    """Yield the section on the default city with scaled distances."""
    yield from ("## Other distances", "")
    yield from wrap_paragraph(
        f"`{DEFAULT_BOARD}` with all distances longer or shorter, four players. The second column is the distance from "
        "the desert to a shop of the Palace, in steps."
    )
    by_stretch = [rows[scenario] for scenario in scenarios_by_stretch()]
    yield from markdown_table(
        ["distances", "desert to Palace", "matches", *PLAYED_HEAD],
        ([*distance_cells(row), *played_cells(row)] for row in by_stretch),
    )
    yield from image(images, "distances", "Rounds by distance from the desert to the Palace")


def streets(rows: ScenarioRows, images: Images) -> Iterator[str]:
    """Yield the section on cities with other numbers of streets."""
    yield from ("## Other streets", "")
    yield from wrap_paragraph(
        "Similar cities with fewer and more streets (`arena/voleurs/board/boards/`), four players. As in the default "
        "city, a district has twelve shops, five cells can be entered from the desert, and every border has two gates. "
        "Distances are means in steps: between two shops of a district, from a shop to the nearest gate to the next "
        "richer district, and from the desert to a shop of the Palace."
    )
    measured = ["shop to shop", "shop to gate", "desert to Palace", "clauses failed", "recommendations unmet"]
    yield from markdown_table(["city", "streets", *measured], (city_cells(city.name) for city in cities()))
    shops = len(DISTRICTS) * GOODS_PER_DISTRICT
    yield from wrap_paragraph(
        f"`baghdad board check` tests the clauses and recommendations. A board has at most {MOST_CELLS} cells, so a "
        f"city of {shops} shops has at most {MOST_CELLS - shops} streets."
    )
    by_streets = [rows[scenario] for scenario in scenarios_by_streets()]
    yield from markdown_table(
        ["city", "streets", "matches", *PLAYED_HEAD],
        ([row["city"], row["streets"], *played_cells(row)] for row in by_streets),
    )
    yield from wrap_paragraph(
        "More streets also mean longer distances. Here all distances are scaled so that the Palace is about as far "
        f"from the desert as in `{DEFAULT_BOARD}`, which leaves only the number of streets to differ."
    )
    equal = [rows[scenario] for scenario in scenarios_of_equal_distance()]
    yield from markdown_table(
        ["city", "streets", "distances", "desert to Palace", "matches", *PLAYED_HEAD],
        ([row["city"], row["streets"], *distance_cells(row), *played_cells(row)] for row in equal),
    )
    yield from image(images, "streets", "Rounds by number of streets")


def city_cells(name: str) -> list[Any]:
    """Return the table cells of a city's measurements."""
    city = measure_city(name)
    steps = [f"{number:.1f}" for number in (city.shop_to_shop, city.shop_to_gate, city.desert_to_palace)]
    unmet = "; ".join(RECOMMENDATIONS.get(code, code) for code in city.unmet_recommendations)
    return [name, city.streets, *steps, ", ".join(city.failed_clauses) or "none", unmet or "none"]


def distance_cells(row: Row) -> list[str]:
    """Return the table cells about the distances."""
    return [f"× {row['stretch']:g}", f"{row['desert_to_palace']:.1f}"]


def played_cells(row: Row) -> list[Any]:
    """Return the table cells about the matches played in a city."""
    least = min(range(len(DISTRICTS)), key=row["drawn"].__getitem__)
    return [
        row["matches"],
        format_mean(row["rounds"]),
        format_percent(row["wanted"]["mean"]),
        *home_cells(row),
        f"{DISTRICTS[least]} {format_percent(row['drawn'][least])}",
        mean_count(row, "rob"),
        mean_count(row, "strike"),
    ]
