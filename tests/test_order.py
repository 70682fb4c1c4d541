"""Tests don't depend on what ran before them in the same process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.page.browser_launch import MISSING, browser_path

ROOT = Path(__file__).parent.parent
# Playwright runs an event loop in the main thread; tests of the server start another one there.
PAGE_TEST = "tests/page/test_home.py::test_first_move_takes_two_clicks_and_home_links_to_the_match"
SERVER_TEST = "tests/server/test_group_commit.py::test_table_names_are_unique"
SECOND_PAGE_TEST = "tests/page/test_dialogs.py::test_escape_closes_the_dialog_of_the_home_page"


def test_server_tests_pass_between_page_tests():
    pytest.importorskip("playwright.sync_api", reason="playwright isn't installed")
    if browser_path() is None:
        pytest.skip(MISSING)
    plain = ["-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider", "-v"]
    command = [sys.executable, "-m", "pytest", *plain, PAGE_TEST, SERVER_TEST, SECOND_PAGE_TEST]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    ran = [line.split()[0] for line in done.stdout.splitlines() if " PASSED" in line]
    assert ran == [PAGE_TEST, SERVER_TEST, SECOND_PAGE_TEST]
