"""Pieces move where motion is welcome, and nobody has to wait for them; notes are played for those who want them."""

from __future__ import annotations

from tests.page.conftest import PERSON, QUICK

SLOWEST, QUICKEST = 600, 350  # milliseconds, of one move

# Remembers every piece that flies over the page, and where it was seen.
WATCH = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const piece of changes.flatMap((change) => [...change.addedNodes])) {
            if (piece.tagName !== 'svg') continue;
            const flight = { seen: [], lasts: 0 };
            window.flown.push(flight);
            const look = () => {
                if (!piece.isConnected) return;
                const box = piece.getBoundingClientRect();
                flight.lasts ||= piece.getAnimations()[0]?.effect.getTiming().duration ?? 0;
                flight.seen.push([Math.round(box.x), Math.round(box.y)]);
                requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
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
    visitor = visit(page_house.create_table("dieb", [PERSON, QUICK]), motion="no-preference")
    visitor.until("live")
    visitor.page.evaluate(WATCH)
    visitor.key_action()
    visitor.until("live")
    flown = visitor.page.evaluate("flown")
    assert len(flown) >= 2, "one's own guard, and the other's"
    assert all(QUICKEST <= flight["lasts"] <= SLOWEST for flight in flown)
    assert any(len({tuple(spot) for spot in flight["seen"]}) >= 2 for flight in flown)
    palace = visitor.find(".tile.possible .face").first.get_attribute("data-palace")
    visitor.page.keyboard.press(str(palace))
    visitor.confirm.wait_for()
    took = visitor.page.evaluate(
        """async () => {
            const before = window.flown.length;
            document.querySelector('.bar .buttons .main').click();
            while (window.flown.length === before) await new Promise(requestAnimationFrame);
            const piece = document.querySelector('body > svg[style*=fixed]');
            const began = performance.now();
            document.querySelector('.dieb').click();
            while (piece.isConnected) await new Promise((done) => setTimeout(done));
            return performance.now() - began;
        }"""
    )
    assert took < QUICKEST, "a click doesn't wait until a piece has arrived"


def test_where_motion_is_unwelcome_nothing_flies_and_notes_are_for_those_who_want_them(visit, page_house):
    visitor = visit(page_house.create_table("dieb", [PERSON, QUICK]))
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
    notes = visitor.page.evaluate("notes")
    assert len(notes) >= 3, "a move, another's, and that it is one's turn"
    assert all(frequency > 100 for frequency, _ in notes)
