"""Web Push: what a push service gets is encrypted for the browser and signed by the server; subscriptions end."""

from __future__ import annotations

import base64
import json
import sqlite3
import threading
import time
import warnings
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue

import pytest

from tests.server.server_process import GENEROUS, PERSON, TIMEOUT

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of the libraries
    pytest.importorskip("pywebpush")
    import http_ece
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

BEN = {"kind": "person", "name": "Ben"}
AUTH = b"sixteen secrets!"


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class PushService:
    """A push service on loopback, which keeps what it gets."""

    def __init__(self) -> None:
        received: Queue = Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                received.put((self.path, dict(self.headers), self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                """Say nothing."""

        self.received, self.status = received, 201
        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service():
    service = PushService()
    yield service
    service.server.shutdown()
    service.server.server_close()


@pytest.fixture
def pushing(own_server, service, tmp_path):
    """Start a server with a key, which may send to that service."""
    key = ec.generate_private_key(ec.SECP256R1())
    path = tmp_path / "push.pem"
    path.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    settings = (
        f'[push]\nprivate_key = "{path}"\nsubject = "mailto:admin@example.org"\nservices = ["{service.address}"]\n'
    )
    return own_server(settings + GENEROUS)


@pytest.fixture
def browser_key():
    return ec.generate_private_key(ec.SECP256R1())


def subscription(service, key, path="/to/ben", language="de"):
    keys = {"p256dh": text_of(point_of(key)), "auth": text_of(AUTH)}
    return {"endpoint": service.address + path, "keys": keys, "language": language}


def subscribe(server, created, seat, wanted):
    path = f"api/tables/{created['table']['table']}/subscription"
    return server.ask("POST", path, wanted, token=created["tokens"][seat])


def stored(server):
    with closing(sqlite3.connect(server.data / "house.sqlite")) as database:
        return database.execute("SELECT seat, endpoint FROM subscriptions").fetchall()


def until_stored(server, rows):
    until = time.monotonic() + TIMEOUT
    while stored(server) != rows:
        assert time.monotonic() < until, stored(server)
        time.sleep(0.02)


def place(server, created, seat=0):
    """Have a seat act; the connection is open no longer than that."""
    with server.join(created, seat=seat) as client:
        client.next()
        assert client.say("play", action=client.legal[0])["type"] == "ack"


def test_message_is_encrypted_for_the_browser_and_signed_by_the_server(pushing, service, browser_key):
    created = pushing.create_table("dieb", [PERSON, BEN])
    assert subscribe(pushing, created, 1, subscription(service, browser_key))[0] == 200
    place(pushing, created)
    path, headers, body = service.received.get(timeout=TIMEOUT)
    assert path == "/to/ben"
    table = created["table"]["table"]
    assert table.encode() not in body
    message = json.loads(http_ece.decrypt(body, private_key=browser_key, auth_secret=AUTH, version="aes128gcm"))
    assert message == {"title": "Der Dieb von Bagdad", "body": "Du bist dran.", "hash": f"#table={table}&seat=1"}
    assert created["tokens"][1] not in json.dumps(message)
    headers = {name.lower(): value for name, value in headers.items()}
    assert (headers["content-encoding"], int(headers["ttl"])) == ("aes128gcm", 86400)
    check_signature(headers["authorization"], service.address, pushing.ask("GET", "api/push")[1]["public_key"])


def check_signature(header, audience, public_key):
    """Check a VAPID header: whose key it is, for whom, and that the signature is right."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public_key))
    r, s = (int.from_bytes(half, "big") for half in (bytes_of(signature)[:32], bytes_of(signature)[32:]))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))  # raises if it is wrong
    claims = json.loads(bytes_of(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, "mailto:admin@example.org")
    assert time.time() < claims["exp"] < time.time() + 86400


def test_who_is_connected_gets_no_message(pushing, service, browser_key):
    created = pushing.create_table("dieb", [PERSON, BEN])
    subscribe(pushing, created, 1, subscription(service, browser_key, "/first"))
    with pushing.join(created, seat=1) as ben:
        ben.next()
        place(pushing, created)
        while ben.to_act != [1]:
            ben.next()
        assert ben.say("play", action=ben.legal[0])["type"] == "ack"
    subscribe(pushing, created, 1, subscription(service, browser_key, "/second"))
    place(pushing, created)
    paths = {service.received.get(timeout=TIMEOUT)[0] for _ in range(2)}
    assert paths == {"/first", "/second"}  # of Ben's second turn alone
    assert service.received.empty()


def test_subscriptions_end_with_the_seat_and_when_the_browser_has_given_them_up(pushing, service, browser_key):
    created = pushing.create_table("dieb", [PERSON, BEN])
    subscribe(pushing, created, 0, subscription(service, browser_key, "/to/ann"))
    subscribe(pushing, created, 1, subscription(service, browser_key))
    service.status = 410
    place(pushing, created)
    service.received.get(timeout=TIMEOUT)
    until_stored(pushing, [(0, service.address + "/to/ann")])
    with pushing.join(created) as ann:
        ann.next()
        ann.say("leave")
    until_stored(pushing, [])


def test_subscription_ends_on_request(pushing, service, browser_key):
    created = pushing.create_table("dieb", [PERSON, BEN])
    wanted = subscription(service, browser_key)
    subscribe(pushing, created, 1, wanted)
    path = f"api/tables/{created['table']['table']}/subscription"
    status, _ = pushing.ask("DELETE", path, {"endpoint": wanted["endpoint"]}, token=created["tokens"][1])
    assert (status, stored(pushing)) == (200, [])


def test_only_the_holder_of_a_seat_subscribes_and_only_at_services_of_the_settings(pushing, service, browser_key):
    created = pushing.create_table("dieb", [PERSON, BEN])
    good = subscription(service, browser_key)
    path = f"api/tables/{created['table']['table']}/subscription"
    assert pushing.ask("POST", path, good, token="wrong")[1]["code"] == "bad_token"
    elsewhere = [
        {**good, "endpoint": "http://127.0.0.1:1/x"},
        {**good, "endpoint": "http://localhost/x"},
        {**good, "endpoint": "https://evil.example/fcm.googleapis.com"},
        {**good, "endpoint": "nonsense"},
        {**good, "keys": {**good["keys"], "p256dh": "AAAA"}},
        {**good, "keys": {**good["keys"], "auth": "?"}},
    ]
    for wanted in elsewhere:
        status, error = subscribe(pushing, created, 0, wanted)
        assert (status, error["code"]) == (400, "bad_subscription"), wanted
    assert stored(pushing) == []


def test_a_seat_has_few_subscriptions(pushing, service, browser_key):
    created = pushing.create_table("dieb", [PERSON, BEN])
    for number in range(12):
        subscribe(pushing, created, 1, subscription(service, browser_key, f"/{number}"))
    assert 1 <= len(stored(pushing)) <= 5


def test_server_without_a_key_offers_nothing(server):
    assert server.ask("GET", "api/push") == (200, {"public_key": None})
    created = server.create_table("dieb", [PERSON, BEN])
    keys = {"p256dh": "A", "auth": "A"}
    status, error = subscribe(server, created, 0, {"endpoint": "https://fcm.googleapis.com/x", "keys": keys})
    assert (status, error["code"]) == (400, "no_push")
