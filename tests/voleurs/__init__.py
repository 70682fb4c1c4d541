import pytest

pytest.register_assert_rewrite("tests.voleurs.towns", "tests.voleurs.positions")
