"""The board of dieb, state by state. Checks that play nothing share one table."""

from __future__ import annotations

import re

CORNER = {"x": 12, "y": 12}  # of a palace; pieces in its middle are buttons too


def test_refusals_log_hint_and_language(open_page, placed):
    driver = open_page(placed)
    driver.until("live")
    check_refusal(driver)
    check_log(driver)
    check_hint(driver)
    driver.page.keyboard.press("Escape")
    check_language(driver)


def check_refusal(driver):
    driver.find(".tile:not(.possible) .face").last.click(position=CORNER)
    note = driver.find(".tile .note")
    note.wait_for()
    assert re.search(r"guard|card|thief", note.inner_text())
    driver.page.keyboard.press("Escape")
    driver.gone(".tile .note")
    if driver.find('.verbs [aria-disabled="true"]').count():
        driver.find('.verbs [aria-disabled="true"]').first.click(force=True)
        driver.find(".notice").filter(has_text=re.compile(r"\w")).wait_for()
        driver.page.keyboard.press("Escape")


def check_log(driver):
    now = driver.find(".board").inner_html()
    driver.find(".line[data-number]").last.click()
    driver.find("p.past").get_by_text("The table after action").wait_for()
    assert driver.find(".board").inner_html() != now
    driver.button("Back to the current position").click()
    driver.gone("p.past")


def check_hint(driver):
    driver.page.keyboard.press("h")
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_text("Chances to win").wait_for()
    assert "%" in dialog.inner_text()
    dialog.get_by_role("button", name="Choose").first.click()
    driver.button("Confirm").wait_for()


def check_language(driver):
    driver.find(".top select").select_option("cs")
    driver.button("Více").wait_for()
    assert driver.page.evaluate("document.documentElement.lang") == "cs"
    driver.says("Vyber figurku")


def test_guard_can_be_selected_first_and_undone(open_page, placed):
    driver = open_page(placed)
    driver.until("live")
    driver.page.keyboard.press("g")
    own = driver.page.get_by_role("button", name=re.compile("^Your guard at"))
    for guard in own.all():  # one that a card in the hand can move
        if guard.get_attribute("aria-disabled") == "false":
            guard.click()
            break
    driver.says("Where to")
    driver.find(".tile.possible .face").first.click(position=CORNER)
    driver.says("Move your guard")
    number = driver.number
    driver.confirm.click()
    driver.after(number)
    driver.until("live")
    driver.page.keyboard.press("u")
    driver.after(number + 1)
    driver.until("live")


def test_payments_with_dancers_are_marked(open_page, placed):
    driver = open_page(placed)
    for _ in range(60):
        driver.until("live")
        possible = driver.find(".tile.possible .face")
        if possible.count():
            possible.first.click(position=CORNER)
            driver.find(".tile.chosen").wait_for()
            if driver.find(".pill.warn").count():
                break
            driver.page.keyboard.press("Escape")
        number = driver.number
        driver.page.keyboard.press("Shift+P")  # a dancer for the next turn
        driver.page.keyboard.press("Enter")
        driver.after(number)
    driver.find(".pill.warn input").first.check()
    driver.find(".pill.warn.on").wait_for()


def test_two_players_at_one_screen(open_page):
    driver = open_page()
    driver.button("Set up a table").click()
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_role("radio", name="Another person at this screen", exact=True).check(force=True)
    dialog.get_by_label("Name in seat 2").fill("Ben")
    dialog.get_by_role("button", name="Create the table").click()
    driver.until("live")
    driver.page.keyboard.press("a")
    driver.confirm.click()
    driver.find(".player.active").filter(has_text="Ben").wait_for()  # no curtain: nobody has seen a hand yet
    driver.until("live")
    driver.says("Place a guard")


def test_focus_stays_on_the_board_when_the_pressed_button_is_gone(open_page, placed):
    driver = open_page(placed)
    driver.until("live")
    for _ in range(3):
        driver.until("live")
        number = driver.number
        button = driver.find("[data-ending]").first
        if driver.find(".tile.possible .face").count():
            driver.find(".tile.possible .face").first.focus()
            driver.page.keyboard.press("Enter")
            button = driver.confirm
        button.focus()
        driver.page.keyboard.press("Enter")
        driver.after(number)
        driver.find("#sentence:focus").wait_for()
