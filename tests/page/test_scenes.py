"""Scenes on the boards: pieces end where the view draws them, numbers change on arrival, scenes can be skipped, and
nothing moves where nothing should; sounds, which are off until asked for; and who moved for whom."""

from __future__ import annotations

import pytest

from tests.page.conftest import BOT, PERSON

# Records what moves: for each animation that moves an element, the element's name and where it ended.
WATCH = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const animation = animate.call(this, frames, options);
        const moves = frames.some(({ translate, scale, transform }) => translate || scale || transform);
        if (moves) {
            const name = this.dataset.piece ?? this.dataset.carried ?? this.dataset.spot;
            const entry = { name, piece: this.dataset.piece, apart: null };
            moved.push(entry);
            if (window.held) animation.pause();
            animation.finished.then(() => {
                const ended = this.getBoundingClientRect();
                animation.cancel();
                const rest = this.getBoundingClientRect();
                entry.apart = Math.hypot(ended.x - rest.x, ended.y - rest.y);
            }, () => undefined);
        }
        return animation;
    };
}"""
# Records every cue that is played, by where it is in the file.
LISTEN = """
    window.heard = [];
    AudioBufferSourceNode.prototype.start = function (when, offset) { window.heard.push(offset); };
"""
COUNT = "() => [...document.querySelectorAll('.count')].map((count) => count.textContent)"


@pytest.fixture
def moving(open_page, page_server):
    """Return a function that opens a new table of dieb where pieces move, with what moves recorded."""

    def open_moving(created=None, **more):
        driver = open_page(created or page_server.create_table("dieb", [PERSON, BOT]), motion="no-preference", **more)
        driver.until("live")
        driver.page.evaluate(WATCH)
        return driver

    return open_moving


def choose_a_palace(driver):
    """Select a palace, so that one more press of Enter plays."""
    driver.page.keyboard.press(str(driver.find(".tile.possible .face").first.get_attribute("data-palace")))
    driver.confirm.wait_for()


def test_pieces_end_where_the_view_draws_them(moving):
    driver = moving()
    driver.play_by_keyboard()
    driver.until("live")
    driver.page.wait_for_function("() => moved.filter(({ apart }) => apart !== null).length >= 2")
    moved = [one for one in driver.page.evaluate("moved") if one["piece"]]
    assert len(moved) >= 2, "one's own guard, and the other's"
    assert all(one["piece"].startswith("guard-") for one in moved)
    assert all(one["apart"] < 0.5 for one in moved if one["apart"] is not None)


def test_numbers_change_on_arrival_and_any_click_skips(moving, placed):
    driver = moving(placed)
    before = driver.page.evaluate(COUNT)
    number = driver.number
    choose_a_palace(driver)
    driver.page.evaluate("held = true")
    driver.page.keyboard.press("Enter")
    driver.page.wait_for_function("() => moved.length > 0")
    assert driver.page.evaluate(COUNT) == before, "the thief or its card is still on its way"
    assert driver.number == number
    driver.page.mouse.click(4, 4)
    driver.after(number)
    driver.until("live")
    assert driver.page.evaluate(COUNT) != before
    assert driver.find(".carried").count() == 0


def test_nothing_moves_with_reduced_motion_until_a_pace_is_chosen(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]))
    driver.until("live")
    driver.page.evaluate(WATCH)
    driver.play_by_keyboard()
    driver.until("live")
    assert driver.page.evaluate("moved") == []
    driver.page.keyboard.press("m")
    driver.page.get_by_label("swift").check()
    driver.page.keyboard.press("Escape")
    driver.play_by_keyboard()
    driver.until("live")
    assert driver.page.evaluate("moved.length") >= 2


def test_sounds_are_off_until_asked_for(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]))
    driver.context.add_init_script(LISTEN)
    driver.page.reload()
    driver.until("live")
    driver.play_by_keyboard()
    driver.until("live")
    assert driver.page.evaluate("heard") == []
    driver.page.keyboard.press("m")
    driver.button("Sound").click()
    driver.page.wait_for_function("() => heard.length === 1")
    driver.page.get_by_label("Volume").fill("70")
    driver.page.keyboard.press("Escape")
    driver.play_by_keyboard()
    driver.until("live")
    driver.page.wait_for_function("() => new Set(heard).size >= 3")  # two different ones besides that of the switch


def test_others_turn_is_shown_again_step_by_step(moving):
    driver = moving()
    driver.play_by_keyboard()
    driver.until("live")
    driver.find("[data-tool=others]").click()
    steps = driver.find(".strip .step")
    steps.first.wait_for()
    number = driver.number
    driver.page.evaluate("moved.length = 0; held = true")
    steps.first.click()
    driver.page.wait_for_function("() => moved.length > 0")
    assert driver.state == "waiting", "the table is locked meanwhile"
    driver.find(".toast").filter(has_text="already happened").wait_for()
    driver.page.keyboard.press("Escape")
    driver.until("live")
    assert driver.number == number


def test_results_wait_for_the_last_move(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, BOT])
    driver = open_page(created, motion="no-preference")
    driver.context.add_init_script("localStorage.setItem('baghdad.likes', JSON.stringify({ pace: 'swift' }))")
    driver.page.reload()
    driver.until("live")
    driver.page.evaluate(
        """() => {
            window.early = false;
            new MutationObserver(() => {
                const covered = document.querySelector('dialog[open], .victory');
                if (covered && document.querySelector('.carried')) window.early = true;
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    with page_server.join(created) as client:
        client.next()
        client.say("handover", bot="journeyman")
    driver.find(".victory").wait_for()
    driver.page.keyboard.press("Escape")
    driver.page.get_by_role("dialog").wait_for()
    assert not driver.page.evaluate("early")
    assert driver.find(".by").first.inner_text().startswith("A computer player moved for Ann")


def share(driver, created):
    """Have this browser hold all seats of a table."""
    driver.page.evaluate(
        "([table, tokens]) => localStorage.setItem('baghdad.tables', JSON.stringify("
        "[{ table, game: 'dieb', tokens, names: [], over: false, at: 1 }]))",
        [created["table"]["table"], dict(enumerate(created["tokens"]))],
    )
    driver.page.reload()


def test_curtain_falls_only_where_a_hand_would_show(open_page, page_server):
    created = page_server.create_table("dieb", [PERSON, {**PERSON, "name": "Ben"}])
    driver = open_page(created)
    driver.until("live")
    share(driver, created)
    for name in ("Ann", "Ben", "Ann"):
        driver.until("live")
        driver.find(".player.active").filter(has_text=name).wait_for()
        assert driver.find(".curtain").count() == 0, "nobody has seen a hand yet"
        driver.play_by_keyboard()
    with page_server.join(created) as ann, page_server.join(created, 1) as ben:
        for client in (ann, ben):
            client.next()
        while ann.legal or ben.legal:
            client, other = (ann, ben) if ann.legal else (ben, ann)
            if not client.legal[0].startswith("place"):
                break
            stored = client.say("play", action=client.legal[0])["number"]
            for one in (client, other):
                while one.number < stored:
                    one.next()
    driver.find(".curtain").wait_for()
