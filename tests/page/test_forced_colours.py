"""Forced colours: the focus and the selection stay visible, by edges in colours of the system."""

from __future__ import annotations

import pytest

from tests.page.layout_states import all_states

STATES = {state.name: state for state in all_states()}
# Returns the edge of an element that forced colours keep: its outline, or else its border.
EDGE = """(one) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopColor } = getComputedStyle(one);
    const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1.5;
    return outlined ? outlineColor : borderTopColor;
}"""
# Returns the colour of what is drawn into an element, or false.
MARK = """(one) => {
    const { content, backgroundColor } = getComputedStyle(one, '::after');
    return content !== 'none' && backgroundColor;
}"""
SYSTEM = """() => Object.fromEntries(['Canvas', 'CanvasText', 'Highlight'].map((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = name;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [name, color];
}))"""
SELECTED = {
    "dieb, theft half chosen": (".tile.chosen", ".bar.open", ".pill.on", ".player.active", ".hand .card.on > svg"),
    "voleurs, gem half chosen": (".ware.picked", ".bar.open", ".pill.on", ".player.active", ".hand .card.on"),
}
FOCUSED = {
    "dieb, theft half chosen": ('.face[data-palace="b"]', ".hand .group", ".bar .buttons .main", ".top .tool", ".line"),
    "voleurs, gem half chosen": (".ware", ".hand .card", ".bar .buttons .main", ".tools .tool"),
}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", SELECTED)
def test_selection_has_an_edge_in_the_colour_of_selected_things(open_page, page_server, name, theme):
    driver = STATES[name].open(open_page, page_server, theme=theme, forced_colors="active")
    highlight = driver.page.evaluate(SYSTEM)["Highlight"]
    for selector in SELECTED[name]:
        shown = driver.find(f"{selector}:visible").first
        assert shown.evaluate(EDGE) == highlight, selector


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", FOCUSED)
def test_focus_has_an_outline(open_page, page_server, name, theme):
    driver = STATES[name].open(open_page, page_server, theme=theme, forced_colors="active")
    colours = driver.page.evaluate(SYSTEM)
    driver.page.keyboard.press("Tab")  # from now on the focus is visible
    for selector in FOCUSED[name]:
        target = driver.find(f"{selector}:visible").first
        target.focus()
        assert target.evaluate("(one) => one.matches(':focus-visible')")
        assert target.evaluate("(one) => parseFloat(getComputedStyle(one).outlineWidth)") >= 2, selector
        assert target.evaluate(EDGE) in {colours["Highlight"], colours["CanvasText"]} - {colours["Canvas"]}, selector


def test_chosen_tab_has_an_edge_in_the_colour_of_selected_things(open_page, page_server):
    driver = STATES["voleurs, trade"].open(open_page, page_server, phone=True, forced_colors="active")
    highlight = driver.page.evaluate(SYSTEM)["Highlight"]
    assert driver.find(".tabs [aria-selected=true]:visible").evaluate(EDGE) == highlight


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_map_keeps_its_colours_and_its_focus(open_page, page_server, theme):
    driver = STATES["voleurs, trade"].open(open_page, page_server, theme=theme, forced_colors="active")
    driver.page.keyboard.press("Tab")
    cell = driver.find('.cell[tabindex="0"]')
    cell.focus()
    stroke = "(one) => getComputedStyle(one).stroke"
    assert cell.locator(".mark").evaluate(stroke) == "rgb(255, 255, 255)"
    assert cell.locator(".casing").evaluate(stroke) == "rgb(11, 9, 32)"


@pytest.mark.parametrize("name", ["dieb, theft half chosen", "dieb, set-up", "voleurs, offer"])
def test_checked_radio_has_a_mark_that_others_lack(open_page, page_server, name):
    driver = STATES[name].open(open_page, page_server, forced_colors="active")
    canvas = driver.page.evaluate(SYSTEM)["Canvas"]
    checked = driver.find(".pill input[type=radio]:checked:visible")
    assert checked.count() > 0
    assert checked.first.evaluate(MARK) not in (False, canvas, "rgba(0, 0, 0, 0)")
    for other in driver.find(".pill input[type=radio]:not(:checked):visible").all():
        assert other.evaluate(MARK) is False


@pytest.mark.parametrize("name", ["home", "dieb, theft half chosen", "voleurs, offer"])
def test_buttons_have_an_edge(open_page, page_server, name):
    driver = STATES[name].open(open_page, page_server, forced_colors="active")
    buttons = driver.find(".button:visible, .pill:visible, .tool:visible").all()
    assert len(buttons) > 4
    for button in buttons:
        edge = button.evaluate(
            "(one) => [getComputedStyle(one).borderTopStyle, parseFloat(getComputedStyle(one).borderTopWidth)]"
        )
        assert edge[0] != "none", button.inner_text()
        assert edge[1] >= 1, button.inner_text()
