"""Lessons on the page: one click from home, a companion who says what matters, and a win for whoever listens."""

from __future__ import annotations

from urllib.parse import parse_qsl

# What the companion advises while one may act, or how it ended; nothing while it still speaks of an earlier moment.
ADVICE = """() => {
    const { state, number } = document.querySelector('[data-state]')?.dataset ?? {};
    const { topic, action } = document.querySelector('.companion')?.dataset ?? {};
    if (topic === 'won' || topic === 'lost') return { topic };
    return state === 'live' && action ? { topic, action, number: Number(number) } : null;
}"""


def begin(visitor, game=0):
    """From home, by one click."""
    visitor.find(".learn button").nth(game).click()
    visitor.find(".companion").wait_for()
    return visitor


def advised(visitor):
    """What the companion is about, and the action that follows."""
    visitor.page.wait_for_function("document.querySelector('.companion')?.dataset.action")
    companion = visitor.find(".companion")
    return companion.get_attribute("data-topic"), companion.get_attribute("data-action")


def test_the_lesson_of_dieb_is_won_by_following_the_companion(visit):
    visitor = begin(visit())
    topics = []
    while visitor.until("live", "over") == "live":
        topics.append(advised(visitor)[0])
        number = visitor.number
        visitor.button("Show me").click()
        visitor.button("Confirm").click()
        visitor.after(number)
    assert topics == ["theft", "escort-empty", "smuggle", "limit", "pass", "win"]
    visitor.find(".companion[data-topic=won]").wait_for()
    visitor.find(".player").first.filter(has_text="6 of 6").wait_for()
    assert visitor.page.get_by_role("dialog").count() == 0
    visitor.button("Play it again").click()
    visitor.find(".companion[data-topic=theft]").wait_for()
    assert visitor.until("live") == "live"
    visitor.find(".player").first.filter(has_text="4 of 6").wait_for()


def test_whoever_does_not_listen_can_lose_and_hears_why(visit):
    visitor = begin(visit())
    for _ in range(40):
        if visitor.until("live", "over") == "over":
            break
        number = visitor.number
        visitor.page.keyboard.press("p")
        visitor.after(number)
    visitor.find(".companion[data-topic=lost]").wait_for()
    visitor.find(".companion").get_by_role("link", name="Read the rules").click()
    visitor.find("#rule-aim").wait_for()


def test_the_companion_speaks_the_language_that_is_chosen_at_the_table(visit):
    visitor = begin(visit())
    advised(visitor)
    visitor.page.get_by_label("Language").select_option("cs")
    visitor.page.get_by_text("Truhla za jednoho zloděje").wait_for()
    assert "[" not in visitor.find(".companion").inner_text()


def test_axe_finds_nothing_at_a_lesson(read):
    reader = begin(read())
    advised(reader)
    reader.check("a lesson")


def test_the_lesson_of_voleurs_is_won_by_what_the_companion_advises(visit, page_house):
    """Whatever the table looks like: the actions advised are sent to the house as they are."""
    visitor = begin(visit(), game=1)
    visitor.find(".companion").filter(has_text="an emerald and a sapphire").wait_for()
    seat = dict(parse_qsl(visitor.page.url.split("#")[1]))
    path, topics = f"api/tables/{seat['table']}", []
    while "action" in (advice := visitor.page.wait_for_function(ADVICE).json_value()):
        number = advice["number"]
        command = {"type": "play", "id": f"{number}", "after": number, "action": advice["action"]}
        if page_house.ask("POST", f"{path}/commands", command, token=seat["token"])[0] == 200:
            topics.append(advice["topic"])
        visitor.after(number)  # what was played, or what others did before
    assert advice["topic"] == "won"
    assert {"gem", "slipper", "vizier"} <= set(topics)
