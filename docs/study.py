"""Studies the board of voleurs by matches among computer players: `make study`. Writes the page and its plot.

`make study ARGS=20` plays that many matches for each table instead of a hundred.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any

from baghdad.bots import bot
from baghdad.table.chance import chance_of
from baghdad.table.match import Match
from baghdad.voleurs import game
from baghdad.voleurs.atlas import UNREACHABLE
from baghdad.voleurs.box import DISTRICTS
from baghdad.voleurs.names import CHARACTER_NAMES
from baghdad.voleurs.places import atlas_called, board_called

PAGE = Path(__file__).with_name("voleurs-board.md")
PLOT = Path(__file__).with_name("voleurs-board.svg")
BOARD = "round-city"
MATCHES = 100
FEWEST = 2  # a spread takes two
ROUND_CAP = 60
WANTED = range(8, 21)  # rounds a match should take
PROCESSES = 2
STRETCHED_SHARE = 0.6  # of the matches, on a board with other distances
STRETCHES = (0.7, 1.4)  # all distances times this, as if the city were smaller or larger


@dataclass
class Played:
    """What is kept of a match."""

    table: tuple[int, float]  # players, and how far the distances were stretched
    rounds: int = 0
    reason: str = ""
    winners: list[str] = field(default_factory=list)  # by character
    characters: list[str] = field(default_factory=list)
    first_seat_won: bool = False
    drawn: list[int] = field(default_factory=lambda: [0] * len(DISTRICTS))
    entered: int = 0  # the round in which the Vizier came into the city
    came_home: int = 0  # the round in which he first stood in a shop of the Palace
    homecomings: int = 0
    counts: Counter[str] = field(default_factory=Counter)


def play(task: tuple[int, float, int]) -> Played:
    """A match among `greedy` players."""
    players, stretch, seed = task
    stretch_distances(stretch)
    match = game.new(players, seed, round_cap=ROUND_CAP)
    player, chance = bot("greedy", "voleurs"), chance_of(seed, 0, "study")
    played = Played((players, stretch))
    while not match.over:
        seat = match.to_act[0]
        chosen = player.choose(match.knowledge(seat, chance), chance)
        at_home, here = is_home(match), int(match.state.round_number)
        played.counts[chosen.reason] += 1
        action: Any = chosen.action
        if action.kind == "offer":
            played.counts["lie"] += action.cards != action.claims
        if action.victim and action.what != "thief":
            played.counts["strike"] += 1
        for event in match.play(action, seat):
            if event.kind == "income":
                for district, number in enumerate(event.facts["drawn"]):
                    played.drawn[district] += number
        if match.state.vizier >= 0 and not played.entered:
            played.entered = here
        if is_home(match) and not at_home:
            played.homecomings += 1
            played.came_home = played.came_home or here
    assert match.result is not None
    names = [CHARACTER_NAMES[character] for character in match.state.characters[:players]]
    played.rounds, played.reason = int(match.state.round_number), match.result.reason
    played.characters, played.winners = names, [names[seat] for seat in match.result.winners]
    played.first_seat_won = match.history[0].seat in match.result.winners
    return played


def is_home(match: Match) -> bool:
    """Whether the Vizier stands in a shop of the Palace."""
    cell = int(match.state.vizier)
    return cell >= 0 and board_called(BOARD).cells[cell].shop and board_called(BOARD).cells[cell].district == PALACE


PALACE = len(DISTRICTS) - 1
_stretched = 1.0


def stretch_distances(stretch: float) -> None:
    """Makes all ways of the board longer or shorter, in this process; neighbours stay neighbours."""
    global _stretched
    if stretch != _stretched:
        atlas_called.cache_clear()
        table = atlas_called(BOARD).distance
        real = table < UNREACHABLE
        table[real] = (table[real] * stretch).round().clip(table[real] > 0, UNREACHABLE - 1)
        _stretched = stretch


# --- the page ------------------------------------------------------------------------------------------------------


def share(number: float, of: float) -> str:
    """A percentage."""
    return f"{100 * number / max(of, 1):.0f} %"


def lines_of_table(head: list[str], rows: Iterable[list[Any]]) -> Iterator[str]:
    """A table of the page."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(str(cell) for cell in row) + " |"


def length_row(name: str, matches: list[Played]) -> list[Any]:
    """How long the matches of a table took."""
    rounds = [played.rounds for played in matches]
    tenths = quantiles(rounds, n=10, method="inclusive")
    error = stdev(rounds) / len(rounds) ** 0.5
    in_range = sum(number in WANTED for number in rounds)
    return [
        name,
        len(rounds),
        f"{mean(rounds):.1f} ± {error:.1f}",
        f"{median(rounds):g}",
        f"{tenths[0]:g} to {tenths[-1]:g}",
        f"{min(rounds)} to {max(rounds)}",
        share(in_range, len(rounds)),
    ]


LENGTH_HEAD = ["players", "matches", "rounds, mean", "median", "middle 80 %", "all", "8 to 20"]


def page(tables: dict[tuple[int, float], list[Played]]) -> str:
    """The study as text."""
    usual = {players: matches for (players, stretch), matches in tables.items() if stretch == 1}
    every = [played for matches in usual.values() for played in matches]
    return "\n".join(
        [
            "# The board of voleurs, played on",
            "",
            f"How long matches take on `{BOARD}`, which districts are used, who wins. All seats are `greedy`; a match",
            f"stops after {ROUND_CAP} rounds if need be. Written by `make study` (`docs/study.py`) with seeds 0, 1, 2",
            "and so on, so the figures can be had again.",
            "",
            "![Rounds and districts](voleurs-board.svg)",
            "",
            "## Length",
            "",
            *lines_of_table(LENGTH_HEAD, (length_row(str(n), matches) for n, matches in usual.items())),
            "",
            *verdict(usual),
            "",
            "## How matches end",
            "",
            *lines_of_table(
                [
                    "players",
                    "birthday",
                    "riches",
                    "cut off",
                    "one winner",
                    "two",
                    "three or more",
                    "first to place wins",
                ],
                (ending_row(n, matches) for n, matches in usual.items()),
            ),
            "",
            "A fair share for the first to place would be the mean number of winners divided by the players.",
            "",
            "## The Vizier",
            "",
            *lines_of_table(
                ["players", "enters the city in round", "first home in round", "homecomings a match"],
                (vizier_row(n, matches) for n, matches in usual.items()),
            ),
            "",
            "## Districts",
            "",
            "Share of all cards drawn, by district.",
            "",
            *lines_of_table(["players", *DISTRICTS], (district_row(n, matches) for n, matches in usual.items())),
            "",
            "## What they do",
            "",
            "Numbers of actions a match.",
            "",
            *lines_of_table(["players", *DOINGS.values()], (doing_row(n, matches) for n, matches in usual.items())),
            "",
            "## Characters",
            "",
            *lines_of_table(["character", "played", "won", "share", "fair"], character_rows(every)),
            "",
            "Fair is the mean share of winners among all seats; the values of the goods are the same for all six.",
            "",
            "## Other distances",
            "",
            "The same city with every way longer or shorter, four players.",
            "",
            *lines_of_table(
                ["distances", *LENGTH_HEAD[1:]],
                (length_row(f"× {s:g}", tables[n, s]) for n, s in sorted(tables, key=lambda t: t[1]) if n == FOUR),
            ),
            "",
            *LIMITS,
            "",
        ]
    )


FOUR = 4
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


def verdict(usual: dict[int, list[Played]]) -> Iterator[str]:
    """Whether the length is what was wanted."""
    for players, matches in usual.items():
        short = sum(played.rounds < WANTED[0] for played in matches)
        long = sum(played.rounds > WANTED[-1] for played in matches)
        if short or long:
            yield f"- {players} players: {short} of {len(matches)} matches took under 8 rounds, {long} over 20."
        else:
            yield f"- {players} players: every match took 8 to 20 rounds."


def ending_row(players: int, matches: list[Played]) -> list[Any]:
    """Why matches ended and for how many."""
    reasons = Counter(played.reason for played in matches)
    winners = Counter(min(len(played.winners), 3) for played in matches)
    ends = [share(reasons[reason], len(matches)) for reason in ("birthday", "riches", "unfinished")]
    first = share(sum(played.first_seat_won for played in matches), len(matches))
    return [players, *ends, *(share(winners[number], len(matches)) for number in (1, 2, 3)), first]


def vizier_row(players: int, matches: list[Played]) -> list[Any]:
    """When the Vizier comes and goes."""
    entered = [played.entered for played in matches if played.entered]
    home = [played.came_home for played in matches if played.came_home]
    spans = [
        f"{mean(rounds):.1f} ({min(rounds)} to {max(rounds)})" if rounds else "never" for rounds in (entered, home)
    ]
    return [players, *spans, f"{mean(played.homecomings for played in matches):.1f}"]


def district_row(players: int, matches: list[Played]) -> list[Any]:
    """Where the cards come from."""
    drawn = [sum(played.drawn[district] for played in matches) for district in range(len(DISTRICTS))]
    return [players, *(share(number, sum(drawn)) for number in drawn)]


def doing_row(players: int, matches: list[Played]) -> list[Any]:
    """How often things are done in a match."""
    return [players, *(f"{mean(played.counts[doing] for played in matches):.1f}" for doing in DOINGS)]


def character_rows(matches: list[Played]) -> Iterator[list[Any]]:
    """How often each character wins."""
    played = Counter(name for match in matches for name in match.characters)
    won = Counter(name for match in matches for name in match.winners)
    fair = share(won.total(), played.total())
    for name in CHARACTER_NAMES:
        yield [name, played[name], won[name], share(won[name], played[name]), fair]


LIMITS = (
    "## What this says, and what it doesn't",
    "",
    "- Matches end where they should, but near the short end of 8 to 20 rounds, and no match comes near 20.",
    "- That is as much the players' doing as the board's. `greedy` values shops by the number of the round and then",
    "  buys gems, so its matches are more alike than those of people will be. Before it learned to keep a card for the",
    "  last word, four of them took 7.9 to 8.1 rounds (70 matches); with half of the seats looking four rounds ahead",
    "  instead of six, 7.2 (48 matches).",
    "- From × 0.7 to × 1.4 the ways double, and matches grow by a round or two. The board was left as it is: nothing",
    "  here is clearly better.",
    "- Every district is used.",
    "- A hand is spent whole every round, so nobody saves for a gem: income has to reach the price of one.",
    "- Most matches have several winners. Those who have what they need wait for the last word, and so do those who",
    "  fear them; by the time the Vizier is home for good, more than one bag is full.",
    "- Bags are robbed all the time, because robbing a Thief next door costs one card. Hardly anybody is expelled or",
    "  killed: `greedy` seldom finds that worth its price, so Merchants, Brokers and Assassins are barely tried here.",
)


# --- the plot ------------------------------------------------------------------------------------------------------

WIDTH, ROW, LEFT, TOP = 860, 130, 60, 50
BAR, FLOOR = 16, 96  # the width of a round, and the height of the highest bar
LAST_ROUND = 25
SHARES_LEFT, SHARES_WIDTH = 520, 300
COLOURS = ("#c9a26b", "#5b8fa8", "#7f9f5f", "#b5654a", "#7a5ca0")


def plot(tables: dict[tuple[int, float], list[Played]]) -> str:
    """Rounds as bars for each number of players, and beside them the districts' shares of cards."""
    usual = [(players, matches) for (players, stretch), matches in tables.items() if stretch == 1]
    height = TOP + ROW * len(usual) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>',
        text(LEFT, 24, "Rounds a match takes", size=15),
        text(SHARES_LEFT, 24, "Cards drawn, by district", size=15),
    ]
    for number, (players, matches) in enumerate(usual):
        parts += row(TOP + ROW * number, players, matches)
    for district, name in enumerate(DISTRICTS):
        x, y = SHARES_LEFT + 62 * district, height - 14
        parts += [
            f'<rect x="{x}" y="{y - 10}" width="10" height="10" fill="{COLOURS[district]}"/>',
            text(x + 14, y, name),
        ]
    return "\n".join([*parts, "</svg>", ""])


def text(x: float, y: float, words: str, size: int = 12, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="#3a2f25">{words}</text>'


def row(top: int, players: int, matches: list[Played]) -> Iterator[str]:
    """One number of players."""
    rounds = Counter(min(played.rounds, LAST_ROUND) for played in matches)
    most, floor = max(rounds.values()), top + FLOOR
    wanted = LEFT + BAR * WANTED[0], BAR * len(WANTED)
    yield f'<rect x="{wanted[0]}" y="{top}" width="{wanted[1]}" height="{FLOOR}" fill="#f1e8d4"/>'
    yield text(LEFT - 10, top + FLOOR / 2, f"{players}", size=18, anchor="end")
    for number, found in sorted(rounds.items()):
        high = (FLOOR - 14) * found / most
        x = LEFT + BAR * number
        yield f'<rect x="{x + 1}" y="{floor - high:.1f}" width="{BAR - 2}" height="{high:.1f}" fill="#8a5a2b"/>'
        yield text(x + BAR / 2, floor - high - 3, str(found), size=10, anchor="middle")
    for number in range(0, LAST_ROUND + 1, 5):
        label = f"{number}+" if number == LAST_ROUND else str(number)
        yield text(LEFT + BAR * number + BAR / 2, floor + 14, label, size=10, anchor="middle")
    drawn = [sum(played.drawn[district] for played in matches) for district in range(len(DISTRICTS))]
    left = float(SHARES_LEFT)
    for district, number in enumerate(drawn):
        wide = SHARES_WIDTH * number / sum(drawn)
        yield f'<rect x="{left:.1f}" y="{top + 30}" width="{wide:.1f}" height="40" fill="{COLOURS[district]}"/>'
        yield text(left + wide / 2, top + 86, share(number, sum(drawn)), size=10, anchor="middle")
        left += wide


def main() -> None:
    """Plays, then writes the page and the plot."""
    given = sys.argv[1] if len(sys.argv) > 1 else str(MATCHES)
    if not given.isdigit() or int(given) < FEWEST:
        sys.exit(f"how many matches? a whole number, at least {FEWEST}, not {given!r}")
    number = int(given)
    kinds = [(players, 1.0) for players in range(game.min_players, game.max_players + 1)]
    kinds += [(FOUR, stretch) for stretch in STRETCHES]
    tasks = [
        (players, stretch, seed)
        for seed in range(number)
        for players, stretch in kinds
        if stretch == 1 or seed < STRETCHED_SHARE * number
    ]
    tables: dict[tuple[int, float], list[Played]] = {kind: [] for kind in kinds}
    with get_context("spawn").Pool(PROCESSES) as pool:
        for done, played in enumerate(pool.imap(play, tasks), start=1):
            tables[played.table].append(played)
            sys.stderr.write(f"\r{done} of {len(tasks)} matches")
    sys.stderr.write("\n")
    PAGE.write_text(page(tables), encoding="utf-8")
    PLOT.write_text(plot(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
