import pytest

pytest.register_assert_rewrite("tests.voleurs.boards", "tests.voleurs.positions")
