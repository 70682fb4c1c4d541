"""Plots of a contest and of a tournament as SVG (extra `arena`). Callers pass the labels in their language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import MatchSummary, StoredMatch
from baghdad.arena.errors import import_extra

SHARES, LENGTH, SEATS, STANDINGS, RATINGS = "shares.svg", "length.svg", "seats.svg", "race.svg", "ratings.svg"
COLOURS = ("#8a5a2b", "#5b8fa8", "#7f9f5f", "#b5654a", "#7a5ca0", "#c9a26b")
INK, FAINT = "#3a2f25", "#b9ad9c"
WIDTH, ROW_HEIGHT, MARGIN, HEIGHT = 7.2, 0.5, 1.4, 3.6  # inches
MAX_BARS = 40
LENGTH_QUANTILE = 0.9  # standings are drawn up to the round by which this share of matches is over
PERCENT, AXIS_MARGIN = 100, 2

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

Labels = Mapping[str, str]


def draw_plots(
    folder: Path,
    contest: Contest,
    results: dict[str, Any],
    matches: Sequence[MatchSummary],
    stored: Iterable[StoredMatch],
    labels: Labels,
) -> None:
    """Draw win shares, length, seat advantage, and the standings by round."""
    draw_shares(folder / SHARES, results, labels)
    draw_length(folder / LENGTH, matches, labels)
    draw_seats(folder / SEATS, results, labels)
    draw_standings(folder / STANDINGS, contest, mean_standings(contest, matches, stored), labels)


def draw_shares(path: Path, results: dict[str, Any], labels: Labels) -> None:
    """Draw each bot's share with its interval, and a mark at its fair share."""
    bots = results["bots"]
    with svg_figure(path, MARGIN + ROW_HEIGHT * len(bots)) as axes:
        axes.set_title(labels["shares"])
        for row, bot in enumerate(reversed(bots)):
            draw_interval(axes, row, *(PERCENT * bot[key] for key in ("share", "low", "high")))
            axes.plot([PERCENT * bot["fair"]], [row], "|", color=FAINT, markersize=18)
        axes.set_yticks(range(len(bots)), [bot["name"] for bot in reversed(bots)])
        axes.set_xlim(-AXIS_MARGIN, PERCENT + AXIS_MARGIN)
        axes.set_ylim(-0.6, len(bots) - 0.4)
        axes.set_xlabel(labels["percent"])


def draw_length(path: Path, matches: Sequence[MatchSummary], labels: Labels) -> None:
    """Draw a histogram of rounds per match."""
    rounds = [match.rounds for match in matches]
    width = max(1, -(-(max(rounds) - min(rounds) + 1) // MAX_BARS))
    bars = Counter(number - number % width for number in rounds)
    with svg_figure(path) as axes:
        axes.set_title(labels["length"])
        axes.bar([start + (width - 1) / 2 for start in bars], list(bars.values()), width=0.9 * width, color=COLOURS[0])
        axes.set_xlabel(labels["rounds"])
        axes.set_ylabel(labels["matches"])


def draw_seats(path: Path, results: dict[str, Any], labels: Labels) -> None:
    """Draw each seat's share with its interval, and a line at the fair share."""
    seats = results["seat_advantage"]
    with svg_figure(path) as axes:
        axes.set_title(labels["seats"])
        for row in seats:
            share, low, high = (PERCENT * row[key] for key in ("share", "low", "high"))
            axes.errorbar([row["seat"]], [share], [[share - low], [high - share]], fmt="o", color=COLOURS[0], capsize=4)
        axes.axhline(PERCENT * results["fair"], color=FAINT, linestyle="--")
        axes.set_xticks([row["seat"] for row in seats])
        axes.set_xlim(0.5, len(seats) + 0.5)
        axes.set_xlabel(labels["seat"])
        axes.set_ylabel(labels["percent"])
        axes.set_ylim(bottom=0)


def draw_standings(path: Path, contest: Contest, standings: list[list[float]], labels: Labels) -> None:
    """Draw each entrant's mean score after each round; finished matches keep their last score."""
    with svg_figure(path) as axes:
        axes.set_title(labels["race"])
        for entrant, curve in enumerate(standings):
            colour = COLOURS[entrant % len(COLOURS)]
            axes.plot(range(1, len(curve) + 1), curve, color=colour, label=contest.names[entrant], clip_on=False)
        axes.set_xlabel(labels["rounds"])
        axes.set_ylabel(labels["standing"])
        axes.set_xlim(left=1)
        axes.set_ylim(bottom=0)
        axes.locator_params(integer=True)
        axes.legend(frameon=False)


def draw_ratings(path: Path, rows: Sequence[dict[str, Any]], labels: Labels) -> None:
    """Draw the Elo of all bots of a tournament with intervals."""
    with svg_figure(path, MARGIN + ROW_HEIGHT * len(rows)) as axes:
        axes.set_title(labels["ratings"])
        for number, row in enumerate(reversed(rows)):
            draw_interval(axes, number, row["elo"], row["elo"] - row["elo_error"], row["elo"] + row["elo_error"])
        axes.set_yticks(range(len(rows)), [row["name"] for row in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel("Elo")


def mean_standings(
    contest: Contest, matches: Sequence[MatchSummary], stored: Iterable[StoredMatch]
) -> list[list[float]]:
    """Return for each entrant the mean score of one of its seats after each round."""
    lengths = sorted(match.rounds for match in matches)
    rounds = max(1, lengths[int(LENGTH_QUANTILE * (len(lengths) - 1))])
    sums = [[0.0] * rounds for _ in contest.names]
    number = 0
    for match in stored:
        number += 1
        seating = contest.seating(match.index)
        for round_number in range(rounds):
            standing = match.standings[min(round_number, len(match.standings) - 1)]
            for seat, entrant in enumerate(seating):
                sums[entrant][round_number] += standing[seat]
    return [[total / number / contest.seat_count(entrant) for total in curve] for entrant, curve in enumerate(sums)]


def draw_interval(axes: Any, row: float, middle: float, low: float, high: float, colour: str = COLOURS[0]) -> None:
    """Draw a value and its interval on one line."""
    axes.errorbar([middle], [row], xerr=[[middle - low], [high - middle]], fmt="o", color=colour, capsize=4)


@contextmanager
def svg_figure(path: Path, height: float = HEIGHT, panels: int = 1) -> Iterator[Any]:
    """Yield the axes of a new figure, a row of them for several panels, and save it afterwards.

    The SVG is identical byte for byte for the same data.
    """
    matplotlib = import_extra("matplotlib", "arena")
    figures = import_extra("matplotlib.figure", "arena")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure.subplots(1, panels)
        figure.savefig(path, format="svg", metadata={"Date": None})
