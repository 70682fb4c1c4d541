"""Whole matches of dieb in a browser: by clicks, by taps, by keyboard alone, by typed commands."""

from __future__ import annotations

import pytest

from tests.page.conftest import BOT, PERSON
from tests.server.server_process import record_of

MAX_ACTIONS = 600  # of one's own
SHORT = 36  # decisions after which a match ends


def play_to_the_end(driver, act) -> int:
    """Play until the match is over; return the number of one's actions."""
    for done in range(MAX_ACTIONS):
        if driver.until("live", "over") == "over":
            return done
        act()
    raise AssertionError("this match doesn't end")


@pytest.fixture
def contest(page_server):
    """Create a table against two computer players."""
    return page_server.create_table("dieb", [PERSON, BOT, BOT])


def test_match_by_clicks_and_its_summary(open_page, contest, tmp_path):
    driver = open_page(contest)
    assert play_to_the_end(driver, driver.play_by_click) > 5
    after = driver.page.get_by_role("dialog")
    after.wait_for()
    assert "chests" in after.inner_text()
    after.get_by_text("Yes: the seed is the one").wait_for()
    with driver.page.expect_download() as download:
        after.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.json")
    assert '"dieb"' in (tmp_path / "record.json").read_text()
    after.get_by_role("heading", name="Turning points").wait_for()
    after.get_by_role("button", name="Replay the match").click()
    driver.button("One step on").click()
    driver.find(".replay b").get_by_text("1 /").wait_for()
    driver.button("What would the adviser play?").click()
    driver.find(".events").get_by_text("%").wait_for()
    driver.button("Back to the current position").click()
    driver.button("Result").click()
    again = driver.button("Play again", exact=True)
    first = again.bounding_box()
    after.get_by_role("heading", name="Turning points").wait_for()
    assert again.bounding_box() == first  # what is added later moves no button
    again.click()
    driver.until("live", "waiting")
    assert contest["table"]["table"] not in driver.page.url


def test_match_by_taps_on_a_phone(open_page, page_server):
    short = page_server.create_table("dieb", [PERSON, BOT], options={"decision_cap": SHORT})
    driver = open_page(short, phone=True, theme="light")
    assert play_to_the_end(driver, driver.play_by_click) > 5


def test_match_by_keyboard_alone(open_page):
    """From the home page on: Tab to the button, Enter, then letters."""
    driver = open_page()
    driver.button("Play now").wait_for()
    for _ in range(30):
        driver.page.keyboard.press("Tab")
        if "play now" in driver.page.evaluate("document.activeElement.textContent"):
            break
    driver.page.keyboard.press("Enter")
    driver.find("[data-state]").wait_for()
    assert play_to_the_end(driver, driver.play_by_keyboard) > 5


def test_match_by_typed_commands(open_page, page_server, contest):
    driver = open_page()
    driver.button("Text mode (for screen readers)").click()
    driver.open_table(contest)
    driver.find("table").first.wait_for()
    assert play_to_the_end(driver, driver.play_by_command) > 5
    driver.says("over")
    assert record_of(page_server, contest)["result"]["reason"] == "chests"
