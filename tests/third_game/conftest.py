"""Fixtures of the command line, and the third game for all tests here."""

import pytest

from tests.cli.conftest import command, environment, fails

__all__ = ["command", "environment", "fails"]


@pytest.fixture(autouse=True)
def installed(dozen):
    """Install the game."""
