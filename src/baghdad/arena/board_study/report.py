"""The study as a page: a table for each question, then what the figures say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import fmean, median, quantiles
from typing import Any

from baghdad.arena.board_study.cities import Table, cities, measured
from baghdad.arena.board_study.findings import findings
from baghdad.arena.board_study.matches import ROUND_CAP, Played, Tables
from baghdad.arena.board_study.statistics import (
    WANTED,
    district_shares,
    lines_of_table,
    paragraph,
    percent,
    rounds_of,
    span,
    wanted_share,
)
from baghdad.arena.board_study.tables import USUAL, by_streets, by_stretch, equal_ways
from baghdad.voleurs.board.parser import DEFAULT_BOARD, MOST_CELLS
from baghdad.voleurs.box import DISTRICTS, GOODS_PER_DISTRICT
from baghdad.voleurs.names import CHARACTER_NAMES

LENGTH_HEAD = ["matches", "rounds, mean", "median", "middle 80 %", "all", "8 to 20"]
DOINGS = {
    "accept": "trades",
    "trade": "offers",
    "lie": "false claims",
    "agent": "agents",
    "birthday": "gems",
    "rob": "robberies",
    "strike": "expelled or killed",
    "vizier": "moves of the Vizier",
}
WISHES = {
    "shops_on_streets": "shops away from every street",
    "streets_together": "streets that don't hang together",
}


def page(tables: Tables) -> str:
    """All of it."""
    usual = [(table.players, tables[table]) for table in USUAL]
    parts = (opening(), by_players(usual), characters(tables), distances(tables), streets(tables), findings(tables))
    return "\n".join(line for part in parts for line in (*part, ""))


def opening() -> Iterator[str]:
    """What this is."""
    yield "# The board of voleurs, played on"
    yield ""
    yield from paragraph(
        f"How long matches take on `{DEFAULT_BOARD}`, which districts are used, who wins, and what changes in a city "
        f"with other ways or other streets. All seats are `greedy`; a match stops after {ROUND_CAP} rounds if need be. "
        "Written by `make study` (`arena/board_study/`) with seeds 0, 1, 2 and so on, so the figures can be had again. "
        "± is the standard error."
    )
    yield ""
    yield "![Rounds, districts, streets and ways](voleurs-board.svg)"


# --- by players ----------------------------------------------------------------------------------------------------


def by_players(usual: list[tuple[int, list[Played]]]) -> Iterator[str]:
    """The usual city, for each number of players."""
    yield "## Length"
    yield ""
    yield from lines_of_table(["players", *LENGTH_HEAD], ([n, *length(matches)] for n, matches in usual))
    yield ""
    for players, matches in usual:
        yield f"- {players} players: {out_of_range(matches)}."
    yield ""
    yield "## How matches end"
    yield ""
    reasons = ["birthday", "riches", "cut off", "one winner", "two", "three or more", "first to place wins"]
    yield from lines_of_table(["players", *reasons], ([n, *ending(matches)] for n, matches in usual))
    yield ""
    yield "A fair share for the first to place would be the mean number of winners divided by the players."
    yield ""
    yield "## The Vizier"
    yield ""
    rounds = ["enters the city in round", "first home in round", "never home", "homecomings a match"]
    yield from lines_of_table(["players", *rounds], ([n, *vizier(matches)] for n, matches in usual))
    yield ""
    yield "## Districts"
    yield ""
    yield "Share of all cards drawn, by district."
    yield ""
    yield from lines_of_table(
        ["players", *DISTRICTS], ([n, *map(percent, district_shares(matches))] for n, matches in usual)
    )
    yield ""
    yield "## What they do"
    yield ""
    yield "Numbers of actions a match."
    yield ""
    yield from lines_of_table(
        ["players", *DOINGS.values()],
        ([n, *(often(matches, doing) for doing in DOINGS)] for n, matches in usual),
    )


def length(matches: list[Played]) -> list[Any]:
    """How long the matches of a table took."""
    rounds = [played.rounds for played in matches]
    tenths = quantiles(rounds, n=10, method="inclusive")
    return [
        len(rounds),
        rounds_of(matches),
        f"{median(rounds):g}",
        f"{tenths[0]:g} to {tenths[-1]:g}",
        f"{min(rounds)} to {max(rounds)}",
        percent(wanted_share(matches)),
    ]


def out_of_range(matches: list[Played]) -> str:
    """Whether the length is what was wanted."""
    short = sum(played.rounds < WANTED[0] for played in matches)
    long = sum(played.rounds > WANTED[-1] for played in matches)
    if short or long:
        return f"{short} of {len(matches)} matches took under {WANTED[0]} rounds, {long} over {WANTED[-1]}"
    return f"every match took {WANTED[0]} to {WANTED[-1]} rounds"


def ending(matches: list[Played]) -> list[str]:
    """Why matches ended and for how many."""
    reasons = Counter(played.reason for played in matches)
    winners = Counter(min(len(played.winners), 3) for played in matches)
    found = [reasons[reason] for reason in ("birthday", "riches", "unfinished")]
    found += [winners[number] for number in (1, 2, 3)]
    found.append(sum(played.first_seat_won for played in matches))
    return [percent(number / len(matches)) for number in found]


def vizier(matches: list[Played]) -> list[Any]:
    """When the Vizier comes and goes."""
    entered = [played.entered for played in matches if played.entered]
    return [span(entered), *homecoming(matches), f"{fmean(played.homecomings for played in matches):.1f}"]


def homecoming(matches: list[Played]) -> list[Any]:
    """When he is first home, and in how many matches never."""
    home = [played.came_home for played in matches if played.came_home]
    return [span(home), len(matches) - len(home)]


def often(matches: list[Played], doing: str) -> str:
    """How often something is done in a match."""
    return f"{fmean(played.counts[doing] for played in matches):.1f}"


def characters(tables: Tables) -> Iterator[str]:
    """How often each character wins in the usual city."""
    matches = [played for table in USUAL for played in tables[table]]
    played = Counter(name for match in matches for name in match.characters)
    won = Counter(name for match in matches for name in match.winners)
    fair = percent(won.total() / played.total())
    yield "## Characters"
    yield ""
    yield from lines_of_table(
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


def distances(tables: Tables) -> Iterator[str]:
    """The same city, larger and smaller."""
    yield "## Other distances"
    yield ""
    yield from paragraph(
        f"`{DEFAULT_BOARD}` with every way longer or shorter, four players. The way is that from the desert to a shop "
        "of the Palace, in steps."
    )
    yield ""
    yield from lines_of_table(
        ["distances", "way", "matches", *PLAYED_HEAD],
        ([f"× {table.stretch:g}", way(table), len(tables[table]), *as_played(tables[table])] for table in by_stretch()),
    )


def streets(tables: Tables) -> Iterator[str]:
    """Cities with other streets."""
    yield "## Other streets"
    yield ""
    yield from paragraph(
        "Cities drawn like it with fewer and more streets (`arena/board_study/boards/`), four players: twelve shops "
        "a district, five ways in and two gates on every border as before. Steps are means: between two shops of a "
        "district, from a shop to the nearest gate to the next richer district, from the desert to a shop of the "
        "Palace."
    )
    yield ""
    yield from lines_of_table(
        ["city", "streets", "shop to shop", "shop to gate", "desert to Palace", "clauses failed", "wishes unmet"],
        (measures(city.name) for city in cities()),
    )
    yield ""
    shops = len(DISTRICTS) * GOODS_PER_DISTRICT
    yield from paragraph(
        f"Clauses and wishes are those of `baghdad board check`. A board has room for {MOST_CELLS} cells, so a city of "
        f"{shops} shops has {MOST_CELLS - shops} streets at most."
    )
    yield ""
    yield from lines_of_table(
        ["city", "streets", "matches", *PLAYED_HEAD],
        (
            [table.city, measured(table.city).streets, len(tables[table]), *as_played(tables[table])]
            for table in by_streets()
        ),
    )
    yield ""
    yield from paragraph(
        "More streets also make longer ways. Here the ways are stretched until that from the desert to the Palace is "
        f"about as long as in `{DEFAULT_BOARD}`, so that streets differ and that way doesn't."
    )
    yield ""
    yield from lines_of_table(
        ["city", "streets", "distances", "way", "matches", *PLAYED_HEAD],
        (
            [
                table.city,
                measured(table.city).streets,
                f"× {table.stretch:g}",
                way(table),
                len(tables[table]),
                *as_played(tables[table]),
            ]
            for table in equal_ways()
        ),
    )


def measures(name: str) -> list[Any]:
    """A city before it is played in."""
    city = measured(name)
    steps = [f"{number:.1f}" for number in (city.shop_to_shop, city.shop_to_gate, city.way)]
    unmet = "; ".join(WISHES.get(wish, wish) for wish in city.unmet)
    return [name, city.streets, *steps, ", ".join(city.failed) or "none", unmet or "none"]


def way(table: Table) -> str:
    """From the desert to the Palace."""
    return f"{measured(table.city, table.stretch).way:.1f}"


def as_played(matches: list[Played]) -> list[Any]:
    """What matters about a city, by the matches played in it."""
    shares = district_shares(matches)
    least = min(range(len(DISTRICTS)), key=shares.__getitem__)
    return [
        rounds_of(matches),
        percent(wanted_share(matches)),
        *homecoming(matches),
        f"{DISTRICTS[least]} {percent(shares[least])}",
        often(matches, "rob"),
        often(matches, "strike"),
    ]
