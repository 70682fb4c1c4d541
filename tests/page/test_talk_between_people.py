"""Chat between people on the page: free text, mute and block, and phrases alone at public tables."""

from __future__ import annotations

from tests.page.conftest import PERSON

BEN = {"kind": "person", "name": "Ben"}


def open_both(open_page, page_server, **more):
    created = page_server.create_table("dieb", [PERSON, BEN], **more)
    ann, ben = open_page(created), open_page(created, seat=1)
    for driver in (ann, ben):
        driver.find(".chat").first.wait_for()
    return created, ann, ben


def say(driver, text):
    driver.page.get_by_label("Your own words").fill(text)
    driver.button("Send").click()


def test_people_talk_freely_and_can_be_blocked_for_good(open_page, page_server):
    _, ann, ben = open_both(open_page, page_server)
    say(ben, "<b>Shall we?</b>")
    line = ann.find(".chat li").filter(has_text="<b>Shall we?</b>")  # as text
    line.wait_for()
    line.get_by_role("button", name="block").click()
    line.wait_for(state="detached")
    ann.button("Unblock Ben").wait_for()
    other = page_server.create_table("dieb", [PERSON, BEN])
    elsewhere = ann.open_table(other)
    elsewhere.button("Unblock Ben").wait_for()
    with page_server.join(other, seat=1) as speaker:
        speaker.next()
        speaker.say("say", text="It's me again")
    snapshot = page_server.ask("GET", f"api/tables/{other['table']['table']}/snapshot", token=other["tokens"][0])[1]
    assert snapshot["chat"] == []  # the server doesn't send it to her
    elsewhere.button("Unblock Ben").click()
    elsewhere.button("Unblock Ben").wait_for(state="detached")
    with page_server.join(other, seat=1) as speaker:
        speaker.next()
        speaker.say("say", text="Better now?")
    elsewhere.find(".chat li").filter(has_text="Better now?").wait_for()


def test_strangers_have_phrases_only(open_page, page_server):
    _, ann, ben = open_both(open_page, page_server, listed=True)
    assert ann.page.get_by_label("Your own words").count() == 0
    ann.page.get_by_label("Say something").select_option("chat-hello")
    ann.button("Send").click()
    ben.find(".chat li").filter(has_text="Hello").wait_for()
