"""The table of dieb, state by state. Where nothing is played, several questions are asked at one table."""

from __future__ import annotations

import re

CORNER = {"x": 12, "y": 12}  # of a palace: in the middle stand pieces, which are buttons too


def test_what_cant_be_done_the_log_the_language_and_a_hint(visit, ready):
    visitor = visit(ready)
    visitor.until("live")
    says_why(visitor)
    steps_through(visitor)
    hints(visitor)
    visitor.page.keyboard.press("Escape")
    speaks_another_language(visitor)


def says_why(visitor):
    visitor.find(".tile:not(.possible) .face").last.click(position=CORNER)
    note = visitor.find(".refused .note")
    note.wait_for()
    assert re.search(r"guard|card|thief", note.inner_text())
    visitor.page.keyboard.press("Escape")
    visitor.gone(".refused")
    if visitor.find('.verbs [aria-disabled="true"]').count():
        visitor.find('.verbs [aria-disabled="true"]').first.click(force=True)
        visitor.find(".bar .note").filter(has_text=re.compile(r"\w")).wait_for()
        visitor.page.keyboard.press("Escape")


def steps_through(visitor):
    now = visitor.find(".board").inner_html()
    visitor.find(".line[data-number]").last.click()
    visitor.find("p.past").get_by_text("The table after move").wait_for()
    assert visitor.find(".board").inner_html() != now
    visitor.button("Back to now").click()
    visitor.gone("p.past")


def hints(visitor):
    visitor.page.keyboard.press("h")
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_text("Chances to win").wait_for()
    assert "%" in sheet.inner_text()
    sheet.get_by_role("button", name="Choose").first.click()
    visitor.button("Confirm").wait_for()


def speaks_another_language(visitor):
    visitor.find(".top select").select_option("cs")
    visitor.button("Více").wait_for()
    assert visitor.page.evaluate("document.documentElement.lang") == "cs"
    visitor.says("Vyber figuru")


def test_undo_and_pieces_in_any_order(visit, ready):
    visitor = visit(ready)
    visitor.until("live")
    visitor.page.keyboard.press("g")
    own = visitor.page.get_by_role("button", name=re.compile("^Your guard at"))
    for guard in own.all():  # one that a card in the hand can move
        if guard.get_attribute("aria-disabled") == "false":
            guard.click()
            break
    visitor.says("Where to")
    visitor.find(".tile.possible .face").first.click(position=CORNER)
    visitor.says("Move your guard")
    number = visitor.number
    visitor.confirm.click()
    visitor.after(number)
    visitor.until("live")
    visitor.page.keyboard.press("u")
    visitor.after(number + 1)
    visitor.until("live")


def test_payments_are_pills_and_dancers_amber(visit, ready):
    visitor = visit(ready)
    for _ in range(60):
        visitor.until("live")
        possible = visitor.find(".tile.possible .face")
        if possible.count():
            possible.first.click(position=CORNER)
            visitor.find(".tile.chosen").wait_for()
            if visitor.find(".pill.warn").count():
                break
            visitor.page.keyboard.press("Escape")
        number = visitor.number
        visitor.page.keyboard.press("Shift+P")  # a dancer for the next turn
        visitor.after(number)
    visitor.find(".pill.warn input").first.check()
    visitor.find(".pill.warn.on").wait_for()


def test_several_people_at_one_screen(visit):
    visitor = visit()
    visitor.button("Set up a table").click()
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Ann")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_label("Seat 2").select_option("here")
    sheet.get_by_label("Name in seat 2").fill("Ben")
    sheet.get_by_role("button", name="To the table").click()
    visitor.button("I am Ann").click()
    visitor.until("live")
    visitor.page.keyboard.press("a")
    visitor.confirm.click()
    visitor.button("I am Ben: show my cards").click()
    visitor.until("live")
    visitor.says("Place a guard")
