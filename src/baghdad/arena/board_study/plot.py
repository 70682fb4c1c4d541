"""The plot of the study: rounds and districts by players, then rounds by streets and by distance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from baghdad.arena.board_study.cities import Scenario, measure_city
from baghdad.arena.board_study.matches import MatchSummary, Results
from baghdad.arena.board_study.scenarios import FOUR_PLAYERS
from baghdad.arena.board_study.statistics import WANTED, Mean, district_shares, mean_rounds, percent
from baghdad.voleurs.board.parser import DEFAULT_BOARD
from baghdad.voleurs.box import DISTRICTS

WIDTH, ROW, LEFT, TOP = 860, 130, 60, 50
BAR, FLOOR = 16, 96  # the width of a round, and the height of the highest bar
LAST_ROUND = 25
SHARES_LEFT, SHARES_WIDTH = 520, 300
PANEL_LEFTS, PANEL_WIDTH, PANEL_HEIGHT, PANEL_BELOW = (LEFT, 480), 340, 190, 310
COLOURS = ("#c9a26b", "#5b8fa8", "#7f9f5f", "#b5654a", "#7a5ca0")
INK, PAPER, BAND, MARK = "#3a2f25", "#fffdf7", "#f1e8d4", "#8a5a2b"


def draw_plot(results: Results) -> str:
    """Return the plot as SVG."""
    default = [
        (scenario.players, matches) for scenario, matches in results.items() if scenario == Scenario(scenario.players)
    ]
    legend = TOP + ROW * len(default) + 26
    height = legend + PANEL_BELOW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        text(LEFT, 24, "Rounds a match takes, by players", size=15),
        text(SHARES_LEFT, 24, "Cards drawn, by district", size=15),
    ]
    for number, (players, matches) in enumerate(default):
        parts += row(TOP + ROW * number, players, matches)
    for district, name in enumerate(DISTRICTS):
        x = SHARES_LEFT + 62 * district
        parts += [
            f'<rect x="{x}" y="{legend - 10}" width="10" height="10" fill="{COLOURS[district]}"/>',
            text(x + 14, legend, name),
        ]
    return "\n".join([*parts, *panels(legend + 50, results), "</svg>", ""])


def text(x: float, y: float, label: str, size: int = 12, anchor: str = "start") -> str:
    """Return an SVG text element."""
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size}" text-anchor="{anchor}" fill="{INK}">{label}</text>'


def row(top: int, players: int, matches: list[MatchSummary]) -> Iterator[str]:
    """Yield a histogram of rounds and the shares of the districts for one number of players."""
    rounds = Counter(min(summary.rounds, LAST_ROUND) for summary in matches)
    most, bottom = max(rounds.values()), top + FLOOR
    wanted = LEFT + BAR * WANTED[0], BAR * len(WANTED)
    yield f'<rect x="{wanted[0]}" y="{top}" width="{wanted[1]}" height="{FLOOR}" fill="{BAND}"/>'
    yield text(LEFT - 10, top + FLOOR / 2, f"{players}", size=18, anchor="end")
    for number, found in sorted(rounds.items()):
        high = (FLOOR - 14) * found / most
        x = LEFT + BAR * number
        yield f'<rect x="{x + 1}" y="{bottom - high:.1f}" width="{BAR - 2}" height="{high:.1f}" fill="{MARK}"/>'
        yield text(x + BAR / 2, bottom - high - 3, str(found), size=10, anchor="middle")
    for number in range(0, LAST_ROUND + 1, 5):
        label = f"{number}+" if number == LAST_ROUND else str(number)
        yield text(LEFT + BAR * number + BAR / 2, bottom + 14, label, size=10, anchor="middle")
    left = float(SHARES_LEFT)
    for district, share in enumerate(district_shares(matches)):
        wide = SHARES_WIDTH * share
        yield f'<rect x="{left:.1f}" y="{top + 30}" width="{wide:.1f}" height="40" fill="{COLOURS[district]}"/>'
        yield text(left + wide / 2, top + 86, percent(share), size=10, anchor="middle")
        left += wide


# --- rounds by city ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Point:
    """A scenario in a panel: filled if its distances are those drawn, hollow if they are scaled."""

    x: float
    rounds: Mean
    label: str
    as_drawn: bool
    offset: int = 0  # in pixels, so that points don't overlap


def panels(top: int, results: Results) -> Iterator[str]:
    """Yield the panels of rounds by streets and of rounds by distance from the desert to the Palace."""
    means = {
        scenario: mean_rounds(matches) for scenario, matches in results.items() if scenario.players == FOUR_PLAYERS
    }
    by_streets, by_distance = [], []
    for scenario, rounds in means.items():
        city, as_drawn = measure_city(scenario.city, scenario.stretch), scenario.stretch == 1
        if as_drawn or scenario.city != DEFAULT_BOARD:
            by_streets.append(
                Point(city.streets, rounds, scenario.city if as_drawn else "", as_drawn, OFFSET * (not as_drawn))
            )
        if as_drawn or scenario.city == DEFAULT_BOARD:
            by_distance.append(
                Point(
                    city.desert_to_palace,
                    rounds,
                    str(city.streets) if as_drawn else f"× {scenario.stretch:g}",
                    as_drawn,
                )
            )
    lowest = floor(min(rounds.value - rounds.error for rounds in means.values()) - 1)
    highest = ceil(max(rounds.value + rounds.error for rounds in means.values()) + 1)
    axis = range(lowest, highest + 1)
    yield from panel(PANEL_LEFTS[0], top, "Rounds by streets, four players", by_streets, axis, labels_below=True)
    yield from panel(PANEL_LEFTS[1], top, "Rounds by distance from the desert to the Palace", by_distance, axis)
    notes = (
        f"filled: as drawn · hollow: distances scaled to {DEFAULT_BOARD}",
        f"filled: as drawn, labelled with streets · hollow: {DEFAULT_BOARD}, distances scaled",
    )
    for left, note in zip(PANEL_LEFTS, notes, strict=True):
        yield text(left, top + PANEL_HEIGHT + 58, note, size=11)


TICK = 5
POINT_RADIUS, OFFSET = 4, 9


def panel(
    left: int, top: int, title: str, points: list[Point], rounds: range, *, labels_below: bool = False
) -> Iterator[str]:
    """Yield a panel of points with standard errors; a band marks the wanted number of rounds."""
    first = TICK * floor(min(point.x for point in points) / TICK - 0.5)
    last = TICK * ceil(max(point.x for point in points) / TICK + 0.5)

    def across(x: float) -> float:
        return left + PANEL_WIDTH * (x - first) / (last - first)

    def down(number: float) -> float:
        return top + 20 + PANEL_HEIGHT * (rounds[-1] - number) / (rounds[-1] - rounds[0])

    band = down(min(rounds[-1], WANTED[-1])), down(max(rounds[0], WANTED[0]))
    yield text(left, top, title, size=15)
    yield f'<rect x="{left}" y="{band[0]:.1f}" width="{PANEL_WIDTH}" height="{band[1] - band[0]:.1f}" fill="{BAND}"/>'
    for number in rounds:
        yield text(left - 8, down(number) + 4, str(number), size=10, anchor="end")
    for number in range(first, last + 1, TICK):
        yield text(across(number), down(rounds[0]) + 16, str(number), size=10, anchor="middle")
    for point in sorted(points, key=lambda point: point.as_drawn):
        x, fill = across(point.x) + point.offset, MARK if point.as_drawn else PAPER
        ends = down(point.rounds.value + point.rounds.error), down(point.rounds.value - point.rounds.error)
        yield f'<path d="M{x:.1f} {ends[0]:.1f}V{ends[1]:.1f}" stroke="{MARK}" stroke-width="1.5"/>'
        yield (
            f'<circle cx="{x:.1f}" cy="{down(point.rounds.value):.1f}" r="{POINT_RADIUS}" fill="{fill}" stroke="{MARK}"'
            ' stroke-width="1.5"/>'
        )
        yield text(x, down(rounds[0]) - 6 if labels_below else ends[0] - 6, point.label, size=10, anchor="middle")
