"""Checks a page by bounding boxes: nothing overlaps, is cut off or lies outside the window or scrolls sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.page.browser_launch import resize

SIZES = (
    *((360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (1180, 820)),
    *((1024, 600), (1280, 720), (1440, 900), (2560, 1440)),
)
FINGER = 44  # pixels of a target on a touch screen

PROBLEMS = (Path(__file__).parent / "layout_problems.js").read_text(encoding="utf-8").partition("\n")[2]

AREAS = """() => Object.fromEntries([...document.querySelectorAll('.areas [data-area]')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.area, [x, y, width, height].map(Math.round)];
}))"""


def problems_on(page: Any, size: tuple[int, int], finger: int = FINGER) -> list[str]:
    """Resize the window and return what is wrong there."""
    resize(page, {"width": size[0], "height": size[1]})
    return [f"{size[0]} x {size[1]}: {problem}" for problem in page.evaluate(PROBLEMS, finger)]


def areas_of(page: Any) -> dict[str, list[int]]:
    """Return the box of each area of the table; it must not depend on what the area says."""
    return dict(page.evaluate(AREAS))


def heights_of_bar(page: Any) -> list[int]:
    """Return the height of the action bar at each size."""
    found = []
    for width, height in SIZES:
        resize(page, {"width": width, "height": height})
        found.append(areas_of(page)["bar"][3])
    return found
