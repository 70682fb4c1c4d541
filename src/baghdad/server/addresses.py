"""The addresses at which other machines reach this server, for invitations."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address

# Addresses that nothing is sent to: connecting a datagram socket only asks the system which of this machine's own
# addresses it would use for such a network.
NETWORKS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254", "2001:db8::1")
DISCARD_PORT = 9


@dataclass(frozen=True, slots=True)
class ListeningAt:
    """Where the server listens."""

    host: str
    port: int

    def reachable(self) -> list[str]:
        """Return the addresses for browsers on other machines, the likeliest first; none if this one alone gets in."""
        try:
            bound = ip_address(self.host)
        except ValueError:
            return []
        if bound.is_loopback:
            return []
        hosts = own_addresses() if bound.is_unspecified else [self.host]
        return [url_of(host, self.port) for host in hosts if bound.version == 6 or ":" not in host]

    def local(self) -> str:
        """Return the address for a browser on this machine."""
        try:
            bound = ip_address(self.host)
        except ValueError:
            return url_of(self.host, self.port)
        if not bound.is_unspecified:
            return url_of(self.host, self.port)
        return url_of("::1" if bound.version == 6 else "127.0.0.1", self.port)


def listening_at(listening: socket.socket) -> ListeningAt:
    """Return where a socket listens."""
    host, port = listening.getsockname()[:2]
    return ListeningAt(host, port)


def url_of(host: str, port: int) -> str:
    """Return the address for browsers."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_addresses() -> list[str]:
    """Return this machine's addresses in its networks, that of the default route first."""
    found = [host for network in NETWORKS for host in _address_towards(network)]
    return [*dict.fromkeys(host for host in found if not _is_useless(host))]


def _address_towards(network: str) -> Iterator[str]:
    """Yield the address of this machine from which it would send to another, if it can."""
    family = socket.AF_INET6 if ":" in network else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.connect((network, DISCARD_PORT))
        yield asking.getsockname()[0]


def _is_useless(host: str) -> bool:
    address = ip_address(host)
    return address.is_loopback or address.is_unspecified or address.is_link_local
