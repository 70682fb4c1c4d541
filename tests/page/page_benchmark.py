"""Sizes of the page and latency of clicks; `make bench` prints them by `python -m tests.page.page_benchmark`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from baghdad.server.http import static_files
from tests.page.browser_launch import DESKTOP, MISSING, browser_path, launch

LIMITS = {"first": 150_000, "first with fonts": 250_000, "table": 250_000}  # bytes, gzipped
FONT = ".woff2"  # compressed in itself
MAX_LATENCY = 50  # milliseconds from a click to its effect on the screen
CLICKS = 24
PERSON, BOT = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "journeyman"}

LOADED = "performance.getEntries().filter((one) => one.name.startsWith(location.origin)).map((one) => one.name)"
# Measures from the click to the first task after the frame that displays its effect.
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


def transferred_size(page: Any) -> int:
    """Return the gzipped size in bytes of all files but fonts that this page has loaded so far."""
    compressed = [static_files.FOLDER / f"{name}.gz" for name in loaded_files(page)]
    return sum(file.stat().st_size for file in compressed if file.exists())


def size_of_fonts(page: Any) -> int:
    """Return the size in bytes of all fonts that this page has loaded so far."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    return sum((static_files.FOLDER / name).stat().st_size for name in loaded_files(page) if name.endswith(FONT))


def loaded_files(page: Any) -> set[str]:
    """Return the names of the files of the build that this page has loaded so far."""
    return {urlsplit(name).path.lstrip("/") or static_files.INDEX for name in page.evaluate(LOADED)}


def size_with_both_tables(driver: Any, server: Any) -> int:
    """Return the same after a table of the other game has been opened too."""
    created = server.create_table("voleurs", [PERSON, BOT, BOT], options={"draw_first": False})
    driver.page.goto(f"{server.address}#table={created['table']['table']}&token={created['tokens'][0]}")
    driver.find(".city").wait_for()
    return transferred_size(driver.page)


def click_latencies(driver: Any, clicks: int = CLICKS) -> list[float]:
    """Return the milliseconds from each click on a palace to the frame that highlights it, while guards are placed."""
    driver.page.evaluate(WATCH)
    for n in range(clicks):
        letter = "abcdef"[n % 6]
        driver.page.mouse.click(*corner(driver, letter))
        driver.find(f'.chosen [data-palace="{letter}"]').wait_for()
    driver.page.wait_for_function("(clicks) => seen.length >= clicks", arg=clicks)
    found: list[float] = driver.page.evaluate("seen")
    return found


def corner(driver: Any, letter: str) -> tuple[float, float]:
    box = driver.find(f'[data-palace="{letter}"]').bounding_box()
    return box["x"] + 12, box["y"] + 12


def main() -> None:
    """Print all measurements, or what is missing for them."""
    write = sys.stdout.write
    if not (static_files.FOLDER / static_files.INDEX).exists():
        write("page: not built; make page builds it\n")
        return
    path = browser_path()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        path = None
    if path is None:
        write(f"page: not measured: {MISSING}; and make test installs the rest\n")
        return
    from tests.page.page_driver import PageDriver
    from tests.server.server_process import GENEROUS, ServerProcess

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), GENEROUS)
        browser = launch(playwright, path)
        driver = PageDriver(browser.new_context(viewport=DESKTOP, locale="en-GB"), server.address)
        driver.button("Play now").wait_for()
        first, fonts = transferred_size(driver.page), size_of_fonts(driver.page)
        driver.play_now().until("live")
        times = click_latencies(driver)
        table = size_with_both_tables(driver, server)
        browser.close()
        server.stop()
    write(f"first page     {first / 1000:6.1f} kB compressed, of {LIMITS['first'] // 1000}\n")
    write(f"with fonts     {(first + fonts) / 1000:6.1f} kB compressed, of {LIMITS['first with fonts'] // 1000}\n")
    write(f"with tables    {table / 1000:6.1f} kB compressed, of {LIMITS['table'] // 1000}\n")
    write(f"click to light {median(times):6.1f} ms in the middle, {max(times):.1f} at most, of {MAX_LATENCY}\n")


if __name__ == "__main__":
    main()
