"""The school: both are finished by mouse, by keyboard and in words; wrong tries are taken back and answered."""

from __future__ import annotations

import json

import pytest

DIEB_KEYS = ["a", "a", "gbc c", "wcd", "b b", "P", "b", "nef e e", "a", "d"]  # a word is an action, then Enter
DIEB_WORDS = [
    ["smuggle a"],
    ["smuggle a"],
    ["guard b>c c", "smuggle c"],
    ["escort c>d d"],
    ["smuggle b", "smuggle b"],
    ["pass"],
    ["smuggle b *1"],
    ["neutral e>f", "smuggle e", "smuggle e"],
    ["smuggle a *1"],
    ["place d"],
]
VOLEURS_WORDS = [  # in words players are counted from 1
    ["gem sapphire < Iron, Lambs"],
    ["place caravaneer f1"],
    ["move caravaneer e1>d1 < Lead"],
    ["agent caravaneer < Copper", "move caravaneer desert>e1 < Lead"],
    ["move caravaneer f1>e1 < Lambs", "slipper 2"],
    ["accept 1 < Horses"],
    ["decline 1"],
    ["offer 2 give Mint as Horses want 1 port"],
    ["move thief h1>e2 x f2 < Lambs"],
    ["move vizier i8>i6 < Copper"],
]
MOVERS = {"g": "own", "w": "escort", "n": "neutral"}


def open_step(open_page, game, step, **more):
    driver = open_page(start=f"#school={game}/{step}", **more)
    driver.find(f".areas.school[data-step='{step}'] [data-state=live]").wait_for()
    return driver


def finish(driver, game, do_step):
    """Do all ten steps, one after the other, each opened by the button of the one before."""
    for step in range(1, 11):
        driver.find(f".areas.school[data-step='{step}'] [data-state=live]").wait_for()
        do_step(step)
        driver.find(f".areas.school[data-step='{step}'][data-done]").wait_for()
        if step < 10:
            driver.find(".teacher footer .main").click()
    done = json.loads(driver.page.evaluate("localStorage.getItem('baghdad.school')"))
    assert done == {game: list(range(1, 11))}


def confirmed(driver, confirm):
    """Confirm an action and wait for its update."""
    number = driver.number
    confirm()
    driver.after(number)
    driver.until("live", "waiting", "over")


def test_the_school_of_dieb_is_finished_by_mouse(open_page):
    driver = open_step(open_page, "dieb", 1)

    def click(key):
        if key in MOVERS:
            driver.find(f"[data-mover={MOVERS[key]}]").click()
        else:
            driver.find(f"[data-palace={key}]").click(position={"x": 12, "y": 12})

    def do_step(step):
        for word in DIEB_KEYS[step - 1].split():
            driver.find("[data-state=live]").wait_for()
            if word == "P":
                confirmed(driver, driver.find("[data-ending=draw]").click)
                continue
            for key in word:
                click(key)
            confirmed(driver, driver.confirm.click)

    finish(driver, "dieb", do_step)
    driver.find(".teacher").filter(has_text="Take the exam").wait_for()


def test_the_school_of_dieb_is_finished_by_keyboard_in_german(open_page):
    driver = open_step(open_page, "dieb", 1, locale="de")

    def do_step(step):
        for word in DIEB_KEYS[step - 1].split():
            driver.find("[data-state=live]").wait_for()
            for key in word.lower():
                driver.page.keyboard.press(key)
            confirmed(driver, lambda: driver.page.keyboard.press("Enter"))

    finish(driver, "dieb", do_step)
    driver.find(".teacher").filter(has_text="Mach die Prüfung").wait_for()


@pytest.mark.parametrize(("press", "locale"), [("click", "en-GB"), ("keyboard", "de")])
def test_the_school_of_voleurs_is_finished_with_what_the_teacher_shows(open_page, press, locale):
    driver = open_step(open_page, "voleurs", 1, locale=locale)

    def activate(element):
        if press == "click":
            element.click()
        else:
            element.focus()
            driver.page.keyboard.press("Enter")

    def do_step(step):
        for action in VOLEURS_WORDS[step - 1]:
            driver.find("[data-state=live]").wait_for()
            if action.startswith("decline"):
                confirmed(driver, lambda: activate(driver.find("[data-area=offers] .button").first))
                continue
            if action.startswith("slipper"):
                confirmed(driver, lambda: activate(driver.find(".bar .button").filter(has_text="Saïd").first))
                continue
            activate(driver.find(".teacher footer .button").first)
            driver.confirm.wait_for()
            confirmed(driver, lambda: activate(driver.confirm))

    finish(driver, "voleurs", do_step)


@pytest.mark.parametrize(("game", "words", "locale"), [("dieb", DIEB_WORDS, "en-GB"), ("voleurs", VOLEURS_WORDS, "de")])
def test_both_schools_are_finished_in_words(open_page, game, words, locale):
    driver = open_page(locale=locale)
    driver.page.evaluate("localStorage.setItem('baghdad.likes', JSON.stringify({ text: true }))")
    driver.page.goto(f"{driver.address}#school={game}/1")
    driver.page.reload()

    def do_step(step):
        for action in words[step - 1]:
            driver.find("[data-state=live]").wait_for()
            driver.find("#command").fill(action)
            confirmed(driver, lambda: driver.page.keyboard.press("Enter"))

    finish(driver, game, do_step)


def wrong_try(driver, keys, tries):
    driver.find("[data-state=live]").wait_for()
    for key in keys:
        driver.page.keyboard.press(key)
    driver.find(f".teacher[data-tries='{tries}'] .answer").wait_for()
    driver.find("[data-state=live]").wait_for()


def test_a_wrong_try_is_taken_back_and_answered_and_help_grows(open_page):
    driver = open_step(open_page, "dieb", 8)
    thieves = driver.find("[data-palace=e]").get_attribute("aria-label")
    wrong_try(driver, ["e", "Enter"], 1)
    driver.find(".answer").filter(has_text="the next would have cost 2 cards").wait_for()
    assert driver.find("[data-palace=e]").get_attribute("aria-label") == thieves
    assert driver.find("[data-testid=spotlight] .glows").count() == 0
    wrong_try(driver, ["e", "Enter"], 2)
    driver.find("[data-testid=spotlight] .glows").first.wait_for(state="attached")
    wrong_try(driver, ["p", "Enter"], 3)
    assert "main" in driver.find(".teacher footer .button").first.get_attribute("class")
    driver.find(".teacher footer .button").first.click()
    confirmed(driver, driver.confirm.click)
    assert driver.find(".areas.school[data-done]").count() == 0  # two more actions to do


def test_a_refused_try_is_answered_with_numbers(open_page):
    driver = open_step(open_page, "dieb", 2)
    wrong_try(driver, ["b"], 1)
    driver.find(".answer").filter(has_text="that is 2 Moon cards, and you hold 1").wait_for()


def test_a_lost_race_is_run_again(open_page):
    driver = open_step(open_page, "dieb", 9)
    wrong_try(driver, ["p", "Enter"], 1)
    driver.find(".answer").filter(has_text="She had won").wait_for()


def test_axe_finds_nothing_in_the_school(open_with_axe):
    for game, step in (("dieb", 1), ("voleurs", 2)):
        reader = open_step(open_with_axe, game, step)
        reader.check(f"the school of {game}")
