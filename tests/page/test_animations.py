"""Animations, which can be skipped and respect reduced motion; and sounds, which are off by default."""

from __future__ import annotations

from tests.page.conftest import BOT, PERSON

LONGEST, SHORTEST = 600, 350  # milliseconds, of one move

# Records every animated piece: its duration, and its positions at the start, in the middle and at the end. While
# `window.held` is set, animations are paused.
WATCH = """() => {
    window.animated = [];
    window.held = false;
    new MutationObserver((changes) => {
        for (const piece of changes.flatMap((change) => [...change.addedNodes])) {
            if (piece.tagName !== 'svg') continue;
            const [motion] = piece.getAnimations();
            const { duration, delay } = motion.effect.getTiming();
            if (window.held) motion.pause();
            const now = motion.currentTime;
            const seen = [0, duration / 2, duration - 1].map((time) => {
                motion.currentTime = delay + time;
                const box = piece.getBoundingClientRect();
                return [Math.round(box.x), Math.round(box.y)];
            });
            motion.currentTime = now;
            window.animated.push({ piece, seen, lasts: duration });
        }
    }).observe(document.body, { childList: true });
}"""
# Records every note that is to be played.
LISTEN = """
    window.notes = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        window.notes.push([this.frequency.value, at]);
        start.call(this, at);
    };
"""


def test_pieces_are_animated_and_a_click_skips_the_animation(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]), motion="no-preference")
    driver.until("live")
    driver.page.evaluate(WATCH)
    driver.play_by_keyboard()
    driver.until("live")
    animated = driver.page.evaluate("animated.map(({ seen, lasts }) => ({ seen, lasts }))")
    assert len(animated) >= 2, "one's own guard, and the other's"
    assert all(SHORTEST <= animation["lasts"] <= LONGEST for animation in animated)
    assert any(len({tuple(spot) for spot in animation["seen"]}) == 3 for animation in animated)
    palace = driver.find(".tile.possible .face").first.get_attribute("data-palace")
    driver.page.keyboard.press(str(palace))
    driver.confirm.wait_for()
    driver.page.evaluate("held = true")
    driver.confirm.click()
    driver.page.wait_for_function("before => animated.length > before", arg=len(animated))
    assert driver.page.evaluate("animated.at(-1).piece.isConnected")
    driver.page.evaluate("held = false")
    driver.page.evaluate("document.querySelector('[data-state]').click()")
    driver.page.wait_for_function(
        "() => animated.every(({ piece }) => !piece.isConnected)"
    )  # the click ended the animation


def test_reduced_motion_stops_animations_and_sounds_are_off_by_default(open_page, page_server):
    driver = open_page(page_server.create_table("dieb", [PERSON, BOT]))
    driver.context.add_init_script(LISTEN)
    driver.page.reload()
    driver.until("live")
    driver.page.evaluate(WATCH)
    driver.play_by_keyboard()
    driver.until("live")
    assert driver.page.evaluate("[animated, notes]") == [[], []]
    driver.page.keyboard.press("m")
    driver.button("Sound").click()
    driver.page.keyboard.press("Escape")
    driver.play_by_keyboard()
    driver.until("live")
    driver.page.wait_for_function("() => notes.length >= 3")  # a move, another's, and that it is one's turn
    notes = driver.page.evaluate("notes")
    assert all(frequency > 100 for frequency, _ in notes)
