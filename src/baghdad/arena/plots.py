"""The plots of a contest and of a tournament, as SVG (extra `arena`). What stands on them is handed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import Played, StoredMatch
from baghdad.arena.errors import optional

SHARES, LENGTH, SEATS, RACE, RATINGS = "shares.svg", "length.svg", "seats.svg", "race.svg", "ratings.svg"
COLOURS = ("#8a5a2b", "#5b8fa8", "#7f9f5f", "#b5654a", "#7a5ca0", "#c9a26b")
INK, FAINT = "#3a2f25", "#b9ad9c"
WIDTH, ROW, MARGIN, HEIGHT = 7.2, 0.5, 1.4, 3.6  # inches
MOST_BARS = 40
LONG_MATCH = 0.9  # a race is drawn to the round by which so many matches are over
PERCENT, EDGE = 100, 2

STYLE = {
    "svg.hashsalt": "baghdad",
    "svg.fonttype": "none",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
}

Words = Mapping[str, str]


def draw_plots(
    folder: Path,
    contest: Contest,
    results: dict[str, Any],
    matches: Sequence[Played],
    kept: Iterable[StoredMatch],
    say: Words,
) -> None:
    """Win shares with their intervals, length, seat advantage, and the race for chests or gems."""
    draw_shares(folder / SHARES, results, say)
    draw_length(folder / LENGTH, matches, say)
    draw_seats(folder / SEATS, results, say)
    draw_race(folder / RACE, contest, race_of(contest, matches, kept), say)


def draw_shares(path: Path, results: dict[str, Any], say: Words) -> None:
    """A dot with its interval for each bot, and a mark where a fair share would be."""
    bots = results["bots"]
    with picture(path, MARGIN + ROW * len(bots)) as axes:
        axes.set_title(say["shares"])
        for row, bot in enumerate(reversed(bots)):
            dot(axes, row, *(PERCENT * bot[key] for key in ("share", "low", "high")))
            axes.plot([PERCENT * bot["fair"]], [row], "|", color=FAINT, markersize=18)
        axes.set_yticks(range(len(bots)), [bot["name"] for bot in reversed(bots)])
        axes.set_xlim(-EDGE, PERCENT + EDGE)
        axes.set_ylim(-0.6, len(bots) - 0.4)
        axes.set_xlabel(say["percent"])


def draw_length(path: Path, matches: Sequence[Played], say: Words) -> None:
    """How many matches took so many rounds."""
    rounds = [match.rounds for match in matches]
    width = max(1, -(-(max(rounds) - min(rounds) + 1) // MOST_BARS))
    bars = Counter(number - number % width for number in rounds)
    with picture(path) as axes:
        axes.set_title(say["length"])
        axes.bar([start + (width - 1) / 2 for start in bars], list(bars.values()), width=0.9 * width, color=COLOURS[0])
        axes.set_xlabel(say["rounds"])
        axes.set_ylabel(say["matches"])


def draw_seats(path: Path, results: dict[str, Any], say: Words) -> None:
    """A dot with its interval for each seat, and a line where all would be alike."""
    seats = results["seat_advantage"]
    with picture(path) as axes:
        axes.set_title(say["seats"])
        for row in seats:
            share, low, high = (PERCENT * row[key] for key in ("share", "low", "high"))
            axes.errorbar([row["seat"]], [share], [[share - low], [high - share]], fmt="o", color=COLOURS[0], capsize=4)
        axes.axhline(PERCENT * results["fair"], color=FAINT, linestyle="--")
        axes.set_xticks([row["seat"] for row in seats])
        axes.set_xlim(0.5, len(seats) + 0.5)
        axes.set_xlabel(say["seat"])
        axes.set_ylabel(say["percent"])
        axes.set_ylim(bottom=0)


def draw_race(path: Path, contest: Contest, race: list[list[float]], say: Words) -> None:
    """How everybody stands after each round, on average; who has finished stays where they are."""
    with picture(path) as axes:
        axes.set_title(say["race"])
        for entrant, curve in enumerate(race):
            colour = COLOURS[entrant % len(COLOURS)]
            axes.plot(range(1, len(curve) + 1), curve, color=colour, label=contest.names[entrant], clip_on=False)
        axes.set_xlabel(say["rounds"])
        axes.set_ylabel(say["standing"])
        axes.set_xlim(left=1)
        axes.set_ylim(bottom=0)
        axes.locator_params(integer=True)
        axes.legend(frameon=False)


def draw_ratings(path: Path, rows: Sequence[dict[str, Any]], say: Words) -> None:
    """Elo of all bots of a tournament with their intervals."""
    with picture(path, MARGIN + ROW * len(rows)) as axes:
        axes.set_title(say["ratings"])
        for number, row in enumerate(reversed(rows)):
            dot(axes, number, row["elo"], row["elo"] - row["elo_error"], row["elo"] + row["elo_error"])
        axes.set_yticks(range(len(rows)), [row["name"] for row in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel("Elo")


def race_of(contest: Contest, matches: Sequence[Played], kept: Iterable[StoredMatch]) -> list[list[float]]:
    """For each entrant the mean standing of one of its seats after each round."""
    lengths = sorted(match.rounds for match in matches)
    rounds = max(1, lengths[int(LONG_MATCH * (len(lengths) - 1))])
    sums = [[0.0] * rounds for _ in contest.names]
    number = 0
    for match in kept:
        number += 1
        seating = contest.seating(match.index)
        for round_number in range(rounds):
            standing = match.race[min(round_number, len(match.race) - 1)]
            for seat, entrant in enumerate(seating):
                sums[entrant][round_number] += standing[seat]
    return [[total / number / contest.seats_of(entrant) for total in curve] for entrant, curve in enumerate(sums)]


def dot(axes: Any, row: float, middle: float, low: float, high: float, colour: str = COLOURS[0]) -> None:
    """A value and its interval on a line of their own."""
    axes.errorbar([middle], [row], xerr=[[middle - low], [high - middle]], fmt="o", color=colour, capsize=4)


@contextmanager
def picture(path: Path, height: float = HEIGHT, panels: int = 1) -> Iterator[Any]:
    """Axes, a row of them for several panels, that are written when they are done.

    The picture is the same to the last byte for the same figures.
    """
    matplotlib = optional("matplotlib", "arena")
    figures = optional("matplotlib.figure", "arena")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure.subplots(1, panels)
        figure.savefig(path, format="svg", metadata={"Date": None})
