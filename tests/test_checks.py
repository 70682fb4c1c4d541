"""Format, lint and types, as in `make check`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    ["ruff format --check .", "ruff check .", "mypy", "basedpyright"],
    ids=["format", "lint", "types", "editor-types"],
)
def test_check_passes(command):
    done = subprocess.run(
        [sys.executable, "-m", *command.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
