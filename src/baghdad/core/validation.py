"""Where in JSON-ready data a validation error is."""

from __future__ import annotations

import re

import msgspec


def error_path(error: msgspec.ValidationError) -> str:
    """Return the path of the value that a validation error is about, such as `$.seats[2]`; `$` is the whole."""
    found = re.search(r"at `([^`]*)`$", str(error)) or re.search(r"field `([^`]*)`", str(error))
    return found.group(1) if found else "$"
