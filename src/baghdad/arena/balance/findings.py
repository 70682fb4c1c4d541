"""What is concluded. A sentence stands beside what the figures must be for it, and is left out if they aren't."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

from baghdad.arena.balance.markdown import mean, percent, points, share
from baghdad.arena.balance.statistics import Row, longer, more_often
from baghdad.arena.balance.tables import ALL_ADVANCED, TACTICAL, USUAL

MOST, FEW = 0.5, 0.1  # of the matches: the greater part, and hardly any
HARDLY = 0.01  # of a match: nobody would notice


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence, and whether the figures bear it out."""

    sentence: str
    holds: bool


def findings(game: str, figures: dict[str, Any]) -> list[Finding]:
    """All that could be said of a game, whether it holds or not; what stands out first."""
    found = {"dieb": of_dieb, "voleurs": of_voleurs}[game](figures)
    return sorted(found, key=lambda finding: not finding.sentence.startswith("**"))


def held(found: list[Finding]) -> list[str]:
    """Those sentences that the figures bear out."""
    return [finding.sentence for finding in found if finding.holds]


# --- any game ------------------------------------------------------------------------------------------------------

Rows = dict[int, Row]  # tables of one label by their number of players


def rows_of(tables: list[Row], label: str) -> Rows:
    """The tables of one label."""
    return {row["players"]: row for row in tables if row["label"] == label}


def listed(things: Sequence[object]) -> str:
    """“2”, “2 and 3”, “2, 3 and 4”."""
    *first, last = map(str, things)
    return f"{', '.join(first)} and {last}" if first else last


def of_seats(usual: Rows) -> Iterator[Finding]:
    """Whether it matters where one sits."""
    for players, row in usual.items():
        for seat in row["seats"]:
            told = f"it wins {share(seat)} with {players} players, where {percent(row['fair'])} is fair"
            yield Finding(f"**Seat {seat['seat']} is a good one:** {told}.", seat["low"] > row["fair"])
            yield Finding(f"**Seat {seat['seat']} is a bad one:** {told}.", seat["high"] < row["fair"])
    even = [players for players, row in usual.items() if not any(map(is_apart, row["seats"], repeat(row["fair"])))]
    yield Finding(
        f"With {listed(even or [0])} players no seat is ahead or behind by more than chance explains.", bool(even)
    )


def is_apart(row: Row, fair: float) -> bool:
    """Whether a share isn't what is fair, beyond doubt."""
    return not row["low"] <= fair <= row["high"]


def of_change(what: str, usual: Rows, changed: Rows) -> Iterator[Finding]:
    """What another way to play changes."""
    alike = []
    for players, row in changed.items():
        before = usual[players]
        rounds = longer(row["rounds"], before["rounds"])
        told = f"with {players} players {mean(row['rounds'])} rounds instead of {mean(before['rounds'])}"
        yield Finding(f"{what} makes matches longer: {told}.", rounds > 0)
        yield Finding(f"{what} makes matches shorter: {told}.", rounds < 0)
        moved = [*_moved(what, before, row)]
        yield from moved
        if rounds == 0 and not any(finding.holds for finding in moved) and not is_unused(row):
            alike.append(players)
    yield Finding(
        f"{what} changes neither the length nor the chances of a seat by more than these matches can tell, with "
        f"{listed(alike or [0])} players.",
        bool(alike),
    )


def _moved(what: str, usual: Row, changed: Row) -> Iterator[Finding]:
    for before, after in zip(usual["seats"], changed["seats"], strict=True):
        one, other = ({**seat, "matches": row["matches"]} for seat, row in ((before, usual), (after, changed)))
        told = f"{share(after)} instead of {share(before)}"
        yield Finding(
            f"{what} moves the chances of seat {before['seat']} with {usual['players']} players: {told}.",
            more_often(other, one) != 0,
        )


# --- dieb ----------------------------------------------------------------------------------------------------------


def of_dieb(figures: dict[str, Any]) -> Iterator[Finding]:
    """Seats, variant, editions, escorts, dancers."""
    tables = figures["tables"]
    usual = rows_of(tables, USUAL)
    yield from of_seats(usual)
    yield from of_change("The tactical variant", usual, rows_of(tables, TACTICAL))
    for label in dict.fromkeys(row["label"] for row in tables if row["label"] not in (USUAL, TACTICAL)):
        edition = rows_of(tables, label)
        yield from of_change(f"The edition `{label}`", usual, edition)
        yield from of_use(f"the edition `{label}`", edition)
    alike = [f"`{edition}`" for edition in figures["like_usual"]]
    yield Finding(
        f"The editions {listed(alike or ['none'])} are played exactly as the rules are without an edition: every match "
        "would be the same, so they weren't played apart.",
        len(alike) > 1,
    )
    for row in usual.values():
        yield from of_escorts(row)
        yield from of_dancers(row)


def of_use(what: str, rows: Rows) -> Iterator[Finding]:
    """Whether anybody ever does what only an option allows; the deals are those of the usual tables."""
    unused = [players for players, row in rows.items() if is_unused(row)]
    yield Finding(
        f"**What {what} changes never came up** with {listed(unused or [0])} players: every match was the "
        "very same as without it, action for action. That says as much about the player as about the rule.",
        bool(unused),
    )


def is_unused(row: Row) -> bool:
    """Whether every match was played as if the table were a usual one."""
    return bool(row["alike"]["count"] == row["matches"])


def of_escorts(row: Row) -> Iterator[Finding]:
    """Where the last thief comes from."""
    wins, every, players = row["escorted"], row["thieves"], row["players"]
    told = f"with {players} players {share(wins)} of the wins"
    yield Finding(f"**Most matches are won by an escort:** {told}.", wins["low"] > MOST)
    yield Finding(f"**Hardly any match is won by an escort:** {told}.", wins["high"] < FEW)
    known = (
        f"{percent(wins['share'])} of the last thieves come with a guard, {percent(every['share'])} of all thieves do"
    )
    yield Finding(
        f"The last thief is escorted more often than others with {players} players: {known}.",
        more_often(wins, every) > 0,
    )
    yield Finding(
        f"The last thief is escorted less often than others with {players} players: {known}.",
        more_often(wins, every) < 0,
    )


def of_dancers(row: Row) -> Iterator[Finding]:
    """What one more is worth, judged and seen."""
    gain, card, slope = (row["dancer"][key] for key in ("gain", "card", "slope"))
    players, taken = row["players"], row["dancer"]["taken"]
    yield Finding(
        f"**Hardly anybody takes a dancer** with {players} players: {mean(taken)} are taken in a match.",
        taken["mean"] + taken["error"] < 1,
    )
    if gain and card:
        told = f"with {players} players {points(gain)} percentage points of winning against {points(card)}"
        yield Finding(f"**A dancer is worth more than a palace card:** {told}.", longer(gain, card) > 0)
        yield Finding(f"**A dancer is worth no more than a palace card:** {told}.", longer(gain, card) < 0)
        yield Finding(
            f"One dancer more hardly helps with {players} players: {points(gain)} percentage points.",
            gain["mean"] + gain["error"] < HARDLY,
        )
    if slope:
        told = f"{points(slope)} percentage points for each dancer above the table's mean, with {players} players"
        yield Finding(
            f"Those who hold more dancers in the middle of a match win more often: {told}.",
            slope["mean"] > slope["error"],
        )
        yield Finding(
            f"**Those who hold more dancers in the middle of a match win less often:** {told}.",
            slope["mean"] < -slope["error"],
        )


# --- voleurs -------------------------------------------------------------------------------------------------------


def of_voleurs(figures: dict[str, Any]) -> Iterator[Finding]:
    """Characters, birthday cards, several winners, seats, advanced rules."""
    tables = figures["tables"]
    yield from of_lot("character", figures["characters"])
    yield from of_lot("birthday card", figures["birthdays"])
    usual = rows_of(tables, USUAL)
    for row in usual.values():
        yield from of_winners(row)
    yield from of_seats(usual)
    for label in dict.fromkeys(row["label"] for row in tables if row["label"] != USUAL):
        together = "Using all advanced rules at once", "With all advanced rules"
        alone = (f"{word} advanced rule “{label.replace('_', ' ')}”" for word in ("The", "With the"))
        what, with_it = together if label == ALL_ADVANCED else alone
        changed = rows_of(tables, label)
        yield from of_change(what, usual, changed)
        yield from of_use(_small(what), changed)
        for players, row in changed.items():
            before = usual[players]
            several = more_often(row["several"], before["several"])
            told = f"{share(row['several'])} of the matches instead of {share(before['several'])}"
            yield Finding(f"{with_it} several win more often: {told}.", several > 0)
            yield Finding(f"{with_it} several win less often: {told}.", several < 0)


def of_lot(what: str, rows: list[Row]) -> Iterator[Finding]:
    """Whether what somebody was dealt decides."""
    apart = [row for row in rows if is_apart(row, row["fair"])]
    for row in rows:
        told = f"wins {share(row)} of its matches, where {percent(row['fair'])} would be its share"
        yield Finding(f"**A good {what}:** “{row['name']}” {told}.", row["low"] > row["fair"])
        yield Finding(f"**A bad {what}:** “{row['name']}” {told}.", row["high"] < row["fair"])
    yield Finding(
        f"No {what} is better or worse than the others by more than chance explains.", bool(rows) and not apart
    )


def of_winners(row: Row) -> Iterator[Finding]:
    """How many win, and by what."""
    several, riches, players = row["several"], row["reasons"]["riches"], row["players"]
    yield Finding(
        f"**Most matches with {players} players have several winners:** {share(several)}.", several["low"] > MOST
    )
    yield Finding(
        f"Hardly any match with {players} players has several winners: {share(several)}.", several["high"] < FEW
    )
    yield Finding(
        f"Hardly any match with {players} players is decided by riches: {share(riches)}.", riches["high"] < FEW
    )
    yield Finding(
        f"**Most matches with {players} players are decided by riches:** {share(riches)}.", riches["low"] > MOST
    )
    cut = row["unfinished"]
    yield Finding(f"**Some matches with {players} players never end:** {share(cut)} were cut off.", cut["count"] > 0)


def _small(text: str) -> str:
    return text[0].lower() + text[1:]
