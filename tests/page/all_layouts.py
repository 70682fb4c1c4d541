"""Checks the layout of every state in every language at every size: `make layouts`. ARGS="dieb de" checks a part."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from baghdad.words import LANGUAGES
from tests.page.browser_launch import DESKTOP, MISSING, browser_path, launch
from tests.page.fixed_seed_servers import SHORT_MATCHES
from tests.page.layout_checks import SIZES, heights_of_bar, problems_on
from tests.page.layout_states import State, all_states
from tests.page.page_driver import PageDriver
from tests.server.server_process import GENEROUS, ServerProcess

PSEUDO = ("qps", "qpm")  # 40 % longer, and mirrored


class LayoutChecker:
    """Opens the page in each state and collects what is wrong."""

    def __init__(self, browser: Any, server: ServerProcess) -> None:
        self.browser, self.server = browser, server
        self.language = ""
        self.bars: dict[tuple[str, str], dict[str, list[int]]] = {}  # heights by game and language, then by state

    def open_page(self, created: Any = None, server: ServerProcess | None = None) -> PageDriver:
        context = self.browser.new_context(viewport=DESKTOP, has_touch=True, locale="en-GB", reduced_motion="reduce")
        start = f"?language={self.language}"
        if created is not None:
            start += f"#table={created['table']['table']}&token={created['tokens'][0]}"
        return PageDriver(context, (server or self.server).address, start)

    def check(self, state: State, language: str) -> Iterator[str]:
        """Yield what is wrong in a state, in a language, at any size."""
        self.language = language
        driver = state.open(self.open_page, self.server)
        for size in SIZES:
            yield from problems_on(driver.page, size)
        yield from driver.errors
        if state.same_bar:
            self.bars.setdefault((state.same_bar, language), {})[state.name] = heights_of_bar(driver.page)
        driver.context.close()

    def check_bars(self) -> Iterator[str]:
        """Yield where the height of the action bar depends on what it says."""
        for (game, language), heights in self.bars.items():
            if len({tuple(one) for one in heights.values()}) > 1:
                yield f"{game}, {language}: the height of the bar depends on the state: {heights}"


def check_all(checker: LayoutChecker, wanted: list[str]) -> int:
    """Check all states whose names and languages contain the wanted words; return the number of problems."""
    number = layouts = 0
    for state in all_states():
        for language in (*LANGUAGES, *PSEUDO):
            if not set(wanted) <= {language, *state.name.replace(",", "").split()}:
                continue
            layouts += len(SIZES)
            for problem in checker.check(state, language):
                number += 1
                sys.stdout.write(f"{state.name}, {language}, {problem}\n")
    for problem in checker.check_bars():
        number += 1
        sys.stdout.write(f"{problem}\n")
    sys.stdout.write(f"{layouts} layouts checked, {number} problems\n")
    return number


def main() -> None:
    """Check the layouts; exit with 1 if there are problems."""
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), GENEROUS, call=SHORT_MATCHES)
        browser = launch(playwright, path)
        number = check_all(LayoutChecker(browser, server), sys.argv[1:])
        browser.close()
        server.stop()
    sys.exit(number > 0)


if __name__ == "__main__":
    main()
