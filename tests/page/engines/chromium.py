"""Chromium, driven by Playwright."""

from __future__ import annotations

from typing import Any

from tests.page.browser_launch import MISSING, browser_path, launch
from tests.page.engines.engine import Engine, EngineError


class Chromium(Engine):
    """The browser of the other tests."""

    name = "chromium"

    def __init__(self, browser: Any = None) -> None:
        """Start the browser, unless one is running already: Playwright runs once in a process."""
        self._started = None if browser else self._start()
        self._page = (browser or self._started[1]).new_page(locale="en-GB")

    def _start(self) -> tuple[Any, Any]:
        from playwright.sync_api import sync_playwright

        path = browser_path()
        if path is None:
            raise EngineError(MISSING)
        playwright = sync_playwright().start()
        return playwright, launch(playwright, path)

    def open(self, address: str) -> None:
        self._page.goto(address)

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(expression)

    def click_at(self, x: int, y: int) -> None:
        self._page.mouse.click(x, y)

    def resize(self, width: int, height: int) -> None:
        self._page.set_viewport_size({"width": width, "height": height})

    def screenshot(self) -> bytes:
        return bytes(self._page.screenshot())

    def close(self) -> None:
        self._page.close()
        if self._started:
            playwright, browser = self._started
            browser.close()
            playwright.stop()
