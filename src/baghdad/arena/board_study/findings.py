"""The conclusions of the study. Each sentence has a condition on the figures and is left out if it doesn't hold."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from baghdad.arena.board_study.cities import Scenario, cities, measure_city
from baghdad.arena.board_study.matches import MatchSummary, Results
from baghdad.arena.board_study.scenarios import (
    DEFAULT_SCENARIOS,
    FOUR_PLAYERS,
    STRETCHES,
    scenarios_by_streets,
    scenarios_of_equal_distance,
)
from baghdad.arena.board_study.statistics import (
    WANTED,
    Mean,
    district_shares,
    mean_rounds,
    percent,
    wanted_share,
    wrap_paragraph,
)
from baghdad.voleurs.board.parser import DEFAULT_BOARD
from baghdad.voleurs.box import PALACE

MOST_OUT = 0.1  # share of matches that may be shorter or longer than wanted
LEAST_USED = 0.1  # share of the cards that each district should give at least
TOO_EARLY = 2  # a round in which the Vizier shouldn't be home yet
SIGNIFICANT = 2  # standard errors
SMALL_DIFFERENCE = 1.0  # rounds


@dataclass(frozen=True)
class Finding:
    """A sentence, and whether the figures support it."""

    sentence: str
    holds: bool


def findings(results: Results) -> Iterator[str]:
    """Yield the section with the conclusions that hold; write the others to standard error."""
    yield "## Conclusions"
    yield ""
    for finding in (*aims(results), *streets(results), *distances(results), *players(results)):
        if finding.holds:
            yield from wrap_paragraph(finding.sentence, "- ")
        else:
            sys.stderr.write(f"the figures no longer support: {finding.sentence}\n")


# --- the aims ------------------------------------------------------------------------------------------------------


def meets_aims(matches: list[MatchSummary]) -> bool:
    """Return whether matches take 8 to 20 rounds and use all districts, and the Vizier comes home in time."""
    return (
        wanted_share(matches) >= 1 - MOST_OUT
        and min(district_shares(matches)) >= LEAST_USED
        and all(summary.came_home > TOO_EARLY for summary in matches)
    )


def aims(results: Results) -> Iterator[Finding]:
    """Yield the conclusions on whether the default city meets the aims."""
    default = [results[scenario] for scenario in DEFAULT_SCENARIOS]
    summaries = [summary for matches in default for summary in matches]
    least = min(min(district_shares(matches)) for matches in default)
    home = [summary.came_home for summary in summaries]
    yield Finding(
        f"**The aims are met on `{DEFAULT_BOARD}` with any number of players.** "
        f"{at_least(min(map(wanted_share, default)))} of the matches take {WANTED[0]} to {WANTED[-1]} rounds; every "
        f"district gives {at_least(least)} of the cards; the Vizier comes home in every match, first in round "
        f"{min(home)} to {max(home)}.",
        all(map(meets_aims, default)),
    )
    longest = max(summary.rounds for summary in summaries)
    yield Finding(
        f"Matches are rather short: none of {len(summaries)} took more than {longest} rounds.",
        longest < WANTED[-1] and fmean(summary.rounds for summary in summaries) < fmean(WANTED),
    )


def at_least(share: float) -> str:
    """Return a minimum share as a text."""
    return f"{percent(share)} or more" if share < 1 else "all"


# --- the city ------------------------------------------------------------------------------------------------------


def streets(results: Results) -> Iterator[Finding]:
    """Yield the conclusions on the number of streets."""
    city_rounds = [(measure_city(scenario.city), mean_rounds(results[scenario])) for scenario in scenarios_by_streets()]
    (few, _), *_, (many, _) = city_rounds
    means = [rounds.value for _, rounds in city_rounds]
    yield Finding(
        f"**The number of streets hardly matters to the length.** From {few.streets} streets to {many.streets} streets "
        f"the mean stays between {min(means):.1f} and {max(means):.1f} rounds.",
        max(means) - min(means) < SMALL_DIFFERENCE,
    )
    short, default, long = (mean_rounds(results[scenario]) for scenario in scenarios_of_equal_distance())
    yield Finding(
        f"At equal distances {few.streets} streets take {short} rounds, {measure_city(DEFAULT_BOARD).streets} "
        f"streets {default} and {many.streets} streets {long}: less than a round apart, so the number of streets alone "
        "hardly matters either.",
        all(abs(one.value - default.value) < SMALL_DIFFERENCE for one in (short, long)),
    )
    fit = [city for city in cities() if not city.unmet_recommendations and not city.failed_clauses]
    yield Finding(
        f"**{measure_city(DEFAULT_BOARD).streets} streets were kept** because of the map, not the length: it is the "
        "smallest of these cities in which every shop is on a street and the streets of each district are connected. "
        "More streets make distances longer and the board more crowded, and matches not significantly better.",
        fit[0].name == DEFAULT_BOARD
        and not any(clearly_better(results, scenario) for scenario in scenarios_by_streets()),
    )


def distances(results: Results) -> Iterator[Finding]:
    """Yield the conclusions on the distances."""
    shorter, longer = (results[Scenario(FOUR_PLAYERS, stretch=stretch)] for stretch in STRETCHES)
    default = results[Scenario(FOUR_PLAYERS)]
    least, least_shorter, least_longer = (min(district_shares(matches)) for matches in (default, shorter, longer))
    yield Finding(
        f"**Shorter distances are worse.** With × {STRETCHES[0]:g} a match takes {mean_rounds(shorter)} rounds instead "
        f"of {mean_rounds(default)}: {percent(wanted_share(shorter))} of them take {WANTED[0]} to {WANTED[-1]}, not "
        f"{percent(wanted_share(default))}, and the least used district gives {percent(least_shorter)} of the cards, "
        f"not {percent(least)}.",
        wanted_share(shorter) < wanted_share(default) and least_shorter < least,
    )
    yield Finding(
        f"**Longer distances are not better.** With × {STRETCHES[1]:g} a match takes {mean_rounds(longer)} rounds, and "
        f"{percent(wanted_share(longer))} of them take {WANTED[0]} to {WANTED[-1]}; but the Palace, the richest "
        f"district, gives {percent(least_longer)} of the cards instead of {percent(district_shares(default)[PALACE])}.",
        district_shares(longer)[PALACE] == least_longer < LEAST_USED <= district_shares(default)[PALACE],
    )
    yield Finding(
        "**The distances were kept** for that reason: only with them is no district neglected.",
        meets_aims(default) and not meets_aims(shorter) and not meets_aims(longer),
    )


def clearly_better(results: Results, scenario: Scenario) -> bool:
    """Return whether matches in another city come significantly nearer to the aims."""
    share, default = (wanted_share_mean(results[one]) for one in (scenario, Scenario(FOUR_PLAYERS)))
    more = share - default
    return meets_aims(results[scenario]) and more.value > SIGNIFICANT * more.error > 0


def wanted_share_mean(matches: list[MatchSummary]) -> Mean:
    """Return the share of matches that take the wanted number of rounds, with its standard error."""
    return Mean.of([summary.rounds in WANTED for summary in matches])


# --- the players ---------------------------------------------------------------------------------------------------


def players(results: Results) -> Iterator[Finding]:
    """Yield the conclusions on the influence of the players."""
    summaries = [summary for scenario in DEFAULT_SCENARIOS for summary in results[scenario]]
    yield Finding(
        "All this holds for `greedy`, which values shops by the number of the round and then buys gems. Its matches "
        "differ less than matches between people will. A hand is spent completely every round, so nobody saves for a "
        "gem: the income of one round has to reach its price.",
        True,
    )
    shared = fmean(len(summary.winners) > 1 for summary in summaries)
    yield Finding(
        f"{percent(shared)} of the matches have several winners. Players who have all they need wait to act last, and "
        "so do players who fear them; by the time the Vizier is home for good, more than one bag is full.",
        shared > 1 / 2,
    )
    robbed, expelled_or_killed = (fmean(summary.counts[key] for summary in summaries) for key in ("rob", "strike"))
    yield Finding(
        f"Robberies are frequent, {robbed:.0f} per match, because robbing a Thief on a neighbouring cell costs one "
        f"card. Pawns are rarely expelled or killed, {expelled_or_killed:.1f} times per match: `greedy` seldom finds "
        "that worth the price, so these matches say little about Merchants, Brokers and Assassins.",
        robbed > 10 * expelled_or_killed,
    )
