"""The lock of a data folder: one server uses it at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from baghdad.server.errors import ServerError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold the lock of a folder, which is created if need be; ServerError if another server has it.

    The folder itself is locked, so no file is written. The system drops the lock when the process and those that it
    has forked have ended, however that happens.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = None if fcntl is None else os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise ServerError("no_store", path=str(folder), problem=error.strerror or str(error)) from None
    try:
        if descriptor is not None:
            _lock(descriptor, folder)
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _lock(descriptor: int, folder: Path) -> None:
    assert fcntl is not None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise ServerError("folder_in_use", path=str(folder)) from None
    except OSError as error:
        raise ServerError("no_store", path=str(folder), problem=error.strerror or str(error)) from None
