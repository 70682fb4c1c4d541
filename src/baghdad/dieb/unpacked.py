"""A state as a tuple of Python numbers."""

from __future__ import annotations

from baghdad.core.unpacked import Unpacker
from baghdad.dieb.state import STATE

unpack_state = Unpacker(STATE)
