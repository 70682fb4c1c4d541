"""Takes the screenshots in docs/pictures, always at the same match: `make pictures`."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from tests.page.browser_launch import DESKTOP, MISSING, PHONE, browser_path, launch
from tests.page.fixed_seed_servers import SCREENSHOT_MATCHES
from tests.page.page_driver import PageDriver
from tests.server.server_process import GENEROUS, Client, ServerProcess

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
MAX_BYTES = 150_000  # of a screenshot
QUALITY = 60
TURNS, ROUNDS = 8, 4  # of one's own before a screenshot
ANN, JOURNEYMAN = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "journeyman"}
SEATS = {"dieb": [ANN, {"kind": "bot", "bot": "thief"}, JOURNEYMAN], "voleurs": [ANN, JOURNEYMAN, JOURNEYMAN]}
ENDS = ("pass", "end", "done")  # of a turn, or of one's part in the trade of a round


def played(server: ServerProcess, game: str, until: Callable[[Client, int], bool]) -> Any:
    """Create a table at which Ann follows the hints of a computer player until the condition holds."""
    created = server.create_table(game, SEATS[game])
    turns = 0
    with server.join(created) as ann:
        ann.next()
        while not ann.over:
            if ann.you not in ann.to_act or not ann.legal:
                ann.next()
                continue
            if until(ann, turns):
                break
            advice = ann.say("hint", bot="journeyman")
            if advice["type"] == "reject":  # nothing to do but wait
                ann.next()
                continue
            action = advice["data"]["action"]
            answer = ann.say("play", action=action)
            if answer["type"] == "reject":  # another trade came first
                ann.next()
                continue
            turns += action.startswith(ENDS)
            while ann.number < answer["number"]:
                ann.next()
    return created


def can_smuggle(ann: Client, turns: int) -> bool:
    return turns >= TURNS and any(action.startswith("smuggle") for action in ann.legal)


def can_trade(ann: Client, rounds: int) -> bool:
    return rounds >= ROUNDS and "done" in ann.legal


def can_move(ann: Client, rounds: int) -> bool:
    return rounds >= ROUNDS and any(action.startswith("move thief") for action in ann.legal)


class ScreenshotTaker:
    """Opens pages and takes screenshots of them."""

    def __init__(self, browser: Any, server: ServerProcess, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder

    def open_page(self, created: Any = None, screen: dict[str, int] = DESKTOP, theme: str = "dark") -> PageDriver:
        start = f"#table={created['table']['table']}&token={created['tokens'][0]}" if created else ""
        context = self.browser.new_context(
            viewport=screen, locale="en-GB", color_scheme=theme, reduced_motion="reduce", device_scale_factor=1
        )
        return PageDriver(context, self.server.address, start)

    def take(self, driver: PageDriver, name: str) -> None:
        """Save a screenshot as WebP, which is a third of the size of PNG."""
        from PIL import Image

        driver.page.evaluate("document.activeElement?.blur()")
        picture = Image.open(BytesIO(driver.page.screenshot()))
        picture.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)
        driver.context.close()


def choose(driver: PageDriver) -> PageDriver:
    """Select a palace into which a thief can be smuggled."""
    driver.until("live")
    driver.find(".tile.possible .face").first.click(position={"x": 12, "y": 12})
    driver.confirm.wait_for()
    return driver


def write_offer(driver: PageDriver) -> PageDriver:
    """Write an offer that gives a card under a false name for one of another district."""
    driver.until("live")
    driver.find("[data-card]").first.click()
    claim = driver.find("[data-claim]").first
    claim.select_option(index=3)
    driver.page.get_by_role("button", name=re.compile("^More:")).last.click()
    return driver


def select_thief(driver: PageDriver) -> PageDriver:
    """Select one's thief, so that its goals and victims are marked."""
    driver.until("live")
    driver.page.keyboard.press("t")
    driver.find(".cell.reach").first.wait_for()
    return driver


def take_voleurs(taker: ScreenshotTaker) -> None:
    """Take the city on a desktop and a phone, and an offer with a false claim."""
    trade = played(taker.server, "voleurs", can_trade)
    taker.take(write_offer(taker.open_page(trade)), "trading")
    on = played(taker.server, "voleurs", can_move)
    taker.take(select_thief(taker.open_page(on)), "voleurs")
    taker.take(select_thief(taker.open_page(on, PHONE, "light")), "voleurs-phone")


def take_all(taker: ScreenshotTaker) -> None:
    """Take every screenshot of the page."""
    take_voleurs(taker)
    home = taker.open_page()
    home.button("Play now").wait_for()
    taker.take(home, "home")
    on = played(taker.server, "dieb", can_smuggle)
    taker.take(choose(taker.open_page(on)), "dieb")
    taker.take(choose(taker.open_page(on, theme="light")), "dieb-day")
    taker.take(choose(taker.open_page(on, PHONE)), "dieb-phone")
    reader = taker.open_page(on)
    reader.until("live")
    reader.page.keyboard.press("m")
    reader.button("Text mode (for screen readers)").click()
    reader.find("#command").wait_for()
    reader.run_command("why smuggle a", re.compile("."))
    taker.take(reader, "words")
    over = taker.open_page(played(taker.server, "dieb", lambda ann, turns: False))
    over.until("over")
    over.button("Result").click()
    over.find("dialog .turnings").wait_for()
    over.page.wait_for_function("() => !document.querySelector('dialog [role=status]').textContent.trim()")
    taker.take(over, "end")


def main() -> None:
    """Take the screenshots, or say what is missing."""
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), GENEROUS, call=SCREENSHOT_MATCHES)
        browser = launch(playwright, path)
        take_all(ScreenshotTaker(browser, server, FOLDER))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
