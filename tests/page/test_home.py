"""The first page: of newcomers, of those who have been here, open tables, a clock."""

from __future__ import annotations

import json
import re

from tests.page.conftest import BOT, PERSON

OPEN = {"kind": "open"}
BEN = {"kind": "person", "name": "Ben"}
GOLD = "#main .button.main:visible"


def remember(driver, *tables, name="Ann"):
    """Have the browser know these tables and a name, and open the first page again."""
    stored = [
        {
            "table": created["table"]["table"],
            "game": created["table"]["game"],
            "tokens": {"0": created["tokens"][0]},
            "key": created["key"],
            "names": ["Ann"],
            "over": False,
            "at": number,
        }
        for number, created in enumerate(tables)
    ]
    driver.page.evaluate(
        "([tables, name]) => { localStorage.setItem('baghdad.tables', JSON.stringify(tables));"
        " localStorage.setItem('baghdad.likes', JSON.stringify({ name })); }",
        [stored, name],
    )
    driver.page.goto(driver.address + "?again")


def test_newcomer_finds_one_thing_to_do_and_two_ways_out(open_page):
    driver = open_page()
    driver.button("Steal your first chest").wait_for()
    assert driver.find(GOLD).count() == 1
    assert driver.find("#main input:visible").count() == 0  # no name is asked
    driver.find('.scene [data-spot="gate-0-0"]').wait_for()
    driver.button("I have a link from a friend").click()
    driver.page.get_by_label("Link from a friend").fill("nonsense")
    driver.button("Join").click()
    driver.page.get_by_role("alert").get_by_text("That isn't a link to a table").wait_for()
    driver.button("Steal your first chest").click()
    driver.find("[data-state]").wait_for()


def test_returning_player_goes_on_where_the_longest_wait_is(open_page, page_server, finished_match):
    waits = [page_server.create_table("dieb", [PERSON, BOT]) for _ in range(2)]
    others = page_server.create_table("dieb", [PERSON, BEN])
    with page_server.join(others) as client:
        client.next()
        client.say("play", action=client.legal[0])
    driver = open_page()
    remember(driver, others, finished_match, waits[1], waits[0])
    driver.page.get_by_role("heading", name="Welcome back, Ann.").wait_for()
    driver.find(".tables li.main").wait_for()  # the server has answered
    rows = driver.find(".tables li")
    hrefs = [rows.nth(n).locator("a").get_attribute("href") for n in range(4)]
    expected = [waits[0], waits[1], others, finished_match]
    assert [created["table"]["table"] in href for created, href in zip(expected, hrefs, strict=True)] == [True] * 4
    (gold,) = driver.find(GOLD).all_inner_texts()
    assert "Play on" in gold
    assert "Your turn" in rows.nth(0).inner_text()
    assert "more guards to place" in rows.nth(0).inner_text()
    assert "Waiting for Ben · last action now" in rows.nth(2).inner_text()
    driver.page.wait_for_function("() => document.title === '● 2 matches are waiting for you'")
    rows.nth(3).locator("a", has_text="Review").click()
    driver.until("over")
    driver.page.goto(driver.address)
    driver.button("All matches (4)").wait_for()  # the reviewed one is among them only
    assert driver.find(".tables li").count() == 3
    driver.button("All matches (4)").click()
    driver.find(".tables li").nth(3).wait_for()


def test_who_has_been_at_school_reads_how_far_they_are(open_page):
    driver = open_page()
    driver.page.evaluate("() => localStorage.setItem('baghdad.school', JSON.stringify({ dieb: [1, 2, 4] }))")
    driver.page.goto(driver.address + "?again")
    driver.page.get_by_text("3 of 10 steps").wait_for()
    following = driver.page.get_by_role("link", name="Next: step 3")
    assert following.get_attribute("href") == "#school=dieb/3"
    assert driver.page.get_by_role("link", name="Next: step 1").count() == 1
    assert driver.find(GOLD).count() == 1


def test_colour_and_sign_are_chosen_once_and_worn_at_the_table(open_page, page_server):
    driver = open_page()
    remember(driver, page_server.create_table("dieb", [PERSON, BEN]), name="")
    driver.button("Your profile").click()
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("radio", name="violet hexagon").check(force=True)
    dialog.get_by_role("button", name="Keep").click()
    dialog.wait_for(state="detached")
    driver.button("Set up a table").click()
    driver.find(".seat small").filter(has_text="violet hexagon").wait_for()
    driver.page.keyboard.press("Escape")
    driver.play_now()
    driver.until("live", "waiting")
    drawn = driver.find(".frame").inner_html().lower()
    assert "#8e5bd6" in drawn  # violet
    assert "#12b886" not in drawn  # green, the colour of the first seat


def test_play_now_is_as_last_time_and_gold_when_no_match_waits(open_page, page_server):
    others = page_server.create_table("dieb", [PERSON, BEN])
    with page_server.join(others) as client:
        client.next()
        client.say("play", action=client.legal[0])
    driver = open_page()
    remember(driver, others)
    driver.find(".tables li").filter(has_text="Waiting for Ben").wait_for()
    assert "Play now" in driver.find(GOLD).inner_text()
    assert driver.find(GOLD).count() == 1
    driver.button("Set up a table").click()
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Remove seat 3").click()
    dialog.get_by_role("button", name="Keep as favourite").click()
    dialog.get_by_label("Name of the favourite").fill("Two of us")
    dialog.get_by_label("Name of the favourite").press("Enter")
    dialog.get_by_role("button", name="Create the table").click()
    driver.find("[data-state]").wait_for()
    driver.page.goto(driver.address)
    driver.button("Play now").filter(has_text="as last time").click()
    driver.find("[data-state]").wait_for()
    (newest, *_) = json.loads(driver.page.evaluate("localStorage.getItem('baghdad.tables')"))
    driver.page.goto(driver.address)
    driver.button("Two of us").first.click()
    driver.find("[data-state]").wait_for()
    stored = json.loads(driver.page.evaluate("localStorage.getItem('baghdad.tables')"))
    assert [len(table["names"]) for table in (newest, stored[0])] == [2, 2]


def test_first_move_takes_two_clicks_and_home_links_to_the_match(open_page):
    driver = open_page().play_now()
    driver.until("live")
    driver.find('[data-palace="a"]').click()
    driver.says("Place your guard at a")
    driver.page.get_by_label("Home").click()
    driver.page.get_by_role("heading", name="Welcome back.").wait_for()
    driver.find(".tables li a").first.click()
    driver.until("live")


def test_page_says_why_creating_a_table_takes_long(open_page):
    driver, held = open_page(), []
    driver.page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    driver.button("Play now").click()
    driver.page.get_by_role("status").get_by_text("The very first time").wait_for()
    held[0].continue_()
    driver.until("live", "waiting")


def test_open_table_is_listed_until_it_is_joined(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, OPEN], listed=True)
    name = created["table"]["table"]
    driver = open_page()
    driver.find(f'.tables a[href*="{name}"]').click()
    driver.page.get_by_label("Your name").fill("Ben")
    driver.button("Sit down").click()
    driver.until("waiting")
    assert name not in [table["table"] for table in page_server.ask("GET", "api/tables")[1]["tables"]]


def test_clock_runs_and_a_bot_stands_in_at_its_end(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, {"kind": "person", "name": "Ben"}], clock={"seconds": 3})
    driver = open_page(created)
    clock = driver.page.get_by_role("timer")
    clock.wait_for()
    assert clock.inner_text() in ("0:03", "0:02", "0:01", "0:00")
    driver.page.get_by_role("timer", name=re.compile("Ben")).wait_for()
