"""What a browser must be able to do to play a match."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from typing import Any

TIMEOUT = 120.0  # seconds; generous, for a busy machine
POLLING_INTERVAL = 0.05  # seconds
# The middle of an element after it was scrolled into view, or null if it isn't there, is disabled or is covered.
FIND_POINT = """(() => {
  const usable = (one) => one.textContent.includes(%s) && !one.disabled && one.getClientRects().length;
  const found = [...document.querySelectorAll(%s)].find(usable);
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = found.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  return top && (found.contains(top) || top.contains(found)) ? [x, y] : null;
})()"""


class EngineError(RuntimeError):
    """A browser that doesn't start, doesn't answer, or doesn't reach a state."""


class Engine(ABC):
    """A browser with one page."""

    name: str

    @abstractmethod
    def open(self, address: str) -> None:
        """Load an address."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression as JSON carries it."""

    @abstractmethod
    def click_at(self, x: int, y: int) -> None:
        """Click at a point of the page's window."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page a window of this size."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return a picture of the page's window as PNG."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def wait_for(self, expression: str) -> Any:
        """Wait until an expression has a true value; return it."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if value := self.evaluate(expression):
                return value
            time.sleep(POLLING_INTERVAL)
        raise EngineError(f"{self.name}: no true value of {expression}")

    def click(self, selector: str, text: str = "") -> None:
        """Wait until an element with this text can be clicked, and click it where a person would."""
        self.click_at(*self.wait_for(FIND_POINT % (json.dumps(text), json.dumps(selector))))
