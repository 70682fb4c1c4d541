import pytest

PARTS = ("conformance", "choosing", "keeping", "knowing", "looking", "playing", "records")
pytest.register_assert_rewrite(*(f"tests.table.{part}" for part in PARTS))
