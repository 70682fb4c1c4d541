"""The city as SVG, in its own units: cells with emblems and numbers, ramparts, towers, gates and lanterns."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from baghdad.cli.voleurs.board_picture.layout import HALF_WIDTH, ROW_HEIGHT, Spot, corner_spot, corners_at
from baghdad.cli.voleurs.district_colours import TINTS
from baghdad.voleurs.board.distances import fewest_steps
from baghdad.voleurs.board.model import DIRECTIONS, Board, Cell, Point

Side = tuple[Point, Point]  # between two corners

INSET = 0.982  # of a cell, so that a line is left between cells
INNER_LINE = 0.875
UNDERGROUND = 1.09
LANTERNS_APART = 130


def definitions() -> Iterator[str]:
    """Yield the definitions of a shop and a street of every district, which the cells use."""
    outline, inner = _hexagon(INSET), _hexagon(INNER_LINE)
    for number, tint in enumerate(TINTS):
        yield _gradient(f"shop{number}", ((0, tint.light), (0.55, tint.vivid), (1, tint.dark)))
        yield _gradient(f"lane{number}", ((0.7, tint.street), (1, tint.street_edge)))
        yield (
            f'<g id="s{number}"><path d="{outline}" fill="url(#shop{number})" stroke="{tint.dark}" stroke-width="2"/>'
            f'<path d="{inner}" fill="none" stroke="{tint.light}" stroke-opacity=".55" stroke-width="1.6"/>'
            f'<circle cy="-4" r="36" fill="url(#lamp)" opacity=".38"/><use href="#emblem{number}" y="-5"/></g>'
        )
        yield (
            f'<g id="l{number}"><path d="{outline}" fill="url(#lane{number})" stroke="{tint.street_edge}" '
            f'stroke-width="1.6"/><path d="{outline}" fill="url(#cobbles)"/></g>'
        )


def _gradient(name: str, colours: tuple[tuple[float, str], ...]) -> str:
    stops = "".join(f'<stop offset="{offset:g}" stop-color="{colour}"/>' for offset, colour in colours)
    return f'<radialGradient id="{name}" cx=".5" cy=".43" r=".64">{stops}</radialGradient>'


def draw_city(board: Board) -> Iterator[str]:
    """Draw the whole city, from the ground up."""
    ground = " ".join(_hexagon(UNDERGROUND, _middle(cell)) for cell in board.cells)
    yield f'<path d="{ground}" fill="#2a2030" filter="url(#shadow)"/>'
    distances = fewest_steps(board, dict.fromkeys(board.entries, 1))
    for number, cell in enumerate(board.cells):
        yield _cell(cell, distances.get(number))
    for x, y in lantern_spots(board):
        yield f'<use href="#lantern" x="{x:g}" y="{y:g}"/>'
    yield from draw_ramparts(board)
    yield from draw_gates(board)


def _cell(cell: Cell, distance: int | None) -> str:
    """Draw a shop or a street with its distance from the desert (V-BOARD-8)."""
    x, y = _middle(cell)
    shown = "" if distance is None else str(distance)
    dark = TINTS[cell.district].dark
    if cell.shop:
        picture = f'<use href="#s{cell.district}"/><text class="shop" y="34" stroke="{dark}">{shown}</text>'
    else:
        picture = f'<use href="#l{cell.district}"/><text class="lane" y="7.5">{shown}</text>'
    title = f"<title>{escape(cell.name)}</title>"
    return f'<g id="cell-{cell.name}" transform="translate({x:g} {y:g})">{title}{picture}</g>'


def lantern_spots(board: Board) -> list[Spot]:
    """Return spots for lanterns where three streets meet, not too close to each other."""
    around: dict[Point, list[int]] = {}
    for number, cell in enumerate(board.cells):
        for corner in corners_at(cell.point):
            around.setdefault(corner, []).append(number)
    lit: list[Spot] = []
    for corner in sorted(around, key=lambda corner: (corner[1], corner[0])):
        cells = [board.cells[number] for number in around[corner]]
        if len(cells) == 3 and not any(cell.shop for cell in cells) and len({cell.district for cell in cells}) == 1:
            x, y = corner_spot(corner)
            if all(abs(x - a) + abs(y - b) > LANTERNS_APART for a, b in lit):
                lit.append((x, y))
    return lit


# --- ramparts --------------------------------------------------------------------------------------------------------


def draw_ramparts(board: Board) -> Iterator[str]:
    """Draw brick walls, and towers where three of them meet."""
    sides = walled_sides(board)
    path = " ".join("M" + "L".join(_point_text(corner) for corner in line) for line in _joined_lines(sides))
    for style in (
        'stroke="#04050f" stroke-opacity=".6" stroke-width="19" filter="url(#soft)" transform="translate(0 3)"',
        'stroke="#241810" stroke-width="15"',
        'stroke="#b88f5c" stroke-width="11.5"',
        'stroke="#e9cd97" stroke-width="7"',
    ):
        yield f'<path d="{path}" class="wall" {style}/>'
    yield f'<path d="{path}" class="bricks"/>'
    ends = [corner for side in sides for corner in side]
    for corner in sorted(set(ends)):
        if ends.count(corner) > 2:
            yield _tower(corner)


def walled_sides(board: Board) -> list[Side]:
    """Return every side of a cell that has a rampart, once."""
    places, openings = board.places, {(way.cell, way.start) for way in board.ways}
    found: set[Side] = set()
    for number, cell in enumerate(board.cells):
        corners = corners_at(cell.point)
        for side, point in enumerate(cell.touching()):
            other = places.get(point)
            is_open = (number, point) in openings if other is None else other in board.neighbours[number]
            if not is_open:
                one, next_one = corners[side], corners[(side + 1) % len(corners)]
                found.add((min(one, next_one), max(one, next_one)))
    return sorted(found)


def _joined_lines(sides: list[Side]) -> Iterator[list[Point]]:
    """Yield sides joined to long lines, so that bricks continue around corners."""
    touching: dict[Point, set[Point]] = {}
    for one, other in sides:
        touching.setdefault(one, set()).add(other)
        touching.setdefault(other, set()).add(one)

    def follow(start: Point) -> list[Point]:
        line = [start]
        while touching[line[-1]]:
            here, there = line[-1], min(touching[line[-1]])
            touching[here].discard(there)
            touching[there].discard(here)
            line.append(there)
        return line

    for corner in sorted(touching, key=lambda corner: (len(touching[corner]) % 2 == 0, corner)):
        while touching[corner]:
            yield follow(corner)


def draw_gates(board: Board) -> Iterator[str]:
    """Draw a lit opening between two towers for each gate, with arrows both ways, or inward from the desert."""
    for one, other in board.gates:
        yield from _gate(board.cells[one], board.cells[other].point, both_ways=True)
    for way in board.ways:
        yield from _gate(board.cells[way.cell], way.start, both_ways=False)


def _gate(cell: Cell, beyond: Point, both_ways: bool) -> Iterator[str]:
    side = DIRECTIONS.index((beyond[0] - cell.x, beyond[1] - cell.y))
    corners = corners_at(cell.point)
    ends = corners[side], corners[(side + 1) % len(corners)]
    (x1, y1), (x2, y2) = (corner_spot(end) for end in ends)
    inward = 60 * side + 60  # degrees in which the arrow into the cell points; side 0 faces the upper left
    place = f"translate({(x1 + x2) / 2:g} {(y1 + y2) / 2:g})"
    outward = '<use href="#arrow" transform="rotate(180)"/>' if both_ways else ""
    arrow = '<use href="#arrow"/>' if both_ways else '<use href="#arrow" x="-6"/>'
    yield f'<g transform="{place} rotate({inward})"><use href="#gate"/>{arrow}{outward}</g>'
    for end in ends:
        yield _tower(end)


def _tower(corner: Point) -> str:
    x, y = corner_spot(corner)
    return f'<use href="#tower" x="{x:g}" y="{y:g}"/>'


# --- shapes ----------------------------------------------------------------------------------------------------------


def _middle(cell: Cell) -> Spot:
    return cell.x * HALF_WIDTH, cell.y * ROW_HEIGHT


def _hexagon(size: float, middle: Spot = (0, 0)) -> str:
    spots = [corner_spot(corner) for corner in corners_at((0, 0))]
    return "M" + "L".join(f"{middle[0] + size * x:.5g} {middle[1] + size * y:.5g}" for x, y in spots) + "Z"


def _point_text(corner: Point) -> str:
    x, y = corner_spot(corner)
    return f"{x:g} {y:g}"
