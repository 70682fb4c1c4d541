"""Kinds of charts on the pages of reports, drawn as SVG (extra `arena`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np

from baghdad.arena.plots import COLOURS, FAINT, MARGIN, PERCENT, draw_interval, svg_figure
from baghdad.arena.report.statistics import Row
from baghdad.arena.report.variants import USUAL

LINE_HEIGHT = 0.28  # inches
SEAT_APART = 0.15  # of a line's height
BAND = "#f1e8d4"  # the colour behind wanted values
SHARE, ROUNDS = "% of matches", "rounds"


@dataclass(frozen=True, slots=True)
class Chart(ABC):
    """A chart: the end of its file name, and its description for those who can't see it."""

    name: str
    description: str

    @abstractmethod
    def draw(self, path: Path) -> None:
        """Write the chart to a file."""


class Line(NamedTuple):
    """A value with its interval, and perhaps a mark where all would be equal."""

    label: str
    value: float
    low: float
    high: float
    mark: float | None = None


def mean_line(label: str, row: Row, scale: float = 1.0) -> Line:
    """Return the line of a mean."""
    value, error = scale * row["mean"], scale * row["error"]
    return Line(label, value, value - error, value + error)


def share_line(label: str, row: Row, fair: float | None = None) -> Line:
    """Return the line of a share in percent."""
    share, low, high = (PERCENT * row[key] for key in ("share", "low", "high"))
    return Line(label, share, low, high, None if fair is None else PERCENT * fair)


def variant_label(row: Row) -> str:
    """Return the label of a variant: its number of players, and its name if it isn't the usual one."""
    name = "" if row["label"] == USUAL else f", {row['label'].replace('_', ' ')}"
    return f"{row['players']} players{name}"


def length_chart(rows: Sequence[Row]) -> Chart:
    """Return the chart of the length of matches by variant."""
    lines = [mean_line(variant_label(row), row["rounds"]) for row in rows]
    return IntervalChart("length", "Rounds per match", "Length of a match", ROUNDS, lines)


def seat_chart(rows: Sequence[Row]) -> Chart:
    """Return the chart of the share of each seat by variant."""
    return SeatChart("seats", "Share of wins by seat", rows)


@dataclass(frozen=True, slots=True)
class IntervalChart(Chart):
    """A line for each value, the first on top."""

    title: str
    axis: str
    lines: Sequence[Line]

    def draw(self, path: Path) -> None:
        """Write the chart to a file."""
        with svg_figure(path, MARGIN + LINE_HEIGHT * len(self.lines)) as axes:
            axes.set_title(self.title)
            for place, line in enumerate(reversed(self.lines)):
                draw_interval(axes, place, line.value, line.low, line.high)
                if line.mark is not None:
                    axes.plot([line.mark], [place], "|", color=FAINT, markersize=14)
            axes.set_yticks(range(len(self.lines)), [line.label for line in reversed(self.lines)])
            axes.set_ylim(-0.6, len(self.lines) - 0.4)
            axes.set_xlabel(self.axis)


@dataclass(frozen=True, slots=True)
class SeatChart(Chart):
    """Every seat's share with its interval for each variant, and a mark at the fair share."""

    rows: Sequence[Row]

    def draw(self, path: Path) -> None:
        """Write the chart to a file."""
        with svg_figure(path, MARGIN + 2 * LINE_HEIGHT * len(self.rows)) as axes:
            axes.set_title("Share of wins by seat")
            named: set[int] = set()
            for line, row in enumerate(reversed(self.rows)):
                axes.plot([PERCENT * row["fair"]], [line], "|", color=FAINT, markersize=30)
                for seat in row["seats"]:
                    number = seat["seat"]
                    place = line + SEAT_APART * ((row["players"] + 1) / 2 - number)
                    share, low, high = (PERCENT * seat[key] for key in ("share", "low", "high"))
                    draw_interval(axes, place, share, low, high, COLOURS[number - 1])
                    if number not in named:
                        named.add(number)
                        axes.plot([], [], "o", color=COLOURS[number - 1], label=f"seat {number}")
            axes.set_yticks(range(len(self.rows)), [variant_label(row) for row in reversed(self.rows)])
            axes.set_ylim(-0.6, len(self.rows) - 0.4)
            axes.set_xlabel(SHARE)
            axes.legend(frameon=False, loc="best")


@dataclass(frozen=True, slots=True)
class Histograms(Chart):
    """How often each number occurred, in a panel for each group; a band marks the wanted numbers."""

    axis: str
    groups: Mapping[str, Mapping[int, int]]
    wanted: range

    def draw(self, path: Path) -> None:
        """Write the chart to a file."""
        with svg_figure(path, panels=len(self.groups)) as panels:
            all_axes, last = np.atleast_1d(panels), max(max(counts) for counts in self.groups.values())
            all_axes[0].set_ylabel("matches")
            for axes, (title, counts) in zip(all_axes, self.groups.items(), strict=True):
                axes.set_title(title)
                axes.axvspan(self.wanted[0] - 0.5, self.wanted[-1] + 0.5, color=BAND)
                axes.bar(list(counts), list(counts.values()), color=COLOURS[0])
                axes.set_xlim(0, max(last, self.wanted[-1]) + 1)
                axes.locator_params(integer=True)
                axes.set_xlabel(self.axis)


@dataclass(frozen=True, slots=True)
class ShareBars(Chart):
    """A bar for each group, divided into the shares of its parts."""

    title: str
    parts: Sequence[str]
    groups: Mapping[str, Sequence[float]]

    def draw(self, path: Path) -> None:
        """Write the chart to a file."""
        with svg_figure(path, MARGIN + 2 * LINE_HEIGHT * len(self.groups)) as axes:
            axes.set_title(self.title)
            left = [0.0] * len(self.groups)
            for part, shares in enumerate(zip(*self.groups.values(), strict=True)):
                widths = [PERCENT * share for share in shares]
                axes.barh(list(self.groups), widths, left=left, color=COLOURS[part], label=self.parts[part])
                left = [start + width for start, width in zip(left, widths, strict=True)]
            axes.invert_yaxis()
            axes.set_xlabel("%")
            axes.legend(frameon=False, ncols=len(self.parts), loc="upper center", bbox_to_anchor=(0.5, -0.3))
