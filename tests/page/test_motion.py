"""Pieces move where motion is welcome, and nobody has to wait for them; notes are played for those who want them."""

from __future__ import annotations

from tests.page.conftest import PERSON, QUICK

SLOWEST, QUICKEST = 600, 350  # milliseconds, of one move

# Remembers every piece that flies over the page: how long, and where it is at the start, in the middle and at the end.
# While `window.held` is set, a piece stays where it is, and doesn't arrive by itself.
WATCH = """() => {
    window.flown = [];
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
            window.flown.push({ piece, seen, lasts: duration });
        }
    }).observe(document.body, { childList: true });
}"""
# Remembers every note that is to be played.
LISTEN = """
    window.notes = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
        window.notes.push([this.frequency.value, at]);
        start.call(this, at);
    };
"""


def test_pieces_fly_and_can_be_hurried(visit, page_house):
    visitor = visit(page_house.found("dieb", [PERSON, QUICK]), motion="no-preference")
    visitor.until("live")
    visitor.page.evaluate(WATCH)
    visitor.key_action()
    visitor.until("live")
    flown = visitor.page.evaluate("flown.map(({ seen, lasts }) => ({ seen, lasts }))")
    assert len(flown) >= 2, "one's own guard, and the other's"
    assert all(QUICKEST <= flight["lasts"] <= SLOWEST for flight in flown)
    assert any(len({tuple(spot) for spot in flight["seen"]}) == 3 for flight in flown)
    palace = visitor.find(".tile.possible .face").first.get_attribute("data-palace")
    visitor.page.keyboard.press(str(palace))
    visitor.confirm.wait_for()
    visitor.page.evaluate("held = true")
    visitor.confirm.click()
    visitor.page.wait_for_function("before => flown.length > before", arg=len(flown))
    assert visitor.page.evaluate("flown.at(-1).piece.isConnected")
    visitor.page.evaluate("held = false")
    visitor.page.evaluate("document.querySelector('.dieb').click()")
    visitor.page.wait_for_function("flown.every(({ piece }) => !piece.isConnected)")  # nobody waits for its arrival


def test_where_motion_is_unwelcome_nothing_flies_and_notes_are_for_those_who_want_them(visit, page_house):
    visitor = visit(page_house.found("dieb", [PERSON, QUICK]))
    visitor.context.add_init_script(LISTEN)
    visitor.page.reload()
    visitor.until("live")
    visitor.page.evaluate(WATCH)
    visitor.key_action()
    visitor.until("live")
    assert visitor.page.evaluate("[flown, notes]") == [[], []]
    visitor.page.keyboard.press("m")
    visitor.button("Sound on").click()
    visitor.page.keyboard.press("Escape")
    visitor.key_action()
    visitor.until("live")
    visitor.page.wait_for_function("notes.length >= 3")  # a move, another's, and that it is one's turn
    notes = visitor.page.evaluate("notes")
    assert all(frequency > 100 for frequency, _ in notes)
