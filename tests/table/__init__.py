import pytest

pytest.register_assert_rewrite("tests.table.conformance", "tests.table.playing")
