"""What the page weighs, and how soon a click is seen; `python -m tests.page.measures` prints it, for `make bench`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from baghdad.server.http import static_files
from tests.page.browsers import DESKTOP, MISSING, browser_path, launched

LIMITS = {"first": 150_000, "table": 250_000}  # bytes, compressed by gzip
SOON = 50  # milliseconds from a click to what it lights up
CLICKS = 24
PERSON, QUICK = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "journeyman"}

LOADED = "performance.getEntries().filter((one) => one.name.startsWith(location.origin)).map((one) => one.name)"
# From the click itself to the first task after the frame that shows what it did.
WATCH = """() => {
    const known = window.seen;
    window.seen = [];
    if (known) return;
    document.addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.seen.push(performance.now() - timeStamp);
        port2.postMessage(0);
    }), true);
}"""


def weight(page: Any) -> int:
    """Bytes, compressed by gzip, of all files that this page has fetched so far."""
    names = {urlsplit(name).path.lstrip("/") or static_files.INDEX for name in page.evaluate(LOADED)}
    twins = [static_files.FOLDER / f"{name}.gz" for name in names]
    return sum(twin.stat().st_size for twin in twins if twin.exists())


def weight_of_both(visitor: Any, house: Any) -> int:
    """The same, once a table of the other game has been opened too."""
    founded = house.create_table("voleurs", [PERSON, QUICK, QUICK])
    visitor.page.goto(f"{house.address}#table={founded['table']['table']}&token={founded['tokens'][0]}")
    visitor.find(".city").wait_for()
    return weight(visitor.page)


def click_to_light(visitor: Any, clicks: int = CLICKS) -> list[float]:
    """Milliseconds from a click on a palace to the frame in which it is lit, at a table where a guard may be placed."""
    visitor.page.evaluate(WATCH)
    for n in range(clicks):
        letter = "abcdef"[n % 6]
        visitor.page.mouse.click(*corner(visitor, letter))
        visitor.find(f'.chosen [data-palace="{letter}"]').wait_for()
    visitor.page.wait_for_function("(clicks) => seen.length >= clicks", arg=clicks)
    found: list[float] = visitor.page.evaluate("seen")
    return found


def corner(visitor: Any, letter: str) -> tuple[float, float]:
    box = visitor.find(f'[data-palace="{letter}"]').bounding_box()
    return box["x"] + 12, box["y"] + 12


def main() -> None:
    """Prints everything, or what is missing for it."""
    say = sys.stdout.write
    if not (static_files.FOLDER / static_files.INDEX).exists():
        say("page: not built; make page builds it\n")
        return
    path = browser_path()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if path is None:
        say(f"page: not measured: {MISSING}; and make test installs the rest\n")
        return
    from tests.page.players import Visitor
    from tests.server.server_process import GENEROUS, ServerProcess

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = ServerProcess(Path(folder), GENEROUS)
        browser = launched(playwright, path)
        visitor = Visitor(browser.new_context(viewport=DESKTOP, locale="en-GB"), house.address)
        visitor.button("Play now").wait_for()
        first = weight(visitor.page)
        visitor.play_now().until("live")
        times = click_to_light(visitor)
        table = weight_of_both(visitor, house)
        browser.close()
        house.stop()
    say(f"first page     {first / 1000:6.1f} kB compressed, of {LIMITS['first'] // 1000}\n")
    say(f"with tables    {table / 1000:6.1f} kB compressed, of {LIMITS['table'] // 1000}\n")
    say(f"click to light {median(times):6.1f} ms in the middle, {max(times):.1f} at most, of {SOON}\n")


if __name__ == "__main__":
    main()
