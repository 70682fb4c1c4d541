"""Accessibility checks with axe: all rules in one theme, and the colours in the other, which is all that differs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.page.browser_launch import DESKTOP, PHONE, resize

AXE = Path(__file__).parent.parent.parent / "page" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = {"type": "rule", "values": ["color-contrast", "color-contrast-enhanced", "link-in-text-block"]}
RUN = """async ([rules, within]) => {
    const options = { runOnly: rules, resultTypes: ['violations'], preload: false };
    return (await axe.run(within ? document.querySelector(within) : document, options)).violations;
}"""


class AxeChecker:
    """Checks one page with axe."""

    def __init__(self, page: Any) -> None:
        if not AXE.exists():
            pytest.skip("axe-core isn't there: make page")
        self.page = page

    def check(self, where: str, within: str = "", screens: tuple[dict[str, int], ...] = (DESKTOP, PHONE)) -> None:
        """Assert that axe finds nothing on these screens in both themes."""
        for screen in screens:
            resize(self.page, screen)
            self.page.locator(within or "main").first.wait_for()
            if not self.page.evaluate("'axe' in window"):
                self.page.add_script_tag(path=AXE)
            found = self._run(TAGS, within)
            self.page.evaluate("document.documentElement.classList.toggle('day')")
            found += self._run(COLOURS, within)
            self.page.evaluate("document.documentElement.classList.toggle('day')")
            violations = [{"rule": one["id"], "nodes": [summary(node) for node in one["nodes"][:3]]} for one in found]
            assert violations == [], f"{where}, {screen}: {json.dumps(violations, indent=1)}"
        resize(self.page, DESKTOP)

    def _run(self, rules: Any, within: str) -> list[dict[str, Any]]:
        """Return axe's violations; with a dialog open, hide what is behind it, which was checked before."""
        behind = "none" if within == "dialog" else ""
        hide = "([name]) => document.querySelector('.frame, .home')?.style.setProperty('visibility', name && 'hidden')"
        self.page.evaluate(hide, [behind])
        found: list[dict[str, Any]] = self.page.evaluate(RUN, [rules, within])
        self.page.evaluate(hide, [""])
        return found


def summary(node: dict[str, Any]) -> tuple[str, str]:
    return node["html"][:160], node["failureSummary"][:300]
