"""The reports on dieb."""

from __future__ import annotations

from baghdad.arena.dieb.balance import figures, variants
from baghdad.arena.dieb.findings import findings
from baghdad.arena.dieb.sections import sections
from baghdad.arena.report.report import BALANCE_PAGE, Report

BALANCE = Report(
    game="dieb",
    name="balance",
    page=BALANCE_PAGE,
    heading="The Thief of Baghdad (dieb)",
    bot="master:200",
    matches=400,
    variants=variants,
    figures=figures,
    sections=sections,
    findings=findings,
)
REPORTS = (BALANCE,)
