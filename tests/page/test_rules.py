"""The rules on the page: in every language, searched, linked to from a refusal, printed; and fetched only when read."""

from __future__ import annotations

import json
import re

import pytest

from baghdad import words
from tests.page.players import PATIENCE
from tests.words.rulebook import RULES

LOCALES = {"en": "en-GB", "fr": "fr-FR", "cs": "cs-CZ", "it": "it-IT", "nl": "nl-NL", "de": "de-DE"}
SEARCHED = {"en": "DESERT", "fr": "desert", "cs": "poust", "it": "deserto", "nl": "woestijn", "de": "wuste"}


def paragraphs(game):
    book = json.loads((RULES / game / "book.json").read_text(encoding="utf-8"))
    return [paragraph["name"] for chapter in book for paragraph in chapter["paragraphs"]]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_both_books_open_in_every_language_and_are_searched_without_accents(visit, language):
    visitor = visit(locale=LOCALES[language], start="#rules=dieb")
    visitor.find("#rule-editions").wait_for()
    assert visitor.find("main article").count() == len(paragraphs("dieb"))
    assert "[" not in visitor.find("main").inner_text()  # a sentence that isn't there would stand in brackets
    visitor.find("nav a:not([aria-current])").first.click()
    visitor.find("#rule-plan").wait_for()
    assert visitor.find("main article").count() == len(paragraphs("voleurs"))
    assert visitor.page.evaluate("document.documentElement.lang") == language
    visitor.page.keyboard.press("/")
    visitor.page.keyboard.type(SEARCHED[language])
    visitor.page.wait_for_function("n => document.querySelectorAll('main article').length < n", arg=20)
    shown = visitor.find("main article")
    assert shown.count() > 2
    assert all(article.locator("mark").count() for article in shown.all())
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_function(
        "n => document.querySelectorAll('main article').length === n", arg=len(paragraphs("voleurs"))
    )
    assert "[" not in visitor.find("main").inner_text()


def test_what_is_not_there_is_not_found_and_a_link_leads_to_its_paragraph(visit):
    visitor = visit(start="#rules=dieb&about=theft")
    aimed = visitor.find("#rule-theft.aimed")
    aimed.wait_for()
    visitor.page.wait_for_function("document.activeElement?.closest('article')?.id === 'rule-theft'")
    assert 0 <= aimed.bounding_box()["y"] < 200
    visitor.find(
        "aside nav a",
    ).nth(3).click()
    visitor.find("#rule-board.aimed").wait_for()
    assert visitor.page.evaluate("location.hash") == "#rules=dieb&about=board"
    visitor.find("#search").fill("qqq")
    visitor.page.get_by_text("Nothing found for “qqq”.").wait_for()
    assert visitor.find("main article").count() == 0


def test_a_refusal_leads_to_its_paragraph(visit):
    visitor = visit().play_now()
    while visitor.until("live") and "Place" in visitor.sentence:
        visitor.key_action()
    refused = visitor.find(".tile:not(.possible) .face").first.get_attribute("data-palace")
    visitor.page.keyboard.press(str(refused))
    link = visitor.find(".bar").get_by_role("link", name="The rule")
    link.wait_for()
    with visitor.context.expect_page() as opened:
        link.click()
    rules = opened.value
    rules.locator("article.aimed").wait_for(timeout=PATIENCE)
    assert rules.locator("article.aimed").get_attribute("id") == "rule-smuggle"
    visitor.page.keyboard.press("m")
    visitor.button("Words instead of pictures").click()
    visitor.type(f"why smuggle {refused}", re.compile("."))
    visitor.find(".answers").get_by_role("link", name="The rule").wait_for()


def test_axe_finds_nothing_in_the_book_of_voleurs(read):
    reader = read(start="#rules=voleurs&about=goods")
    reader.find("table.goods").wait_for()
    reader.check("the book of voleurs")
    reader.find("#search").fill("desert")
    reader.check("searched")


def test_the_book_is_printed_without_what_is_for_the_screen(visit):
    visitor = visit(start="#rules=dieb")
    visitor.find("#rule-editions").wait_for()
    visitor.page.emulate_media(media="print")
    visitor.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert visitor.find("html.day").count() == 1
    assert not visitor.find("header").is_visible()
    assert not visitor.find("aside").is_visible()
    assert visitor.find("#rule-smuggle figure").is_visible()
    colour = visitor.find("main").evaluate("main => getComputedStyle(main).color")
    assert colour == "rgb(0, 0, 0)"
    visitor.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert visitor.find("html.day").count() == 0


def test_a_book_is_fetched_when_it_is_read_and_only_in_its_language(visit):
    visitor = visit(locale="cs-CZ")
    visitor.find(".learn a").first.wait_for()
    names = "performance.getEntriesByType('resource').map(one => one.name.split('/').pop())"
    first = set(visitor.page.evaluate(names))
    assert not [name for name in first if name.startswith(("Rules", "book", "figures"))]
    visitor.find(".learn a").first.click()
    visitor.find("#rule-editions").wait_for()
    fetched = set(visitor.page.evaluate(names)) - first
    assert len([name for name in fetched if name.startswith("cs-")]) == 1
    assert not [name for name in fetched if name.startswith(("en-", "de-", "fr-", "it-", "nl-"))]


def test_a_longer_language_breaks_nothing_on_a_phone(visit):
    visitor = visit(phone=True, start="?language=qps#rules=voleurs")
    visitor.find("#rule-plan").wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390
