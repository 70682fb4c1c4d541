"""The sections of the report on the board: a table for each question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict

from baghdad.arena.report.charts import ROUNDS, Chart, Histograms, IntervalChart, ShareBars, mean_line
from baghdad.arena.report.markdown import Columns, Table, format_mean, format_percent
from baghdad.arena.report.report import Figures, Section
from baghdad.arena.report.statistics import Row
from baghdad.arena.voleurs.board.cities import cities
from baghdad.arena.voleurs.board.figures import ACTION_COLUMNS, WANTED, ScenarioRows, rows_by_scenario
from baghdad.arena.voleurs.board.scenarios import (
    DEFAULT_SCENARIOS,
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


def sections(figures: Figures) -> Iterator[Section]:
    """Yield the sections on the default city, then those on other distances and streets."""
    rows = rows_by_scenario(figures)
    default = [rows[scenario] for scenario in DEFAULT_SCENARIOS]
    yield from by_players(default)
    yield characters(default)
    yield distances(rows)
    yield streets(rows)


# --- cells and columns ---------------------------------------------------------------------------------------------


def mean_and_range(rounds: Row) -> str:
    """Return mean, minimum and maximum as a text; a maximum of 0 means that it never happened."""
    return f"{rounds['mean']:.1f} ({rounds['least']} to {rounds['most']})" if rounds["most"] else "never"


def least_used_district(row: Row) -> str:
    """Return the district that gives the fewest cards, and its share."""
    share, district = min(zip(row["drawn"], DISTRICTS, strict=True), key=lambda pair: pair[0])
    return f"{district} {format_percent(share)}"


def share_columns(names: list[str], key: str) -> Columns:
    """Return a column for each share in a list of the row."""
    return {name: lambda row, at=at: format_percent(row[key][at]) for at, name in enumerate(names)}  # type: ignore[misc]


def action_column(key: str) -> Columns:
    """Return the column of the mean number of actions of a kind."""
    return {ACTION_COLUMNS[key]: lambda row: f"{row['actions'][key]:.1f}"}


PLAYERS: Columns = {"players": lambda row: row["players"]}
MATCHES: Columns = {"matches": lambda row: row["matches"], "rounds, mean": lambda row: format_mean(row["rounds"])}
RANGE: Columns = {
    "median": lambda row: f"{row['rounds']['median']:g}",
    "middle 80 %": lambda row: "{:g} to {:g}".format(*row["middle"]),
    "all": lambda row: f"{row['rounds']['least']} to {row['rounds']['most']}",
}
IN_RANGE: Columns = {"8 to 20": lambda row: format_percent(row["wanted"]["mean"])}
NEVER_HOME: Columns = {"never home": lambda row: row["never_home"]}
CITY: Columns = {"city": lambda row: row["city"], "streets": lambda row: row["streets"]}
DISTANCES: Columns = {
    "distances": lambda row: f"× {row['stretch']:g}",
    "desert to Palace": lambda row: f"{row['desert_to_palace']:.1f}",
}
PLAYED: Columns = {
    **MATCHES,
    **IN_RANGE,
    "Vizier first home": lambda row: mean_and_range(row["home"]),
    **NEVER_HOME,
    "least used district": least_used_district,
    **action_column("rob"),
    **action_column("strike"),
}
MEASURED: Columns = {
    "city": lambda city: city["name"],
    "streets": lambda city: city["streets"],
    "shop to shop": lambda city: f"{city['shop_to_shop']:.1f}",
    "shop to gate": lambda city: f"{city['shop_to_gate']:.1f}",
    "desert to Palace": lambda city: f"{city['desert_to_palace']:.1f}",
    "clauses failed": lambda city: ", ".join(city["failed_clauses"]) or "none",
    "recommendations unmet": lambda city: (
        "; ".join(str(RECOMMENDATIONS.get(code, code)) for code in city["unmet_recommendations"]) or "none"
    ),
}


# --- the default city ----------------------------------------------------------------------------------------------


def by_players(default: list[Row]) -> Iterator[Section]:
    """Yield the sections about the default city, by number of players."""
    lengths = {f"{row['players']} players": row["lengths"] for row in default}
    yield Section(
        "Length",
        [
            Table(default, {**PLAYERS, **MATCHES, **RANGE, **IN_RANGE}),
            [f"{row['players']} players: {range_sentence(row)}." for row in default],
            Histograms("rounds", "Rounds of matches by number of players", ROUNDS, lengths, WANTED),
        ],
    )
    reasons = ["birthday", "riches", "cut off", "one winner", "two", "three or more", "first to place wins"]
    yield Section(
        "How matches end",
        [
            Table(default, {**PLAYERS, **share_columns(reasons, "ends")}),
            "A fair share for the first to place would be the mean number of winners divided by the number of players.",
        ],
    )
    vizier: Columns = {
        "enters the city in round": lambda row: mean_and_range(row["entered"]),
        "first home in round": lambda row: mean_and_range(row["home"]),
        **NEVER_HOME,
        "homecomings per match": lambda row: f"{row['homecomings']:.1f}",
    }
    yield Section("The Vizier", [Table(default, {**PLAYERS, **vizier})])
    drawn = {f"{row['players']} players": row["drawn"] for row in default}
    title = "Cards drawn by district"
    yield Section(
        "Districts",
        [
            "Share of all cards drawn, by district.",
            Table(default, {**PLAYERS, **share_columns(list(DISTRICTS), "drawn")}),
            ShareBars("districts", title, title, DISTRICTS, drawn),
        ],
    )
    actions = {head: cell for key in ACTION_COLUMNS for head, cell in action_column(key).items()}
    yield Section("Actions", ["Mean number of actions per match.", Table(default, {**PLAYERS, **actions})])


def range_sentence(row: Row) -> str:
    """Return a sentence about the matches outside the wanted number of rounds."""
    short = sum(number for rounds, number in row["lengths"].items() if rounds < WANTED[0])
    long = sum(number for rounds, number in row["lengths"].items() if rounds > WANTED[-1])
    if short or long:
        return f"{short} of {row['matches']} matches took under {WANTED[0]} rounds, {long} over {WANTED[-1]}"
    return f"every match took {WANTED[0]} to {WANTED[-1]} rounds"


def characters(default: list[Row]) -> Section:
    """Return the section on how often each character wins in the default city."""
    played, won = (sum((Counter(row[key]) for row in default), Counter[str]()) for key in ("played", "won"))
    columns: Columns = {
        "character": lambda row: row["name"],
        "played": lambda row: played[row["name"]],
        "won": lambda row: won[row["name"]],
        "share": lambda row: format_percent(won[row["name"]] / max(played[row["name"]], 1)),
        "fair": lambda _: format_percent(won.total() / played.total()),
    }
    return Section(
        "Characters",
        [
            Table([{"name": name} for name in CHARACTER_NAMES], columns),
            "Fair is the mean share of winners among all seats; the values of the goods are the same for all six.",
        ],
    )


# --- other cities --------------------------------------------------------------------------------------------------


def distances(rows: ScenarioRows) -> Section:
    """Return the section on the default city with scaled distances."""
    scenarios = [*scenarios_by_streets(), *scenarios_by_stretch()]
    return Section(
        "Other distances",
        [
            f"`{DEFAULT_BOARD}` with all distances longer or shorter, four players. The second column is the distance "
            "from the desert to a shop of the Palace, in steps.",
            Table([rows[scenario] for scenario in scenarios_by_stretch()], {**DISTANCES, **PLAYED}),
            rounds_chart("distances", "Rounds by steps from the desert to the Palace", "desert_to_palace", "steps",
                         [rows[scenario] for scenario in dict.fromkeys(scenarios)]),
        ],
    )  # fmt: skip


def streets(rows: ScenarioRows) -> Section:
    """Return the section on cities with other numbers of streets."""
    shops = len(DISTRICTS) * GOODS_PER_DISTRICT
    scenarios = [*scenarios_by_streets(), *scenarios_of_equal_distance()]
    return Section(
        "Other streets",
        [
            "Similar cities with fewer and more streets (`arena/voleurs/board/boards/`), four players. As in the "
            "default city, a district has twelve shops, five cells can be entered from the desert, and every border "
            "has two gates. Distances are means in steps: between two shops of a district, from a shop to the nearest "
            "gate to the next richer district, and from the desert to a shop of the Palace.",
            Table(map(asdict, cities()), MEASURED),
            f"`baghdad board check` tests the clauses and recommendations. A board has at most {MOST_CELLS} cells, so "
            f"a city of {shops} shops has at most {MOST_CELLS - shops} streets.",
            Table([rows[scenario] for scenario in scenarios_by_streets()], {**CITY, **PLAYED}),
            "More streets also mean longer distances. Here all distances are scaled so that the Palace is about as far "
            f"from the desert as in `{DEFAULT_BOARD}`, which leaves only the number of streets to differ.",
            Table([rows[scenario] for scenario in scenarios_of_equal_distance()], {**CITY, **DISTANCES, **PLAYED}),
            rounds_chart("streets", "Rounds by number of streets", "streets", "streets",
                         [rows[scenario] for scenario in dict.fromkeys(scenarios)]),
        ],
    )  # fmt: skip


def rounds_chart(name: str, title: str, key: str, unit: str, rows: list[Row]) -> Chart:
    """Return a chart of the length of matches by a measurement of the city."""
    lines = [
        mean_line(f"{row[key]:.3g} {unit}, {row['city']} × {row['stretch']:g}", row["rounds"])
        for row in sorted(rows, key=lambda row: float(row[key]))
    ]
    return IntervalChart(name, title, title, ROUNDS, lines)
