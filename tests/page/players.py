"""People in front of a browser: one clicks, one types, one reads."""

from __future__ import annotations

import re
from typing import Any

PATIENCE = 60_000  # milliseconds, on a machine that has other things to do
POLLING = 40
NARROW = 600
CHOICE = re.compile(r"^[a-z].*: ")  # a line of what may be done
DONE = re.compile(r"^Done\.$")
QUIET = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection", "net::ERR_CONNECTION_REFUSED")


class Visitor:
    """A page in a browser, and the errors it has shown."""

    def __init__(self, context: Any, address: str, start: str = "") -> None:
        self.context, self.address = context, address
        self.errors: list[str] = []
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._heard)
        self.page.goto(address + start)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and not any(part in message.text for part in QUIET):
            self.errors.append(message.text)

    # --- finding -------------------------------------------------------------------------------------------

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

    def play_now(self) -> Visitor:
        self.button("Play now").click()
        self.find("[data-state]").wait_for()
        return self

    def sit(self, founded: dict[str, Any], seat: int = 0) -> Visitor:
        """Goes to a table from where one is."""
        self.page.goto(f"{self.address}#table={founded['table']['table']}&token={founded['tokens'][seat]}")
        self.find("[data-state]").wait_for()
        return self

    @property
    def confirm(self) -> Any:
        return self.find(".bar .buttons .main")

    def until(self, *states: str, seconds: float = 120) -> str:
        """Waits until one may act, or it is over."""
        wanted = ", ".join(f'[data-state="{state}"]' for state in states)
        self.find(wanted).first.wait_for(timeout=seconds * 1000)
        return self.state

    def after(self, number: int) -> None:
        """Waits until something has happened."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-state]')?.dataset.number) > number",
            arg=number,
            polling=POLLING,
        )

    def gone(self, selector: str) -> None:
        """Waits until nothing on the page matches any more."""
        self.find(selector).first.wait_for(state="detached")

    def says(self, text: str | re.Pattern[str]) -> None:
        """Waits until the sentence says this."""
        self.find("#sentence").filter(has_text=text).wait_for()

    # --- by clicks -----------------------------------------------------------------------------------------

    def click_action(self) -> None:
        """One action: a guard where there is room, a thief where one can slip in, else the end of the turn."""
        number = self.number
        possible = self.find(".tile.possible .face")
        if possible.count():
            self._press(possible.first)
            self.find(".tile.chosen").wait_for()  # a tap becomes a click a little later
            self._press(self.confirm)
        else:
            ending = self.find(".endings button, .buttons button")
            self._press(ending.first)
        self.after(number)

    def _press(self, what: Any) -> None:
        """Near a corner: in the middle of a palace stand pieces, which are buttons too."""
        press = what.tap if self.page.viewport_size["width"] < NARROW else what.click
        press(position={"x": 12, "y": 12})

    # --- by keys -------------------------------------------------------------------------------------------

    def key_action(self) -> None:
        """The same, without a pointer."""
        number = self.number
        possible = self.find(".tile.possible .face")
        if possible.count():
            self.page.keyboard.press(str(possible.first.get_attribute("data-palace")))
            self.confirm.wait_for()
            self.page.keyboard.press("Enter")
        else:
            self.page.keyboard.press("p")
        self.after(number)

    # --- in words ------------------------------------------------------------------------------------------

    def type(self, command: str, answer: str | re.Pattern[str]) -> list[str]:
        """Types a command, waits until a line of the answer matches, and returns all its lines."""
        field = self.find("#command")
        field.fill(command)
        field.press("Enter")
        self.find(".answers p").filter(has_text=answer).first.wait_for()
        return [str(line) for line in self.find(".answers p").all_inner_texts()]

    def typed_action(self) -> str:
        """The same again, by what is read."""
        number = self.number
        actions = [line.split(":")[0] for line in self.type("all", CHOICE)]
        order = ("place", "smuggle", "end", "pass")
        action = next(one for word in order for one in actions if one.startswith(word))
        self.type(action, DONE)
        self.after(number)
        return action
