"""The text mode: whole matches in words alone, queries, a board walked by arrow keys, what a screen reader is told."""

from __future__ import annotations

import pytest

from baghdad.core.spelling import plain
from baghdad.voleurs.actions.notation import for_reader
from baghdad.words import FOLDER, LANGUAGES, Localizer
from tests.page.conftest import BOT, PERSON
from tests.page.page_driver import DONE
from tests.server.server_process import record_of

SHORT_ANSWER = 6  # lines at most, the one about `more` included

# Keeps every line that is added to the live region: the page drops old ones.
OBSERVE = """() => {
  window.told = [];
  const log = document.querySelector("[data-testid=announced]");
  for (const line of log.children) window.told.push(line.textContent);
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.told.push(...added.map((node) => node.textContent).filter(Boolean));
  }).observe(log, { childList: true });
}"""


@pytest.fixture
def in_words(open_page):
    """Return a function that opens a table in text mode and observes the live region."""

    def open_(created, language="en"):
        driver = open_page(locale=language)
        say = Localizer(language)
        say.add_catalogue(FOLDER / "page")
        driver.button(say("page-text-mode")).click()
        driver.open_table(created)
        driver.page.get_by_role("grid").wait_for()
        driver.page.evaluate(OBSERVE)
        return driver

    return open_


class WordsPlayer:
    """Plays in words alone: types what a computer player would do in this seat, as people write it."""

    def __init__(self, driver, page_server, created):
        self.driver, self.client = driver, page_server.join(created)
        self.kinds = []  # of the actions that were typed

    def play_to_the_end(self):
        with self.client as client:
            client.next()
            while self.driver.until("live", "over") != "over":
                number = self.driver.number
                advice = client.say("hint", bot="journeyman")
                if "data" in advice:
                    action = for_reader(advice["data"]["action"])
                    self.type(self.gift() if action == "done" and "offer" not in self.kinds else action)
                else:  # the others are still trading
                    self.driver.after(number)

    def gift(self):
        """Return an offer that the next player will accept: a card for nothing."""
        seat = self.client.say("view")["data"]["view"]["seats"][0]
        return f"offer 2 give {seat['cards'][0]}"

    def type(self, action):
        """Type an action; while all trade it may be refused, since somebody else was faster."""
        number = self.driver.number
        self.driver.ask("0")  # there is no such number: another answer than the one before
        if DONE.match(self.driver.ask(action)[0]):
            self.kinds.append(action.partition(" ")[0])
            self.driver.after(number)


def events_of(page_server, created):
    """Return the events of a match as the first seat sees them."""
    with page_server.join(created) as client:
        client.next()
        updates, since = [], 0
        while page := client.say("history", since=since)["data"]["updates"]:
            updates += page
            since += len(page)
    return [event for update in updates for event in update.get("events") or () if update["kind"] == "play"]


def assert_all_told(driver, events):
    """Check that every event has its line in the live region, and one's own draws say what was drawn."""
    told = driver.page.evaluate("window.told")
    assert len(told) == len(events)
    for line, event in zip(told, events, strict=True):
        if event["event"] == "draw" and event["seat"] == 0 and sum(event["cards"]):
            assert "×" in line, line


def test_match_of_dieb_in_words_alone_tells_every_event(in_words, page_server):
    created = page_server.create_table("dieb", [PERSON, BOT, BOT])
    driver = in_words(created)
    driver.says("Your turn. Place a guard")
    player = WordsPlayer(driver, page_server, created)
    player.play_to_the_end()
    driver.says("over")
    assert {"place", "smuggle", "end"} <= {*player.kinds}
    assert record_of(page_server, created)["result"]["reason"] == "chests"
    assert_all_told(driver, events_of(page_server, created))


def test_match_of_voleurs_in_words_alone_with_trade_tells_every_event(in_words, page_server):
    created = page_server.create_table("voleurs", [PERSON, BOT, BOT], options={"board": "oasis", "draw_first": False})
    driver = in_words(created)
    driver.says("Your turn. Choose the character")
    player = WordsPlayer(driver, page_server, created)
    player.play_to_the_end()
    driver.says("over")
    assert {"choose", "place", "offer", "done", "move", "gem"} <= {*player.kinds}
    assert record_of(page_server, created)["result"]["reason"] in ("birthday", "riches")
    events = events_of(page_server, created)
    assert "trade" in [event["event"] for event in events]
    assert_all_told(driver, events)


@pytest.mark.parametrize(("game", "options"), [("dieb", {"decision_cap": 60}), ("voleurs", {"round_cap": 2})])
def test_boards_tell_every_event_too(open_page, page_server, game, options):
    created = page_server.create_table(game, [PERSON, BOT, BOT], options=options)
    driver = open_page(created)
    driver.until("live")
    driver.page.evaluate(OBSERVE)
    with page_server.join(created) as client:
        client.next()
        client.say("handover", bot="journeyman")  # a computer player acts for the reader, so that nobody has to click
    driver.until("over")
    more = ("Your turn", "A computer player moved for Ann.")  # that aren't events
    told = [line for line in driver.page.evaluate("window.told") if line not in more]
    assert len(told) == len(events_of(page_server, created))


def test_queries_are_answered_shortly_and_errors_say_what_there_is(in_words, page_server):
    driver = in_words(page_server.create_table("voleurs", [PERSON, BOT, BOT]))
    driver.until("live")
    assert driver.whole_answer("who")[0] == "To act: You."
    assert driver.whole_answer("scan port")[0].startswith("Port: ")
    assert driver.whole_answer("scan e3")[0].startswith("e3 (shop, Bazaar): ")
    assert driver.whole_answer("prices")[0].startswith("For sale: ")
    wrong = driver.whole_answer("hnad")
    assert any(line.startswith("There is no query “hnad”. You can ask: hand, ") for line in wrong)
    assert "Did you mean hand?" in wrong
    assert driver.whole_answer("scan z9")[0].startswith("“z9” can't be asked about here; Bazaar, Port, ")
    assert driver.whole_answer("99") == ["There is no number 99 in the last answer."]
    assert "You can ask: hand, " in driver.whole_answer("help")[0]
    assert len(driver.ask("scan port")) == SHORT_ANSWER


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_typed_in_the_readers_language(in_words, page_server, language):
    say = Localizer(language)
    card, district = plain(say("voleurs-card", number=2)), say("voleurs-district-name", district="port").upper()
    created = page_server.create_table("voleurs", [PERSON, BOT, BOT], options={"deal_characters": True})
    driver = in_words(created, language)
    driver.until("live", "waiting")
    assert plain(card) in plain(driver.whole_answer(f"worth {card}")[0])
    assert plain(driver.whole_answer(f"values {card}")[0]).startswith(plain(card))
    assert plain(driver.whole_answer(f"scan {district}")[0]).startswith(plain(district))
    wrong = driver.whole_answer(f"offer 2 give {card}x want 1 {district}")
    assert plain(card) in plain(wrong[1]), wrong
    assert wrong == driver.whole_answer(f"why offer 2 give {card}x want 1 {district}")


@pytest.mark.parametrize(("game", "first", "right", "below"), [("dieb", "a", "b", "e"), ("voleurs", "a1", "a2", "b2")])
def test_board_is_walked_by_arrow_keys_and_reads_out_its_places(in_words, page_server, game, first, right, below):
    driver = in_words(page_server.create_table(game, [PERSON, BOT, BOT]))
    driver.until("live")
    grid = driver.page.get_by_role("grid")
    assert grid.locator("[tabindex='0']").count() == 1
    grid.locator(f"[data-place={first}]").focus()
    for key, place in (("ArrowRight", right), ("ArrowDown", below), ("ArrowUp", right), ("Home", first)):
        driver.page.keyboard.press(key)
        focused = driver.page.evaluate("document.activeElement.dataset.place")
        assert focused == place, key
    label = driver.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert len(label) > len("a1, shop")
    driver.page.keyboard.press("Enter")
    driver.find(".answers p").first.wait_for()
    assert driver.page.evaluate("document.activeElement.dataset.place") == first  # the walk goes on from here
