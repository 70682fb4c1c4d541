"""The home page: starting a match, one's own matches, open tables, a clock."""

from __future__ import annotations

import re

from tests.page.conftest import PERSON

OPEN = {"kind": "open"}


def test_first_move_takes_two_clicks_and_home_links_to_the_match(open_page):
    driver = open_page().play_now()
    driver.until("live")
    driver.find('[data-palace="a"]').click()
    driver.says("Place your guard at a")
    driver.page.get_by_label("Home").click()
    mine = driver.page.get_by_role("heading", name="My matches")
    mine.wait_for()
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
