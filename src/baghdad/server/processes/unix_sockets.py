"""Unix sockets by which the processes of one server reach each other."""

from __future__ import annotations

import socket
from pathlib import Path

BACKLOG = 1024


def listen_unix(path: Path, kind: socket.SocketKind) -> socket.socket:
    """Return a Unix socket of a kind at a path; one that a killed process has left there is replaced."""
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, kind)
    listening.bind(str(path))
    if kind == socket.SOCK_STREAM:
        listening.listen(BACKLOG)
    return listening
