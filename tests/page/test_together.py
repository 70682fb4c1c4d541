"""Two browsers at one table: one is reloaded, one loses its line, both go on; and what goes wrong on the way."""

from __future__ import annotations

import pytest

PERSON = {"kind": "person", "name": "Ann"}


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


def test_one_is_reloaded_one_goes_offline_and_both_go_on(together):
    ann, ben = together
    ann.key_action()
    ben.until("live")
    ben.page.reload()
    ben.until("live")
    german_confirm(ben)
    ann.until("live")
    ben.context.set_offline(True)
    ben.find(".line.note").get_by_text("unterbrochen").wait_for()
    number = ben.number
    ann.key_action()
    ann.page.wait_for_timeout(300)
    assert ben.number == number
    ben.context.set_offline(False)
    ben.after(number)
    ben.until("live")
    assert ben.find(".line.note").count() == 0
    german_confirm(ben)
    ann.until("live")


def german_confirm(ben):
    number = ben.number
    ben.page.keyboard.press(str(ben.find(".tile.possible .face").first.get_attribute("data-palace")))
    ben.button("Bestätigen").click()
    ben.after(number)


def test_what_is_played_offline_is_played_when_the_line_is_back(together):
    ann, ben = together
    ann.page.keyboard.press("a")
    ann.context.set_offline(True)
    ann.find(".line.note").wait_for()
    ann.button("Confirm").click()
    ann.page.wait_for_timeout(200)
    ann.context.set_offline(False)
    ben.until("live")
    assert "1" in ben.find('.tile [data-palace="a"]').get_attribute("aria-label")


def test_templates_are_read_in_each_reader_s_language(together):
    ann, ben = together
    ann.find("#say-what").select_option("chat-good-luck")
    ann.button("Send").click()
    ben.find(".talk li").get_by_text("Viel Glück").wait_for()


def test_a_wrong_link_a_wrong_seat_and_a_full_table(visit, page_house):
    nowhere = visit(start="#table=nowhere&token=x")
    nowhere.page.get_by_role("heading", name="No such table").wait_for()
    founded = page_house.found("dieb", [PERSON, {"kind": "bot", "bot": "apprentice"}])
    name = founded["table"]["table"]
    stranger = visit(start=f"#table={name}&token=wrong")
    stranger.page.get_by_text("This token opens no seat here").wait_for()
    onlooker = visit(start=f"#table={name}&key={founded['key']}")
    onlooker.until("waiting")
    assert onlooker.page.get_by_text("You are looking on.").is_visible()
    home = visit()
    home.find("#link").fill("what a nice day")
    home.button("Join").click()
    home.page.get_by_text("That is no link to a table.").wait_for()


def test_the_house_goes_away_and_comes_back(visit, tmp_path):
    from tests.house.houses import HouseProcess

    house = HouseProcess(tmp_path / "data")
    port = house.address.rstrip("/").rpartition(":")[2]
    founded = house.found("dieb", [PERSON, PERSON])
    visitor = visit(house=house).sit(founded["table"]["table"], founded["tokens"][0])
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
