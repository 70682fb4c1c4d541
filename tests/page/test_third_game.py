"""A third game, which the page has no part for: it is listed, set up, played as text and looked through."""

from __future__ import annotations

import re

import pytest

from tests.page.conftest import PERSON
from tests.page.fixed_seed_servers import THIRD_GAME
from tests.server.server_process import GENEROUS, ServerProcess

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("third"), GENEROUS, call=THIRD_GAME)
    yield server
    assert server.stop() == 0


def play_whole_match(driver, play):
    """Play until the match is over; return the number of own actions."""
    actions = 0
    while driver.until("live", "over") == "live":
        number = driver.number
        play(driver)
        actions += 1
        driver.after(number)
    return actions


def test_home_lists_the_game_and_starts_it(open_page, server):
    driver = open_page(server=server)
    cards = driver.find(".game h2")
    cards.nth(2).wait_for()
    assert cards.all_inner_texts() == ["The Thief of Baghdad", "The Thieves of Baghdad", "The Dozen"]
    card = driver.find('.game:has-text("The Dozen")')
    assert card.get_by_role("button").count() == 1, "neither a lesson nor a rulebook"
    assert card.get_by_role("link").count() == 0
    card.get_by_role("button").click()
    driver.until("live", "waiting")
    assert driver.page.get_by_role("heading", level=1).inner_text() == "The Dozen"
    driver.page.get_by_label("Home").click()
    driver.find(".tables li a").get_by_text("The Dozen").wait_for()


def test_whole_match_by_clicks_with_hint_undo_and_replay(open_page, server):
    driver = open_page(server.create_table("dozen", [PERSON, BOT], options={"low": True}), server=server)
    driver.until("live")
    assert driver.page.get_by_role("link", name="Rules").count() == 0
    driver.find("dt").get_by_text("low").wait_for()
    driver.button("Hint").click()
    driver.page.get_by_role("dialog").get_by_role("button", name="Choose").first.click()
    assert re.fullmatch(r"play \d+", driver.find("#command").input_value())
    driver.button("Send").click()
    driver.until("live")
    driver.button("Undo").click()
    driver.page.get_by_role("alert").wait_for()  # somebody has drawn a card
    assert play_whole_match(driver, lambda driver: driver.find("[aria-labelledby=actions] button").first.click()) == 5
    summary = driver.page.get_by_role("dialog")
    summary.get_by_text("points. ").wait_for()
    summary.get_by_role("link", name="Download the record").wait_for()
    summary.get_by_text("Yes: the seed").wait_for()
    summary.get_by_role("button", name="Replay the match").click()
    hands = driver.find("tbody tr td:last-child")
    driver.page.get_by_text("0 / 12").wait_for()
    assert "–" not in hands.all_inner_texts(), "everything is shown"
    assert driver.find("thead").inner_text().split() == ["trick", "points", "hands"]
    driver.page.get_by_label("One step on").click()
    driver.find(".events").get_by_text("played: Ann, card").wait_for()


def test_whole_match_by_notation_on_a_phone_in_german(open_page, server):
    created = server.create_table("dozen", [PERSON, BOT, BOT])
    driver = open_page(created, server=server, phone=True, locale="de")

    def play(driver):
        action = driver.find("[aria-labelledby=actions] button").last.inner_text()
        driver.find("#command").fill(action)
        driver.page.keyboard.press("Enter")

    driver.until("live")
    driver.find("#command").fill("play 99")
    driver.page.keyboard.press("Enter")
    driver.find(".answers p").wait_for()
    held = driver.find("[aria-labelledby=actions] button").all_inner_texts()
    missing = next(card for card in range(1, 13) if f"play {card}" not in held)
    driver.find("#command").fill(f"play {missing}")
    driver.page.keyboard.press("Enter")
    driver.find(".answers").get_by_text(f"not in hand: card {missing}").wait_for()
    assert play_whole_match(driver, play) == 4
    driver.page.get_by_role("dialog").wait_for()


def test_rules_of_a_game_without_a_rulebook_are_those_of_the_first(open_page, server):
    driver = open_page(server=server, start="#rules=dozen")
    driver.page.get_by_role("heading", level=1, name="The Thief of Baghdad").wait_for()


def test_axe_finds_nothing_at_its_table_or_in_its_form(open_with_axe, server):
    created = server.create_table("dozen", [PERSON, BOT])
    reader = open_with_axe(created, server=server)
    reader.until("live")
    reader.check("a third game")
    reader.page.goto(reader.address)
    reader.button("Set up a table").click()
    reader.find('input[name="game"][value="dozen"]').check(force=True)
    reader.find('[data-option="low"]').get_by_role("checkbox").wait_for()
    reader.check("set up", "dialog")
