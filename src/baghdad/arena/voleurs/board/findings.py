"""The conclusions of the report on the board."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

from baghdad.arena.report.findings import Finding
from baghdad.arena.report.markdown import format_mean, format_percent
from baghdad.arena.report.statistics import Row, significant_difference
from baghdad.arena.voleurs.board.cities import cities, measure_city
from baghdad.arena.voleurs.board.figures import WANTED, ScenarioRows, rows_by_scenario
from baghdad.arena.voleurs.board.scenarios import (
    DEFAULT_SCENARIOS,
    FOUR_PLAYERS,
    STRETCHES,
    Scenario,
    scenarios_by_streets,
    scenarios_of_equal_distance,
)
from baghdad.voleurs.board.parser import DEFAULT_BOARD
from baghdad.voleurs.box import PALACE

MOST_OUT = 0.1  # share of matches that may be shorter or longer than wanted
LEAST_USED = 0.1  # share of the cards that each district should give at least
TOO_EARLY = 2  # a round in which the Vizier shouldn't be home yet
SMALL_DIFFERENCE = 1.0  # rounds


def findings(figures: dict[str, Any]) -> Iterator[Finding]:
    """Yield findings on the aims, the streets, the distances and the players."""
    rows = rows_by_scenario(figures)
    default = [rows[scenario] for scenario in DEFAULT_SCENARIOS]
    yield from aim_findings(default)
    yield from street_findings(rows)
    yield from distance_findings(rows)
    yield from player_findings(default)


# --- the aims ------------------------------------------------------------------------------------------------------


def meets_aims(row: Row) -> bool:
    """Return whether matches take 8 to 20 rounds and use all districts, and the Vizier comes home in time."""
    return bool(
        row["wanted"]["mean"] >= 1 - MOST_OUT
        and min(row["drawn"]) >= LEAST_USED
        and not row["never_home"]
        and row["home"]["least"] > TOO_EARLY
    )


def aim_findings(default: list[Row]) -> Iterator[Finding]:
    """Yield findings on whether the default city meets the aims."""
    wanted, least = min(row["wanted"]["mean"] for row in default), min(min(row["drawn"]) for row in default)
    first, last = min(row["home"]["least"] for row in default), max(row["home"]["most"] for row in default)
    yield Finding(
        f"**The aims are met on `{DEFAULT_BOARD}` with any number of players.** {at_least(wanted)} of the matches "
        f"take {WANTED[0]} to {WANTED[-1]} rounds; every district gives {at_least(least)} of the cards; the Vizier "
        f"comes home in every match, first in round {first} to {last}.",
        all(map(meets_aims, default)),
    )
    longest = max(row["rounds"]["most"] for row in default)
    yield Finding(
        f"Matches are rather short: none of {sum(row['matches'] for row in default)} took more than {longest} rounds.",
        longest < WANTED[-1] and fmean(row["rounds"]["mean"] for row in default) < fmean(WANTED),
    )


def at_least(share: float) -> str:
    """Return a minimum share as a text."""
    return f"{format_percent(share)} or more" if share < 1 else "all"


# --- the city ------------------------------------------------------------------------------------------------------


def street_findings(rows: ScenarioRows) -> Iterator[Finding]:
    """Yield findings on the number of streets."""
    by_streets = [rows[scenario] for scenario in scenarios_by_streets()]
    means = [row["rounds"]["mean"] for row in by_streets]
    few, many, usual = by_streets[0]["streets"], by_streets[-1]["streets"], measure_city(DEFAULT_BOARD).streets
    yield Finding(
        f"**The number of streets hardly matters to the length.** From {few} streets to {many} streets "
        f"the mean stays between {min(means):.1f} and {max(means):.1f} rounds.",
        max(means) - min(means) < SMALL_DIFFERENCE,
    )
    short, default, long = (rows[scenario]["rounds"] for scenario in scenarios_of_equal_distance())
    yield Finding(
        f"At equal distances {few} streets take {format_mean(short)} rounds, {usual} streets {format_mean(default)} "
        f"and {many} streets {format_mean(long)}: less than a round apart, so the number of streets alone hardly "
        "matters.",
        all(abs(each["mean"] - default["mean"]) < SMALL_DIFFERENCE for each in (short, long)),
    )
    fit = [city for city in cities() if not city.unmet_recommendations and not city.failed_clauses]
    yield Finding(
        f"**{usual} streets were kept** because of the map, not the length: it is the "
        "smallest of these cities in which every shop is on a street and the streets of each district are connected. "
        "More streets make distances longer and the board more crowded, and matches not significantly better.",
        fit[0].name == DEFAULT_BOARD
        and not any(clearly_better(row, rows[Scenario(FOUR_PLAYERS)]) for row in by_streets),
    )


def clearly_better(row: Row, default: Row) -> bool:
    """Return whether matches in another city come significantly nearer to the aims."""
    return meets_aims(row) and significant_difference(row["wanted"], default["wanted"]) > 0


def distance_findings(rows: ScenarioRows) -> Iterator[Finding]:
    """Yield findings on the distances."""
    default = rows[Scenario(FOUR_PLAYERS)]
    shorter, longer = (rows[Scenario(FOUR_PLAYERS, stretch=stretch)] for stretch in STRETCHES)
    least, least_shorter, least_longer = (min(row["drawn"]) for row in (default, shorter, longer))
    wanted, wanted_shorter, wanted_longer = (row["wanted"]["mean"] for row in (default, shorter, longer))
    palace = default["drawn"][PALACE]
    yield Finding(
        f"**Shorter distances are worse.** With × {STRETCHES[0]:g} a match takes {format_mean(shorter['rounds'])} "
        f"rounds instead of {format_mean(default['rounds'])}: {format_percent(wanted_shorter)} of them take "
        f"{WANTED[0]} to {WANTED[-1]}, not {format_percent(wanted)}, and the least used district gives "
        f"{format_percent(least_shorter)} of the cards, not {format_percent(least)}.",
        wanted_shorter < wanted and least_shorter < least,
    )
    yield Finding(
        f"**Longer distances are not better.** With × {STRETCHES[1]:g} a match takes {format_mean(longer['rounds'])} "
        f"rounds, and {format_percent(wanted_longer)} of them take {WANTED[0]} to {WANTED[-1]}; but the Palace, the "
        f"richest district, gives {format_percent(least_longer)} of the cards instead of {format_percent(palace)}.",
        longer["drawn"][PALACE] == least_longer < LEAST_USED <= palace,
    )
    yield Finding(
        "**The distances were kept** for that reason: only with them is no district neglected.",
        meets_aims(default) and not meets_aims(shorter) and not meets_aims(longer),
    )


# --- the players ---------------------------------------------------------------------------------------------------


def player_findings(default: list[Row]) -> Iterator[Finding]:
    """Yield findings on the influence of the players."""
    yield Finding(
        "All this holds for `greedy`, which values shops by the number of the round and then buys gems. Its matches "
        "differ less than matches between people will. A hand is spent completely every round, so nobody saves for a "
        "gem: the income of one round has to reach its price.",
        True,
    )
    shared = fmean(row["several"]["share"] for row in default)
    yield Finding(
        f"{format_percent(shared)} of the matches have several winners. Players who have all they need wait to act "
        "last, and so do players who fear them; by the time the Vizier is home for good, more than one bag is full.",
        shared > 1 / 2,
    )
    robbed, struck = (fmean(row["actions"][key] for row in default) for key in ("rob", "strike"))
    yield Finding(
        f"Robberies are frequent, {robbed:.0f} per match, because robbing a Thief on a neighbouring cell costs one "
        f"card. Pawns are rarely expelled or killed, {struck:.1f} times per match: `greedy` seldom finds "
        "that worth the price, so these matches say little about Merchants, Brokers and Assassins.",
        robbed > 10 * struck,
    )
