"""Printing: the end of a match, its log and its summary, in black on white and without controls."""

from __future__ import annotations

import pytest

from tests.page.layout_states import all_states

STATES = {state.name: state for state in all_states()}
CONTROLS = "button:not(.printed), .button:not(.printed), select, input, form, [role=toolbar], .tabs"
TEXTS = "#sentence, .log .line, .turn h3, .player h2, dialog p, dialog h2, dialog h3"
SHOWN = "(all) => all.filter((one) => one.checkVisibility()).map((one) => one.className || one.localName)"
COLOURS = "(all) => [...new Set(all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color))]"
CUT = "(all) => all.some((one) => one.scrollHeight > one.clientHeight + 1)"
BLACK, GREY = "rgb(0, 0, 0)", "rgb(51, 51, 51)"


def start_printing(driver):
    driver.page.emulate_media(media="print")
    driver.page.evaluate("dispatchEvent(new Event('beforeprint'))")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", ["dieb", "voleurs"])
def test_end_of_a_match_with_its_whole_log(open_page, page_server, game, theme):
    driver = STATES[f"{game}, over"].open(open_page, page_server, theme=theme)
    start_printing(driver)
    assert driver.find(CONTROLS).evaluate_all(SHOWN) == []
    assert set(driver.find(TEXTS).evaluate_all(COLOURS)) <= {BLACK, GREY}
    for part in ("[data-area=board]", "#sentence", ".player h2"):
        assert driver.find(part).first.is_visible()
    assert not driver.find(".log-panel, .log-panel .scroll").evaluate_all(CUT)
    above = "(log) => log.getBoundingClientRect().top >= document.querySelector('.bar').getBoundingClientRect().bottom"
    assert driver.find(".log-panel").evaluate(above), "the result comes before the log"
    numbers = driver.find(".log .line").evaluate_all("(all) => all.map((one) => Number(one.dataset.number))")
    assert min(numbers) < 5 < 40 < len(numbers), "the log goes back to the start"
    assert all(line.is_visible() for line in (driver.find(".log .line").first, driver.find(".log .line").last))
    driver.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert driver.find(":root.day").count() == (theme == "light")


def test_summary_is_printed_without_the_table(open_page, page_server):
    driver = STATES["dieb, result"].open(open_page, page_server)
    driver.find("dialog .turnings li").first.wait_for()
    start_printing(driver)
    assert driver.find(CONTROLS).evaluate_all(SHOWN) == []
    assert set(driver.find(TEXTS).evaluate_all(COLOURS)) <= {BLACK, GREY}
    assert driver.find(".frame").is_hidden()
    assert driver.find("dialog .winner").is_visible()
    assert driver.find("dialog .turnings li").first.inner_text().strip()
    assert not driver.find("dialog").evaluate_all(CUT)
