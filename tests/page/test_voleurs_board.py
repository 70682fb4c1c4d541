"""The board of voleurs in a browser: a whole match by clicks, a false claim, the focus, a phone, text, axe."""

from __future__ import annotations

import re

import pytest

from tests.page.axe_checks import AxeChecker
from tests.page.page_driver import DONE
from tests.page.test_whole_matches import play_to_the_end

PERSON = {"kind": "person", "name": "Ann"}
BOT = {"kind": "bot", "bot": "journeyman"}
WEAK_BOT = {"kind": "bot", "bot": "apprentice"}
SMALL = {"board": "oasis"}  # a small city
# Returns the cell in reach that is nearest to a shop of the Palace; an empty string if the Vizier is as near already.
NEAREST = """() => {
    const near = one => (one.textContent.includes('shop, Palace') ? 1000 : 0) + Number(one.dataset.distance);
    const cells = [...document.querySelectorAll('.cell.reach')].sort((one, other) => near(other) - near(one));
    const here = document.querySelector('.cell.picked');
    return cells.length && (!here || near(cells[0]) > near(here)) ? cells[0].dataset.cell : '';
}"""


class VoleursPlayer:
    """Plays voleurs on the page, by clicks or taps."""

    def __init__(self, driver, created, seat=0):
        self.visitor, self.page = driver, driver.page
        driver.open_table(created, seat)

    @property
    def phase(self):
        return self.situation[1]

    @property
    def situation(self):
        """Return the state and the phase of the board, read at the same moment."""
        return self.visitor.find("[data-phase]").evaluate("({ dataset }) => [dataset.state, dataset.phase]")

    def click(self, what):
        (what.tap if self.page.viewport_size["width"] < 600 else what.click)()

    def press_cell(self, selector):
        """Click a cell, or tap it; the first tap on a small map only zooms in."""
        cell = self.visitor.find(selector).first
        self.click(cell)
        if self.page.viewport_size["width"] < 600 and not self.visitor.find(".cell.goal, .cell.picked").count():
            self.visitor.find(".tool.on").wait_for()
            self.click(cell)

    def confirm(self):
        number = self.visitor.number
        self.click(self.visitor.button("Confirm"))
        self.visitor.after(number)

    def act(self, situation=None):
        """Play something sensible in every phase; when buying, move the Vizier as near to the Palace as possible.

        Do nothing if it is no longer one's turn: while all trade, the others may end the phase at any moment. Whoever
        has looked at the situation already passes it on, since it may be another one now.
        """
        state, phase = situation or self.situation
        if state != "live":
            return None
        if phase == "trading":
            return self.done()
        if phase == "choosing":
            self.click(self.visitor.find("[data-character]:not(.taken)").first)
        elif phase == "placing":
            self.press_cell(".cell.reach")
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
        """End one's trading and wait for the others."""
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
        """Act until it is one's turn in that phase."""
        for _ in range(80):
            self.visitor.until("live", "over")
            situation = self.situation
            if situation == ["live", phase]:
                return self
            self.act(situation)
        raise AssertionError(f"{phase} never comes")


@pytest.fixture
def join(open_page, page_server):
    """Return a function that joins a new table against computer players."""

    def join_(options=None, seats=(PERSON, BOT, BOT), **more):
        created = page_server.create_table("voleurs", list(seats), options={"draw_first": False, **(options or {})})
        return VoleursPlayer(open_page(**more), created)

    return join_


def test_match_by_clicks_and_its_summary(join):
    ann = join(SMALL, (PERSON, WEAK_BOT, WEAK_BOT), bypass_csp=True)
    assert play_to_the_end(ann.visitor, ann.act) > 5
    check = AxeChecker(ann.page).check
    after = ann.page.get_by_role("dialog")
    after.wait_for()
    assert re.search("birthday card", after.inner_text())
    after.get_by_text("Yes: the seed is the one").wait_for()
    after.get_by_role("heading", name="Turning points").wait_for()
    check("after the match", "dialog")
    after.get_by_role("button", name="Replay the match").click()
    ann.visitor.button("One step on").click()
    ann.visitor.find(".replay b").get_by_text("1 /").wait_for()
    assert ann.visitor.find("[data-cell]").count() > 50
    moment = ann.page.get_by_label("Position in the match")
    later = str(int(moment.get_attribute("max")) // 2)  # with pawns, bags and cards
    moment.fill(later)
    ann.visitor.find(".replay b").get_by_text(f"{later} /").wait_for()
    check("replay")


def test_purchase_in_any_order_with_reach_payments_and_reasons(join):
    ann = join().until("buying")
    driver, page = ann.visitor, ann.page
    page.keyboard.press("t")
    driver.says("where to")
    reached = driver.find(".cell.reach").count()
    assert reached > 0
    page.keyboard.press("Escape")
    driver.find("[data-card]").first.click()
    driver.says(re.compile(r"\d+ dinars?: what for"))
    page.keyboard.press("t")
    driver.says("where to")
    assert driver.find(".cell.reach").count() <= reached
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Chances to win").wait_for()
    dialog.get_by_role("button", name="Choose").first.click()
    driver.button("Confirm").wait_for()
    page.keyboard.press("Escape")
    driver.find("[data-ware='gem diamond']").click()
    driver.find(".notice").get_by_text("35 dinars").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    goal = driver.find(".cell.reach").first
    goal.focus()
    page.keyboard.press("Enter")
    driver.find(".bar .pill.on").first.wait_for()
    driver.says("Vizier")
    number = driver.number
    page.keyboard.press("Enter")
    driver.after(number)


@pytest.fixture
def three_players(open_page, page_server):
    """Return three players in three browsers, about to trade."""
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben", "Cem")]
    created = page_server.create_table("voleurs", people, options={"deal_characters": True, "draw_first": False})
    table = created["table"]["table"]
    for n in range(9):
        seat = page_server.ask("GET", f"api/tables/{table}/snapshot", token=created["tokens"][0])[1]["to_act"][0]
        token = created["tokens"][seat]
        known = page_server.ask("GET", f"api/tables/{table}/snapshot", token=token)[1]
        order = {"type": "play", "id": f"place {n}", "after": known["number"], "action": known["legal"][0]}
        page_server.ask("POST", f"api/tables/{table}/commands", order, token=token)
    return [VoleursPlayer(open_page(), created, seat) for seat in range(3)]


def cards_of(player):
    return [card.get_attribute("data-card") for card in player.visitor.find("[data-card]").all()]


def test_false_claim_fools_the_receiver_and_a_third_player_sees_nothing(three_players):
    ann, ben, cem = three_players
    held = {card for player in three_players for card in cards_of(player)}
    real = cards_of(ann)[0]
    lie = next(name for name in ("Spears", "Linen", "Cumin", "Lambs", "Fruit", "Lead", "Camel") if name not in held)
    ann.visitor.find(f'[data-card="{real}"]').click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.visitor.find(f'[data-claim="{real}"]').select_option(lie)
    ann.visitor.find('[data-wanted="bazaar"]').click()
    ann.visitor.says(f"“{lie}” to Ben")
    ann.visitor.button("Send the offer").click()
    paper = ben.visitor.find(".paper")
    paper.get_by_text(f"“{lie}”").wait_for()
    assert real not in paper.inner_text()
    assert real in ann.visitor.find(".paper").inner_text()
    cem.visitor.find(".between").get_by_text("Ann offers Ben").wait_for()
    back = cards_of(ben)[1]
    ben.visitor.button("Choose a card, accept").click()
    if ben.visitor.find(f'[data-card="{back}"]').get_attribute("aria-pressed") == "false":
        ben.visitor.find(f'[data-card="{back}"]').click()
    ben.visitor.button("Confirm").click()
    ben.visitor.find(".receipt").get_by_text(f"You were told “{lie}” and got {real}").wait_for()
    ann.visitor.find(".receipt").get_by_text(f"You got {back}").wait_for()
    assert sorted(cards_of(ann)) == sorted(({*cards_of(ann)} | {back}) - {real})
    cem.visitor.find(".scroll").get_by_text("accepted").wait_for()
    seen = cem.page.content()
    assert not [name for name in (real, lie, back) if name in seen]


def test_hint_to_decline_is_selected_and_confirmed(three_players):
    ann, ben, _ = three_players
    ann.visitor.button("Make an offer").click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.visitor.find('[data-wanted="bazaar"]').click()  # for nothing
    ann.visitor.button("Send the offer").click()
    ben.visitor.find(".paper").wait_for()
    ben.page.keyboard.press("h")
    advice = ben.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Decline offer 1")
    advice.get_by_role("button", name="Choose").click()
    ben.visitor.says(re.compile("^Decline offer 1\\?$"))
    ben.visitor.gone("[data-done]")  # whoever is asked one thing can't answer another
    ben.confirm()
    ann.visitor.find(".scroll").get_by_text("offer 1 declined").wait_for()


def test_tap_on_a_phone_zooms_to_a_district(join):
    ann = join(phone=True, theme="light").until("buying")
    driver = ann.visitor
    driver.find('[data-cell="f2"]').tap()
    driver.find('.city[data-zoom="0"]').wait_for()
    box = driver.find('[data-cell="f2"]').bounding_box()
    assert box["width"] >= 44
    driver.find('[data-district="all"]').tap()
    driver.find('.city[data-zoom=""]').wait_for()
    assert driver.page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def focused(player):
    """Return what has the focus."""
    return player.page.evaluate("document.activeElement.id || document.activeElement.localName")


def test_focus_stays_on_the_board_when_the_pressed_button_is_gone(three_players):
    ann, ben, _ = three_players
    keyboard = ann.page.keyboard
    ann.visitor.button("Make an offer").focus()
    keyboard.press("Enter")
    ann.visitor.find(".editor:focus").wait_for()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.visitor.find('[data-wanted="bazaar"]').focus()
    keyboard.press("Enter")
    ann.visitor.button("Send the offer").focus()
    keyboard.press("Enter")
    ann.visitor.gone(".editor")
    ann.visitor.find("#sentence:focus").wait_for()
    accept = ben.visitor.find("[data-accept]")
    accept.focus()
    ben.page.keyboard.press("Enter")
    ben.visitor.confirm.wait_for()
    assert focused(ben) == "button"
    assert accept.get_attribute("aria-pressed") == "true"
    ben.visitor.button("Confirm").focus()
    ben.page.keyboard.press("Enter")
    ben.visitor.gone(".paper")
    ben.visitor.find("#sentence:focus").wait_for()


def test_offer_says_what_it_is_worth_to_its_receiver(three_players):
    ann, ben, _ = three_players
    real = cards_of(ann)[0]
    ann.visitor.find(f'[data-card="{real}"]').click()
    ann.page.get_by_role("radio", name="Ben").check()
    ann.visitor.find('[data-wanted="bazaar"]').click()
    ann.visitor.button("Send the offer").click()
    paper = ben.visitor.find(".paper")
    paper.get_by_text(re.compile(r"^\d+ to you$")).wait_for()
    paper.get_by_text(re.compile(r"^if true; Bazaar: 1 to 6$")).wait_for()
    worths = sorted(int(worth) for worth in ben.visitor.find("[data-card] .worth").all_inner_texts())
    paper.get_by_text(f"at least {worths[0]}").wait_for()


def test_regions_have_their_names(join):
    ann = join().until("trading")
    for name in ("The city", "Your birthday card", "Market", "Offers", "Your hand", "What happened"):
        assert ann.page.get_by_role("region", name=name, exact=True).count() == 1, name


def test_click_highlights_at_once(join):
    """Without a request to the server, before the next frame."""
    ann = join().until("buying")
    lit = ann.page.evaluate(
        """async () => {
            const own = document.querySelector('.cell.movable');
            own.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            await Promise.resolve();
            return own.classList.contains('picked');
        }"""
    )
    assert lit


def test_text_mode(join):
    ann = join().until("trading")
    driver = ann.visitor
    driver.page.keyboard.press("m")
    driver.button("Text mode (for screen readers)").click()
    driver.find("#command").wait_for()
    assert "Your birthday card asks for" in driver.find(".text").inner_text()
    number = driver.number
    driver.run_command("done", DONE)
    driver.after(number)
    driver.find("#sentence").filter(has_text="Your turn").wait_for()
    driver.until("live")
    assert driver.whole_answer("moves vizier")[0].startswith("Vizier desert: ")
    driver.run_command("why gem diamond < Gold", "You don't hold the card Gold")


def test_curtain_between_two_players_at_one_screen(open_page):
    driver = open_page()
    driver.button("Set up a table").click()
    dialog = driver.page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_text("The Thieves of Baghdad").click()
    dialog.get_by_role("radio", name="Another person at this screen", exact=True).check(force=True)
    dialog.get_by_label("Name in seat 2").fill("Ben")
    dialog.get_by_role("button", name="Create the table").click()
    for _ in range(2):  # whoever chooses first
        opened = driver.button(re.compile("show my cards"))
        opened.wait_for()
        name = re.search(r"I am (\w+)", opened.inner_text()).group(1)
        opened.click()
        driver.until("live")
        driver.find("[data-character]:not(.taken)").first.click()
        driver.button("Confirm").click()
        driver.page.wait_for_function("name => !document.querySelector('[data-state=live]')", arg=name)


def test_axe_finds_nothing(join):
    ann = join(bypass_csp=True)
    page, driver = ann.page, ann.visitor
    check = AxeChecker(page).check
    driver.until("live")
    check("choosing")
    ann.until("trading")
    driver.find("[data-card]").first.click()
    driver.find("[data-claim]").first.wait_for()
    check("an offer")
    page.keyboard.press("Escape")
    ann.until("buying")
    page.keyboard.press("t")
    driver.find(".cell.reach").last.focus()
    page.keyboard.press("Enter")
    driver.button("Confirm").wait_for()
    check("selection")
    page.keyboard.press("w")
    page.get_by_role("dialog").wait_for()
    check("values", "dialog")
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    driver.button("Text mode (for screen readers)").click()
    driver.find("#command").wait_for()
    check("text")
