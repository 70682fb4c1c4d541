"""A language written from right to left: names, cells and numbers inside its sentences keep their own direction."""

from __future__ import annotations

import pytest

from tests.page.layout_states import all_states

STATES = {state.name: state for state in all_states()}
NAMES = ("Ann (1).", "Ben (2).", "Cem (3).")  # without isolation the punctuation would go to the other end
NAME = r"\w+ \(\d\)\."
ISOLATED = r"(?<=\u2068)[^\u2068\u2069\u202e\u202c]+(?=\u2069)"  # without words of the language itself
# Returns the matches in the text of elements, each with the places of its letters on its first line.
PLACES = """([selector, pattern]) => {
    const range = document.createRange();
    const place = (node, at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
    };
    const texts = (element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) found.push(walker.currentNode);
        return found;
    };
    const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    return seen.flatMap(texts).flatMap((node) =>
        [...node.data.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: text, index }) => {
            const boxes = [...text].map((_, at) => place(node, index + at)).filter(({ width }) => width);
            return [text, boxes.filter(({ top }) => top === boxes[0].top).map(({ left }) => Math.round(left))];
        })
    );
}"""


def places_of(driver, selector, pattern):
    """Return the texts that match, once it is sure that each is written from left to right."""
    found = driver.page.evaluate(PLACES, [selector, pattern])
    assert [(text, places) for text, places in found if places != sorted(places)] == []
    return [text for text, places in found]


@pytest.mark.parametrize(("game", "shown"), [("dieb", 3), ("voleurs", 2)])
def test_names_keep_their_direction(open_page, page_server, game, shown):
    created = page_server.create_table(game, [{"kind": "person", "name": name} for name in NAMES])
    address = f"api/tables/{created['table']['table']}/snapshot"
    first = page_server.ask("GET", address, token=created["tokens"][0])[1]["to_act"][0]
    driver = open_page(created, seat=(first + 1) % len(NAMES), start="?language=qpm")
    driver.until("waiting")
    assert driver.page.evaluate("document.documentElement.dir") == "rtl"
    assert len(places_of(driver, "[data-area=players]", NAME)) == shown  # oneself is "You" in voleurs
    assert places_of(driver, "#sentence", NAME) == [NAMES[first]]


@pytest.mark.parametrize(
    ("state", "selector", "part"),
    [
        ("dieb, theft half chosen", "#sentence", "[a-f]"),
        ("dieb, over", ".log", "[a-f]"),
        ("voleurs, over", ".log", "[a-j][0-9]+"),
        ("voleurs, trade", ".paper h3", "Benjamin"),
    ],
)
def test_parts_of_a_sentence_keep_their_direction(open_page, page_server, state, selector, part):
    driver = STATES[state].open(open_page, page_server, start="?language=qpm")
    assert places_of(driver, selector, ISOLATED)
    assert places_of(driver, selector, rf"(?<=\u2068){part}(?=\u2069)")


def walk(driver, start, attribute):
    """Press arrow keys from a place of a board that is mirrored; return where each of them leads."""
    driver.find(f"[data-{attribute}={start}]").focus()
    reached = []
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight"):
        driver.page.keyboard.press(key)
        reached.append(driver.page.evaluate("(name) => document.activeElement.dataset[name]", attribute))
    return reached


@pytest.mark.parametrize(("as_text", "attribute"), [(False, "palace"), (True, "place")])
def test_arrow_keys_follow_the_direction(open_page, page_server, as_text, attribute):
    created = page_server.create_table(
        "dieb", [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "journeyman"}]
    )
    driver = open_page(start="?language=qpm")
    if as_text:
        driver.find(".button.toggle").click()
    table = f"table={created['table']['table']}&token={created['tokens'][0]}"
    driver.page.evaluate("(table) => void (location.hash = table)", table)
    driver.until("live")
    assert walk(driver, "a", attribute) == ["b", "c", "b"]
