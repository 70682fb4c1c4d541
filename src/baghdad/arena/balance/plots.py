"""Plots of the balance page as SVG (extra `arena`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from baghdad.arena.balance.markdown import PERCENT
from baghdad.arena.balance.statistics import Row
from baghdad.arena.balance.variants import USUAL
from baghdad.arena.plots import COLOURS, FAINT, MARGIN, draw_interval, svg_figure

LINE_HEIGHT = 0.28  # inches
SEAT_APART = 0.15  # of a line's height
SHARE, ROUNDS, POINTS = "% of matches", "rounds", "percentage points of the chance to win"


def draw(game: str, figures: dict[str, Any], folder: Path, stem: str) -> dict[str, str]:
    """Draw all plots of a game; return the file names by content."""
    charts = {"dieb": _dieb_charts, "voleurs": _voleurs_charts}[game](figures)
    files = {}
    for key, (title, axis, rows) in charts.items():
        files[key] = f"{stem}-{game}-{key}.svg"
        _draw_rows(folder / files[key], title, axis, rows)
    files["seats"] = f"{stem}-{game}-seats.svg"
    _draw_seats(folder / files["seats"], figures["tables"])
    return files


ChartLine = tuple[str, float, float, float, float | None]  # label, value, low, high, reference mark
Charts = dict[str, tuple[str, str, list[ChartLine]]]


def _dieb_charts(figures: dict[str, Any]) -> Charts:
    rows = figures["tables"]
    dancer_lines = [
        _mean_line(f"{what}, {row['players']} players", row["dancer"][key], PERCENT)
        for key, what in (("gain", "one more dancer"), ("card", "one more card"), ("slope", "each dancer held"))
        for row in rows
        if row.get("dancer") and row["dancer"][key]
    ]
    charts = {
        "length": ("Length of a match", ROUNDS, [_mean_line(_label(row), row["rounds"]) for row in rows]),
        "escorts": ("Won by an escort", SHARE, [_share_line(_label(row), row["escorted"]) for row in rows]),
    }
    return {**charts, "dancers": ("The worth of a dancer", POINTS, dancer_lines)} if dancer_lines else charts


def _voleurs_charts(figures: dict[str, Any]) -> Charts:
    rows = figures["tables"]
    dealt = {
        key: (title, SHARE, [_share_line(row["name"], row, row["fair"]) for row in figures[key]])
        for key, title in (("characters", "Matches won by character"), ("birthdays", "Matches won by birthday card"))
    }
    return {
        **dealt,
        "length": ("Length of a match", ROUNDS, [_mean_line(_label(row), row["rounds"]) for row in rows]),
        "several": ("Several winners", SHARE, [_share_line(_label(row), row["several"]) for row in rows]),
    }


def _label(row: Row) -> str:
    name = "" if row["label"] == USUAL else f", {row['label'].replace('_', ' ')}"
    return f"{row['players']} players{name}"


def _mean_line(label: str, row: Row, scale: float = 1.0) -> ChartLine:
    value, error = scale * row["mean"], scale * row["error"]
    return label, value, value - error, value + error, None


def _share_line(label: str, row: Row, fair: float | None = None) -> ChartLine:
    share, low, high = (PERCENT * row[key] for key in ("share", "low", "high"))
    return label, share, low, high, None if fair is None else PERCENT * fair


def _draw_rows(path: Path, title: str, axis: str, rows: Sequence[ChartLine]) -> None:
    """Draw a value with its interval for each line, the first on top, and a mark where all would be equal."""
    with svg_figure(path, MARGIN + LINE_HEIGHT * len(rows)) as axes:
        axes.set_title(title)
        for line, (_, value, low, high, mark) in enumerate(reversed(rows)):
            draw_interval(axes, line, value, low, high)
            if mark is not None:
                axes.plot([mark], [line], "|", color=FAINT, markersize=14)
        axes.set_yticks(range(len(rows)), [label for label, *_ in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel(axis)


def _draw_seats(path: Path, tables: Sequence[Row]) -> None:
    """Draw every seat's share with its interval for each variant, and a mark at the fair share."""
    with svg_figure(path, MARGIN + 2 * LINE_HEIGHT * len(tables)) as axes:
        axes.set_title("Share of wins by seat")
        named: set[int] = set()
        for line, row in enumerate(reversed(tables)):
            axes.plot([PERCENT * row["fair"]], [line], "|", color=FAINT, markersize=30)
            for seat in row["seats"]:
                number = seat["seat"]
                place = line + SEAT_APART * ((row["players"] + 1) / 2 - number)
                share, low, high = (PERCENT * seat[key] for key in ("share", "low", "high"))
                draw_interval(axes, place, share, low, high, COLOURS[number - 1])
                if number not in named:
                    named.add(number)
                    axes.plot([], [], "o", color=COLOURS[number - 1], label=f"seat {number}")
        axes.set_yticks(range(len(tables)), [_label(row) for row in reversed(tables)])
        axes.set_ylim(-0.6, len(tables) - 0.4)
        axes.set_xlabel(SHARE)
        axes.legend(frameon=False, loc="best")
