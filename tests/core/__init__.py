import pytest

# Modules with assertions whose names don't start with `test_`.
HELPERS = (
    "action_checks",
    "conformance",
    "history_checks",
    "match_steps",
    "record_checks",
    "record_samples",
    "sample_match",
    "secrecy_checks",
)
pytest.register_assert_rewrite(*(f"tests.core.{helper}" for helper in HELPERS))
