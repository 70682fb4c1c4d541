"""Addresses for invitations: which ones the server offers, to whom, and that it answers at them."""

import asyncio
import socket

import httpx2
import pytest

from baghdad.cli.serve import lan_lines
from baghdad.server.addresses import ListeningAt, listening_at, own_addresses
from baghdad.server.app import create_app
from baghdad.server.hosts import AllowedHosts, is_loopback
from baghdad.server.settings import Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.words import LANGUAGES, localizer_for


def test_a_server_of_this_machine_alone_offers_no_address():
    assert ListeningAt("127.0.0.1", 8765).reachable() == []
    assert ListeningAt("::1", 8765).reachable() == []
    assert ListeningAt("127.0.0.1", 8765).local() == "http://127.0.0.1:8765/"


def test_a_server_at_one_address_offers_that_one():
    assert ListeningAt("192.168.0.7", 80).reachable() == ["http://192.168.0.7:80/"]
    assert ListeningAt("fd00::7", 8765).reachable() == ["http://[fd00::7]:8765/"]


def test_a_server_at_all_addresses_offers_those_of_this_machine():
    offered = ListeningAt("0.0.0.0", 8765).reachable()
    assert offered == [f"http://{host}:8765/" for host in own_addresses() if ":" not in host]
    assert not [address for address in offered if "127." in address]
    assert ListeningAt("0.0.0.0", 8765).local() == "http://127.0.0.1:8765/"
    assert ListeningAt("::", 8765).local() == "http://[::1]:8765/"


def test_where_a_socket_listens():
    with socket.socket() as bound:  # it doesn't listen, so nobody gets in
        bound.bind(("0.0.0.0", 0))
        assert listening_at(bound) == ListeningAt("0.0.0.0", bound.getsockname()[1])


def test_the_addresses_offered_are_allowed_as_hosts():
    """A public address belongs to no private network, so it is allowed only because the server listens there."""
    hosts = AllowedHosts([], ListeningAt("203.0.114.7", 8765))
    assert hosts.allows("203.0.114.7:8765")
    assert not hosts.allows("203.0.114.8:8765")
    assert not hosts.allows("203.0.114.7:1")
    assert not AllowedHosts([]).allows("203.0.114.7:8765")


@pytest.mark.parametrize(
    ("host", "local"),
    [
        *((name, True) for name in ("localhost", "x.localhost:1", "127.0.0.5:8765", "[::1]:8765")),
        *((name, False) for name in ("192.168.0.7", "play.example.org", "[", "")),
    ],
)
def test_what_names_this_machine_for_itself(host, local):
    assert is_loopback(host) is local


async def offered(tmp_path, client, host, **settings):
    """Return what the server offers to a client that asks under a name."""
    app = create_app(SqliteStore(tmp_path), Settings(**settings), listening=ListeningAt("192.168.0.7", 8765))
    transport = httpx2.ASGITransport(app=app, client=(client, 1))
    async with httpx2.AsyncClient(transport=transport, base_url=f"http://{host}") as asking:
        return (await asking.get("/api/addresses")).json()["addresses"]


@pytest.mark.parametrize(
    ("client", "host", "found"),
    [
        ("127.0.0.1", "localhost:8765", ["http://192.168.0.7:8765/"]),
        ("192.168.0.9", "192.168.0.7:8765", []),
        ("127.0.0.1", "192.168.0.7:8765", []),  # a proxy on this machine asks for others
        ("192.168.0.9", "localhost:8765", []),
    ],
)
def test_only_this_machine_learns_its_addresses(tmp_path, client, host, found):
    assert asyncio.run(offered(tmp_path, client, host)) == found


def test_the_settings_name_the_address_where_the_machine_cannot_know_it(tmp_path):
    public = "https://play.example.org/"
    assert asyncio.run(offered(tmp_path, "127.0.0.1", "localhost", public_address=public)) == [public]


class Context:
    """As much of the context of a command as sentences need."""

    def __init__(self, language):
        self.say = localizer_for(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_tells_the_addresses_and_what_they_mean(language):
    lines = lan_lines(Context(language), ["http://192.168.0.7:8765/"])
    assert "http://192.168.0.7:8765/" in lines[0]
    assert lines[1] == localizer_for(language)("serve-lan-warning")
    assert lan_lines(Context(language), []) == [localizer_for(language)("serve-no-lan")]
