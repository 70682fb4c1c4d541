"""Drives the page in a browser: finds elements, waits for states, plays actions by clicks, keys or commands."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

TIMEOUT = 60_000  # milliseconds; generous, for a busy machine
POLLING_INTERVAL = 40  # milliseconds
REPORT_TIMEOUT = 10_000
SHOWN = 800  # characters of the page in the message of a failed test
PHONE_WIDTH = 600  # pixels, below which taps replace clicks
CHOICE = re.compile(r"^(\d+)\. ([^:]*): ")  # a line of the list of legal actions
# Marks the answer as old until it changes.
WATCH_ANSWER = """() => {
  const answers = document.querySelector(".answers");
  answers.dataset.old = "yes";
  const renew = (_changes, observer) => { answers.dataset.old = ""; observer.disconnect(); };
  new MutationObserver(renew).observe(answers, { childList: true, subtree: true, characterData: true });
}"""
DONE = re.compile(r"^Done\.$")
MORE = re.compile(r"^more: \d+ more line")
EXPECTED_ERRORS = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection", "net::ERR_CONNECTION_REFUSED")


class PageDriver:
    """A page in a browser, and the errors it has reported."""

    def __init__(self, context: Any, address: str, start: str = "") -> None:
        self.context, self.address = context, address
        self.errors: list[str] = []
        self.failed_requests: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._on_console)
        self.page.on("requestfailed", lambda request: self.failed_requests.append(f"{request.url}: {request.failure}"))
        self.page.goto(address + start)

    def _on_console(self, message: Any) -> None:
        if message.type == "error" and not any(part in message.text for part in EXPECTED_ERRORS):
            self.errors.append(message.text)

    def report(self) -> str:
        """Return what the page shows and what went wrong, for the message of a failed test."""
        try:
            shown = self.page.inner_text("body", timeout=REPORT_TIMEOUT)[:SHOWN]
        except PlaywrightError as error:
            shown = f"nothing: {error}"
        return f"{self.page.url} shows {shown!r}; errors: {self.errors}; failed requests: {self.failed_requests}"

    # --- elements and states -------------------------------------------------------------------------------

    def button(self, name: str, exact: bool = False) -> Any:
        return self.page.get_by_role("button", name=name, exact=exact)

    def find(self, selector: str) -> Any:
        return self.page.locator(selector)

    @property
    def state(self) -> str:
        return str(self.find("[data-state]").get_attribute("data-state"))

    @property
    def number(self) -> int:
        return int(self.find("[data-state]").get_attribute("data-number"))

    @property
    def sentence(self) -> str:
        return str(self.find("#sentence").inner_text())

    def play_now(self) -> PageDriver:
        self.button("Play now").click()
        self.find("[data-state]").wait_for()
        return self

    def open_table(self, created: dict[str, Any], seat: int = 0) -> PageDriver:
        """Open a table at a seat."""
        self.page.goto(f"{self.address}#table={created['table']['table']}&token={created['tokens'][seat]}")
        self.find("[data-state]").wait_for()
        return self

    @property
    def confirm(self) -> Any:
        return self.find(".bar .buttons .main")

    def until(self, *states: str, seconds: float = 120) -> str:
        """Wait until the board has one of these states; return it."""
        selector = ", ".join(f'[data-state="{state}"]' for state in states)
        try:
            self.find(selector).first.wait_for(timeout=seconds * 1000)
        except PlaywrightTimeout as error:
            raise AssertionError(f"not {states}: {self.report()}") from error
        return self.state

    def after(self, number: int) -> None:
        """Wait until an update after this one is displayed."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-state]')?.dataset.number) > number",
            arg=number,
            polling=POLLING_INTERVAL,
        )

    def gone(self, selector: str) -> None:
        """Wait until nothing matches any more."""
        self.find(selector).first.wait_for(state="detached")

    def says(self, text: str | re.Pattern[str]) -> None:
        """Wait until the sentence contains this text."""
        self.find("#sentence").filter(has_text=text).wait_for()

    # --- by clicks -----------------------------------------------------------------------------------------

    def play_by_click(self) -> None:
        """Play one action by clicks or taps: place a guard, else smuggle a thief, else end the turn."""
        number = self.number
        possible = self.find(".tile.possible .face")
        if possible.count():
            self._press(possible.first)
            self.find(".tile.chosen").wait_for()  # a tap becomes a click after a moment
            self._press(self.confirm)
        else:
            ending = self.find(".endings button, .buttons button")
            self._press(ending.first)
        self.after(number)

    def _press(self, element: Any) -> None:
        """Click or tap near a corner; pieces in the middle of a palace are buttons too."""
        press = element.tap if self.page.viewport_size["width"] < PHONE_WIDTH else element.click
        press(position={"x": 12, "y": 12})

    # --- by keys -------------------------------------------------------------------------------------------

    def play_by_keyboard(self) -> None:
        """Play the same action by keys alone."""
        number = self.number
        possible = self.find(".tile.possible .face")
        if possible.count():
            self.page.keyboard.press(str(possible.first.get_attribute("data-palace")))
            self.confirm.wait_for()
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press("p")  # goes to the button
            self.page.keyboard.press("Enter")
        self.after(number)

    # --- by commands ---------------------------------------------------------------------------------------

    def run_command(self, command: str, answer: str | re.Pattern[str]) -> list[str]:
        """Type a command, wait until a line of the answer matches, and return all its lines."""
        field = self.find("#command")
        field.fill(command)
        field.press("Enter")
        self.find(".answers p").filter(has_text=answer).first.wait_for()
        return [str(line) for line in self.find(".answers p").all_inner_texts()]

    def ask(self, command: str) -> list[str]:
        """Type a command and return the lines of the answer, once it has changed."""
        self.page.evaluate(WATCH_ANSWER)
        field = self.find("#command")
        field.fill(command)
        field.press("Enter")
        self.find('.answers[data-old=""]').wait_for()
        return [str(line) for line in self.find(".answers p").all_inner_texts()]

    def whole_answer(self, command: str) -> list[str]:
        """Return the lines of an answer with those that `more` has."""
        self.ask("0")  # there is no such number: another answer than the one before
        lines, found = self.ask(command), []
        while lines and MORE.match(lines[-1]):
            found += lines[:-1]
            lines = self.ask("more")
        return found + lines

    def play_by_command(self) -> str:
        """Play the same action by its number in the answer to a query; return it."""
        number = self.number
        choices = [match.groups() for line in self.whole_answer("moves") if (match := CHOICE.match(line))]
        order = ("place", "smuggle", "end", "pass")
        chosen, action = next(choice for word in order for choice in choices if choice[1].startswith(word))
        self.run_command(chosen, DONE)
        self.after(number)
        return str(action)
