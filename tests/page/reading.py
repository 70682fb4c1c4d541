"""axe at work: a state is checked in full in one theme, in the other for its colours, which are all that changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsers import DESKTOP, PHONE, shown_on

AXE = Path(__file__).parent.parent.parent / "page" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
RUN = """async ([rules, within]) => {
    const options = { runOnly: rules, resultTypes: ['violations'], preload: false };
    return (await axe.run(within ? document.querySelector(within) : document, options)).violations;
}"""


class Reader:
    """Looks at one page with axe."""

    def __init__(self, page: Any) -> None:
        if not AXE.exists():
            pytest.skip("axe-core isn't there: make page")
        self.page = page

    def check(self, where: str, within: str = "", screens: tuple[dict[str, int], ...] = (DESKTOP, PHONE)) -> None:
        """Finds nothing, on these screens, by night and by day."""
        for screen in screens:
            shown_on(self.page, screen)
            self.page.locator(within or "main").first.wait_for()
            if not self.page.evaluate("'axe' in window"):
                self.page.add_script_tag(path=AXE)
            found = self._found(KINDS, within)
            self.page.evaluate("document.documentElement.classList.toggle('day')")
            found += self._found(COLOURS, within)
            self.page.evaluate("document.documentElement.classList.toggle('day')")
            told = [{"rule": one["id"], "nodes": [summary(node) for node in one["nodes"][:3]]} for one in found]
            assert told == [], f"{where}, {screen}: {json.dumps(told, indent=1)}"
        shown_on(self.page, DESKTOP)

    def _found(self, rules: Any, within: str) -> list[dict[str, Any]]:
        """What is behind a dialog can't be reached, and was looked at before: it isn't looked at again."""
        behind = "none" if within == "dialog" else ""
        hide = "([name]) => document.querySelector('.frame, .home')?.style.setProperty('visibility', name && 'hidden')"
        self.page.evaluate(hide, [behind])
        found: list[dict[str, Any]] = self.page.evaluate(RUN, [rules, within])
        self.page.evaluate(hide, [""])
        return found


def summary(node: dict[str, Any]) -> tuple[str, str]:
    return node["html"][:160], node["failureSummary"][:300]
