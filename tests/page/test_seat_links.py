"""The token of a seat leaves the address bar when it is stored; its link is shown on demand."""

from __future__ import annotations

import pytest

from baghdad.words import LANGUAGES
from tests.page.conftest import PERSON


def without_token(page) -> str:
    """Wait until the token has left the address, and return what is behind its `#`."""
    page.wait_for_function("() => location.hash.includes('seat=') && !location.hash.includes('token')")
    return str(page.evaluate("location.hash"))


@pytest.fixture
def seated(open_page, page_server):
    """Return a table, and a page that has opened the link to its second seat."""
    created = page_server.create_table("dieb", [PERSON, PERSON])
    driver = open_page(created, seat=1)
    driver.until("waiting")
    return created, driver


def test_token_leaves_the_address_and_reload_back_and_a_second_tab_go_on(seated):
    created, driver = seated
    hash_ = f"#table={created['table']['table']}&seat=1"
    assert without_token(driver.page) == hash_
    driver.page.reload()
    driver.until("waiting")
    driver.page.goto(f"{driver.address}#rules=dieb")
    driver.page.go_back()
    driver.until("waiting")
    assert without_token(driver.page) == hash_
    driver.page.goto(driver.address)
    links = driver.page.eval_on_selector_all("a", "links => links.map(link => link.href)")
    assert any(hash_ in link for link in links)
    assert not any("token" in link for link in links)
    second = driver.context.new_page()
    second.goto(f"{driver.address}{hash_}")
    second.locator('[data-state="waiting"]').wait_for()
    stranger = driver.context.browser.new_page()  # somebody who was sent the address has no seat
    stranger.goto(f"{driver.address}{hash_}")
    stranger.get_by_text("This table is private; its link is needed.").wait_for()
    stranger.close()


def test_two_tabs_of_two_seats_keep_their_seats(seated):
    created, driver = seated
    without_token(driver.page)
    other = driver.context.new_page()
    other.goto(f"{driver.address}#table={created['table']['table']}&token={created['tokens'][0]}")
    other.wait_for_function("() => location.hash.includes('seat=0')")
    for page, seat in ((driver.page, 1), (other, 0)):
        page.reload()
        page.wait_for_function(f"() => location.hash.includes('seat={seat}')")
        assert "token" not in page.evaluate("location.hash")


@pytest.mark.parametrize("language", LANGUAGES)
def test_link_to_ones_seat_is_shown_on_demand_by_keyboard(open_page, page_server, language):
    created = page_server.create_table("dieb", [PERSON, PERSON])
    driver = open_page(created, seat=0, locale=language)
    driver.until("live")
    without_token(driver.page)
    driver.page.keyboard.press("m")
    toggle = driver.find("[aria-controls=own-seat]")
    assert toggle.get_attribute("aria-expanded") == "false"
    toggle.focus()
    driver.page.keyboard.press("Enter")
    assert toggle.get_attribute("aria-expanded") == "true"
    field = driver.find("#seat-link")
    link = field.input_value()
    assert link == f"{driver.address}#table={created['table']['table']}&token={created['tokens'][0]}"
    field.focus()
    assert driver.page.evaluate("getSelection().toString() || document.activeElement.value") == link
    driver.context.grant_permissions(["clipboard-read", "clipboard-write"])
    driver.page.keyboard.press("Tab")
    driver.page.keyboard.press("Enter")
    driver.page.wait_for_function("link => navigator.clipboard.readText().then(text => text === link)", arg=link)
