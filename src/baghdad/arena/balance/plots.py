"""The pictures of the page, as SVG (extra `arena`)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from baghdad.arena.balance.markdown import PERCENT
from baghdad.arena.balance.statistics import Row
from baghdad.arena.balance.tables import USUAL
from baghdad.arena.plots import COLOURS, FAINT, MARGIN, dot, picture

LINE = 0.28  # inches
SEAT_APART = 0.15  # of a line
SHARE, ROUNDS, POINTS = "% of matches", "rounds", "percentage points of the chance to win"


def draw(game: str, figures: dict[str, Any], folder: Path, stem: str) -> dict[str, str]:
    """Draws everything; the files by what they show."""
    shown = {"dieb": _dieb, "voleurs": _voleurs}[game](figures)
    files = {}
    for key, (title, axis, rows) in shown.items():
        files[key] = f"{stem}-{game}-{key}.svg"
        _draw_rows(folder / files[key], title, axis, rows)
    files["seats"] = f"{stem}-{game}-seats.svg"
    _draw_seats(folder / files["seats"], figures["tables"])
    return files


Line = tuple[str, float, float, float, float | None]  # what it is, the value, its interval, a mark
Shown = dict[str, tuple[str, str, list[Line]]]


def _dieb(figures: dict[str, Any]) -> Shown:
    rows = figures["tables"]
    worth = [
        _ranged(f"{what}, {row['players']} players", row["dancer"][key], PERCENT)
        for key, what in (("gain", "one more dancer"), ("card", "one more card"), ("slope", "each dancer held"))
        for row in rows
        if row.get("dancer") and row["dancer"][key]
    ]
    shown = {
        "length": ("Length of a match", ROUNDS, [_ranged(_label(row), row["rounds"]) for row in rows]),
        "escorts": ("Won by an escort", SHARE, [_shared(_label(row), row["escorted"]) for row in rows]),
    }
    return {**shown, "dancers": ("The worth of a dancer", POINTS, worth)} if worth else shown


def _voleurs(figures: dict[str, Any]) -> Shown:
    rows = figures["tables"]
    lots = {
        key: (title, SHARE, [_shared(row["name"], row, row["fair"]) for row in figures[key]])
        for key, title in (("characters", "Matches won by character"), ("birthdays", "Matches won by birthday card"))
    }
    return {
        **lots,
        "length": ("Length of a match", ROUNDS, [_ranged(_label(row), row["rounds"]) for row in rows]),
        "several": ("Several winners", SHARE, [_shared(_label(row), row["several"]) for row in rows]),
    }


def _label(row: Row) -> str:
    name = "" if row["label"] == USUAL else f", {row['label'].replace('_', ' ')}"
    return f"{row['players']} players{name}"


def _ranged(label: str, row: Row, scale: float = 1.0) -> Line:
    value, error = scale * row["mean"], scale * row["error"]
    return label, value, value - error, value + error, None


def _shared(label: str, row: Row, fair: float | None = None) -> Line:
    share, low, high = (PERCENT * row[key] for key in ("share", "low", "high"))
    return label, share, low, high, None if fair is None else PERCENT * fair


def _draw_rows(path: Path, title: str, axis: str, rows: Sequence[Line]) -> None:
    """A dot with its interval for each, the first on top, and a mark where it would be if all were alike."""
    with picture(path, MARGIN + LINE * len(rows)) as axes:
        axes.set_title(title)
        for line, (_, value, low, high, mark) in enumerate(reversed(rows)):
            dot(axes, line, value, low, high)
            if mark is not None:
                axes.plot([mark], [line], "|", color=FAINT, markersize=14)
        axes.set_yticks(range(len(rows)), [label for label, *_ in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel(axis)


def _draw_seats(path: Path, tables: Sequence[Row]) -> None:
    """For each table a dot with its interval for every seat, and a mark where all would be alike."""
    with picture(path, MARGIN + 2 * LINE * len(tables)) as axes:
        axes.set_title("Share of wins by seat")
        named: set[int] = set()
        for line, row in enumerate(reversed(tables)):
            axes.plot([PERCENT * row["fair"]], [line], "|", color=FAINT, markersize=30)
            for seat in row["seats"]:
                number = seat["seat"]
                place = line + SEAT_APART * ((row["players"] + 1) / 2 - number)
                share, low, high = (PERCENT * seat[key] for key in ("share", "low", "high"))
                dot(axes, place, share, low, high, COLOURS[number - 1])
                if number not in named:
                    named.add(number)
                    axes.plot([], [], "o", color=COLOURS[number - 1], label=f"seat {number}")
        axes.set_yticks(range(len(tables)), [_label(row) for row in reversed(tables)])
        axes.set_ylim(-0.6, len(tables) - 0.4)
        axes.set_xlabel(SHARE)
        axes.legend(frameon=False, loc="best")
