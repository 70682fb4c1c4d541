"""The picture of a board as an SVG document, for any board. Texts are passed in, in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

from baghdad.cli.voleurs.board_picture import river, scenery, walls
from baghdad.cli.voleurs.board_picture.curves import sampled_path
from baghdad.cli.voleurs.board_picture.layout import HEIGHT, WIDTH, PageLayout
from baghdad.cli.voleurs.district_colours import TINTS
from baghdad.voleurs.board.model import Board

SYMBOLS = Path(__file__).resolve().parent / "symbols.svg"

PLAQUE_HEIGHT = 46
PLAQUE_GAP = 20
LETTER_WIDTH = 21.5
PLAQUE_ANGLES = (0, 30, -30, 42, -42, 60, -60, 90, -90)
GOLD = "#e9c56b"

STYLE = (
    "text{text-anchor:middle}"
    ".shop{font-size:19px;font-weight:bold;fill:#fff;stroke-width:4px;paint-order:stroke}"
    ".lane{font-size:22px;fill:#4b3b55;fill-opacity:.82}"
    ".wall{fill:none;stroke-linecap:round;stroke-linejoin:round}"
    ".bricks{fill:none;stroke:#7a5a36;stroke-width:7;stroke-dasharray:4.5 6.5}"
    ".trail{fill:none;stroke:#fff0c4;stroke-opacity:.5;stroke-width:5;stroke-dasharray:2 11;stroke-linecap:round}"
    ".ripple{fill:none;stroke:#a9dcff;stroke-opacity:.35;stroke-width:1.6}"
    ".desert{font-size:23px;letter-spacing:5px;font-style:italic;font-weight:bold;fill:#3c2218}"
    ".plaque{font-size:25px;letter-spacing:3.5px;font-weight:bold;fill:#ffe9b0}"
    f".title{{font-size:19px;letter-spacing:7px;fill:{GOLD};stroke:#140d1c;stroke-width:4px;paint-order:stroke}}"
)


@dataclass(frozen=True, slots=True)
class Captions:
    """The texts of a picture: its title, the districts from poor to rich, the desert."""

    title: str
    districts: Sequence[str]
    desert: str


def board_svg(board: Board, captions: Captions) -> str:
    """Return the picture as an SVG document."""
    return "\n".join(_document(board, captions)) + "\n"


def _document(board: Board, captions: Captions) -> Iterator[str]:
    layout = PageLayout(board)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="Georgia,\'DejaVu Serif\',serif" role="img">'
    )
    yield f"<title>{escape(captions.title)}</title><style>{STYLE}</style>"
    yield SYMBOLS.read_text(encoding="utf-8")
    yield from ("<defs>", *walls.definitions(), "</defs>")
    # Room is reserved in order of importance; things are drawn from far to near.
    moon = list(scenery.draw_moon(layout))
    course = river.river_course(layout)
    camp_site = scenery.find_camp_site(layout, captions.desert)
    plaques = list(_plaques(layout, captions.districts))
    desert = list(scenery.draw_desert(layout, escape(captions.desert), camp_site))
    title = list(_title(layout, captions.title))
    boats = list(river.draw_boats(layout, course))
    if course:
        layout.reserve_path(sampled_path(course), river.RIVER_WIDTH / 2)
    yield from scenery.draw_sky(layout)
    yield from scenery.draw_hills(layout)
    yield from desert
    yield from (*river.draw_water(layout, course), *boats)
    yield from scenery.draw_palms(layout)
    yield f'<g id="city" transform="translate({layout.x:g} {layout.y:g}) scale({layout.scale:g})">'
    yield from walls.draw_city(board)
    yield "</g>"
    yield from (*plaques, *title)
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#dusk)" pointer-events="none"/>'
    yield from moon
    yield from _frame()
    yield "</svg>"


def _plaques(layout: PageLayout, names: Sequence[str]) -> Iterator[str]:
    """Draw the name of each district outside the walls, as near to it as there is room; the richest is placed first."""
    for district, name in reversed(list(enumerate(names))):
        width = LETTER_WIDTH * len(name) + 24
        cost = layout.distance_to_district(district)
        if not layout.board.cells_of(district):
            continue
        box = layout.find_room(width + 24, PLAQUE_HEIGHT, cost, PLAQUE_ANGLES, PLAQUE_GAP)
        if box:
            half = width / 2
            yield (
                f'<g transform="translate({box.x:g} {box.y:g}) rotate({box.angle:g})"><path d="M{-half:g} -20H{half:g}'
                f'q-2 10 12 20q-14 10 -12 20H{-half:g}q2 -10 -12 -20q14 -10 12 -20Z" fill="{TINTS[district].dark}" '
                f'stroke="{GOLD}" stroke-width="3"/><text class="plaque" y="8.5">{escape(name.upper())}</text></g>'
            )


def _title(layout: PageLayout, title: str) -> Iterator[str]:
    """Draw the title at the foot of the page, or wherever else there is room."""
    box = layout.find_room(20 * len(title), 22, cost=layout.distance_to((layout.middle[0], HEIGHT)), gap=30)
    if box:
        yield f'<text class="title" x="{box.x:g}" y="{box.y + 7:g}">{escape(title.upper())}</text>'


def _frame() -> Iterator[str]:
    """Draw a gilded border with a star in each corner."""
    for inset, colour, width in ((7, "#1a0f08", 14), (9, "#c99a3f", 4), (17, GOLD, 1.5)):
        sides = f'width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}"'
        yield f'<rect x="{inset}" y="{inset}" {sides} fill="none" stroke="{colour}" stroke-width="{width}"/>'
    for x in (24, WIDTH - 24):
        for y in (24, HEIGHT - 24):
            yield (
                f'<g transform="translate({x} {y})" fill="{GOLD}" stroke="#3a2308" stroke-width="1.5">'
                '<path d="M-11 -11h22v22h-22Z"/><path d="M-11 -11h22v22h-22Z" transform="rotate(45)"/>'
                '<circle r="6" fill="#411a86"/></g>'
            )
