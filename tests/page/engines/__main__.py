"""Plays a match of each game in each engine and takes pictures at three sizes: `make browsers`."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import baghdad
from tests.page.engines.chromium import Chromium
from tests.page.engines.engine import Engine, EngineError
from tests.page.engines.firefox import Firefox
from tests.page.engines.webkit import WebKit
from tests.page.fixed_seed_servers import SCREENSHOT_MATCHES
from tests.server.server_process import GENEROUS, ServerProcess

ENGINES: dict[str, Callable[[], Engine]] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
SIZES = {"desktop": (1440, 900), "tablet": (768, 1024), "phone": (390, 844)}
BOT = {"kind": "bot", "bot": "journeyman"}
SEATS = [{"kind": "person", "name": "Ann"}, BOT, BOT]
PICTURES_AFTER = 6  # own actions
MAX_ACTIONS = 600  # own actions
ATTEMPTS = 20  # at one action
STATE = "document.querySelector('[data-state]')?.dataset.state"
NUMBER = "Number(document.querySelector('[data-state]')?.dataset.number)"
CONFIRM = ".bar .buttons .main"
# What a hint says, when it says something: advice, or why there is none.
HINT = "document.querySelector('dialog ol button, dialog p:not([role=status])')?.localName"


class EngineRun:
    """The matches and pictures in one engine."""

    def __init__(self, engine: Engine, server: ServerProcess, folder: Path) -> None:
        self.engine, self.server, self.folder = engine, server, folder

    def play(self, game: str) -> int:
        """Play a match to its end as the hints advise, by clicks; return the number of own actions."""
        created = self.server.create_table(game, SEATS)
        self.engine.resize(*SIZES["desktop"])
        self.engine.open(f"{self.server.address}#table={created['table']['table']}&token={created['tokens'][0]}")
        for actions in range(MAX_ACTIONS):
            state = self.engine.wait_for(
                f"(() => {{ const at = {STATE}; return ['live', 'over'].includes(at) && at; }})()"
            )
            if state == "over":
                self.take(game, "end", ["desktop"])
                return actions
            if actions == PICTURES_AFTER:
                self.take(game, "play", list(SIZES))
            self.follow_hint()
            sys.stderr.write(f"\r{self.engine.name}, {game}: {actions + 1} actions")
        raise EngineError(f"{self.engine.name}: the match of {game} doesn't end")

    def follow_hint(self) -> None:
        """Play the action that the hint ranks first; begin again if another player's action came first."""
        number = self.engine.evaluate(NUMBER)
        for _ in range(ATTEMPTS):
            self.engine.click("header button", "Hint")
            if not self.engine.evaluate("!!document.querySelector('dialog')"):  # it was disabled just then
                continue
            if self.engine.wait_for(HINT) == "p":  # another player's action came first
                self.engine.click("dialog button")  # closes it
                continue
            self.engine.click("dialog ol button")
            self.engine.click(CONFIRM)
            self.engine.wait_for(f"{NUMBER} > {number}")
            return
        raise EngineError(f"{self.engine.name}: no hint")

    def take(self, game: str, what: str, sizes: list[str]) -> None:
        """Take pictures of the page at these sizes, and check that it doesn't scroll sideways."""
        for name in sizes:
            self.engine.resize(*SIZES[name])
            self.engine.evaluate(
                "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"
            )
            picture = self.folder / f"{game}-{what}-{name}-{self.engine.name}.png"
            picture.write_bytes(self.engine.screenshot())
            if self.engine.evaluate("document.documentElement.scrollWidth > innerWidth"):
                raise EngineError(f"{picture.name}: the page is wider than its window")
        self.engine.resize(*SIZES["desktop"])


def parse(arguments: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make browsers", description=__doc__)
    parser.add_argument("--engine", choices=list(ENGINES), action="append", help="only this one (can be repeated)")
    parser.add_argument("--game", choices=baghdad.games(), action="append", help="only this one (can be repeated)")
    parser.add_argument("--folder", type=Path, default=Path("build/browsers"), help="where the pictures go")
    return parser.parse_args(arguments)


def play_everywhere(flags: Any) -> None:
    """Play each game in each engine, one after the other."""
    flags.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), GENEROUS, call=SCREENSHOT_MATCHES)
        try:
            for name in flags.engine or ENGINES:
                engine = ENGINES[name]()
                try:
                    run = EngineRun(engine, server, flags.folder)
                    for game in flags.game or baghdad.games():
                        actions = run.play(game)
                        sys.stdout.write(f"\r{name}, {game}: a whole match, {actions} own actions\n")
                finally:
                    engine.close()
        finally:
            server.stop()
    sys.stdout.write(f"pictures: {flags.folder}\n")


def main() -> int:
    """Play everywhere, or say what is missing."""
    try:
        play_everywhere(parse())
    except EngineError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
