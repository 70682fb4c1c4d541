"""Every language on every screen, and pseudolocalization 40 % longer: nothing is cut off or wider than the page."""

from __future__ import annotations

from baghdad.words import LANGUAGES
from tests.page.browser_launch import DESKTOP, resize

SCREENS = [(320, 640), (390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]
UNSCROLLED = [(390, 844), (844, 390), (768, 1024), (1440, 900), (2560, 1440)]  # here the table needs no scrolling

OVERFLOWING = """() => [...document.querySelectorAll('button, .button, .pill, .player, .bar, header.top')]
    .filter((one) => one.offsetParent && (one.scrollWidth > one.clientWidth + 2))
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)} ${one.scrollWidth} > ${one.clientWidth}`)"""


def assert_fits(driver, where=""):
    """Assert that nothing is wider than the screen or than its container."""
    place = where, driver.page.viewport_size
    assert driver.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), place
    assert driver.page.evaluate(OVERFLOWING) == [], place


def check_screens(driver, where, screens):
    page = driver.page
    for width, height in screens:
        resize(page, {"width": width, "height": height})
        assert_fits(driver, where)
        if where != "home" and (width, height) in UNSCROLLED:
            assert page.evaluate("document.documentElement.scrollHeight") <= height + 1, (where, width, height)
    resize(page, DESKTOP)


def test_every_language_fits_every_screen(open_page, placed):
    driver = open_page(placed)
    driver.until("live")
    for language in reversed(LANGUAGES):  # English last
        driver.find(".top select").select_option(language)
        driver.page.wait_for_function("(name) => document.documentElement.lang === name", arg=language)
        check_screens(driver, language, SCREENS[:-1])


def test_pseudolocalization_fits_every_screen(open_page):
    driver = open_page(start="?language=qps")
    driver.find("button.big").wait_for()
    check_screens(driver, "home", SCREENS)
    driver.find("button.big").click()
    driver.until("live")
    driver.page.keyboard.press("a")
    driver.confirm.wait_for()
    check_screens(driver, "longer", SCREENS)
