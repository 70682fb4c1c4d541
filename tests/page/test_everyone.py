"""For everyone: axe finds nothing, in both themes, on a desktop and a phone; and the page is small."""

from __future__ import annotations

import pytest

from tests.page.reading import check

LIMITS = {"first": 150_000, "table": 250_000}


@pytest.fixture(params=["dark-desktop", "light-desktop", "dark-phone", "light-phone"])
def reader(request, visit, axe):
    theme, device = request.param.split("-")
    visitor = visit(phone=device == "phone", theme=theme, bypass_csp=True)
    visitor.device = device

    visitor.check = lambda where: check(visitor, axe, where)
    return visitor


def test_axe_finds_nothing_before_the_table(reader):
    reader.button("Play now").wait_for()
    reader.check("home")
    reader.button("Set up a table").click()
    reader.page.get_by_role("dialog").wait_for()
    reader.check("set up")
    reader.page.get_by_label("Seat 2").select_option("open")
    reader.button("To the table").click()
    reader.button("Start now").wait_for()
    reader.check("waiting room")
    reader.page.goto(reader.address + "#rules=dieb")
    reader.find("article").first.wait_for()
    reader.check("rules")


def test_axe_finds_nothing_at_the_table(reader):
    reader.play_now().until("live")
    reader.check("placing")
    while reader.until("live") and reader.find("[data-state=live]").count() and "Place" in reader.sentence:
        reader.key_action()
    reader.check("turn")
    possible = reader.find(".tile.possible .face")
    if possible.count():
        reader.page.keyboard.press(str(possible.first.get_attribute("data-palace")))
        reader.button("Confirm").wait_for()
        reader.check("chosen")
        reader.page.keyboard.press("Escape")
    refused = reader.find(".tile:not(.possible) .face").first.get_attribute("data-palace")
    reader.page.keyboard.press(str(refused))
    reader.find(".note").first.wait_for()
    reader.check("refused")
    reader.page.keyboard.press("Escape")
    for key, name in (("m", "Menu"), ("?", "Keys"), ("h", "Hint")):
        reader.page.keyboard.press(key)
        sheet = reader.page.get_by_role("dialog")
        sheet.wait_for()
        if key == "h":
            sheet.get_by_role("button", name="Choose").first.wait_for()
        reader.check(name)
        sheet.get_by_role("button", name="Close").click()
    if reader.device == "phone":
        reader.button("Log").click()
        reader.page.get_by_role("dialog").wait_for()
        reader.check("log")
        reader.button("Close").click()
    reader.page.keyboard.press("m")
    reader.button("Words instead of pictures").click()
    reader.find("#command").wait_for()
    reader.check("in words")


def test_the_first_page_and_the_table_are_small(visit):
    visitor = visit()
    visitor.button("Play now").wait_for()
    size = "performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)"
    first = visitor.page.evaluate(size)
    visitor.play_now().until("live")
    table = visitor.page.evaluate(size)
    assert 0 < first < LIMITS["first"]
    assert first < table < LIMITS["table"]


def test_the_keys_of_a_dialog_stay_in_it_and_focus_is_seen(visit):
    visitor = visit().play_now()
    visitor.until("live")
    visitor.page.keyboard.press("Tab")
    outline = visitor.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    visitor.page.keyboard.press("?")
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.keyboard.press("a")
    assert visitor.button("Confirm").count() == 0
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("dialog").wait_for(state="detached")
