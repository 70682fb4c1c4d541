"""The table of voleurs in a real browser: a whole match by clicks, a lie on a slip, a phone, words, a curtain, axe."""

from __future__ import annotations

import re

import pytest

from tests.page.players import DONE
from tests.page.reading import Reader
from tests.page.test_layouts import assert_fits
from tests.page.test_matches import to_the_end

PERSON = {"kind": "person", "name": "Ann"}
BOT = {"kind": "bot", "bot": "journeyman"}
QUICK = {"kind": "bot", "bot": "apprentice"}
SMALL = {"board": "oasis"}  # a city that is soon walked through
# Of the cells that can be reached the nearest to a shop of the Palace; nothing if the Vizier is as near already.
NEAREST = """() => {
    const near = one => (one.textContent.includes('shop, Palace') ? 1000 : 0) + Number(one.dataset.distance);
    const cells = [...document.querySelectorAll('.cell.reach')].sort((one, other) => near(other) - near(one));
    const here = document.querySelector('.cell.picked');
    return cells.length && (!here || near(cells[0]) > near(here)) ? cells[0].dataset.cell : '';
}"""


class Trader:
    """Somebody at a table of voleurs, with a pointer or a finger."""

    def __init__(self, visitor, founded, seat=0):
        self.visitor, self.page = visitor, visitor.page
        visitor.sit(founded, seat)

    @property
    def phase(self):
        return self.visitor.find("[data-phase]").get_attribute("data-phase")

    def click(self, what):
        (what.tap if self.page.viewport_size["width"] < 600 else what.click)()

    def confirm(self):
        number = self.visitor.number
        self.click(self.visitor.button("Confirm"))
        self.visitor.after(number)

    def act(self):
        """Something sensible in every phase; whoever buys brings the Vizier as near to the Palace as it goes."""
        if self.phase == "trading":
            return self.done()
        if self.phase == "choosing":
            self.click(self.visitor.find("[data-character]:not(.taken)").first)
        elif self.phase == "placing":
            if self.visitor.find('[data-district="0"][aria-pressed="false"]').count():
                self.click(self.visitor.find('[data-district="0"]'))
                self.visitor.find('.city[data-zoom="0"]').wait_for()
            self.click(self.visitor.find(".cell.reach").first)
        elif self.visitor.find("[data-card]").count():
            self.buy()
        else:
            return self.pass_on()
        return self.confirm()

    def buy(self):
        self.page.keyboard.press("v")
        goal = self.page.evaluate(NEAREST)
        stay = self.visitor.button("Stay there")
        if goal:
            self.visitor.find(f'[data-cell="{goal}"]').click()
        elif stay.count():
            self.click(stay)
        else:  # nothing but gem cards
            self.page.keyboard.press("Escape")
            self.visitor.find("[data-card]").first.click()

    def pass_on(self):
        number = self.visitor.number
        self.click(self.visitor.find(".verbs button").first)
        self.visitor.after(number)

    def done(self):
        """Says that one has traded enough; others may still trade, and are waited for."""
        number = self.visitor.number
        done = self.visitor.find("[data-done]:enabled")
        if done.count():
            self.click(done)
        self.page.wait_for_function(
            "number => { const { dataset } = document.querySelector('[data-phase]');"
            "return Number(dataset.number) > number || dataset.phase !== 'trading'; }",
            arg=number,
        )

    def until(self, phase):
        """Acts until it is one's own word in that phase, or it is over."""
        for _ in range(80):
            self.visitor.until("live", "over")
            if self.phase == phase:
                return self
            self.act()
        raise AssertionError(f"{phase} never comes")


@pytest.fixture
def sit(visit, page_house):
    """A table against computer players, and somebody at it."""

    def come(options=None, seats=(PERSON, BOT, BOT), **more):
        founded = page_house.found("voleurs", list(seats), options=options or {})
        return Trader(visit(**more), founded)

    return come


def test_a_match_by_clicks_to_the_end_and_what_comes_after(sit):
    ann = sit(SMALL, (PERSON, QUICK, QUICK), bypass_csp=True)
    assert to_the_end(ann.visitor, ann.act) > 5
    check = Reader(ann.page).check
    after = ann.page.get_by_role("dialog")
    after.wait_for()
    assert re.search("birthday card", after.inner_text())
    after.get_by_text("Yes: the seed is the one").wait_for()
    after.get_by_role("heading", name="Turning points").wait_for()
    check("after the match", "dialog")
    after.get_by_role("button", name="Look through the match").click()
    ann.visitor.button("One step on").click()
    ann.visitor.find(".replay b").get_by_text("1 /").wait_for()
    assert ann.visitor.find("[data-cell]").count() > 50
    moment = ann.page.get_by_label("Moment")
    later = str(int(moment.get_attribute("max")) // 2)  # with pawns, bags and cards
    moment.fill(later)
    ann.visitor.find(".replay b").get_by_text(f"{later} /").wait_for()
    check("replay")


def test_a_purchase_in_any_order_with_reach_payments_and_reasons(sit):
    ann = sit().until("buying")
    visitor, page = ann.visitor, ann.page
    page.keyboard.press("t")
    visitor.says("where to")
    reached = visitor.find(".cell.reach").count()
    assert reached > 0
    page.keyboard.press("Escape")
    visitor.find("[data-card]").first.click()
    visitor.says(re.compile(r"\d+ dinars?: what for"))
    page.keyboard.press("t")
    visitor.says("where to")
    assert visitor.find(".cell.reach").count() <= reached
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Chances to win").wait_for()
    sheet.get_by_role("button", name="Choose").first.click()
    visitor.button("Confirm").wait_for()
    page.keyboard.press("Escape")
    visitor.find("[data-ware='gem diamond']").click()
    visitor.find(".bar .note").get_by_text("35 dinars").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    goal = visitor.find(".cell.reach").first
    goal.focus()
    page.keyboard.press("Enter")
    visitor.find(".bar .pill.on").first.wait_for()
    visitor.says("Vizier")
    number = visitor.number
    page.keyboard.press("Enter")
    visitor.after(number)


@pytest.fixture
def three(visit, page_house):
    """Three people, each in a browser of their own, about to trade."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cem")]
    founded = page_house.found("voleurs", people, options={"deal_characters": True})
    table = founded["table"]["table"]
    for n in range(9):
        seat = page_house.ask("GET", f"api/tables/{table}/snapshot", token=founded["tokens"][0])[1]["to_act"][0]
        token = founded["tokens"][seat]
        known = page_house.ask("GET", f"api/tables/{table}/snapshot", token=token)[1]
        order = {"type": "play", "id": f"place {n}", "after": known["number"], "action": known["legal"][0]}
        page_house.ask("POST", f"api/tables/{table}/commands", order, token=token)
    return [Trader(visit(), founded, seat) for seat in range(3)]


def cards_of(trader):
    return [card.get_attribute("data-card") for card in trader.visitor.find("[data-card]").all()]


def test_a_lie_on_a_slip_and_a_third_who_sees_nothing(three):
    ann, ben, cem = three
    held = {card for trader in three for card in cards_of(trader)}
    real = cards_of(ann)[0]
    lie = next(name for name in ("Spears", "Linen", "Cumin", "Lambs", "Fruit", "Lead", "Camel") if name not in held)
    ann.visitor.find(f'[data-card="{real}"]').click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.visitor.find(f'[data-claim="{real}"]').select_option(lie)
    ann.visitor.find('[data-wish="bazaar"]').click()
    ann.visitor.says(f"“{lie}” to Ben")
    ann.visitor.button("Send the slip").click()
    slip = ben.visitor.find(".paper")
    slip.get_by_text(f"“{lie}”").wait_for()
    assert real not in slip.inner_text()
    assert real in ann.visitor.find(".paper").inner_text()
    cem.visitor.find(".between").get_by_text("Ann offers Ben").wait_for()
    back = cards_of(ben)[1]
    ben.visitor.button("Choose cards and accept").click()
    if ben.visitor.find(f'[data-card="{back}"]').get_attribute("aria-pressed") == "false":
        ben.visitor.find(f'[data-card="{back}"]').click()
    ben.visitor.button("Confirm").click()
    ben.visitor.find(".receipt").get_by_text(f"You were told “{lie}” and got {real}").wait_for()
    ann.visitor.find(".receipt").get_by_text(f"You got {back}").wait_for()
    assert sorted(cards_of(ann)) == sorted(({*cards_of(ann)} | {back}) - {real})
    cem.visitor.find(".scroll").get_by_text("accepted").wait_for()
    seen = cem.page.content()
    assert not [name for name in (real, lie, back) if name in seen]


def test_advice_to_decline_is_asked_back_and_confirmed(three):
    ann, ben, _ = three
    ann.visitor.button("Write a slip").click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.visitor.find('[data-wish="bazaar"]').click()  # for nothing
    ann.visitor.button("Send the slip").click()
    ben.visitor.find(".paper").wait_for()
    ben.page.keyboard.press("h")
    advice = ben.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Decline offer 1")
    advice.get_by_role("button", name="Choose").click()
    ben.visitor.says(re.compile("^Decline offer 1\\?$"))
    ben.visitor.gone("[data-done]")  # whoever is asked one thing can't answer another
    ben.confirm()
    ann.visitor.find(".scroll").get_by_text("offer 1 declined").wait_for()


def test_a_phone_comes_nearer_to_a_district(sit):
    ann = sit(phone=True, theme="light").until("buying")
    visitor = ann.visitor
    visitor.find('[data-cell="f2"]').tap()
    visitor.find('.city[data-zoom="0"]').wait_for()
    box = visitor.find('[data-cell="f2"]').bounding_box()
    assert box["width"] >= 44
    visitor.find('[data-district="all"]').tap()
    visitor.find('.city[data-zoom=""]').wait_for()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_language_40_percent_longer_breaks_no_layout(sit, phone):
    ann = sit(phone=phone)
    visitor = ann.visitor
    visitor.until("live")
    table = visitor.page.url
    visitor.page.goto(table.replace("#", "?language=qps#"))
    visitor.until("live")
    assert_fits(visitor)
    while visitor.until("live") and ann.phase in ("choosing", "placing"):
        number = visitor.number
        if ann.phase == "choosing":
            visitor.find("[data-character]:not(.taken)").first.click()
        elif phone and visitor.find('[data-district="0"][aria-pressed="false"]').count():
            visitor.find('[data-district="0"]').click()
        if ann.phase == "placing":
            visitor.find(".cell.reach").first.click()
        visitor.find(".bar .main").first.click()
        visitor.after(number)
    visitor.find("[data-card]").first.click()
    assert_fits(visitor)
    visitor.page.keyboard.press("Escape")
    visitor.find("[data-done]").click()
    visitor.find('[data-phase="buying"][data-state="live"]').wait_for()
    visitor.page.keyboard.press("v")
    visitor.find(".cell.reach").first.focus()
    visitor.page.keyboard.press("Enter")
    assert_fits(visitor)


def test_a_touch_lights_up_at_once(sit):
    """Without a question to the house, before the next frame."""
    ann = sit().until("buying")
    lit = ann.page.evaluate(
        """async () => {
            const own = document.querySelector('.cell.movable');
            own.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await Promise.resolve();
            return own.classList.contains('picked');
        }"""
    )
    assert lit


def test_in_words(sit):
    ann = sit().until("trading")
    visitor = ann.visitor
    visitor.page.keyboard.press("m")
    visitor.button("Words instead of pictures").click()
    visitor.find("#command").wait_for()
    assert "Your birthday card asks for" in visitor.find(".text").inner_text()
    number = visitor.number
    visitor.type("done", DONE)
    visitor.after(number)
    visitor.find("#sentence").filter(has_text="Your turn").wait_for()
    visitor.until("live")
    lines = visitor.type("all", re.compile("^move vizier"))
    assert any(line.startswith("move vizier") for line in lines)
    visitor.type("why gem diamond < Gold", "You don't hold the card Gold")


def test_two_at_one_screen_and_a_curtain_between(visit):
    visitor = visit()
    visitor.button("Set up a table").click()
    sheet = visitor.page.get_by_role("dialog")
    sheet.get_by_label("Your name").fill("Ann")
    sheet.get_by_text("Thieves of Bagdad").click()
    sheet.get_by_label("Seat 2").select_option("here")
    sheet.get_by_label("Name in seat 2").fill("Ben")
    sheet.get_by_role("button", name="To the table").click()
    for _ in range(2):  # whoever chooses first
        opened = visitor.button(re.compile("show my cards"))
        opened.wait_for()
        name = re.search(r"I am (\w+)", opened.inner_text()).group(1)
        opened.click()
        visitor.until("live")
        visitor.find("[data-character]:not(.taken)").first.click()
        visitor.button("Confirm").click()
        visitor.page.wait_for_function("name => !document.querySelector('[data-state=live]')", arg=name)


def test_axe_finds_nothing(sit):
    ann = sit(bypass_csp=True)
    page, visitor = ann.page, ann.visitor
    check = Reader(page).check
    visitor.until("live")
    check("choosing")
    ann.until("trading")
    visitor.find("[data-card]").first.click()
    visitor.find("[data-claim]").first.wait_for()
    check("a slip")
    page.keyboard.press("Escape")
    ann.until("buying")
    page.keyboard.press("t")
    visitor.find(".cell.reach").last.focus()
    page.keyboard.press("Enter")
    visitor.button("Confirm").wait_for()
    page.keyboard.press("b")
    check("chosen")
    page.keyboard.press("w")
    page.get_by_role("dialog").wait_for()
    check("values", "dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    visitor.button("Words instead of pictures").click()
    visitor.find("#command").wait_for()
    check("in words")
