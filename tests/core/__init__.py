import pytest

PARTS = ("conformance", "choosing", "keeping", "knowing", "looking", "playing", "records")
pytest.register_assert_rewrite(*(f"tests.core.{part}" for part in PARTS))
