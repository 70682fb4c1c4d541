"""The river before the Port as SVG: its course, water, boats and jetties."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, pi, sin

from baghdad.cli.voleurs.board_picture.curves import curve, pushed_outward, sampled_path
from baghdad.cli.voleurs.board_picture.layout import FRAME, HEIGHT, WIDTH, Box, PageLayout, Spot, length, middle_of
from baghdad.voleurs.board.model import Point
from baghdad.voleurs.box import PORT

RIVER_WIDTH = 116
RIVER_GAP = 40  # from the wall to the middle of the river
SHORE = 54  # the least from the page's edge to the middle of the river, before the Port
BENDS = 6  # of the course before the Port
LEAST_TURN = 0.05  # radians it goes on past the Port at either end
VIEW = 0.45  # radians to either side in which the wall keeps the river away
BEND_AWAY = 0.3  # how much it turns from the city beyond the Port: at first, and more with each step
BEND_MORE = 0.12
STRIDE = 100  # page units between two spots of the course there
BOATS = 5
BOATS_APART = 170
JETTY = 44


def river_course(layout: PageLayout) -> list[Spot]:
    """Return the course along the outer edge of the Port and off the page; nothing if the Port has no outer edge."""
    outer = _outer_sides(layout, PORT)
    if not outer:
        return []
    x, y = layout.middle
    port = middle_of(layout.centre(layout.board.cells[number].point) for number in layout.board.cells_of(PORT))
    ahead = atan2(port[1] - y, port[0] - x)
    bearings = [_normalized_angle(atan2(b - y, a - x) - ahead) for a, b in outer]
    reaches = [length((a - x, b - y)) for a, b in outer]
    first, last = min(bearings) - LEAST_TURN, max(bearings) + LEAST_TURN
    course: list[Spot] = []
    for step in range(BENDS + 1):
        bearing = first + (last - first) * step / BENDS
        seen = [reach for other, reach in zip(bearings, reaches, strict=True) if abs(other - bearing) < VIEW]
        away = (max(seen) if seen else max(reaches)) + RIVER_GAP
        a, b = x + away * cos(bearing + ahead), y + away * sin(bearing + ahead)
        course.append((min(max(a, SHORE), WIDTH - SHORE), min(max(b, SHORE), HEIGHT - SHORE)))
    course = _smoothed(_smoothed(course))
    return [
        *reversed(_course_off_page(course[1], course[0], layout)),
        *course,
        *_course_off_page(course[-2], course[-1], layout),
    ]


def _normalized_angle(angle: float) -> float:
    """Return an angle between -π and π."""
    return (angle + pi) % (2 * pi) - pi


def _smoothed(spots: list[Spot]) -> list[Spot]:
    inner = [
        ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
        for a, b, c in zip(spots, spots[1:], spots[2:], strict=False)
    ]
    return [spots[0], *inner, spots[-1]]


def _course_off_page(before: Spot, end: Spot, layout: PageLayout) -> list[Spot]:
    """Return the course on from its end and away from the city, until it is off the page."""
    onward = (end[0] - before[0], end[1] - before[1])
    outward = (end[0] - layout.middle[0], end[1] - layout.middle[1])
    found: list[Spot] = []
    here, bend = end, BEND_AWAY
    while -STRIDE < here[0] < WIDTH + STRIDE and -STRIDE < here[1] < HEIGHT + STRIDE:
        dx = onward[0] / length(onward) + bend * outward[0] / length(outward)
        dy = onward[1] / length(onward) + bend * outward[1] / length(outward)
        here = here[0] + STRIDE * dx / length((dx, dy)), here[1] + STRIDE * dy / length((dx, dy))
        found.append(here)
        bend += BEND_MORE
    return found


def _outer_sides(layout: PageLayout, district: int) -> list[Spot]:
    """Return the middles of a district's sides that face neither another cell nor the desert, on the page."""
    taken: set[Point] = {*layout.board.places, *layout.board.desert}
    found = []
    for number in layout.board.cells_of(district):
        cell = layout.board.cells[number]
        x, y = layout.centre(cell.point)
        for point in cell.touching():
            if point not in taken:
                a, b = layout.centre(point)
                found.append(((x + a) / 2, (y + b) / 2))
    return found


def draw_water(layout: PageLayout, course: list[Spot]) -> Iterator[str]:
    """Draw water with ripples, and jetties from the Port's wall."""
    if not course:
        return
    path = curve(course)
    yield f'<path d="{path}" fill="none" stroke="#0c1f3f" stroke-width="{RIVER_WIDTH + 16}"/>'
    yield f'<path d="{path}" fill="none" stroke="url(#water)" stroke-width="{RIVER_WIDTH}"/>'
    x, y = layout.middle
    for lane in range(-2, 3):
        beside = [pushed_outward(spot, (x, y), lane * RIVER_WIDTH / 6) for spot in course]
        dashes = f"{27 + 5 * lane} {53 - 7 * lane} {15 + 2 * lane} 63"
        style = f'stroke-dasharray="{dashes}" stroke-dashoffset="{37 * (lane + 2)}"'
        yield f'<path d="{curve(beside)}" class="ripple" {style}/>'
    yield from _jetties(layout, course)


def draw_boats(layout: PageLayout, course: list[Spot]) -> Iterator[str]:
    """Draw a few boats where there is open water."""
    placed: list[Spot] = []
    for index, spot in enumerate(sampled_path(course)):
        inside = FRAME + 30 < spot[0] < WIDTH - FRAME - 30 and FRAME + 34 < spot[1] < HEIGHT - FRAME - 30
        apart = all(length((spot[0] - a, spot[1] - b)) > BOATS_APART for a, b in placed)
        if inside and apart and layout.free_at(spot) > 24 and len(placed) < BOATS:
            placed.append(spot)
            size = 0.9 + index % 3 / 10
            mirror = -1 if len(placed) % 2 else 1
            place = f"translate({spot[0]:.0f} {spot[1]:.0f}) scale({mirror * size:g} {size:g})"
            yield f'<use href="#boat" transform="{place}"/>'
    for spot in placed:
        layout.reserve(Box(spot[0], spot[1], 60, 70))


def _jetties(layout: PageLayout, course: list[Spot]) -> Iterator[str]:
    """Draw jetties from every third side of the Port's wall that is near the water."""
    water = sampled_path(course)
    for number, (x, y) in enumerate(sorted(_outer_sides(layout, PORT))):
        a, b = min(water, key=lambda spot: length((spot[0] - x, spot[1] - y)))
        away = length((a - x, b - y))
        if number % 3 == 1 and 12 < away < RIVER_WIDTH * 0.75:
            planks = f"M{x:.0f} {y:.0f}l{JETTY * (a - x) / away:.0f} {JETTY * (b - y) / away:.0f}"
            yield f'<path d="{planks}" stroke="#1c110b" stroke-width="13"/>'
            yield f'<path d="{planks}" stroke="#8a6239" stroke-width="9"/>'
            yield f'<path d="{planks}" stroke="#4d321b" stroke-width="9" stroke-dasharray="1.5 4"/>'
