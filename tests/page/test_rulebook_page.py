"""The rulebook: in every language, its search, links to it, printing, and loading on demand."""

from __future__ import annotations

import json
import re

import pytest

from baghdad import words
from baghdad.core.spelling import plain
from tests.page.page_driver import TIMEOUT
from tests.words.rulebook import PAGE


def desert(language):
    """Return the word for the desert without article and accents, in capitals."""
    return plain(words.localizer_for(language)("voleurs-desert-name")).split()[-1].upper()


def paragraphs(game):
    book = json.loads((PAGE / game / "rules" / "book.json").read_text(encoding="utf-8"))
    return [paragraph["name"] for chapter in book for paragraph in chapter["paragraphs"]]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_rulebooks_open_in_every_language_and_search_ignores_accents(open_page, language):
    driver = open_page(locale=language, start="#rules=dieb")
    driver.find("#rule-editions").wait_for()
    assert driver.find("main article").count() == len(paragraphs("dieb"))
    assert "[" not in driver.find("main").inner_text()  # missing translations are displayed in brackets
    driver.find("nav a:not([aria-current])").first.click()
    driver.find("#rule-plan").wait_for()
    assert driver.find("main article").count() == len(paragraphs("voleurs"))
    assert driver.page.evaluate("document.documentElement.lang") == language
    driver.page.keyboard.press("/")
    driver.page.keyboard.type(desert(language))
    driver.page.wait_for_function("n => document.querySelectorAll('main article').length < n", arg=20)
    shown = driver.find("main article")
    assert shown.count() > 2
    assert all(article.locator("mark").count() for article in shown.all())
    driver.page.keyboard.press("Escape")
    driver.page.wait_for_function(
        "n => document.querySelectorAll('main article').length === n", arg=len(paragraphs("voleurs"))
    )
    assert "[" not in driver.find("main").inner_text()


def test_link_opens_its_paragraph_and_search_can_find_nothing(open_page):
    driver = open_page(start="#rules=dieb&about=theft")
    aimed = driver.find("#rule-theft.aimed")
    aimed.wait_for()
    driver.page.wait_for_function("() => document.activeElement?.closest('article')?.id === 'rule-theft'")
    assert 0 <= aimed.bounding_box()["y"] < 200
    driver.find(
        "aside nav a",
    ).nth(3).click()
    driver.find("#rule-board.aimed").wait_for()
    assert driver.page.evaluate("location.hash") == "#rules=dieb&about=board"
    driver.find("#search").fill("qqq")
    driver.page.get_by_text("Nothing found for “qqq”.").wait_for()
    assert driver.find("main article").count() == 0


def test_refusal_links_to_its_paragraph(open_page):
    driver = open_page().play_now()
    while driver.until("live") and "Place" in driver.sentence:
        driver.play_by_keyboard()
    refused = driver.find(".tile:not(.possible) .face").first.get_attribute("data-palace")
    driver.page.keyboard.press(str(refused))
    link = driver.find(".note").get_by_role("link", name="The rule")
    link.wait_for()
    with driver.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.locator("article.aimed").wait_for(timeout=TIMEOUT)
    assert rules.locator("article.aimed").get_attribute("id") == "rule-smuggle"
    driver.page.keyboard.press("m")
    driver.button("Text mode (for screen readers)").click()
    driver.run_command(f"why smuggle {refused}", re.compile("."))
    driver.find(".answers").get_by_role("link", name="The rule").wait_for()


def test_axe_finds_nothing_in_the_rulebook_of_voleurs(open_with_axe):
    reader = open_with_axe(start="#rules=voleurs&about=goods")
    reader.find("table.goods").wait_for()
    reader.check("the rulebook of voleurs")
    reader.find("#search").fill("desert")
    reader.check("searched")


def test_print_hides_navigation_and_uses_the_day_theme(open_page):
    driver = open_page(start="#rules=dieb")
    driver.find("#rule-editions").wait_for()
    driver.page.emulate_media(media="print")
    driver.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert driver.find("html.day").count() == 1
    assert not driver.find("header").is_visible()
    assert not driver.find("aside").is_visible()
    assert driver.find("#rule-smuggle figure").is_visible()
    colour = driver.find("main").evaluate("main => getComputedStyle(main).color")
    assert colour == "rgb(0, 0, 0)"
    driver.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert driver.find("html.day").count() == 0


def test_rulebook_is_loaded_on_demand_in_one_language(open_page):
    driver = open_page(locale="cs-CZ")
    rules = driver.find('a[href^="#rules"]').first
    rules.wait_for()
    names = "performance.getEntriesByType('resource').map(one => one.name.split('/').pop())"
    first = set(driver.page.evaluate(names))
    assert not [name for name in first if name.startswith(("Rules", "book", "figures"))]
    rules.click()
    driver.find("#rule-editions").wait_for()
    fetched = set(driver.page.evaluate(names)) - first
    assert len([name for name in fetched if name.startswith("cs-")]) == 1
    assert not [name for name in fetched if name.startswith(("en-", "de-", "fr-", "it-", "nl-"))]


def test_pseudolocalization_fits_a_phone(open_page):
    driver = open_page(phone=True, start="?language=qps#rules=voleurs")
    driver.find("#rule-plan").wait_for()
    assert driver.page.evaluate("document.documentElement.scrollWidth") <= 390
