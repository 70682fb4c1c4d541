"""The form that sets a table up: its fields follow from the options that the games declare."""

from __future__ import annotations

import pytest

import baghdad
from baghdad.core.options import declared
from baghdad.words import LANGUAGES
from tests.voleurs.boards import text_of

GAMES = ("dieb", "voleurs")
OWN_BOARD = text_of("oasis").replace("The Oasis", "Our City")


def open_form(open_page, game="dieb", **more):
    driver = open_page(**more)
    driver.find("main .row:has(> .toggle) > button").first.click()
    driver.find(f'input[name="game"][value="{game}"]').check(force=True)
    return driver


def field(driver, option):
    return driver.find(f'[data-option="{option}"]')


def create(driver):
    """Create the table; return the options that the page sent, which are in effect at the table."""
    with driver.page.expect_response(lambda response: response.request.method == "POST") as created:
        driver.find("dialog form .main").click()
    driver.find("[data-state]").wait_for()
    sent = created.value.request.post_data_json["options"]
    assert created.value.json()["table"]["options"].items() >= sent.items()
    return sent


def refused(driver, text):
    """Try to create the table; wait for the sentence that refuses it."""
    driver.find("dialog form .main").click()
    driver.page.get_by_role("alert").get_by_text(text).wait_for()
    assert "status of 400" in driver.errors.pop()


@pytest.mark.parametrize("game", GAMES)
def test_form_has_every_option_and_folds_limits_away(open_page, game):
    driver = open_form(open_page, game)
    options = declared(baghdad.game(game).options_type)
    field(driver, options[0].name).wait_for()
    shown = driver.page.eval_on_selector_all("[data-option]", "found => found.map((one) => one.dataset.option)")
    assert sorted(shown) == sorted(option.name for option in options)
    for option in options:
        assert field(driver, option.name).is_visible() == (option.group != "limits"), option.name
        assert field(driver, option.name).locator("a").count() == 1, option.name
    assert "[" not in driver.find("dialog form").inner_text()


def test_edition_is_chosen_and_only_changes_are_sent(open_page):
    driver = open_form(open_page)
    field(driver, "edition").get_by_role("combobox").select_option("Dutch")
    field(driver, "edition").get_by_text("Taking a chest is a choice.").wait_for()
    field(driver, "edition").get_by_role("combobox").select_option("Czech")
    field(driver, "edition").get_by_text("Whoever passes when no dancer is left").wait_for()
    field(driver, "peek").get_by_role("checkbox").check()
    field(driver, "tactical").get_by_role("checkbox").check()
    field(driver, "tactical").get_by_role("checkbox").uncheck()
    assert create(driver) == {"edition": "cs", "peek": True}


def test_advanced_rules_board_and_limits_are_chosen_by_keyboard(open_page):
    driver = open_form(open_page, "voleurs")
    field(driver, "refuge").get_by_role("checkbox").focus()
    driver.page.keyboard.press("Space")
    field(driver, "own_victims").get_by_role("checkbox").uncheck()
    field(driver, "board").get_by_role("combobox").select_option("oasis")
    driver.find("dialog details summary").focus()
    driver.page.keyboard.press("Enter")
    field(driver, "round_cap").get_by_role("spinbutton").fill("30")
    assert create(driver) == {"refuge": True, "own_victims": False, "board": "oasis", "round_cap": 30}


def test_option_that_lets_fewer_play_offers_that_number(open_page):
    driver = open_form(open_page, "voleurs")
    remove = driver.page.get_by_role("button", name="Remove seat")
    assert driver.find('input[name="seat"]').count() == 3
    assert remove.count() == 0
    driver.find("dialog details summary").click()
    field(driver, "two_players").get_by_role("checkbox").check()
    remove.last.click()
    assert driver.find('input[name="seat"]').count() == 2
    assert remove.count() == 0
    assert create(driver) == {"two_players": True}


def test_board_of_ones_own_is_read_from_a_file_or_refused_with_the_line(open_page, tmp_path):
    driver = open_form(open_page, "voleurs")
    field(driver, "board").get_by_role("combobox").select_option("\n")
    text = field(driver, "board").get_by_role("textbox")
    text.fill("name Nowhere\nnonsense\n")
    refused(driver, "Line 2, column 1")
    file = tmp_path / "board.txt"
    file.write_text(OWN_BOARD, encoding="utf-8")
    field(driver, "board").get_by_label("From a file").set_input_files(file)
    driver.page.wait_for_function("text => document.querySelector('textarea').value === text", arg=OWN_BOARD)
    assert create(driver)["board"] == OWN_BOARD


def test_wrong_value_is_refused_with_a_sentence_at_the_form(open_page):
    driver = open_form(open_page, "voleurs", locale="de")
    driver.find("dialog details summary").click()
    limit = field(driver, "offer_cap").get_by_role("spinbutton")
    limit.fill("128")
    refused(driver, "offer_cap")
    assert limit.get_attribute("aria-invalid") == "true"
    assert limit.is_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", [*LANGUAGES, "qps"])
def test_form_fits_a_small_phone_in_every_language(open_page, game, language):
    driver = open_form(open_page, game, start=f"?language={language}", phone=True)
    driver.page.set_viewport_size({"width": 360, "height": 740})
    driver.find("dialog details summary").click()
    sizes = driver.find("dialog").evaluate("({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]")
    assert sizes[0] <= sizes[1]
