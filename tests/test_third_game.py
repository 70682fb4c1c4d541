"""A game from a package of its own works with everything that isn't one game's own part."""

import pytest

from tests.core.conformance import Conformance


class TestConformance(Conformance):
    variants = ((2, {}), (3, {}), (2, {"low": True}))

    @pytest.fixture(autouse=True)
    def installed(self, dozen):
        type(self).game = dozen
