"""The reports on voleurs: its balance, and its board."""

from __future__ import annotations

from baghdad.arena.report.report import BALANCE_PAGE, Page, Report
from baghdad.arena.voleurs import balance, findings, sections
from baghdad.arena.voleurs.board import figures as board_figures
from baghdad.arena.voleurs.board import findings as board_findings
from baghdad.arena.voleurs.board import scenarios
from baghdad.arena.voleurs.board import sections as board_sections
from baghdad.voleurs.board.parser import DEFAULT_BOARD

BALANCE = Report(
    game="voleurs",
    name="balance",
    page=BALANCE_PAGE,
    heading="The Thieves of Baghdad (voleurs)",
    bot="master:50",
    matches=400,
    variants=balance.variants,
    figures=balance.figures,
    sections=sections.sections,
    findings=findings.findings,
)

BOARD = Report(
    game="voleurs",
    name="board",
    page=Page(
        "A study of the board of voleurs",
        f"How long matches take on `{DEFAULT_BOARD}`, which districts are used, who wins, and what changes in cities "
        f"with other distances or other numbers of streets. A match is cut off after {scenarios.ROUND_CAP} rounds. "
        "`make study` plays the matches and writes this page; it is not edited by hand, and conclusions that the "
        "figures do not support are left out. ± is the standard error.",
        "docs/voleurs-board.md",
    ),
    bot="greedy",
    matches=100,
    variants=scenarios.variants,
    figures=board_figures.figures,
    sections=board_sections.sections,
    findings=board_findings.findings,
)

REPORTS = (BALANCE, BOARD)
