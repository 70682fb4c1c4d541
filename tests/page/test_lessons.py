"""Lessons: one click from home; following the advice of their panel wins."""

from __future__ import annotations

import json

# Returns the advice if it is one's turn, or how the lesson ended; null while the advice is for an earlier state.
ADVICE = """() => {
    const { state, number } = document.querySelector('[data-state]')?.dataset ?? {};
    const { topic, action } = document.querySelector('.lesson-panel')?.dataset ?? {};
    if (topic === 'won' || topic === 'lost') return { topic };
    return state === 'live' && action ? { topic, action, number: Number(number) } : null;
}"""


def start_lesson(driver, game=0):
    """Start a lesson: it is the exam at the end of the school."""
    driver.page.evaluate("game => (location.hash = `school=${game}/10`)", ("dieb", "voleurs")[game])
    driver.button("The exam").click()
    driver.find(".lesson-panel").wait_for()
    return driver


def advised(driver):
    """Return the topic of the advice and the advised action."""
    driver.page.wait_for_function("() => document.querySelector('.lesson-panel')?.dataset.action")
    panel = driver.find(".lesson-panel")
    return panel.get_attribute("data-topic"), panel.get_attribute("data-action")


def test_following_the_advice_wins_the_lesson_of_dieb(open_page):
    driver = start_lesson(open_page())
    topics = []
    while driver.until("live", "over") == "live":
        topics.append(advised(driver)[0])
        number = driver.number
        driver.button("Show me").click()
        driver.button("Confirm").click()
        driver.after(number)
    assert topics == ["theft", "escort-empty", "smuggle", "limit", "pass", "win"]
    driver.find(".lesson-panel[data-topic=won]").wait_for()
    driver.find(".player").first.filter(has_text="6 of 6").wait_for()
    assert driver.page.get_by_role("dialog").count() == 0
    driver.button("Play it again").click()
    driver.find(".lesson-panel[data-topic=theft]").wait_for()
    assert driver.until("live") == "live"
    driver.find(".player").first.filter(has_text="4 of 6").wait_for()


def test_ignoring_the_advice_can_lose_and_the_panel_says_why(open_page):
    driver = start_lesson(open_page())
    for _ in range(40):
        if driver.until("live", "over") == "over":
            break
        number = driver.number
        driver.page.keyboard.press("p")
        driver.page.keyboard.press("Enter")
        driver.after(number)
    driver.find(".lesson-panel[data-topic=lost]").wait_for()
    driver.find(".lesson-panel").get_by_role("link", name="Read the rules").click()
    driver.find("#rule-aim").wait_for()


def test_panel_uses_the_language_chosen_at_the_table(open_page):
    driver = start_lesson(open_page())
    advised(driver)
    driver.page.get_by_label("Language").select_option("cs")
    driver.page.get_by_text("Truhla za jednoho zloděje").wait_for()
    assert "[" not in driver.find(".lesson-panel").inner_text()


def test_axe_finds_nothing_in_a_lesson(open_with_axe):
    reader = start_lesson(open_with_axe())
    advised(reader)
    reader.check("a lesson")


def test_following_the_advice_wins_the_lesson_of_voleurs(open_page, page_server):
    """The advised actions are sent to the server directly, not played on the board."""
    driver = start_lesson(open_page(), game=1)
    driver.find(".lesson-panel").filter(has_text="an emerald and a sapphire").wait_for()
    (stored,) = json.loads(driver.page.evaluate("localStorage.getItem('baghdad.tables')"))
    (token,) = stored["tokens"].values()
    path, topics = f"api/tables/{stored['table']}", []
    while "action" in (advice := driver.page.wait_for_function(ADVICE).json_value()):
        number = advice["number"]
        command = {"type": "play", "id": f"{number}", "after": number, "action": advice["action"]}
        if page_server.ask("POST", f"{path}/commands", command, token=token)[0] == 200:
            topics.append(advice["topic"])
        driver.after(number)  # what was played, or what others did before
    assert advice["topic"] == "won"
    assert {"gem", "slipper", "vizier"} <= set(topics)
