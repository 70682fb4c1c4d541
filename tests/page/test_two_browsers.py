"""Two browsers at one table: chat, a reload, lost connections; wrong links; a server that restarts or is newer."""

from __future__ import annotations

import json

import pytest

from tests.page.conftest import PERSON
from tests.server.server_process import ServerProcess


@pytest.fixture
def ann_and_ben(open_page):
    """Ann sets up a table and sends the link; Ben, who reads German, joins."""
    ann = open_page()
    ann.button("Set up a table").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_role("radio", name="A friend, by link", exact=True).check(force=True)
    dialog.get_by_role("button", name="Create the table").click()
    ann.page.get_by_text("Nobody else can reach this server yet.").wait_for()  # Ben is at the same machine
    (stored,) = json.loads(ann.page.evaluate("localStorage.getItem('baghdad.tables')"))
    ben = open_page(locale="de-AT", start=f"#table={stored['table']}&key={stored['key']}")
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.button("Hinsetzen").click()
    ann.until("live")
    ben.until("waiting")
    return ann, ben


def test_match_goes_on_after_chat_reload_and_lost_connection(ann_and_ben):
    ann, ben = ann_and_ben
    ann.find("#say-what").select_option("chat-good-luck")
    ann.button("Send").click()
    ben.find(".chat li").get_by_text("Viel Glück").wait_for()  # everybody reads templates in their own language
    ann.play_by_keyboard()
    ben.until("live")
    ben.page.reload()
    ben.until("live")
    ben.play_by_keyboard()
    ann.until("live")
    ben.context.set_offline(True)
    ben.find(".toast.note").get_by_text("unterbrochen").wait_for()
    number = ben.number
    ann.play_by_keyboard()
    ben.find(".toast.note").get_by_text("unterbrochen").wait_for()
    assert ben.number == number
    ben.context.set_offline(False)
    ben.after(number)
    ben.until("live")
    ben.gone(".toast.note")
    check_play_while_offline(ben)
    ann.until("live")


def check_play_while_offline(ben):
    """Check that an action played offline is sent once when the connection is back."""
    number = ben.number
    palace = str(ben.find(".tile.possible .face").first.get_attribute("data-palace"))
    ben.page.keyboard.press(palace)
    ben.confirm.wait_for()
    ben.context.set_offline(True)
    ben.find(".toast.note").wait_for()
    ben.confirm.click()
    ben.find(".bar .buttons .main:disabled").wait_for()  # the order waits for an answer
    ben.context.set_offline(False)
    ben.after(number)
    assert ben.number == number + 1
    assert "Du: " in str(ben.find(f'[data-palace="{palace}"]').get_attribute("aria-label"))


def test_wrong_link_wrong_token_and_full_table(open_page, page_server):
    driver = open_page(start="#table=nowhere&token=x")
    driver.page.get_by_role("heading", name="No such table").wait_for()
    created = page_server.create_table("dieb", [PERSON, PERSON])
    name = created["table"]["table"]
    driver.page.goto(f"{driver.address}#table={name}&token=wrong")
    driver.page.get_by_text("This link or token belongs to no seat here").wait_for()
    driver.page.goto(driver.address)
    driver.button("I have a link from a friend").click()
    driver.find("#link").fill("what a nice day")
    driver.button("Join").click()
    driver.page.get_by_text("That isn't a link to a table.").wait_for()
    driver.find("#link").fill(f"{driver.address}#table={name}&key={created['key']}")
    driver.button("Join").click()
    driver.until("waiting")
    driver.page.get_by_text("You are watching.").wait_for()  # all seats are taken


def test_page_reconnects_after_the_server_restarts(open_page, tmp_path):
    server = ServerProcess(tmp_path / "data")
    port = server.address.rstrip("/").rpartition(":")[2]
    created = server.create_table("dieb", [PERSON, PERSON])
    driver = open_page(created, server=server)
    driver.until("live")
    server.stop()
    driver.find(".toast.note").get_by_text("Connection lost").wait_for()
    server.arguments = ("--port", port)
    server.start()
    try:
        driver.find(".toast.note").wait_for(state="detached")
        driver.play_by_keyboard()
        driver.until("waiting")
    finally:
        server.stop()


def test_page_of_another_protocol_asks_to_be_reloaded(open_page):
    driver = open_page()
    reject = {"family": "server-error", "code": "other_protocol", "facts": {"protocol": 2, "known": 3}}
    answer = json.dumps({"type": "reject", "id": None, **reject})
    driver.page.route_web_socket("**/ws", lambda socket: socket.on_message(lambda _: socket.send(answer)))
    driver.page.goto(f"{driver.address}#table=some&token=some")
    driver.page.get_by_role("heading", name="This page is out of date").wait_for()
    assert "Reload this page" in driver.page.get_by_role("alert").inner_text()
    driver.page.unroute_all()
    with driver.page.expect_navigation():
        driver.button("Reload").click()
