"""Accessibility: axe finds nothing in any state, in both themes, on a desktop and a phone."""

from __future__ import annotations

from tests.page.browser_launch import PHONE
from tests.page.conftest import PERSON

BEN = {"kind": "person", "name": "Ben"}


def test_axe_finds_nothing_from_home_to_the_waiting_room(open_with_axe, page_server):
    waiting = page_server.create_table("dieb", [PERSON, {"kind": "open"}], listed=True)
    reader = open_with_axe()
    reader.page.get_by_role("heading", name="Open tables").wait_for()
    reader.check("home")
    reader.button("Set up a table").click()
    reader.check("set up", "dialog")
    reader.page.keyboard.press("Escape")
    reader.page.goto(f"{reader.address}#table={waiting['table']['table']}")
    reader.page.get_by_label("Your name").wait_for()
    reader.check("joining")
    reader.page.goto(f"{reader.address}#table={waiting['table']['table']}&token={waiting['tokens'][0]}")
    reader.button("Start now").wait_for()
    reader.check("waiting room")
    reader.page.goto(reader.address + "#rules=dieb")
    reader.find("article").first.wait_for()
    reader.check("rules")
    reader.page.goto(reader.address + "#table=nowhere&token=x")
    reader.page.get_by_role("heading", name="No such table").wait_for()
    reader.check("no such table")


def test_axe_finds_nothing_in_a_turn(open_with_axe, placed):
    reader = open_with_axe(placed)
    reader.until("live")
    reader.check("turn")
    refused = reader.find(".tile:not(.possible) .face").first.get_attribute("data-palace")
    reader.page.keyboard.press(str(refused))
    reader.find(".note").first.wait_for()
    reader.check("refused", ".dieb")
    reader.page.keyboard.press("Escape")
    for key, name, within in (("m", "Menu", ""), ("?", "Keys", ""), ("h", "Hint", "button.small:not(.quiet)")):
        reader.page.keyboard.press(key)
        reader.find(f"dialog {within}").first.wait_for()
        reader.check(name, "dialog")
        reader.page.keyboard.press("Escape")
        reader.find("dialog").wait_for(state="detached")
    reader.page.keyboard.press("m")
    reader.button("Text mode (for screen readers)").click()
    reader.find("#command").wait_for()
    reader.check("text")


def test_axe_finds_nothing_with_chat_clock_and_curtain(open_with_axe, page_server):
    seen_early = {"peek": True}  # hands are seen while guards are placed, and so there is something to hide
    created = page_server.create_table("dieb", [PERSON, BEN], options=seen_early, clock={"seconds": 3600})
    with page_server.join(created, 1) as ben:
        ben.next()
        ben.say("say", key="chat-good-luck")
    reader = open_with_axe(created)
    reader.until("live")
    reader.page.keyboard.press("a")
    reader.confirm.wait_for()
    reader.find(".chat li").wait_for()
    reader.page.get_by_role("timer").wait_for()
    reader.check("selection, chat, clock")
    reader.page.set_viewport_size(PHONE)
    reader.button("Log").click()
    reader.find("dialog .chat li").wait_for()
    reader.check("log and chat", "dialog", (PHONE,))
    reader.page.keyboard.press("Escape")
    reader.context.set_offline(True)
    reader.find(".toast.note").wait_for()
    reader.check("offline", ".frame")
    reader.context.set_offline(False)
    reader.page.evaluate(
        "([table, tokens]) => localStorage.setItem('baghdad.tables', JSON.stringify("
        "[{ table, game: 'dieb', tokens, names: [], over: false, at: 1 }]))",
        [created["table"]["table"], dict(enumerate(created["tokens"]))],
    )
    reader.page.reload()
    reader.find(".curtain").wait_for()
    reader.check("curtain")


def test_axe_finds_nothing_after_a_match(open_with_axe, finished_match):
    reader = open_with_axe(finished_match)
    reader.until("over")
    reader.button("Result").click()
    reader.find("dialog .turnings").wait_for()
    reader.check("after the match", "dialog")
    reader.find("dialog .row .main").click()
    reader.button("One step on").click()
    reader.check("replay")
