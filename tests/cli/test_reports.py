"""`baghdad balance --report`: the report generator with a report that no game has."""

import json

import pytest

from baghdad.arena.report import run
from baghdad.arena.report.charts import length_chart
from baghdad.arena.report.findings import Finding
from baghdad.arena.report.markdown import Table, format_mean
from baghdad.arena.report.report import Page, Report, Section
from baghdad.arena.report.statistics import variant_rows
from baghdad.arena.report.variants import USUAL, make_variants
from baghdad.dieb import Dieb

SET_UPS = [(USUAL, 2, {"decision_cap": 30}), ("tactical", 2, {"decision_cap": 30, "tactical": True})]


def sections(figures):
    columns = {"variant": lambda row: row["label"], "rounds": lambda row: format_mean(row["rounds"])}
    yield Section("Length", [Table(figures["rows"], columns), ["short", "shorter"], length_chart(figures["rows"])])


def findings(figures):
    yield Finding("Matches were played.", all(row["matches"] for row in figures["rows"]))
    yield Finding("Nobody played.", not figures["rows"])
    yield Finding("**Every match was cut off.**", all(r["unfinished"]["share"] == 1 for r in figures["rows"]))


REPORT = Report(
    game="dieb",
    name="haste",
    page=Page("Haste", "How long a short match takes.", "docs/haste.md"),
    bot="random",
    matches=3,
    variants=lambda bot, seed: make_variants("dieb", bot, seed, SET_UPS),
    figures=lambda variant_matches: {"rows": list(variant_rows(variant_matches, lambda variant, matches: {}))},
    sections=sections,
    findings=findings,
)
REPORTS = [REPORT]


@pytest.fixture
def invented_report(monkeypatch):
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(Dieb, "parts", {**Dieb.parts, "balance": f"{__name__}:REPORTS"})


def test_invented_report_becomes_a_page_with_the_conclusions_that_hold(invented_report, command, tmp_path):
    outcome = command("balance", "dieb", "--report", "haste", "--jobs", 1)
    assert (outcome.status, outcome.out) == (0, "The page is in docs/haste.md, its pictures beside it.\n")
    page = (tmp_path / "docs" / "haste.md").read_text(encoding="utf-8")
    assert page.startswith("# Haste\n\nHow long a short match takes.\n\nAll seats are `random`; 3 matches of each")
    assert page.count("\n| ") == 4
    assert "\n\n- short\n- shorter\n\n![Rounds per match](haste-length.svg)\n\n## Conclusions" in page
    assert (tmp_path / "docs" / "haste-length.svg").exists()
    assert page.endswith("## Conclusions\n\n- **Every match was cut off.**\n- Matches were played.\n")
    assert (tmp_path / "build" / "balance" / "dieb-haste" / "results.json").exists()
    figures = json.loads(command("balance", "dieb", "--report", "haste", "--jobs", 1, "--json").out)["dieb"]
    assert [finding["holds"] for finding in figures["findings"]] == [True, True, False]
    assert (tmp_path / "docs" / "haste.md").read_text(encoding="utf-8") == page


def test_interrupted_report_writes_no_page_and_is_resumed(invented_report, command, tmp_path, monkeypatch):
    def interrupted(self):
        raise KeyboardInterrupt

    arguments = ("balance", "dieb", "--report", "haste", "--jobs", 1)
    with monkeypatch.context() as patch:
        patch.setattr(run.ReportRun, "figures", interrupted)
        assert command(*arguments).status == 130
    assert not (tmp_path / "docs").exists()
    assert "6 matches were played before" in command(*arguments).err
    assert (tmp_path / "docs" / "haste.md").exists()


def test_unknown_report_is_refused_with_the_nearest_name(fails):
    message = fails("balance", "voleurs", "--report", "bord")
    assert "There is no report “bord”; there is balance, board." in message
    assert "Did you mean board?" in message
