"""Films the first minute of a newcomer: a picture every two seconds, from the first page to the first chest.

`python -m tests.page.first_minute FOLDER` writes them; somebody who reads and plays slowly is acted.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.page.browser_launch import DESKTOP, PHONE, browser_path, launch
from tests.page.page_driver import PageDriver
from tests.server.server_process import GENEROUS, ServerProcess

EVERY = 2.0  # seconds between two pictures
READING = 4.0  # seconds in which a newcomer reads what has appeared
LONGEST = 60.0
DONE = "[data-done]"


class Film:
    """Pictures of a page, numbered by the seconds since its beginning."""

    def __init__(self, driver: PageDriver, folder: Path) -> None:
        self.driver, self.folder = driver, folder
        self.began = time.monotonic()
        self.taken = 0
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def roll(self, seconds: float) -> None:
        """Take pictures while some seconds pass."""
        until = self.seconds + seconds
        while self.seconds < until:
            due = self.taken * EVERY
            if self.seconds >= due:
                self.driver.page.screenshot(path=self.folder / f"{round(due):02}.png")
                self.taken += 1
            self.driver.page.wait_for_timeout(50)

    def roll_until(self, condition: Callable[[], bool]) -> None:
        """Take pictures until something is so."""
        while not condition():
            assert self.seconds < LONGEST, self.driver.report()
            self.roll(0.2)


def first_chest(film: Film) -> None:
    """Act a newcomer: read, press the golden button, read, slip the thief in, and see the chest."""
    driver = film.driver
    film.roll(READING)
    driver.button("Steal your first chest").click()
    film.roll_until(lambda: driver.find(".school .tile.possible .face").count() > 0)
    film.roll(READING)
    driver.find(".school .tile.possible .face").first.click(position={"x": 12, "y": 12})
    film.roll_until(lambda: driver.confirm.count() > 0)
    film.roll(READING / 2)
    driver.confirm.click()
    film.roll_until(lambda: driver.find(DONE).count() > 0)
    film.roll(READING)


def main(folder: Path) -> None:
    """Film it on a desktop and on a phone, and print how long it took."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as running:
        server = ServerProcess(Path(data), GENEROUS)
        browser = launch(running, browser_path())
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            context = browser.new_context(viewport=size, locale="en-GB", has_touch=name == "phone")
            film = Film(PageDriver(context, server.address), folder / name)
            first_chest(film)
            sys.stdout.write(f"{name}: {film.seconds:.0f} s, {film.taken} pictures\n")
            assert film.driver.errors == []
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/first-minute"))
