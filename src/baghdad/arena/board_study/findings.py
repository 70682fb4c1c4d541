"""What the study concludes. A sentence stands beside what the figures must be for it, and left out if they aren't."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import fmean

from baghdad.arena.board_study.cities import Table, cities, measured
from baghdad.arena.board_study.matches import Played, Tables
from baghdad.arena.board_study.statistics import (
    WANTED,
    Mean,
    district_shares,
    paragraph,
    percent,
    rounds_of,
    wanted_share,
)
from baghdad.arena.board_study.tables import FOUR, STRETCHES, USUAL, by_streets, equal_ways
from baghdad.voleurs.board.parser import DEFAULT_BOARD
from baghdad.voleurs.box import PALACE

MOST_OUT = 0.1  # of the matches may be shorter or longer than wanted
LEAST_USED = 0.1  # of the cards, that a district should give at least
TOO_SOON = 2  # the round in which the Vizier mustn't be home yet
SURE = 2  # standard errors
LITTLE = 1.0  # rounds


@dataclass(frozen=True)
class Finding:
    """A sentence, and whether the figures bear it out."""

    sentence: str
    holds: bool


def findings(tables: Tables) -> Iterator[str]:
    """Those that hold; the others are named to whoever runs the study."""
    yield "## What this says"
    yield ""
    for finding in (*aims(tables), *streets(tables), *distances(tables), *players(tables)):
        if finding.holds:
            yield from paragraph(finding.sentence, "- ")
        else:
            sys.stderr.write(f"the figures no longer say: {finding.sentence}\n")


# --- the aims ------------------------------------------------------------------------------------------------------


def meets_aims(matches: list[Played]) -> bool:
    """Eight to twenty rounds, every district used, the Vizier neither home at once nor never."""
    return (
        wanted_share(matches) >= 1 - MOST_OUT
        and min(district_shares(matches)) >= LEAST_USED
        and all(played.came_home > TOO_SOON for played in matches)
    )


def aims(tables: Tables) -> Iterator[Finding]:
    """Whether the usual city is what it should be."""
    usual = [tables[table] for table in USUAL]
    every = [played for matches in usual for played in matches]
    least = min(min(district_shares(matches)) for matches in usual)
    home = [played.came_home for played in every]
    yield Finding(
        f"**The aims are met on `{DEFAULT_BOARD}` with any number of players.** "
        f"{at_least(min(map(wanted_share, usual)))} of the matches take {WANTED[0]} to {WANTED[-1]} rounds; every "
        f"district gives {at_least(least)} of the cards; the Vizier is home in every match, first in round "
        f"{min(home)} to {max(home)}.",
        all(map(meets_aims, usual)),
    )
    longest = max(played.rounds for played in every)
    yield Finding(
        f"Matches lie near the short end: none of {len(every)} took more than {longest} rounds.",
        longest < WANTED[-1] and fmean(played.rounds for played in every) < fmean(WANTED),
    )


def at_least(share: float) -> str:
    """A share that others are no smaller than."""
    return f"{percent(share)} or more" if share < 1 else "all"


# --- the city ------------------------------------------------------------------------------------------------------


def streets(tables: Tables) -> Iterator[Finding]:
    """Why it has as many streets as it has."""
    found = [(measured(table.city), rounds_of(tables[table])) for table in by_streets()]
    (few, _), *_, (many, _) = found
    means = [rounds.value for _, rounds in found]
    yield Finding(
        f"**The number of streets hardly matters to the length.** From {few.streets} streets to {many.streets} streets "
        f"the mean stays between {min(means):.1f} and {max(means):.1f} rounds.",
        max(means) - min(means) < LITTLE,
    )
    short, usual, long = (rounds_of(tables[table]) for table in equal_ways())
    yield Finding(
        f"With ways of equal length {few.streets} streets take {short} rounds, {measured(DEFAULT_BOARD).streets} "
        f"streets {usual} and {many.streets} streets {long}: less than a round apart, so streets by themselves hardly "
        "matter either.",
        all(abs(one.value - usual.value) < LITTLE for one in (short, long)),
    )
    fit = [city for city in cities() if not city.unmet and not city.failed]
    yield Finding(
        f"**{measured(DEFAULT_BOARD).streets} streets were kept** because of the drawing, not of the length: it is the "
        "smallest of these cities in which every shop lies on a street and the streets of each district hang together. "
        "More streets make ways longer and the board fuller, and matches no better beyond the errors.",
        fit[0].name == DEFAULT_BOARD and not any(clearly_better(tables, table) for table in by_streets()),
    )


def distances(tables: Tables) -> Iterator[Finding]:
    """Why its ways are as long as they are."""
    shorter, longer = (tables[Table(FOUR, stretch=stretch)] for stretch in STRETCHES)
    usual = tables[Table(FOUR)]
    least, least_shorter, least_longer = (min(district_shares(matches)) for matches in (usual, shorter, longer))
    yield Finding(
        f"**Shorter ways are worse.** With × {STRETCHES[0]:g} a match takes {rounds_of(shorter)} rounds instead of "
        f"{rounds_of(usual)}: {percent(wanted_share(shorter))} of them take {WANTED[0]} to {WANTED[-1]}, not "
        f"{percent(wanted_share(usual))}, and the least used district gives {percent(least_shorter)} of the cards, not "
        f"{percent(least)}.",
        wanted_share(shorter) < wanted_share(usual) and least_shorter < least,
    )
    yield Finding(
        f"**Longer ways are not better.** With × {STRETCHES[1]:g} a match takes {rounds_of(longer)} rounds, and "
        f"{percent(wanted_share(longer))} of them take {WANTED[0]} to {WANTED[-1]}; but the Palace, the richest "
        f"district, gives {percent(least_longer)} of the cards instead of {percent(district_shares(usual)[PALACE])}.",
        district_shares(longer)[PALACE] == least_longer < LEAST_USED <= district_shares(usual)[PALACE],
    )
    yield Finding(
        "**The distances were kept** for that reason: of the three they alone leave no district aside.",
        meets_aims(usual) and not meets_aims(shorter) and not meets_aims(longer),
    )


def clearly_better(tables: Tables, table: Table) -> bool:
    """Whether matches in another city come nearer to the aims, beyond doubt."""
    share, usual = (tables_share(tables[one]) for one in (table, Table(FOUR)))
    more = share - usual
    return meets_aims(tables[table]) and more.value > SURE * more.error > 0


def tables_share(matches: list[Played]) -> Mean:
    """The share of matches that take the rounds they should, with its error."""
    return Mean.of([played.rounds in WANTED for played in matches])


# --- the players ---------------------------------------------------------------------------------------------------


def players(tables: Tables) -> Iterator[Finding]:
    """What is the players' doing rather than the board's."""
    every = [played for table in USUAL for played in tables[table]]
    yield Finding(
        "All this holds for `greedy`, which values shops by the number of the round and then buys gems: its matches "
        "are more alike than those of people will be. A hand is spent whole every round, so nobody saves for a gem: "
        "income has to reach the price of one.",
        True,
    )
    shared = fmean(len(played.winners) > 1 for played in every)
    yield Finding(
        f"{percent(shared)} of the matches have several winners. Those who have what they need wait for the last word, "
        "and so do those who fear them; by the time the Vizier is home for good, more than one bag is full.",
        shared > 1 / 2,
    )
    robbed, struck = (fmean(played.counts[doing] for played in every) for doing in ("rob", "strike"))
    yield Finding(
        f"Bags are robbed all the time, {robbed:.0f} times a match, because robbing a Thief next door costs one card. "
        f"Hardly anybody is expelled or killed, {struck:.1f} times a match: `greedy` seldom finds that worth its "
        "price, so Merchants, Brokers and Assassins are barely tried here.",
        robbed > 10 * struck,
    )
