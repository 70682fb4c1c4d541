"""What compiled code depends on besides its sources: the versions of Python and of the compiler, and the processor."""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from functools import cache
from importlib import metadata
from pathlib import Path

PROCESSORS = Path("/proc/cpuinfo")  # on Linux
# Lines of it that tell processors apart; the others change from one moment to the next.
PROCESSOR_LINES = ("vendor_id", "cpu family", "model", "stepping", "flags", "Features", "CPU ")
# Settings of Numba with which code is made for another processor.
SETTINGS = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


@cache
def numba_version() -> str:
    """Return the version of Numba that is installed, or an empty text, without importing it."""
    try:
        return metadata.version("numba")
    except metadata.PackageNotFoundError:
        return ""


@cache
def target_tag() -> str:
    """Return a text that is in names of files with compiled code: code with another one must not be run here."""
    processor = hashlib.sha256("\n".join(processor_facts()).encode()).hexdigest()[:12]
    return f"py{sys.version_info.major}{sys.version_info.minor}-numba{numba_version()}-{processor}"


def processor_facts() -> list[str]:
    """Return what is known of the processor that code is made for."""
    facts = [platform.machine(), *(os.environ.get(name, "") for name in SETTINGS)]
    try:
        first_processor = PROCESSORS.read_text().partition("\n\n")[0]
    except OSError:
        return [*facts, platform.processor()]
    return facts + [line for line in first_processor.splitlines() if line.startswith(PROCESSOR_LINES)]
