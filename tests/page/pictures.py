"""The pictures in docs/pictures, taken in a browser at a match that is always the same: `make pictures`."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from tests.page.alike import FOR_PICTURES
from tests.page.browsers import DESKTOP, MISSING, PHONE, browser_path, launched
from tests.page.players import Visitor
from tests.server.houses import GENEROUS, Client, HouseProcess

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
MOST = 150_000  # bytes of a picture
QUALITY = 72
TURNS, ROUNDS = 8, 4  # of one's own, before the match is worth a picture
ANN, JOURNEYMAN = {"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "journeyman"}
SEATS = {"dieb": [ANN, {"kind": "bot", "bot": "thief"}, JOURNEYMAN], "voleurs": [ANN, JOURNEYMAN, JOURNEYMAN]}
ENDS = ("pass", "end", "done")  # of a turn, or of one's part in the trade of a round


def played(house: HouseProcess, game: str, until: Callable[[Client, int], bool]) -> Any:
    """A table at which Ann has played as a computer player told her, until something is so."""
    founded = house.found(game, SEATS[game])
    turns = 0
    with house.sit(founded) as ann:
        ann.next()
        while not ann.over:
            if ann.you not in ann.to_act or not ann.legal:
                ann.next()
                continue
            if until(ann, turns):
                break
            advice = ann.say("hint", bot="journeyman")
            if advice["type"] == "reject":  # there is nothing to do but to wait
                ann.next()
                continue
            action = advice["data"]["action"]
            answer = ann.say("play", action=action)
            if answer["type"] == "reject":  # others have traded meanwhile
                ann.next()
                continue
            turns += action.startswith(ENDS)
            while ann.number < answer["number"]:
                ann.next()
    return founded


def can_smuggle(ann: Client, turns: int) -> bool:
    return turns >= TURNS and any(action.startswith("smuggle") for action in ann.legal)


def can_trade(ann: Client, rounds: int) -> bool:
    return rounds >= ROUNDS and "done" in ann.legal


def can_move(ann: Client, rounds: int) -> bool:
    return rounds >= ROUNDS and any(action.startswith("move thief") for action in ann.legal)


class Photographer:
    """Opens pages at a house and takes pictures of them."""

    def __init__(self, browser: Any, house: HouseProcess, folder: Path) -> None:
        self.browser, self.house, self.folder = browser, house, folder

    def visit(self, founded: Any = None, screen: dict[str, int] = DESKTOP, theme: str = "dark") -> Visitor:
        start = f"#table={founded['table']['table']}&token={founded['tokens'][0]}" if founded else ""
        context = self.browser.new_context(
            viewport=screen, locale="en-GB", color_scheme=theme, reduced_motion="reduce", device_scale_factor=1
        )
        return Visitor(context, self.house.address, start)

    def take(self, visitor: Visitor, name: str) -> None:
        """As WebP, which is a third of the size."""
        from PIL import Image

        visitor.page.evaluate("document.activeElement?.blur()")
        picture = Image.open(BytesIO(visitor.page.screenshot()))
        picture.save(self.folder / f"{name}.webp", quality=QUALITY, method=6)
        visitor.context.close()


def choose(visitor: Visitor) -> Visitor:
    """Picks a palace into which a thief can be smuggled."""
    visitor.until("live")
    visitor.find(".tile.possible .face").first.click(position={"x": 12, "y": 12})
    visitor.confirm.wait_for()
    return visitor


def write_slip(visitor: Visitor) -> Visitor:
    """A card under a false name, for one of another district."""
    visitor.until("live")
    visitor.find("[data-card]").first.click()
    claim = visitor.find("[data-claim]").first
    claim.select_option(index=3)
    visitor.page.get_by_role("button", name=re.compile("^More:")).last.click()
    return visitor


def take_thief(visitor: Visitor) -> Visitor:
    """Where one's thief can go, and whom it could strike there."""
    visitor.until("live")
    visitor.page.keyboard.press("t")
    visitor.find(".cell.reach").first.wait_for()
    return visitor


def take_voleurs(photographer: Photographer) -> None:
    """The city, on a desktop and a phone, and a slip with a lie."""
    trade = played(photographer.house, "voleurs", can_trade)
    photographer.take(write_slip(photographer.visit(trade)), "trading")
    on = played(photographer.house, "voleurs", can_move)
    photographer.take(take_thief(photographer.visit(on)), "voleurs")
    photographer.take(take_thief(photographer.visit(on, PHONE, "light")), "voleurs-phone")


def take_all(photographer: Photographer) -> None:
    """Every picture of the page."""
    take_voleurs(photographer)
    home = photographer.visit()
    home.button("Play now").wait_for()
    photographer.take(home, "home")
    on = played(photographer.house, "dieb", can_smuggle)
    photographer.take(choose(photographer.visit(on)), "dieb")
    photographer.take(choose(photographer.visit(on, theme="light")), "dieb-day")
    photographer.take(choose(photographer.visit(on, PHONE)), "dieb-phone")
    reader = photographer.visit(on)
    reader.until("live")
    reader.page.keyboard.press("m")
    reader.button("Words instead of pictures").click()
    reader.find("#command").wait_for()
    reader.type("why smuggle a", re.compile("."))
    photographer.take(reader, "words")
    over = photographer.visit(played(photographer.house, "dieb", lambda ann, turns: False))
    over.until("over")
    over.button("Result").click()
    over.find("dialog .turnings").wait_for()
    over.page.wait_for_function("() => !document.querySelector('dialog [role=status]').textContent.trim()")
    photographer.take(over, "end")


def main() -> None:
    """Takes them, or says what is missing."""
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = HouseProcess(Path(folder), GENEROUS, call=FOR_PICTURES)
        browser = launched(playwright, path)
        take_all(Photographer(browser, house, FOLDER))
        browser.close()
        house.stop()


if __name__ == "__main__":
    main()
