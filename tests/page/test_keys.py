"""Shortcuts at the table: they can be switched off, are announced, and none acts for good."""

from __future__ import annotations

import pytest

from tests.page.conftest import BOT, PERSON

END = "[data-ending]"


@pytest.fixture
def driver(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]))
    driver.until("live")
    while not driver.find(END).count():  # place guards first
        driver.play_by_keyboard()
        driver.until("live")
    return driver


def test_key_that_ends_the_turn_only_goes_to_the_button(driver):
    number = driver.number
    driver.page.keyboard.press("p")
    assert driver.page.evaluate("document.activeElement.hasAttribute('data-ending')")
    assert driver.number == number
    driver.page.keyboard.press("Enter")
    driver.after(number)


def test_single_keys_can_be_switched_off_and_stay_off(driver):
    page = driver.page
    page.keyboard.press("?")
    switch = page.get_by_role("checkbox", name="Single keys")
    switch.uncheck()
    page.keyboard.press("Escape")
    driver.gone("dialog")
    for key in ("?", "m", "h", "l", "p"):
        page.keyboard.press(key)
    assert not driver.find("dialog").count()
    assert not page.evaluate("document.activeElement.hasAttribute('data-ending')")
    assert driver.find("[aria-keyshortcuts=U]").count() == 0
    page.reload()
    driver.until("live")
    page.keyboard.press("m")
    assert not driver.find("dialog").count()


def test_name_of_a_button_is_its_word_and_its_key_an_attribute(driver):
    undo = driver.button("Undo", exact=True)
    assert undo.get_attribute("aria-keyshortcuts") == "U"
    smuggle = driver.button("Smuggle a thief", exact=True)
    assert smuggle.get_attribute("aria-keyshortcuts") == "T"
    assert driver.find("[data-palace=a]").get_attribute("aria-keyshortcuts") == "A"
