"""What a report consists of; each game declares its own as its part `balance`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import baghdad
from baghdad.arena.errors import ArenaError
from baghdad.arena.report.charts import Chart
from baghdad.arena.report.findings import Finding
from baghdad.arena.report.markdown import Table
from baghdad.arena.report.statistics import VariantMatches
from baghdad.arena.report.variants import Variant
from baghdad.core.errors import nearest

Figures = dict[str, Any]  # JSON-ready
Block = str | list[str] | Table | Chart  # a paragraph, a list, a table or a chart


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks below a title, or without one."""

    title: str
    blocks: Iterable[Block]


@dataclass(frozen=True, slots=True)
class Page:
    """The document that a report is written to: its title, its first paragraph, and its usual path."""

    title: str
    introduction: str
    path: str


# The page that the balance reports of all games share.
BALANCE_PAGE = Page(
    "Balance of the games",
    "Statistics of matches between strong computer players: who has an advantage, how long matches take, what decides "
    "them. `baghdad balance` plays the matches and writes this page; it is not edited by hand, and conclusions that "
    "the figures do not support are left out. A share is followed by its 95 % Wilson interval, a mean by ± the "
    "half-width of its 95 % interval. With many shares, about one true value in twenty lies outside its interval by "
    "chance. People may play differently from computer players.",
    "docs/balance.md",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """A report on a game: which matches are played, what is computed from them, and what the page shows."""

    game: str
    name: str
    page: Page
    heading: str = ""  # of its section on a page with sections of several games; empty if it has the page to itself
    bot: str  # the default
    matches: int  # of each variant, by default
    variants: Callable[[str, int], list[Variant]]  # with this bot and seed
    figures: Callable[[VariantMatches], Figures]
    sections: Callable[[Figures], Iterable[Section]]
    findings: Callable[[Figures], Iterable[Finding]]

    def sorted_findings(self, figures: Figures) -> list[Finding]:
        """Return all findings, whether they hold or not; emphasised ones first."""
        return sorted(self.findings(figures), key=lambda finding: not finding.sentence.startswith("**"))


def reports_named(name: str, game: str | None = None) -> list[Report]:
    """Return the reports with that name, of one game or of all; raise ArenaError if there are none."""
    games = [baghdad.game(each) for each in ((game,) if game else baghdad.games())]
    reports: list[Report] = [
        report for each in games if game or each.has_part("balance") for report in each.part("balance")
    ]
    found = [report for report in reports if report.name == name]
    if not found:
        names = sorted({report.name for report in reports})
        raise ArenaError("unknown_report", report=name, reports=names, nearest=nearest(name, names))
    return found
