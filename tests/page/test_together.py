"""Two browsers at one table: one is reloaded, one loses its line, both go on; and what goes wrong on the way."""

from __future__ import annotations

import pytest

from tests.page.conftest import PERSON
from tests.server.houses import HouseProcess


@pytest.fixture
def together(visit):
    """Ann sets a table up and sends the link; Ben, who reads German, sits down."""
    ann = visit()
    ann.button("Set up a table").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Ann")
    sheet.get_by_text("2", exact=True).click()
    sheet.get_by_label("Seat 2").select_option("open")
    sheet.get_by_role("button", name="To the table").click()
    link = ann.page.get_by_label("Link for those who are to play").input_value()
    ben = visit(locale="de-AT", start=link.split("/", 3)[3])
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.button("Hinsetzen").click()
    ann.until("live")
    ben.until("waiting")
    return ann, ben


def test_talk_a_reload_a_line_that_breaks_and_both_go_on(together):
    ann, ben = together
    ann.find("#say-what").select_option("chat-good-luck")
    ann.button("Send").click()
    ben.find(".talk li").get_by_text("Viel Glück").wait_for()  # each reads it in a language of their own
    ann.key_action()
    ben.until("live")
    ben.page.reload()
    ben.until("live")
    ben.key_action()
    ann.until("live")
    ben.context.set_offline(True)
    ben.find(".line.note").get_by_text("unterbrochen").wait_for()
    number = ben.number
    ann.key_action()
    ben.find(".line.note").get_by_text("unterbrochen").wait_for()
    assert ben.number == number
    ben.context.set_offline(False)
    ben.after(number)
    ben.until("live")
    ben.gone(".line.note")
    plays_without_a_line(ben)
    ann.until("live")


def plays_without_a_line(ben):
    """What is played offline is played when the line is back, once."""
    number = ben.number
    palace = str(ben.find(".tile.possible .face").first.get_attribute("data-palace"))
    ben.page.keyboard.press(palace)
    ben.confirm.wait_for()
    ben.context.set_offline(True)
    ben.find(".line.note").wait_for()
    ben.confirm.click()
    ben.find(".bar .buttons .main:disabled").wait_for()  # the order waits for an answer
    ben.context.set_offline(False)
    ben.after(number)
    assert ben.number == number + 1
    assert "Du " in str(ben.find(f'[data-palace="{palace}"]').get_attribute("aria-label"))


def test_a_wrong_link_a_wrong_seat_and_a_full_table(visit, page_house):
    visitor = visit(start="#table=nowhere&token=x")
    visitor.page.get_by_role("heading", name="No such table").wait_for()
    founded = page_house.found("dieb", [PERSON, PERSON])
    name = founded["table"]["table"]
    visitor.page.goto(f"{visitor.address}#table={name}&token=wrong")
    visitor.page.get_by_text("This token opens no seat here").wait_for()
    visitor.page.goto(visitor.address)
    visitor.find("#link").fill("what a nice day")
    visitor.button("Join").click()
    visitor.page.get_by_text("That is no link to a table.").wait_for()
    visitor.find("#link").fill(f"{visitor.address}#table={name}&key={founded['key']}")
    visitor.button("Join").click()
    visitor.until("waiting")
    visitor.page.get_by_text("You are looking on.").wait_for()  # all seats are taken


def test_the_house_goes_away_and_comes_back(visit, tmp_path):
    house = HouseProcess(tmp_path / "data")
    port = house.address.rstrip("/").rpartition(":")[2]
    founded = house.found("dieb", [PERSON, PERSON])
    visitor = visit(founded, house=house)
    visitor.until("live")
    house.stop()
    visitor.find(".line.note").get_by_text("The line is broken").wait_for()
    house.arguments = ("--port", port)
    house.start()
    try:
        visitor.find(".line.note").wait_for(state="detached")
        visitor.key_action()
        visitor.until("waiting")
    finally:
        house.stop()
