"""Whole matches of dieb in a real browser: by clicks, by taps, by keys alone, in words."""

from __future__ import annotations

import pytest

from tests.page.conftest import PERSON, QUICK

MOST = 600  # actions of one's own
SHORT = 36  # decisions, after which a match is cut off


def to_the_end(visitor, act) -> int:
    """Plays until it is over."""
    for done in range(MOST):
        if visitor.until("live", "over") == "over":
            return done
        act()
    raise AssertionError("this match doesn't end")


@pytest.fixture
def contest(page_house):
    """A table against two computer players that know what they do."""
    return page_house.found("dieb", [PERSON, QUICK, QUICK])


def test_a_match_by_clicks_to_the_end_and_what_comes_after(visit, contest, tmp_path):
    visitor = visit(contest)
    assert to_the_end(visitor, visitor.click_action) > 5
    after = visitor.page.get_by_role("dialog")
    after.wait_for()
    assert "chests" in after.inner_text()
    after.get_by_text("Yes: the seed is the one").wait_for()
    with visitor.page.expect_download() as download:
        after.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.json")
    assert '"dieb"' in (tmp_path / "record.json").read_text()
    after.get_by_role("heading", name="Turning points").wait_for()
    after.get_by_role("button", name="Look through the match").click()
    visitor.button("One step on").click()
    visitor.find(".replay b").get_by_text("1 /").wait_for()
    visitor.button("What would the adviser play?").click()
    visitor.find(".told").get_by_text("%").wait_for()
    visitor.button("Back to now").click()
    visitor.button("Result").click()
    again = visitor.button("Again", exact=True)
    first = again.bounding_box()
    after.get_by_role("heading", name="Turning points").wait_for()
    assert again.bounding_box() == first  # what is found out later moves no button
    again.click()
    visitor.until("live", "waiting")
    assert contest["table"]["table"] not in visitor.page.url


def test_a_match_by_taps_on_a_phone_to_the_end(visit, page_house):
    short = page_house.found("dieb", [PERSON, QUICK], options={"decision_cap": SHORT})
    visitor = visit(short, phone=True, theme="light")
    assert to_the_end(visitor, visitor.click_action) > 5


def test_a_match_by_keyboard_alone_to_the_end(visit):
    """From the first page on: Tab to the button, Enter, and letters from there."""
    visitor = visit()
    visitor.button("Play now").wait_for()
    for _ in range(30):
        visitor.page.keyboard.press("Tab")
        if "Play now" in visitor.page.evaluate("document.activeElement.textContent"):
            break
    visitor.page.keyboard.press("Enter")
    visitor.find("[data-state]").wait_for()
    assert to_the_end(visitor, visitor.key_action) > 5


def test_a_match_in_words_to_the_end(visit, contest):
    visitor = visit()
    visitor.button("Words instead of pictures").click()
    visitor.sit(contest)
    visitor.find("table").first.wait_for()
    assert to_the_end(visitor, visitor.typed_action) > 5
    visitor.says("over")
