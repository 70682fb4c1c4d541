"""A match of voleurs by keyboard alone: Tab and arrows to reach things, Enter and Space to use them, trade included."""

from __future__ import annotations

from tests.page.test_voleurs_board import BOT, NEAREST, PERSON, VoleursPlayer
from tests.page.test_whole_matches import play_to_the_end
from tests.server.server_process import record_of

MAX_TABS = 120
MAX_ARROWS = 60
IS_FOCUSED = "one => one === document.activeElement"


def name_parts(name):
    """Return the row of a cell and its number in the row."""
    return name[0], int(name[1:])


class KeyboardPlayer(VoleursPlayer):
    """Plays voleurs without a mouse."""

    def __init__(self, driver, created):
        super().__init__(driver, created)
        self.offers = 0  # sent

    def reach(self, element):
        """Move the focus to an element by Tab, and to a cell of the map by arrows."""
        in_map = element.get_attribute("data-cell") is not None
        for _ in range(MAX_TABS):
            if element.evaluate(IS_FOCUSED):
                return
            if in_map and self.page.evaluate("document.activeElement.hasAttribute('data-cell')"):
                self.walk_to(element)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {element}")

    def walk_to(self, cell):
        """Walk from the focused cell to another: first to its row, then along it."""
        row, number = name_parts(cell.get_attribute("data-cell"))
        for _ in range(MAX_ARROWS):
            here = name_parts(self.visitor.find("[data-cell]:focus").get_attribute("data-cell"))
            if here == (row, number):
                return
            if here[0] != row:
                self.page.keyboard.press("ArrowDown" if here[0] < row else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if here[1] < number else "ArrowLeft")
        raise AssertionError(f"no way by arrows to {cell}")

    def click(self, what):
        self.reach(what)
        self.page.keyboard.press("Space" if what.get_attribute("type") == "radio" else "Enter")

    def press_cell(self, selector):
        self.click(self.visitor.find(selector).first)

    def confirm(self):
        number = self.visitor.number
        self.click(self.visitor.confirm)
        self.visitor.after(number)

    def buy(self):
        """Move the Vizier, or let it stay; without cards that can pay for that, lay one."""
        self.page.keyboard.press("v")
        goal, stay = self.page.evaluate(NEAREST), self.visitor.button("Stay there")
        if goal:
            self.press_cell(f'[data-cell="{goal}"]')
        elif stay.count():
            self.click(stay)
        else:
            self.page.keyboard.press("Escape")
            self.click(self.visitor.find("[data-card]").first)

    def done(self):
        """Send an offer in the first round; then end one's trading."""
        if not self.offers and self.visitor.find("[data-card]").count():
            self.offers += 1
            self.offer()
        super().done()

    def offer(self):
        number = self.visitor.number
        self.click(self.visitor.button("Make an offer"))
        self.click(self.visitor.find("[data-card]").first)
        self.click(self.visitor.find("[data-wanted]").first)
        self.click(self.visitor.button("Send the offer"))
        self.visitor.after(number)


def test_match_with_trade_by_keyboard_alone(open_page, page_server):
    options = {"draw_first": False, "board": "oasis", "deal_characters": True}
    created = page_server.create_table("voleurs", [PERSON, BOT, BOT], options=options)
    ann = KeyboardPlayer(open_page(), created)
    assert play_to_the_end(ann.visitor, ann.act) > 5
    assert ann.offers == 1
    ann.visitor.find("dialog").wait_for()  # the summary
    assert record_of(page_server, created)["result"]["reason"] in ("birthday", "riches")
