"""The characters: chosen at a new table, seen at the table, heard, and one that plays as well as the person."""

from __future__ import annotations

import re

import pytest

from tests.page.conftest import PERSON

GAMES = ("dieb", "voleurs")
SHORT = 40  # decisions after which a match ends


def open_form(driver, game):
    driver.button("Set up a table").click()
    driver.find(f'input[name="game"][value="{game}"]').check(force=True)
    driver.find(".occupant").first.wait_for()
    return driver


def create(driver):
    """Create the table; return the seats that the page asked for."""
    with driver.page.expect_response(lambda response: response.request.method == "POST") as created:
        driver.button("Create the table").click()
    driver.find("[data-state]").wait_for()
    return created.value.request.post_data_json["seats"]


def seats(*bots):
    return [PERSON, *({"kind": "bot", "bot": bot} for bot in bots)]


def checked(driver, group):
    return driver.find(f'input[name="{group}"]:checked').get_attribute("value")


@pytest.mark.parametrize("game", GAMES)
def test_characters_are_chosen_by_keyboard(open_page, game):
    driver = open_form(open_page(), game)
    keys = driver.page.keyboard
    driver.find('input[name="seat"]:checked').focus()
    assert checked(driver, "seat") == "1"
    keys.press("ArrowRight")
    assert checked(driver, "seat") == "2"
    driver.page.get_by_role("group", name="Who sits at seat 3, the ivory triangle?").wait_for()
    driver.find('input[name="occupant"]:checked').focus()
    chosen = checked(driver, "occupant")
    keys.press("ArrowRight")
    assert checked(driver, "occupant") != chosen
    driver.page.get_by_role("radio", name="Dunya").focus()
    keys.press("Space")
    driver.find('[data-about="dunya"]').get_by_text("Everything I tell you is true in some story.").wait_for()
    asked = create(driver)
    assert asked[2] == {"kind": "bot", "bot": "dunya"}
    assert [seat["kind"] for seat in asked] == ["person", "bot", "bot"]


def test_radio_of_a_character_says_all_and_nobody_sits_twice(open_page):
    driver = open_form(open_page(), "dieb")
    dunya = driver.page.get_by_role("radio", name="Dunya storyteller, level 5 of 9; liar, playful")
    dunya.check(force=True)
    driver.page.get_by_role("radio", name="Seat 3:").check(force=True)
    taken = driver.page.get_by_role("radio", name="Dunya sits there")
    assert taken.is_disabled()
    driver.button("One more seat").click()
    assert checked(driver, "seat") == "3"
    driver.button("Surprise me").click()
    driver.page.get_by_role("radio", name="Seat 3:").check(force=True)
    driver.button("Surprise me").click()
    bots = [seat["bot"] for seat in create(driver) if seat["kind"] == "bot"]
    assert len(bots) == len(set(bots)) == 3


@pytest.mark.parametrize("game", GAMES)
def test_adaptive_player_is_chosen_by_touch_and_says_what_it_goes_by(open_page, game):
    driver = open_form(open_page(phone=True), game)
    driver.find(".occupant").last.tap()
    about = driver.find('[data-about="adaptive"]')
    about.get_by_text("it aims at even chances for you").wait_for()
    rating = about.locator("[data-rating]").get_attribute("data-rating")
    about.get_by_text(f"begins at {int(rating):,}").wait_for()
    assert create(driver)[1] == {"kind": "bot", "bot": f"adaptive:{rating}"}
    driver.page.get_by_text("As strong as you").first.wait_for(state="attached")


def test_words_instead_of_faces_in_text_mode(open_page):
    driver = open_page()
    driver.button("Text mode").click()
    open_form(driver, "dieb")
    driver.find(".occupant").get_by_text("ferryman, level 4 of 9; patient, forgiving").wait_for()
    assert driver.find(".occupant svg").count() == 0
    driver.page.get_by_role("radio", name="Idris").check(force=True)
    assert create(driver)[1]["bot"] == "idris"
    driver.find("#command").wait_for()


def finish(page_server, created):
    """Play a match as Ann, with the first legal action each time, until it is over."""
    with page_server.join(created) as ann:
        ann.next()
        while not ann.over:
            if ann.you not in ann.to_act or not ann.legal:
                ann.next()
                continue
            answer = ann.say("play", action=ann.legal[0])
            while ann.number < answer["number"]:
                ann.next()


def test_finished_matches_change_the_rating_once_and_it_can_be_reset(open_page, page_server):
    driver = open_form(open_page(), "dieb")
    driver.page.get_by_role("radio", name="As strong as you").check(force=True)
    rating = driver.find("[data-rating]")
    first = int(rating.get_attribute("data-rating"))
    created = page_server.create_table("dieb", seats("yusuf"))
    finish(page_server, created)
    for _ in range(2):  # it is counted once
        driver.open_table(created)
        driver.until("over")
        driver.page.wait_for_function("() => localStorage.getItem('baghdad.ratings')")
        driver.page.goto(driver.address)
        driver.page.reload()
        open_form(driver, "dieb")
        driver.page.get_by_role("radio", name="As strong as you").check(force=True)
        rating.get_by_text("after one finished match against computer players").wait_for()
        assert int(rating.get_attribute("data-rating")) != first
    driver.button("Reset my rating").click()
    rating.get_by_text(f"begins at {first:,}").wait_for()
    assert driver.page.evaluate("localStorage.getItem('baghdad.ratings')") == "{}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True])
def test_characters_have_faces_and_greet(open_page, page_server, game, phone):
    driver = open_page(page_server.create_table(game, seats("safiya", "journeyman")), phone=phone)
    bubble = driver.find("[data-said=says]")
    bubble.get_by_text("I count your cards so that you needn't.").wait_for()
    box, width = bubble.bounding_box(), driver.page.viewport_size["width"]
    assert 0 <= box["x"] <= box["x"] + box["width"] <= width
    announced = driver.find("[data-testid=announced]").get_by_text("Safiya: “I count your cards so that you needn't.”")
    announced.wait_for(state="attached")
    driver.find("#face-safiya").wait_for(state="attached")
    if game == "dieb":
        face = driver.find('[data-spot="seat-1"] [data-face="safiya"]')
        assert face.bounding_box()["width"] >= 34
        colours = face.evaluate("face => [face.style.getPropertyValue('--pc'), face.style.getPropertyValue('--pl')]")
        assert colours == ["#2474D6", "#0C3A78"]
        assert driver.find('[data-spot="seat-1"] .sign svg').count() == 1  # not by colour alone
        assert driver.find('[data-spot="seat-2"] [data-face]').count() == 0  # a level of earlier versions
    assert driver.find('[data-spot="seat-0"] [data-face]').count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_talk_can_be_switched_off_and_stays_off(open_page, page_server, game):
    driver = open_page(page_server.create_table(game, seats("idris", "idris"), options={}))
    driver.find("[data-said]").wait_for()
    driver.page.keyboard.press("m")
    driver.button("Talk at the table").click()
    assert driver.button("Talk at the table").get_attribute("aria-pressed") == "false"
    driver.page.keyboard.press("Escape")
    driver.gone("dialog")
    assert driver.find("[data-said]").count() == 0
    driver.page.reload()
    driver.until("live", "waiting")
    driver.find("[data-face], [data-spot]").first.wait_for(state="attached")
    other = page_server.create_table(game, seats("maryam", "maryam"))
    driver.open_table(other)
    driver.until("live", "waiting")
    driver.page.keyboard.press("m")
    driver.button("Talk at the table").wait_for()
    assert driver.button("Talk at the table").get_attribute("aria-pressed") == "false"
    assert driver.find("[data-said]").count() == 0
    assert driver.find("[data-testid=announced]").get_by_text("Maryam").count() == 0


def test_lines_stand_in_the_log_and_in_the_text_mode(open_page, page_server):
    created = page_server.create_table("dieb", seats("thabit"), options={"decision_cap": SHORT})
    finish(page_server, created)
    driver = open_page(created)
    driver.until("over")
    greeting = "“I saw your next turn last week.”"
    line = driver.find(".log .said").get_by_text(greeting)
    line.wait_for()
    assert driver.find(".log .said [data-face=thabit]").count() >= 1
    driver.page.keyboard.press("m")
    driver.button("Text mode").click()
    driver.find("#command").wait_for()
    farewell = re.compile("“(A star I hadn't counted|Do you believe in stars now)")
    driver.find(".text li").filter(has_text=farewell).wait_for()


def test_axe_finds_nothing_with_characters(open_with_axe, page_server):
    reader = open_form(open_with_axe(), "dieb")
    reader.page.get_by_role("radio", name="As strong as you").check(force=True)
    reader.find("[data-rating]").wait_for()
    reader.check("adaptive", "dialog")
    reader.page.get_by_role("radio", name="Dunya").check(force=True)
    reader.check("Dunya", "dialog")
    for game in GAMES:
        reader.open_table(page_server.create_table(game, seats("rayhana", "shadow")))
        reader.find("[data-said]").wait_for()
        reader.check(f"{game}, a greeting")
