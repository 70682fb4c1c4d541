"""Dialogs: Escape closes one, and the board handles the very next key."""

from __future__ import annotations

import pytest

from tests.page.conftest import BOT, PERSON

# Sends Escape and the next key in one task. Like a browser, closes the dialog unless the page prevents it.
ESCAPE_AND_NEXT = """(next) => {
    const dialog = document.querySelector('dialog');
    const press = (key) =>
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (press('Escape')) dialog.close();
    press(next);
}"""


def in_one_task(driver, key):
    driver.page.evaluate(ESCAPE_AND_NEXT, key)


def one_after_the_other(driver, key):
    driver.page.keyboard.press("Escape")
    driver.page.keyboard.press(key)


def clicked_into(driver, key):
    """Press Escape and the key after a click on plain text in the dialog has moved the focus."""
    driver.page.get_by_role("dialog").get_by_role("heading").first.click()
    one_after_the_other(driver, key)


WAYS = [in_one_task, one_after_the_other, clicked_into]


def open_dialog(driver, key):
    """Open a dialog by its key and return its title."""
    driver.page.keyboard.press(key)
    heading = driver.page.get_by_role("dialog").get_by_role("heading").first
    heading.wait_for()
    return heading.inner_text()


def assert_only(driver, title):
    """Assert that this is the only open dialog, and that it stays open."""
    driver.page.get_by_role("dialog", name=title, exact=True).wait_for()
    # A dialog that was closed reports that in a later task, and must not close this one.
    driver.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert driver.find("dialog").evaluate_all("all => all.map(one => one.open)") == [True]
    assert driver.page.get_by_role("dialog", name=title, exact=True).count() == 1


@pytest.mark.parametrize("way", WAYS)
def test_board_of_dieb_handles_the_next_key_after_escape(open_page, page_server, way):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]))
    driver.until("live")
    titles = dict.fromkeys(("m", "?", "h"))
    for key in titles:
        titles[key] = open_dialog(driver, key)
        way(driver, "a")
        driver.find('.chosen [data-palace="a"]').wait_for()
        assert driver.find("dialog").count() == 0
        driver.page.keyboard.press("Escape")
        driver.confirm.wait_for(state="detached")
    assert len(set(titles.values())) == 3
    open_dialog(driver, "m")
    way(driver, "?")
    assert_only(driver, titles["?"])
    way(driver, "m")
    assert_only(driver, titles["m"])


@pytest.mark.parametrize("way", WAYS)
def test_board_of_voleurs_handles_the_next_key_after_escape(open_page, page_server, way):
    driver = open_page(page_server.create_table("voleurs", [PERSON, BOT, BOT], options={"draw_first": False}))
    driver.until("live")
    titles = dict.fromkeys(("w", "m"))
    for key in titles:
        titles[key] = open_dialog(driver, key)
        before = driver.find(".city text.far").count() > 0
        way(driver, "d")
        driver.page.wait_for_function(
            "before => (document.querySelectorAll('.city text.far').length > 0) !== before", arg=before
        )
        assert driver.find("dialog").count() == 0
    open_dialog(driver, "m")
    way(driver, "w")
    assert_only(driver, titles["w"])
    way(driver, "m")
    assert_only(driver, titles["m"])


def test_keys_work_after_the_log_on_a_phone(open_page, placed):
    driver = open_page(placed, phone=True)
    driver.until("live")
    log = open_dialog(driver, "l")
    for way in WAYS:
        way(driver, "m")
        menu = driver.page.get_by_role("dialog").get_by_role("heading").first.inner_text()
        assert menu != log
        assert_only(driver, menu)
        way(driver, "l")
        assert_only(driver, log)


def test_keys_work_after_the_summary(open_page, finished_match):
    driver = open_page(finished_match)
    driver.until("over")
    for way in WAYS:
        driver.button("Result").click()
        driver.page.get_by_role("dialog").wait_for()
        way(driver, "?")
        assert_only(driver, "Keys")
        driver.page.keyboard.press("Escape")
        driver.find("dialog").wait_for(state="detached")


def test_button_that_stays_pressed_keeps_its_name(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]))
    driver.until("live")
    open_dialog(driver, "m")
    names = driver.find("dialog [aria-pressed]").all_inner_texts()
    assert names == ["Text mode (for screen readers)", "Sound", "Talk at the table", "Notify me when it is my turn"]
    sound = driver.button("Sound", exact=True)
    for pressed in ("false", "true", "false"):
        assert sound.get_attribute("aria-pressed") == pressed
        sound.click()


def test_escape_closes_the_dialog_of_the_home_page(open_page):
    driver = open_page()
    start = driver.button("Set up a table")
    start.click()
    driver.page.get_by_role("dialog").wait_for()
    driver.page.keyboard.press("Escape")
    driver.page.keyboard.press("Enter")  # the button that opened it has the focus again
    driver.page.get_by_role("dialog").wait_for()
    driver.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    driver.find("dialog").wait_for(state="detached")
    assert start.evaluate("one => one === document.activeElement")


def test_escape_closes_the_upper_of_two_dialogs(open_page, page_server):
    driver = open_page(page_server.create_table("voleurs", [PERSON, BOT, BOT], options={"draw_first": False}))
    driver.until("live")
    values = open_dialog(driver, "w")
    driver.page.evaluate("document.activeElement.blur()")  # or the key would stay in the dialog
    driver.page.keyboard.press("m")
    driver.page.get_by_role("dialog", name="Menu").wait_for()
    assert driver.find("dialog[open]").count() == 2
    driver.page.keyboard.press("Escape")
    assert_only(driver, values)
