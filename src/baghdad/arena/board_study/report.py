"""The page of the study: a table for each question, then the conclusions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean, median, quantiles
from typing import Any

from baghdad.arena.board_study.cities import Scenario, cities, measure_city
from baghdad.arena.board_study.findings import findings
from baghdad.arena.board_study.matches import ROUND_CAP, MatchSummary, Results
from baghdad.arena.board_study.scenarios import (
    DEFAULT_SCENARIOS,
    scenarios_by_streets,
    scenarios_by_stretch,
    scenarios_of_equal_distance,
)
from baghdad.arena.board_study.statistics import (
    WANTED,
    district_shares,
    mean_and_range,
    mean_rounds,
    percent,
    table_lines,
    wanted_share,
    wrap_paragraph,
)
from baghdad.voleurs.board.parser import DEFAULT_BOARD, MOST_CELLS
from baghdad.voleurs.box import DISTRICTS, GOODS_PER_DISTRICT
from baghdad.voleurs.names import CHARACTER_NAMES

LENGTH_HEAD = ["matches", "rounds, mean", "median", "middle 80 %", "all", "8 to 20"]
ACTION_COLUMNS = {
    "accept": "trades",
    "trade": "offers",
    "lie": "false claims",
    "agent": "agents",
    "birthday": "gems",
    "rob": "robberies",
    "strike": "expelled or killed",
    "vizier": "moves of the Vizier",
}
RECOMMENDATIONS = {
    "shops_on_streets": "shops away from every street",
    "streets_together": "streets that aren't connected",
}


def render_page(results: Results) -> str:
    """Return the whole page as Markdown."""
    default = [(scenario.players, results[scenario]) for scenario in DEFAULT_SCENARIOS]
    parts = (
        introduction(),
        by_players(default),
        characters(results),
        distances(results),
        streets(results),
        findings(results),
    )
    return "\n".join(line for part in parts for line in (*part, ""))


def introduction() -> Iterator[str]:
    """Yield the title and what the page is about."""
    yield "# A study of the board of voleurs"
    yield ""
    yield from wrap_paragraph(
        f"How long matches take on `{DEFAULT_BOARD}`, which districts are used, who wins, and what changes in cities "
        f"with other distances or other numbers of streets. All players are `greedy` bots; a match is cut off after "
        f"{ROUND_CAP} rounds. `make study` (`arena/board_study/`) writes this page with seeds 0, 1, 2 and so on, so "
        "the figures are reproducible. ± is the standard error."
    )
    yield ""
    yield "![Rounds, districts, streets and distances](voleurs-board.svg)"


# --- by players ----------------------------------------------------------------------------------------------------


def by_players(default: list[tuple[int, list[MatchSummary]]]) -> Iterator[str]:
    """Yield the sections about the default city, by number of players."""
    yield "## Length"
    yield ""
    yield from table_lines(["players", *LENGTH_HEAD], ([n, *length_cells(matches)] for n, matches in default))
    yield ""
    for players, matches in default:
        yield f"- {players} players: {range_sentence(matches)}."
    yield ""
    yield "## How matches end"
    yield ""
    reasons = ["birthday", "riches", "cut off", "one winner", "two", "three or more", "first to place wins"]
    yield from table_lines(["players", *reasons], ([n, *ending_cells(matches)] for n, matches in default))
    yield ""
    yield "A fair share for the first to place would be the mean number of winners divided by the number of players."
    yield ""
    yield "## The Vizier"
    yield ""
    rounds = ["enters the city in round", "first home in round", "never home", "homecomings per match"]
    yield from table_lines(["players", *rounds], ([n, *vizier_cells(matches)] for n, matches in default))
    yield ""
    yield "## Districts"
    yield ""
    yield "Share of all cards drawn, by district."
    yield ""
    yield from table_lines(
        ["players", *DISTRICTS], ([n, *map(percent, district_shares(matches))] for n, matches in default)
    )
    yield ""
    yield "## Actions"
    yield ""
    yield "Mean number of actions per match."
    yield ""
    yield from table_lines(
        ["players", *ACTION_COLUMNS.values()],
        ([n, *(mean_count(matches, key) for key in ACTION_COLUMNS)] for n, matches in default),
    )


def length_cells(matches: list[MatchSummary]) -> list[Any]:
    """Return the table cells about the length of matches."""
    rounds = [summary.rounds for summary in matches]
    tenths = quantiles(rounds, n=10, method="inclusive")
    return [
        len(rounds),
        mean_rounds(matches),
        f"{median(rounds):g}",
        f"{tenths[0]:g} to {tenths[-1]:g}",
        f"{min(rounds)} to {max(rounds)}",
        percent(wanted_share(matches)),
    ]


def range_sentence(matches: list[MatchSummary]) -> str:
    """Return a sentence about the matches outside the wanted number of rounds."""
    short = sum(summary.rounds < WANTED[0] for summary in matches)
    long = sum(summary.rounds > WANTED[-1] for summary in matches)
    if short or long:
        return f"{short} of {len(matches)} matches took under {WANTED[0]} rounds, {long} over {WANTED[-1]}"
    return f"every match took {WANTED[0]} to {WANTED[-1]} rounds"


def ending_cells(matches: list[MatchSummary]) -> list[str]:
    """Return the table cells about the reasons of endings and the numbers of winners."""
    reasons = Counter(summary.reason for summary in matches)
    winners = Counter(min(len(summary.winners), 3) for summary in matches)
    found = [reasons[reason] for reason in ("birthday", "riches", "unfinished")]
    found += [winners[number] for number in (1, 2, 3)]
    found.append(sum(summary.first_seat_won for summary in matches))
    return [percent(number / len(matches)) for number in found]


def vizier_cells(matches: list[MatchSummary]) -> list[Any]:
    """Return the table cells about the Vizier."""
    entered = [summary.entered for summary in matches if summary.entered]
    return [
        mean_and_range(entered),
        *homecoming_cells(matches),
        f"{fmean(summary.homecomings for summary in matches):.1f}",
    ]


def homecoming_cells(matches: list[MatchSummary]) -> list[Any]:
    """Return when the Vizier was first home, and in how many matches never."""
    home = [summary.came_home for summary in matches if summary.came_home]
    return [mean_and_range(home), len(matches) - len(home)]


def mean_count(matches: list[MatchSummary], key: str) -> str:
    """Return the mean number of actions of a kind per match."""
    return f"{fmean(summary.counts[key] for summary in matches):.1f}"


def characters(results: Results) -> Iterator[str]:
    """Yield the section on how often each character wins in the default city."""
    matches = [summary for scenario in DEFAULT_SCENARIOS for summary in results[scenario]]
    played = Counter(name for match in matches for name in match.characters)
    won = Counter(name for match in matches for name in match.winners)
    fair = percent(won.total() / played.total())
    yield "## Characters"
    yield ""
    yield from table_lines(
        ["character", "played", "won", "share", "fair"],
        ([n, played[n], won[n], percent(won[n] / max(played[n], 1)), fair] for n in CHARACTER_NAMES),
    )
    yield ""
    yield "Fair is the mean share of winners among all seats; the values of the goods are the same for all six."


# --- other cities --------------------------------------------------------------------------------------------------

PLAYED_HEAD = [
    "rounds, mean",
    "8 to 20",
    "Vizier first home",
    "never home",
    "least used district",
    "robberies",
    "expelled or killed",
]


def distances(results: Results) -> Iterator[str]:
    """Yield the section on the default city with scaled distances."""
    yield "## Other distances"
    yield ""
    yield from wrap_paragraph(
        f"`{DEFAULT_BOARD}` with all distances longer or shorter, four players. The second column is the distance from "
        "the desert to a shop of the Palace, in steps."
    )
    yield ""
    yield from table_lines(
        ["distances", "desert to Palace", "matches", *PLAYED_HEAD],
        (
            [
                f"× {scenario.stretch:g}",
                desert_distance(scenario),
                len(results[scenario]),
                *played_cells(results[scenario]),
            ]
            for scenario in scenarios_by_stretch()
        ),
    )


def streets(results: Results) -> Iterator[str]:
    """Yield the section on cities with other numbers of streets."""
    yield "## Other streets"
    yield ""
    yield from wrap_paragraph(
        "Similar cities with fewer and more streets (`arena/board_study/boards/`), four players. As in the default "
        "city, a district has twelve shops, five cells can be entered from the desert, and every border has two gates. "
        "Distances are means in steps: between two shops of a district, from a shop to the nearest gate to the next "
        "richer district, and from the desert to a shop of the Palace."
    )
    yield ""
    yield from table_lines(
        [
            "city",
            "streets",
            "shop to shop",
            "shop to gate",
            "desert to Palace",
            "clauses failed",
            "recommendations unmet",
        ],
        (city_row(city.name) for city in cities()),
    )
    yield ""
    shops = len(DISTRICTS) * GOODS_PER_DISTRICT
    yield from wrap_paragraph(
        f"`baghdad board check` tests the clauses and recommendations. A board has at most {MOST_CELLS} cells, so a "
        f"city of {shops} shops has at most {MOST_CELLS - shops} streets."
    )
    yield ""
    yield from table_lines(
        ["city", "streets", "matches", *PLAYED_HEAD],
        (
            [
                scenario.city,
                measure_city(scenario.city).streets,
                len(results[scenario]),
                *played_cells(results[scenario]),
            ]
            for scenario in scenarios_by_streets()
        ),
    )
    yield ""
    yield from wrap_paragraph(
        "More streets also mean longer distances. Here all distances are scaled so that the Palace is about as far "
        f"from the desert as in `{DEFAULT_BOARD}`, which leaves only the number of streets to differ."
    )
    yield ""
    yield from table_lines(
        ["city", "streets", "distances", "desert to Palace", "matches", *PLAYED_HEAD],
        (
            [
                scenario.city,
                measure_city(scenario.city).streets,
                f"× {scenario.stretch:g}",
                desert_distance(scenario),
                len(results[scenario]),
                *played_cells(results[scenario]),
            ]
            for scenario in scenarios_of_equal_distance()
        ),
    )


def city_row(name: str) -> list[Any]:
    """Return the table row of a city's measurements."""
    city = measure_city(name)
    steps = [f"{number:.1f}" for number in (city.shop_to_shop, city.shop_to_gate, city.desert_to_palace)]
    unmet = "; ".join(RECOMMENDATIONS.get(code, code) for code in city.unmet_recommendations)
    return [name, city.streets, *steps, ", ".join(city.failed_clauses) or "none", unmet or "none"]


def desert_distance(scenario: Scenario) -> str:
    """Return the mean distance from the desert to the Palace as a text."""
    return f"{measure_city(scenario.city, scenario.stretch).desert_to_palace:.1f}"


def played_cells(matches: list[MatchSummary]) -> list[Any]:
    """Return the table cells about the matches played in a city."""
    shares = district_shares(matches)
    least = min(range(len(DISTRICTS)), key=shares.__getitem__)
    return [
        mean_rounds(matches),
        percent(wanted_share(matches)),
        *homecoming_cells(matches),
        f"{DISTRICTS[least]} {percent(shares[least])}",
        mean_count(matches, "rob"),
        mean_count(matches, "strike"),
    ]
