"""The first page: what one comes back to, and where others wait."""

from __future__ import annotations

import re

from tests.page.conftest import PERSON

OPEN = {"kind": "open"}


def test_two_clicks_from_the_first_page_to_a_first_move_and_back_to_the_match(visit):
    visitor = visit().play_now()
    visitor.until("live")
    visitor.find('[data-palace="a"]').click()
    visitor.says("Place your guard at a")
    visitor.page.get_by_label("To the first page").click()
    mine = visitor.page.get_by_role("heading", name="My matches")
    mine.wait_for()
    visitor.find(".tables li a").first.click()
    visitor.until("live")


def test_while_a_table_takes_long_to_set_up_the_page_says_why(visit):
    visitor, held = visit(), []
    visitor.page.route(
        "**/api/tables", lambda route: held.append(route) if route.request.method == "POST" else route.continue_()
    )
    visitor.button("Play now").click()
    visitor.page.get_by_role("status").get_by_text("The very first time").wait_for()
    held[0].continue_()
    visitor.until("live", "waiting")


def test_an_open_table_is_listed_joined_and_gone_from_the_list(visit, page_house):
    founded = page_house.found("dieb", [PERSON, OPEN], listed=True)
    name = founded["table"]["table"]
    visitor = visit()
    visitor.find(f'.tables a[href*="{name}"]').click()
    visitor.page.get_by_label("Your name").fill("Ben")
    visitor.button("Sit down").click()
    visitor.until("waiting")
    assert name not in [table["table"] for table in page_house.ask("GET", "api/tables")[1]["tables"]]


def test_a_clock_runs_and_somebody_stands_in_when_it_has_run_out(visit, page_house):
    founded = page_house.found("dieb", [PERSON, {"kind": "person", "name": "Ben"}], clock={"seconds": 3})
    visitor = visit(founded)
    clock = visitor.page.get_by_role("timer")
    clock.wait_for()
    assert clock.inner_text() in ("0:03", "0:02", "0:01", "0:00")
    visitor.page.get_by_role("timer", name=re.compile("Ben")).wait_for()
