"""By which names the server may be asked: pages of other sites can't reach it by having their own name point here.

A page of any site may send requests to its own site, and whoever owns that can have its name lead to another machine
(DNS rebinding). A server at home therefore answers only at names that belong to it.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address

from baghdad.server.addresses import ListeningAt

ANY = "*"  # in the settings: every name; before the dot of a name: all names below it
HOST = re.compile(r"(?:\[(?P<address>[0-9a-fA-F:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(?::\d{1,5})?", re.ASCII)
LOCAL = "localhost"
MAX_HOST = 300  # letters


class AllowedHosts:
    """Loopback and private addresses, those the server listens at, the machine's names, and those in the settings."""

    def __init__(self, allowed: Iterable[str], listening: ListeningAt | None = None) -> None:
        machine = socket.gethostname().lower()
        self.names = {LOCAL, f"*.{LOCAL}", machine, f"{machine}.local", *(normal(name) for name in allowed)}
        self.listening = listening
        self.known = lru_cache(1000)(self._known)

    def allows(self, host: str) -> bool:
        """Return whether a `Host` header is allowed; nothing malformed is."""
        if self.known(host):
            return True
        is_address = host.startswith(tuple("[0123456789"))  # others don't have the system asked
        return is_address and self.listening is not None and f"http://{host}/" in self.listening.reachable()

    def _known(self, host: str) -> bool:
        """Return whether a `Host` header is allowed whatever addresses this machine has now."""
        found = HOST.fullmatch(host) if len(host) <= MAX_HOST else None
        if found is None:
            return False
        name = normal(found["address"] or found["name"])
        if ANY in self.names or name in self.names or is_local_address(name):
            return True
        labels = name.split(".")
        return any(f"*.{'.'.join(labels[number:])}" in self.names for number in range(1, len(labels)))


def normal(name: str) -> str:
    """Return a name as it is compared: in lower case, without the dot of the root and the brackets of an address."""
    return name.lower().rstrip(".").strip("[]")


def is_local_address(name: str) -> bool:
    """Return whether a name is an address of this machine or of a private network, which no other network knows."""
    try:
        address: IPv4Address | IPv6Address = ip_address(name)
    except ValueError:
        return False
    return not address.is_global


def is_loopback(host: str) -> bool:
    """Return whether a `Host` header names this machine for itself alone."""
    found = HOST.fullmatch(host) if len(host) <= MAX_HOST else None
    if found is None:
        return False
    name = normal(found["address"] or found["name"])
    if name == LOCAL or name.endswith(f".{LOCAL}"):
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False
