"""Malformed and slow requests, requests under other names, and logs that stay JSON whatever happens."""

import json
import socket
from contextlib import closing
from ipaddress import ip_address

import pytest
from websockets.exceptions import InvalidStatus

from baghdad.server.hosts import AllowedHosts
from baghdad.server.http.fallback_page import preferred_language
from baghdad.server.origins import origin_allowed
from baghdad.words import LANGUAGES, localizer_for
from tests.server.noisy_server import SECRET
from tests.server.server_process import GENEROUS, Client

TIMEOUT = 60  # seconds; what isn't answered by then never is
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)


def connect(server):
    host, port = server.address.removeprefix("http://").rstrip("/").split(":")
    return closing(socket.create_connection((host, int(port)), TIMEOUT))


def read_all(connection):
    received = b""
    try:
        while data := connection.recv(1 << 16):
            received += data
    except ConnectionResetError:
        pass
    return received


def status_of(response):
    return int(response.split()[1])


def ask(server, method, path, *headers, host="127.0.0.1", body=""):
    """Send a request with these lines of headers and return the response."""
    lines = [f"{method} {path} HTTP/1.1", *([f"Host: {host}"] if host is not None else []), "Connection: close"]
    lines = [line for line in [*lines, *headers] if "Upgrade: websocket" not in headers or line != "Connection: close"]
    text = "\r\n".join([*lines, "", body])
    with connect(server) as connection:
        connection.sendall(text.encode("latin-1", "surrogateescape"))
        return read_all(connection) if path != "/ws" else connection.recv(1 << 16)


# --- malformed headers ----------------------------------------------------------------------------------------------

BAD_ORIGINS = [
    "http://[",
    "http://[::1",
    "http://]",
    "http://[v1.x]",
    "[",
    "http://a]b[",
    "http://\xff[",
    "null",
    "//[",
]


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_malformed_origin_is_refused(server, origin):
    table = json.dumps({"game": "dieb", "seats": [{"kind": "person"}] * 2})
    created = ask(server, "POST", "/api/tables", f"Origin: {origin}", f"Content-Length: {len(table)}", body=table)
    assert status_of(created) == 403
    assert status_of(ask(server, "GET", "/ws", f"Origin: {origin}", *UPGRADE)) == 403
    assert not origin_allowed(origin, "[", [])


BAD_HEADERS = [
    "Host: 127.0.0.1",  # twice
    "Authorization: Bearer \xff\xfe",
    "Authorization: Bearer [",
    "Authorization: Bearer",
    "Content-Length: x",
    "Content-Length: -1",
    "Content-Length: 99999999999999999999",
    "Transfer-Encoding: nonsense",
    "Accept-Language: \xff;q=[",
    "Accept-Encoding: [;q=\xff",
    "If-None-Match: \xff[",
    "X-Forwarded-For: [\xff",
    "x-baghdad-address: [",
    "Sec-WebSocket-Key: [",
    "Sec-WebSocket-Version: [",
    "Sec-WebSocket-Extensions: [",
    "Sec-WebSocket-Protocol: [",
    "Upgrade: [",
    "Expect: [",
    "Cookie: [\xff",
    "[: [",
    ": x",
    "no colon",
    "X: \x01",
]
PATHS = [("GET", "/"), ("GET", "/api/tables"), ("GET", "/api/tables/x"), ("GET", "/api/tables/%00"), ("GET", "//[")]
PATHS += [
    ("POST", "/api/tables/x/commands"),
    ("GET", "/games/[/[/[/["),
    ("GET", "/ws"),
    ("GET", "http://["),
    ("[", "/"),
]


@pytest.mark.parametrize("header", BAD_HEADERS)
def test_malformed_headers_are_never_our_fault(server, header):
    for method, path in PATHS:
        upgrade = UPGRADE if path == "/ws" else ()
        lines = [line for line in upgrade if line.partition(":")[0] != header.partition(":")[0]]
        response = ask(server, method, path, *lines, header)
        assert status_of(response) < 500, (method, path, response)


@pytest.mark.parametrize("host", [None, "", "[", "[::1", "a b", "127.0.0.1:x", "\xff", "127.0.0.1:80:80", "x" * 1000])
def test_malformed_hosts_are_refused(server, host):
    for path in ("/", "/api/tables", "/games/[/[/[/["):
        assert 400 <= status_of(ask(server, "GET", path, host=host)) < 500
    assert 400 <= status_of(ask(server, "GET", "/ws", *UPGRADE, host=host)) < 500


# --- hosts ----------------------------------------------------------------------------------------------------------


def test_addresses_of_this_machine_and_network_are_allowed():
    hosts = AllowedHosts(["play.example.org", "*.games.example"])
    machine = socket.gethostname()
    allowed = ["localhost", "LOCALHOST:8765", "x.localhost", "localhost.", "127.0.0.1", "127.9.9.9:1", "[::1]:8765"]
    allowed += ["10.1.2.3", "192.168.0.7:8765", "172.16.0.1", "169.254.1.1", "100.64.0.1", "[fd00::1]", "[fe80::1]:80"]
    allowed += [machine, f"{machine}.local:8765", "play.example.org", "Play.Example.ORG.:443", "a.b.games.example"]
    assert [host for host in allowed if not hosts.allows(host)] == []
    refused = [
        "example.org",
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "8.8.8.8",
        "[2606::1]",
    ]
    refused += ["games.example", "xplay.example.org", "play.example.org.evil.example", "0x7f.1", "", "[", "a/b", "a@b"]
    assert [host for host in refused if hosts.allows(host)] == []
    assert AllowedHosts(["*"]).allows("evil.example")
    assert not AllowedHosts(["*"]).allows("[")
    assert AllowedHosts(["8.8.8.8", "2606::1"]).allows("8.8.8.8:80")
    assert AllowedHosts([str(ip_address("2606::1"))]).allows("[2606::1]:80")


def test_page_of_another_name_cannot_use_the_server(own_server):
    """DNS rebinding: the name of another site leads here, so `Host` and `Origin` are equal."""
    server = own_server('hosts = ["play.example.org"]\n' + GENEROUS)
    created = server.create_table()
    own = {"headers": {"Origin": "http://evil.example"}}
    for path in ("/", "/api/games", "/metrics", "/nowhere"):
        response = ask(server, "GET", path, host="evil.example")
        assert (status_of(response), json.loads(response.partition(b"\r\n\r\n")[2])["code"]) == (421, "bad_host")
        assert status_of(ask(server, "GET", path, host="play.example.org")) != 421
    assert status_of(ask(server, "GET", "/ws", "Origin: http://evil.example", *UPGRADE, host="evil.example")) == 403
    assert status_of(ask(server, "GET", "/healthz", host="evil.example")) == 200
    assert status_of(ask(server, "GET", "/readyz", host="10.0.0.1")) == 200
    with pytest.raises(InvalidStatus):
        Client(server.address, created["table"]["table"], created["tokens"][0], **own)
    for language in LANGUAGES:
        headers = ("Accept: text/html", f"Accept-Language: {language}")
        answer = ask(server, "GET", "/", *headers, host="evil.example")
        assert localizer_for(preferred_language(language))("server-error-bad-host") in answer.decode()


def test_address_at_which_the_server_was_told_to_listen_is_allowed(own_server):
    server = own_server(GENEROUS, "--host", "localhost")
    assert status_of(ask(server, "GET", "/api/games", host="localhost")) == 200


# --- timeouts -------------------------------------------------------------------------------------------------------

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
SLOW = {
    "silent": (b"", b""),
    "half a line": (b"GET / HT", b"408"),
    "half a head": (b"GET / HTTP/1.1\r\nHost: loc", b"408"),
    "half a body": (HEAD + b"Content-Length: 100\r\n\r\n{", b"408"),
    "half a chunk": (HEAD + b"Transfer-Encoding: chunked\r\n\r\nff\r\n{", b"408"),
    "half a second request": (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal", b"200"),
}


@pytest.fixture
def impatient(own_server):
    return own_server(GENEROUS + "request = 0.5\n")


def test_silent_connections_and_half_requests_are_closed(impatient):
    created = impatient.create_table()
    with impatient.join(created, 0, view=False) as ann:  # isn't affected
        ann.next()
        for sent, status in SLOW.values():
            with connect(impatient) as connection:
                connection.sendall(sent)
                response = read_all(connection)
                assert response[9:12] == status, (sent, response)
                if status == b"408":
                    assert json.loads(response.partition(b"\r\n\r\n")[2])["code"] == "too_slow"
        assert ann.say("say", text="still here")["type"] == "ack"


def send_for_ever(connection):
    while True:
        connection.sendall(b"5\r\n     \r\n" * 100)


@pytest.mark.parametrize("path", ["/api/tables", "/healthz", "/nowhere"])
def test_endless_body_is_cut_off(impatient, path):
    with connect(impatient) as connection:
        connection.sendall(f"POST {path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
        with pytest.raises(OSError, match=r"reset|pipe"):
            send_for_ever(connection)
    assert impatient.ask("GET", "healthz")[0] == 200


def test_connection_is_kept_for_further_requests(impatient):
    with connect(impatient) as connection:
        for _ in range(3):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            received = b""
            while not received.endswith(b"}"):
                received += connection.recv(1 << 16)
            assert received.startswith(b"HTTP/1.1 200")


# --- logs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("--workers", "2")], ids=["one process", "workers"])
def test_everything_on_standard_error_is_json_and_shows_no_text_of_errors(own_server, arguments):
    server = own_server(GENEROUS, *arguments, call="tests.server.noisy_server:main")
    assert server.ask("GET", "healthz")[0] == 200
    with connect(server) as connection:
        connection.sendall(b"nonsense\r\n\r\n")
        assert status_of(read_all(connection)) == 400
    assert server.stop() == 0
    log = (server.data / "log.txt").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"at", "level", "what"} <= set.intersection(*map(set, lines))
    told = {line["what"] for line in lines}
    assert {"asyncio", "py.warnings", "some.library", "uvicorn.error", "thread_failed", "error_ignored"} <= told
    assert SECRET not in log
