"""The coach on the page: after the school it speaks in the first matches, and warns once in a turn."""

from __future__ import annotations

import json

SCHOOL = "localStorage.setItem('baghdad.school', JSON.stringify({ dieb: [1] }))"


def test_coach_speaks_in_the_first_matches_after_the_school_and_is_switched_off_and_on_again(open_page, placed):
    driver = open_page(locale="de")
    driver.page.evaluate(SCHOOL)
    driver.open_table(placed)
    driver.find(".coach .aim").filter(has_text="Truhen").wait_for()
    driver.find(".coach li").first.wait_for()
    driver.button("Trainer aus").click()
    driver.gone(".coach")
    driver.page.reload()
    driver.until("live")
    assert driver.find(".coach").count() == 0
    driver.page.keyboard.press("m")
    switch = driver.button("Trainer", exact=True)
    assert switch.get_attribute("aria-pressed") == "false"
    switch.click()
    driver.page.keyboard.press("Escape")
    driver.find(".coach .aim").wait_for()


def test_without_the_school_nobody_is_coached_nor_in_the_third_match(open_page, placed):
    driver = open_page(placed)
    driver.until("live")
    assert driver.find(".coach").count() == 0
    assert json.loads(driver.page.evaluate("localStorage.getItem('baghdad.coach')") or "null") is None
    driver.page.evaluate(SCHOOL)
    driver.page.evaluate("localStorage.setItem('baghdad.coach', JSON.stringify({ tables: { dieb: ['one', 'two'] } }))")
    driver.page.reload()
    driver.until("live")
    assert driver.find(".coach").count() == 0


def test_coach_warns_once_in_a_turn_before_a_chest_is_given_away(open_page, page_server):
    status, created = page_server.ask("POST", "api/lessons", {"game": "dieb", "name": "Ann"})
    assert status == 201
    driver = open_page()
    driver.page.evaluate(SCHOOL)
    driver.open_table(created)
    driver.until("live")
    number = driver.number

    def pass_turn():
        driver.page.keyboard.press("p")
        driver.page.keyboard.press("Enter")

    pass_turn()
    driver.find("dialog[open]").filter(has_text="one thief is missing").wait_for()
    driver.button("Take it back").click()
    driver.gone("dialog[open]")
    assert driver.number == number, "nothing was played"
    pass_turn()
    driver.after(number)
    assert driver.find("dialog[open]").count() == 0


def test_warned_player_plays_it_anyway_by_keyboard(open_page, page_server):
    created = page_server.ask("POST", "api/lessons", {"game": "dieb", "name": "Ann"})[1]
    driver = open_page(locale="de")
    driver.page.evaluate(SCHOOL)
    driver.open_table(created)
    driver.until("live")
    number = driver.number
    driver.page.keyboard.press("p")
    driver.page.keyboard.press("Enter")
    driver.button("Trotzdem spielen").focus()
    driver.page.keyboard.press("Enter")
    driver.after(number)
