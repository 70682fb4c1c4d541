"""Tests don't depend on what ran before them in the same process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.page.browsers import MISSING, browser_path

ROOT = Path(__file__).parent.parent
# Playwright runs an event loop in this thread; tests of the server start one of their own.
OF_THE_PAGE = "tests/page/test_home.py::test_two_clicks_from_the_first_page_to_a_first_move_and_back_to_the_match"
OF_THE_SERVER = "tests/server/test_group_commit.py::test_table_names_are_unique"
AGAIN = "tests/page/test_dialogs.py::test_escape_closes_the_dialog_on_the_first_page"


def test_tests_of_the_server_run_between_tests_of_the_page():
    pytest.importorskip("playwright.sync_api", reason="playwright isn't installed")
    if browser_path() is None:
        pytest.skip(MISSING)
    plain = ["-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider", "-v"]
    command = [sys.executable, "-m", "pytest", *plain, OF_THE_PAGE, OF_THE_SERVER, AGAIN]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    ran = [line.split()[0] for line in done.stdout.splitlines() if " PASSED" in line]
    assert ran == [OF_THE_PAGE, OF_THE_SERVER, AGAIN]
