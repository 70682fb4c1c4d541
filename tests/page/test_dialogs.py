"""Dialogs: Escape closes one, and the table takes the very next key."""

from __future__ import annotations

import pytest

from tests.page.conftest import PERSON, QUICK

# Sends Escape and the next key in one task, as a browser would: what the page doesn't prevent, closes the dialog.
ESCAPE_AND_NEXT = """(next) => {
    const dialog = document.querySelector('dialog');
    const press = (key) =>
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    if (press('Escape')) dialog.close();
    press(next);
}"""


def in_one_task(visitor, key):
    visitor.page.evaluate(ESCAPE_AND_NEXT, key)


def one_after_the_other(visitor, key):
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press(key)


def clicked_into(visitor, key):
    """The same, after a click on plain text in the dialog has moved the focus."""
    visitor.page.get_by_role("dialog").get_by_role("heading").first.click()
    one_after_the_other(visitor, key)


WAYS = [in_one_task, one_after_the_other, clicked_into]


def opened(visitor, key):
    """Opens a dialog by its key, and returns its title."""
    visitor.page.keyboard.press(key)
    heading = visitor.page.get_by_role("dialog").get_by_role("heading").first
    heading.wait_for()
    return heading.inner_text()


def assert_only(visitor, title):
    """One dialog is open, and stays so: this one."""
    visitor.page.get_by_role("dialog", name=title, exact=True).wait_for()
    # A dialog that was closed reports that in a later task, and must not close this one.
    visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert visitor.find("dialog").evaluate_all("all => all.map(one => one.open)") == [True]
    assert visitor.page.get_by_role("dialog", name=title, exact=True).count() == 1


@pytest.mark.parametrize("way", WAYS)
def test_the_table_of_dieb_takes_the_next_key_after_escape(visit, page_house, way):
    visitor = visit(page_house.found("dieb", [PERSON, QUICK]))
    visitor.until("live")
    titles = dict.fromkeys(("m", "?", "h"))
    for key in titles:
        titles[key] = opened(visitor, key)
        way(visitor, "a")
        visitor.find('.chosen [data-palace="a"]').wait_for()
        assert visitor.find("dialog").count() == 0
        visitor.page.keyboard.press("Escape")
        visitor.confirm.wait_for(state="detached")
    assert len(set(titles.values())) == 3
    opened(visitor, "m")
    way(visitor, "?")
    assert_only(visitor, titles["?"])
    way(visitor, "m")
    assert_only(visitor, titles["m"])


@pytest.mark.parametrize("way", WAYS)
def test_the_table_of_voleurs_takes_the_next_key_after_escape(visit, page_house, way):
    visitor = visit(page_house.found("voleurs", [PERSON, QUICK, QUICK]))
    visitor.until("live")
    titles = dict.fromkeys(("w", "m"))
    for key in titles:
        titles[key] = opened(visitor, key)
        before = visitor.find(".city text.far").count() > 0
        way(visitor, "d")
        visitor.page.wait_for_function(
            "before => (document.querySelectorAll('.city text.far').length > 0) !== before", arg=before
        )
        assert visitor.find("dialog").count() == 0
    opened(visitor, "m")
    way(visitor, "w")
    assert_only(visitor, titles["w"])
    way(visitor, "m")
    assert_only(visitor, titles["m"])


def test_the_log_on_a_phone_gives_the_keys_back(visit, ready):
    visitor = visit(ready, phone=True)
    visitor.until("live")
    log = opened(visitor, "l")
    for way in WAYS:
        way(visitor, "m")
        menu = visitor.page.get_by_role("dialog").get_by_role("heading").first.inner_text()
        assert menu != log
        assert_only(visitor, menu)
        way(visitor, "l")
        assert_only(visitor, log)


def test_the_result_gives_the_keys_back(visit, finished):
    visitor = visit(finished)
    visitor.until("over")
    for way in WAYS:
        visitor.button("Result").click()
        visitor.page.get_by_role("dialog").wait_for()
        way(visitor, "?")
        assert_only(visitor, "Keys")
        visitor.page.keyboard.press("Escape")
        visitor.find("dialog").wait_for(state="detached")


def test_escape_closes_the_dialog_on_the_first_page(visit):
    visitor = visit()
    start = visitor.button("Set up a table")
    start.click()
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Enter")  # the button that opened it has the focus again
    visitor.page.get_by_role("dialog").wait_for()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    visitor.find("dialog").wait_for(state="detached")
    assert start.evaluate("one => one === document.activeElement")


def test_of_two_dialogs_escape_closes_the_upper(visit, page_house):
    visitor = visit(page_house.found("voleurs", [PERSON, QUICK, QUICK]))
    visitor.until("live")
    values = opened(visitor, "w")
    visitor.page.evaluate("document.activeElement.blur()")  # or the key would stay in the dialog
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("dialog", name="Menu").wait_for()
    assert visitor.find("dialog[open]").count() == 2
    visitor.page.keyboard.press("Escape")
    assert_only(visitor, values)
