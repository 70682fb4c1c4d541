"""A third game: without a page of its own it is played as text; with a page and words, by these."""

from __future__ import annotations

import re

import pytest

from tests.page.conftest import PERSON
from tests.page.fixed_seed_servers import GAME_WITH_BROKEN_PAGE, GAME_WITH_PAGE, THIRD_GAME
from tests.server.server_process import GENEROUS, ServerProcess

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("third"), GENEROUS, call=THIRD_GAME)
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="module")
def page_part_server(tmp_path_factory):
    server = ServerProcess(tmp_path_factory.mktemp("page"), GENEROUS, call=GAME_WITH_PAGE)
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
    driver.page.get_by_text("0 / 12").wait_for()
    driver.find("dt").get_by_text("place").wait_for()  # of every card: everything is shown
    assert driver.find("thead").inner_text().split() == ["hands:", "size", "hands:", "cards"]
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
    driver.find(".answers p").first.wait_for()
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


# --- with a page and words of its own --------------------------------------------------------------------------------


def test_whole_match_on_a_board_of_its_own(open_page, page_part_server):
    created = page_part_server.create_table("dozen", [PERSON, BOT], options={"low": True})
    driver = open_page(created, server=page_part_server)
    driver.until("live")
    assert driver.find(".dozen-card").count() == 3
    assert driver.find("#command").count() == 0, "no text table"
    driver.button("Hint").click()
    driver.page.get_by_role("dialog").get_by_role("button", name="Choose").first.click()
    driver.page.get_by_role("button", name=re.compile(r"play \d+")).wait_for()
    assert play_whole_match(driver, lambda driver: driver.find(".dozen-card:enabled").first.click()) == 6
    driver.page.get_by_role("dialog").get_by_text("Most points win: ").wait_for()
    driver.page.keyboard.press("Escape")
    driver.find(".log").get_by_text("All cards are played.").wait_for()
    driver.find(".log").get_by_text("wins the trick").first.wait_for()


def test_its_words_are_in_the_readers_language(open_page, page_part_server):
    driver = open_page(server=page_part_server, locale="de")
    driver.find(".game h2").get_by_text("Das Dutzend").wait_for()
    driver.page.get_by_label("Sprache").select_option("en")
    driver.find(".game h2").get_by_text("The Dozen").wait_for()
    driver.page.get_by_label("Language").select_option("fr")
    driver.page.get_by_role("button", name="Préparer une table").wait_for()
    driver.find(".game h2").get_by_text("The Dozen").wait_for()  # there are no French words
    driver.page.get_by_label("Langue").select_option("de")
    driver.page.get_by_role("button", name="Tisch einrichten").click()
    driver.find('input[name="game"][value="dozen"]').check(force=True)
    driver.find('[data-option="low"]').get_by_text("Die niedrigste Karte gewinnt den Stich").wait_for()


def test_the_text_table_speaks_the_readers_language(open_page, page_part_server):
    created = page_part_server.create_table("dozen", [PERSON, BOT])
    driver = open_page(created, server=page_part_server, locale="de", phone=True)
    driver.until("live")
    held = driver.find(".dozen-card").all_inner_texts()
    missing = next(card for card in range(1, 13) if str(card) not in held)
    driver.page.evaluate("localStorage.setItem('baghdad.likes', JSON.stringify({ text: true }))")
    driver.page.reload()
    driver.find("#command").fill(f"play {missing}")
    driver.page.keyboard.press("Enter")
    driver.find(".answers").get_by_text(f"Die {missing} hast du nicht auf der Hand.").wait_for()


def test_axe_finds_nothing_on_its_board(open_with_axe, page_part_server):
    reader = open_with_axe(page_part_server.create_table("dozen", [PERSON, BOT]), server=page_part_server)
    reader.until("live")
    reader.find(".dozen-card").first.wait_for()
    reader.check("a board without Svelte")


def test_a_page_that_cannot_be_loaded_is_replaced_by_text_with_a_notice(open_page, tmp_path):
    server = ServerProcess(tmp_path, GENEROUS, call=GAME_WITH_BROKEN_PAGE)
    try:
        driver = open_page(server.create_table("dozen", [PERSON, BOT]), server=server)
        driver.page.get_by_role("alert").get_by_text("The board of this game can't be loaded").wait_for()
        driver.until("live")
        driver.find("[aria-labelledby=actions] button").first.click()
        driver.until("live")
        assert ["404" in error for error in driver.errors] == [True], "the module"
        driver.errors.clear()
        driver.context.close()
    finally:
        assert server.stop() == 0
