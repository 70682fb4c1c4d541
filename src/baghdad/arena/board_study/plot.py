"""The plot of the study: rounds and districts by players, below them rounds by streets and by ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil, floor

from baghdad.arena.board_study.cities import Table, measured
from baghdad.arena.board_study.matches import Played, Tables
from baghdad.arena.board_study.statistics import WANTED, Mean, district_shares, percent, rounds_of
from baghdad.arena.board_study.tables import FOUR
from baghdad.voleurs.board.parser import DEFAULT_BOARD
from baghdad.voleurs.box import DISTRICTS

WIDTH, ROW, LEFT, TOP = 860, 130, 60, 50
BAR, FLOOR = 16, 96  # the width of a round, and the height of the highest bar
LAST_ROUND = 25
SHARES_LEFT, SHARES_WIDTH = 520, 300
PANEL_LEFTS, PANEL_WIDTH, PANEL_HEIGHT, PANEL_BELOW = (LEFT, 480), 340, 190, 310
COLOURS = ("#c9a26b", "#5b8fa8", "#7f9f5f", "#b5654a", "#7a5ca0")
INK, PAPER, BAND, MARK = "#3a2f25", "#fffdf7", "#f1e8d4", "#8a5a2b"


def plot(tables: Tables) -> str:
    """All of it as SVG."""
    usual = [(table.players, matches) for table, matches in tables.items() if table == Table(table.players)]
    legend = TOP + ROW * len(usual) + 26
    height = legend + PANEL_BELOW
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        text(LEFT, 24, "Rounds a match takes, by players", size=15),
        text(SHARES_LEFT, 24, "Cards drawn, by district", size=15),
    ]
    for number, (players, matches) in enumerate(usual):
        parts += row(TOP + ROW * number, players, matches)
    for district, name in enumerate(DISTRICTS):
        x = SHARES_LEFT + 62 * district
        parts += [
            f'<rect x="{x}" y="{legend - 10}" width="10" height="10" fill="{COLOURS[district]}"/>',
            text(x + 14, legend, name),
        ]
    return "\n".join([*parts, *panels(legend + 50, tables), "</svg>", ""])


def text(x: float, y: float, words: str, size: int = 12, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size}" text-anchor="{anchor}" fill="{INK}">{words}</text>'


def row(top: int, players: int, matches: list[Played]) -> Iterator[str]:
    """One number of players."""
    rounds = Counter(min(played.rounds, LAST_ROUND) for played in matches)
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


# --- rounds against the city ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dot:
    """A table of matches in a panel: a full one is a city as it is drawn, a hollow one has its ways stretched."""

    x: float
    rounds: Mean
    label: str
    full: bool
    aside: int = 0  # so that two dots can be told apart


def panels(top: int, tables: Tables) -> Iterator[str]:
    """Rounds by streets, and rounds by the way from the desert to the Palace."""
    four = {table: rounds_of(matches) for table, matches in tables.items() if table.players == FOUR}
    by_streets, by_way = [], []
    for table, rounds in four.items():
        city, full = measured(table.city, table.stretch), table.stretch == 1
        if full or table.city != DEFAULT_BOARD:
            by_streets.append(Dot(city.streets, rounds, table.city if full else "", full, ASIDE * (not full)))
        if full or table.city == DEFAULT_BOARD:
            by_way.append(Dot(city.way, rounds, str(city.streets) if full else f"× {table.stretch:g}", full))
    lowest = floor(min(rounds.value - rounds.error for rounds in four.values()) - 1)
    highest = ceil(max(rounds.value + rounds.error for rounds in four.values()) + 1)
    axis = range(lowest, highest + 1)
    yield from panel(PANEL_LEFTS[0], top, "Rounds by streets, four players", by_streets, axis, labels_below=True)
    yield from panel(PANEL_LEFTS[1], top, "Rounds by steps from the desert to the Palace", by_way, axis)
    notes = (
        f"full: as drawn · hollow: ways made as long as in {DEFAULT_BOARD}",
        f"full: as drawn, with their streets · hollow: {DEFAULT_BOARD}, ways stretched",
    )
    for left, note in zip(PANEL_LEFTS, notes, strict=True):
        yield text(left, top + PANEL_HEIGHT + 58, note, size=11)


TICK = 5
DOT, ASIDE = 4, 9  # a radius, and a width


def panel(
    left: int, top: int, title: str, dots: list[Dot], rounds: range, *, labels_below: bool = False
) -> Iterator[str]:
    """Dots with their errors over an axis of rounds; the rounds a match should take lie on a band."""
    first = TICK * floor(min(dot.x for dot in dots) / TICK - 0.5)
    last = TICK * ceil(max(dot.x for dot in dots) / TICK + 0.5)

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
    for dot in sorted(dots, key=lambda dot: dot.full):
        x, fill = across(dot.x) + dot.aside, MARK if dot.full else PAPER
        ends = down(dot.rounds.value + dot.rounds.error), down(dot.rounds.value - dot.rounds.error)
        yield f'<path d="M{x:.1f} {ends[0]:.1f}V{ends[1]:.1f}" stroke="{MARK}" stroke-width="1.5"/>'
        yield (
            f'<circle cx="{x:.1f}" cy="{down(dot.rounds.value):.1f}" r="{DOT}" fill="{fill}" stroke="{MARK}"'
            ' stroke-width="1.5"/>'
        )
        yield text(x, down(rounds[0]) - 6 if labels_below else ends[0] - 6, dot.label, size=10, anchor="middle")
