"""The layout at every size, in a sample of states and languages; `make layouts` checks them all."""

from __future__ import annotations

from itertools import cycle

import pytest

from baghdad.words import LANGUAGES
from tests.page.browser_launch import resize
from tests.page.layout_checks import FINGER, SIZES, areas_of, problems_on
from tests.page.layout_states import all_states

# States with the pseudo-languages they are displayed in; each of the others is in one language, the next in turn.
SAMPLE = {
    "home": ("qpm", "qps"),
    "dieb, 4 players, turn": ("qps",),
    "dieb, 2 players, turn": ("qpm",),
    "dieb, theft half chosen": (),
    "dieb, refusal": ("qps",),
    "dieb, log": (),
    "dieb, clock": (),
    "dieb, replay": (),
    "dieb, lesson": ("qps",),
    "dieb, set-up": ("qps",),
    "dieb, faces": ("qps",),
    "voleurs, 6 players, trade": ("qpm",),
    "voleurs, placing": (),
    "voleurs, offer": ("qps",),
    "voleurs, answer": (),
    "voleurs, purchases": (),
    "voleurs, gem half chosen": ("qps",),
    "voleurs, slipper": (),
    "voleurs, exchange": (),
    "voleurs, zoomed": (),
    "voleurs, over": (),
    "voleurs, faces": ("qps",),
}
TURNS = cycle(LANGUAGES)
SHOWN = [(name, language) for name, found in SAMPLE.items() for language in found or (next(TURNS),)]
STATES = {state.name: state for state in all_states()}
ZOOMED = ((320, 256), (320, 568))  # a window of 1280 x 1024 at 400 %, and a small phone
PHONES = ((360, 640), (390, 844))


@pytest.mark.parametrize(("name", "language"), SHOWN)
def test_nothing_overlaps_or_is_cut_off(open_page, page_server, name, language):
    driver = STATES[name].open(open_page, page_server, start=f"?language={language}", touch=True)
    assert [problem for size in SIZES for problem in problems_on(driver.page, size)] == []


@pytest.mark.parametrize(
    ("name", "impossible", "reason"),
    [
        ("dieb, 4 players, turn", ".tile:not(.possible) .face", ".note"),
        ("voleurs, purchases", '[data-ware="gem diamond"]', ".notice"),
    ],
)
def test_nothing_moves_when_something_is_chosen_or_refused(open_page, page_server, name, impossible, reason):
    driver = STATES[name].open(open_page, page_server)
    for width, height in SIZES:
        resize(driver.page, {"width": width, "height": height})
        before = areas_of(driver.page)
        driver.page.keyboard.press("t")
        assert areas_of(driver.page) == before, (width, height)
        driver.find(impossible).last.evaluate("(element) => element.click()")
        driver.find(reason).first.wait_for()
        assert areas_of(driver.page) == before, (width, height)
        driver.page.keyboard.press("Escape")
        driver.gone(reason)


def test_text_fits_whatever_size_it_had_before(open_page, page_server):
    driver = STATES["voleurs, clock"].open(open_page, page_server, start="?language=qps")
    resize(driver.page, {"width": 768, "height": 1024})
    row = driver.find(".top .row")
    # The title keeps a small size from another layout, while the row around it is fitted again.
    row.evaluate(
        """(row) => {
            row.querySelector('h1').style.setProperty('--fit', '0.65');
            row.append(document.createComment('a change'));
        }"""
    )
    assert row.evaluate("(row) => row.scrollWidth <= row.clientWidth + 1")


@pytest.mark.parametrize("name", ["voleurs, trade", "voleurs, purchases", "voleurs, over"])
def test_aim_map_sentence_and_hand_are_always_in_sight(open_page, page_server, name):
    driver = STATES[name].open(open_page, page_server)
    for width, height in SIZES:
        resize(driver.page, {"width": width, "height": height})
        for area in ("aim", "board", "bar", "hand"):
            x, y, wide, high = areas_of(driver.page)[area]
            assert 0 <= x <= x + wide <= width, (area, width, height)
            assert 0 <= y <= y + high <= height, (area, width, height)
            assert wide > 0 < high, (area, width, height)


def too_wide(driver, size):
    """Return what is wider than the window or than its own box."""
    problems = problems_on(driver.page, size, finger=FINGER // 2)
    return [problem for problem in problems if "sideways" in problem or "wider" in problem]


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("home", "de"),
        ("dieb, set-up", "cs"),
        ("dieb, result", "qps"),
        ("voleurs, purchases", "fr"),
        ("voleurs, offer", "it"),
    ],
)
def test_nothing_is_wider_than_a_zoomed_window(open_page, page_server, name, language):
    driver = STATES[name].open(open_page, page_server, start=f"?language={language}")
    for size in (*ZOOMED, *PHONES):
        assert too_wide(driver, size) == []
        for panel in ("market", "offers"):  # the tabs of voleurs
            tab = driver.find(f"[data-panel={panel}]:visible")
            if tab.count():
                tab.click()
                assert too_wide(driver, size) == [], panel


@pytest.mark.parametrize("size", ZOOMED, ids=str)
def test_table_reflows_when_zoomed(open_page, page_server, size):
    driver = STATES["dieb, 4 players, turn"].open(open_page, page_server)
    assert too_wide(driver, size) == []
    for selector in (".face", ".bar .button", ".hand .group"):
        element = driver.find(selector).last
        element.scroll_into_view_if_needed()
        box = element.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0] + 1
        assert box["y"] + box["height"] <= size[1] + 1
