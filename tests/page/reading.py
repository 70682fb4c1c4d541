"""Reading a page with axe: what it finds wrong is told with its places."""

from __future__ import annotations

import json

from tests.page.players import Visitor

RULES = "{ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }"


def check(visitor: Visitor, axe: str, where: str) -> None:
    """Fails if axe finds anything; the page must have been opened with `bypass_csp`."""
    visitor.page.evaluate(axe)
    found = visitor.page.evaluate(f"axe.run(document, {RULES})")
    told = [
        {"rule": one["id"], "nodes": [(node["html"][:160], node["failureSummary"][:300]) for node in one["nodes"][:3]]}
        for one in found["violations"]
    ]
    assert told == [], f"{where}: {json.dumps(told, indent=1)}"
