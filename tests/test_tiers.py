"""The tiers of the suite, and the make targets for them."""

from __future__ import annotations

import re
import subprocess
import tomllib

import pytest

from tests import tiers

MAKEFILE = (tiers.ROOT / "Makefile").read_text(encoding="utf-8")


def test_every_folder_with_tests_belongs_to_one_tier():
    named = [folder for folders in tiers.TIERS.values() for folder in folders]
    assert len(named) == len(set(named))
    assert set(named) == {path.parent.relative_to(tiers.TESTS).parts[0] for path in tiers.TESTS.glob("*/**/test_*.py")}


def test_every_tier_has_a_make_target_and_a_marker():
    found = re.search(r"^TIERS := (.*)$", MAKEFILE, re.MULTILINE)
    assert found
    assert found[1].split() == list(tiers.TIERS)
    settings = tomllib.loads((tiers.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]
    assert set(tiers.TIERS) <= {marker.partition(":")[0] for marker in settings["ini_options"]["markers"]}


def test_tests_are_marked_with_their_tier(request):
    assert request.node.get_closest_marker("install")
    assert tiers.tier_of(tiers.TESTS / "voleurs" / "test_trade.py") == "rules"


@pytest.mark.parametrize("tier", tiers.TIERS)
def test_files_of_a_tier_are_those_of_its_folders(tier):
    paths = [tiers.ROOT / name for name in tiers.files_of(tier)]
    assert paths
    assert {tiers.tier_of(path / "test_one.py" if path.is_dir() else path) for path in paths} == {tier}


def test_usual_time_is_the_median_of_the_last_runs_that_passed(tmp_path, monkeypatch):
    monkeypatch.setattr(tiers, "TIMES", tmp_path / "cache" / "times.json")
    assert tiers.usual_time("page", tiers.read_times()).startswith("page: its time isn't known yet")
    for seconds in (99.0, *range(1, tiers.REMEMBERED_RUNS + 1)):
        tiers.keep_time("page", seconds)
    assert tiers.usual_time("page", tiers.read_times()) == "page: usually 5 s on this machine (median of 9)."


def test_help_lists_every_target_that_people_use():
    done = subprocess.run(
        ["make", "--no-print-directory", "help"], cwd=tiers.ROOT, capture_output=True, text=True, check=True
    )
    listed = {line.split()[0] for line in done.stdout.splitlines()}
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert listed == {*targets, "test-TIER"}
    assert all(len(line.split(maxsplit=1)) == 2 for line in done.stdout.splitlines())


def test_default_target_is_help():
    assert "List the targets" in subprocess.run(["make"], cwd=tiers.ROOT, capture_output=True, text=True).stdout
