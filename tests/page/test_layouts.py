"""Every language on every screen, and one that is 40 % longer: nothing is cut off, nothing runs out of the page."""

from __future__ import annotations

from tests.page.browsers import DESKTOP, shown_on

SCREENS = [(320, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]
LANGUAGES = ["fr", "cs", "it", "nl", "de", "en"]
WHOLE = [(390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]  # here the table needs no scrolling

RUNS_OUT = """() => [...document.querySelectorAll('button, .button, .pill, .player, .bar, header.top')]
    .filter((one) => one.offsetParent && (one.scrollWidth > one.clientWidth + 2))
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)} ${one.scrollWidth} > ${one.clientWidth}`)"""


def assert_fits(visitor, where=""):
    """Nothing is wider than the screen, or than what it stands in."""
    place = where, visitor.page.viewport_size
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), place
    assert visitor.page.evaluate(RUNS_OUT) == [], place


def fits(visitor, where, screens):
    page = visitor.page
    for width, height in screens:
        shown_on(page, {"width": width, "height": height})
        assert_fits(visitor, where)
        if where != "home" and (width, height) in WHOLE:
            assert page.evaluate("document.documentElement.scrollHeight") <= height + 1, (where, width, height)
    shown_on(page, DESKTOP)


def test_every_language_fits_every_screen(visit, ready):
    visitor = visit(ready)
    visitor.until("live")
    for language in LANGUAGES:
        visitor.find(".top select").select_option(language)
        visitor.page.wait_for_function("(name) => document.documentElement.lang === name", arg=language)
        fits(visitor, language, SCREENS[:-1])


def test_a_language_40_percent_longer_breaks_no_layout(visit):
    visitor = visit(start="?language=qps")
    visitor.find("button.big").wait_for()
    fits(visitor, "home", SCREENS)
    visitor.find("button.big").click()
    visitor.until("live")
    visitor.page.keyboard.press("a")
    visitor.confirm.wait_for()
    fits(visitor, "longer", SCREENS)
