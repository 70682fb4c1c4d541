"""`baghdad balance`: the page, its plots, and its messages."""

import json

import pytest

BALANCE = ("balance", "dieb", "--bot", "greedy", "--folder", "kept", "--out", "pages/balance.md", "--jobs", 1)


@pytest.mark.slow
def test_balance_page_is_written_and_the_same_command_reuses_matches(command, tmp_path):
    pytest.importorskip("matplotlib")
    outcome = command(*BALANCE, "--matches", 2)
    assert (outcome.status, outcome.out) == (0, "The page is in pages/balance.md, its pictures beside it.\n")
    page = (tmp_path / "pages" / "balance.md").read_text(encoding="utf-8")
    assert "All seats are `greedy`; 2 matches of each variant" in page
    assert len(list((tmp_path / "pages").glob("balance-dieb-*.svg"))) == 4
    again = command(*BALANCE, "--matches", 2, "--json", "--language", "cs")
    assert (tmp_path / "pages" / "balance.md").read_text(encoding="utf-8") == page
    figures = json.loads(again.out)["dieb"]
    assert len(figures["tables"]) == 12
    assert {"sentence", "holds"} == set(figures["findings"][0])
    assert "24" in again.err
    assert json.loads((tmp_path / "kept" / "dieb" / "results.json").read_text())["matches"] == 2


def test_bad_arguments_are_refused(fails):
    assert "“1” can't be the value of --matches" in fails("balance", "--matches", 1)
    assert "page.txt isn't a name for a page" in fails("balance", "--out", "page.txt")
    assert "Did you mean dieb?" in fails("balance", "diep")
    assert "Did you mean greedy?" in fails("balance", "dieb", "--bot", "gredy")
