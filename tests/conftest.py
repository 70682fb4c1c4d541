"""What holds for all tests."""

import os
import sys

import pytest
from hypothesis import settings

import baghdad
import baghdad.core.rule
from tests.tiers import tier_of
from tests.toy_game import install

# A machine that has other things to do is no failure.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")


def pytest_collection_modifyitems(items):
    """Mark each test with its tier."""
    for item in items:
        item.add_marker(tier_of(item.path))


@pytest.fixture(scope="module")
def dozen(tmp_path_factory):
    """Install a third game for the tests of a module, in this process and in those it starts, and return it."""
    folder = tmp_path_factory.mktemp("site-packages")
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
        forget_games()
        yield baghdad.game("dozen")
    forget_games()


def forget_games():
    """Make `baghdad.games` look for installed games again."""
    baghdad._entry_points.cache_clear()
    baghdad._load.cache_clear()
    sys.modules.pop("dozen", None)
