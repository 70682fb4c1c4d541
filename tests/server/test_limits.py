"""Limits: bad input is rejected or closes the connection with a reason, and doesn't disturb others."""

import json
import os
import time

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from baghdad.server.app import create_app
from baghdad.server.origins import origin_allowed
from baghdad.server.settings import Limits, Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.token_bucket import TokenBucket, TokenBuckets
from baghdad.words import LANGUAGES, speak
from tests.server.server_process import GENEROUS, TIMEOUT

FRAMES = int(os.environ.get("BAGHDAD_FRAMES", "1000"))
BODY = {"game": "dieb", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture
def start_client(tmp_path):
    """Return a function that starts a server in this process, with limits as given."""
    clients = []

    def start(**limits):
        client = TestClient(create_app(SqliteStore(tmp_path), Settings(limits=Limits(**limits))))
        clients.append(client)
        return client.__enter__()

    yield start
    for client in clients:
        client.__exit__(None, None, None)


def messages(socket):
    return [json.loads(line) for line in socket.receive_text().split("\n")]


def read_on(socket):
    while True:
        messages(socket)


def hello_of(created, **more):
    token = created["tokens"][0]
    return json.dumps({"type": "hello", "protocol": 2, "table": created["table"]["table"], "token": token, **more})


BAD_FRAMES = {
    "not_json": ["", "{", "\x00", '{"type":'],
    "bad_command": [
        "[" * 9000,
        "[]",
        "7",
        "null",
        "{}",
        '{"type": "dance"}',
        '{"type": "hello"}',
        '{"type": "play", "id": 7, "after": 1, "action": "end"}',
        '{"type": "play", "id": "x", "after": -1, "action": "end"}',
        '{"type": "play", "id": "x", "after": 1, "action": ""}',
        '{"type": "play", "id": "x", "after": 1e300, "action": "end"}',
        '{"type": "undo", "id": "x", "after": 1, "extra": 1}',
    ],
    "too_large": ['"' + "x" * 16_384 + '"'],
}


@pytest.mark.parametrize(("code", "frame"), [(code, frame) for code, frames in BAD_FRAMES.items() for frame in frames])
def test_a_bad_frame_gets_one_reject(server, code, frame):
    with server.join(server.create_table()) as ann:
        ann.next()
        ann.socket.send(frame)
        answer = ann.next()
        assert (answer["type"], answer["code"]) == ("reject", code)
        assert ann.say("view")["type"] == "ack"


def test_a_bad_command_is_answered_by_its_id(server):
    with server.join(server.create_table()) as ann:
        ann.next()
        ann.send({"type": "play", "id": "mine", "after": "soon", "action": "end"})
        assert ann.next()["id"] == "mine"


def test_too_many_bad_frames_close_the_connection_with_a_reason(server):
    with server.join(server.create_table()) as ann:
        ann.next()
        for _ in range(5):
            ann.socket.send("rubbish")
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4400, "bad_frames")


def test_oversized_frame_closes_only_its_own_connection(server):
    created = server.create_table()
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        ann.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert closed.value.rcvd.code == 1009
        assert bob.say("view")["type"] == "ack"


def test_binary_frames_are_read_like_text_frames(server):
    with server.join(server.create_table()) as ann:
        ann.next()
        ann.socket.send(b'{"type": "view", "id": "x"}')
        assert ann.next()["id"] == "x"


# --- rates ---------------------------------------------------------------------------------------------------------

FEW = 5  # commands that a tight limit allows at once
SLOW, QUICK = 0.001, 0.5  # tokens a second: the slow rate gives none while a test runs
TIGHT = "{} = {}\nburst = {}\n"


def tight(name, rate=SLOW):
    """Return settings with one tight limit; addresses are taken from a header."""
    return "trust_proxy = true\n" + GENEROUS.replace(f"{name} = ", "# ") + TIGHT.format(name, rate, FEW / rate)


def codes_of(client, number=3 * FEW):
    """Return the codes that a client gets when it asks many questions at once."""
    return [client.say("view").get("code") for _ in range(number)]


def assert_limited(codes):
    assert codes[-1] == "too_many"
    assert codes.count(None) in range(1, FEW + 1)


def test_rate_limit_per_connection(own_server):
    server = own_server(tight("connection_rate"))
    table = server.create_table()
    with server.join(table) as ann, server.join(table) as anns_other_screen:
        ann.next(), anns_other_screen.next()
        assert_limited(codes_of(ann))
        assert anns_other_screen.say("view")["type"] == "ack"


def test_client_over_the_rate_limit_is_answered_again_after_a_while(own_server):
    server = own_server(tight("connection_rate", QUICK))
    with server.join(server.create_table()) as ann:
        ann.next()
        until = time.monotonic() + TIMEOUT
        while ann.say("view").get("code") != "too_many":
            assert time.monotonic() < until
        while ann.say("view")["type"] != "ack":
            assert time.monotonic() < until
            time.sleep(0.5)  # too many refusals close the connection


def test_rate_limit_per_seat_over_all_its_connections_and_http(own_server):
    server = own_server(tight("token_rate"))
    table = server.create_table()
    path = f"api/tables/{table['table']['table']}/commands"
    with server.join(table) as ann, server.join(table) as anns_other_screen, server.join(table, 1) as bob:
        ann.next(), anns_other_screen.next(), bob.next()
        assert_limited(codes_of(ann))
        assert anns_other_screen.say("view")["code"] == "too_many"
        question = {"type": "view", "id": "x"}
        assert server.ask("POST", path, question, token=table["tokens"][0])[0] == 429
        assert server.ask("POST", path, question, token=table["tokens"][1])[0] == 200
        assert bob.say("view")["type"] == "ack"


def test_rate_limit_per_address_over_all_its_connections(own_server):
    server = own_server(tight("address_rate"))
    tables = [server.create_table(), server.create_table()]
    here, elsewhere = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2"}
    ann, bob = server.join(tables[0], 0, headers=here), server.join(tables[1], 0, headers=here)
    with ann, bob, server.join(tables[0], 1, headers=elsewhere) as eve:
        ann.next(), bob.next(), eve.next()
        assert_limited(codes_of(ann))
        assert bob.say("view")["code"] == "too_many"
        assert eve.say("view")["type"] == "ack"


def test_rate_limit_of_http_requests_per_address(own_server):
    server = own_server(tight("http_rate"))
    here, elsewhere = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2, 10.0.0.3"}
    statuses = [server.ask("GET", "api/games", **here)[0] for _ in range(3 * FEW)]
    assert statuses[-1] == 429
    assert statuses.count(200) in range(1, FEW + 1)
    assert server.ask("GET", "api/games", **here)[1] == {"family": "server-error", "code": "too_many", "facts": {}}
    assert server.ask("GET", "api/games", **elsewhere)[0] == 200


def test_flooding_connection_is_closed_with_a_reason_and_others_play_on(own_server):
    server = own_server(tight("connection_rate"))
    table = server.create_table()
    with server.join(table, 0) as ann, server.join(table, 1) as bob:
        ann.next(), bob.next()
        for n in range(300):
            ann.send({"type": "view", "id": f"{n}"})
        assert bob.say("view")["type"] == "ack"
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "flooding")


def test_rate_limit_of_new_tables_per_address(start_client):
    client = start_client(table_rate=0.001, burst=500.0)
    codes = [client.post("/api/tables", json=BODY).json().get("code") for _ in range(8)]
    assert codes == [None] * 5 + ["too_many_tables"] * 3


def test_pages_of_other_origins_are_refused(start_client):
    client = start_client()
    elsewhere = {"origin": "https://elsewhere.example"}
    assert client.post("/api/tables", json=BODY, headers=elsewhere).json()["code"] == "bad_origin"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=elsewhere):
        pass
    here = {"origin": "http://testserver"}
    assert client.post("/api/tables", json=BODY, headers=here).status_code == 201
    assert origin_allowed("https://friend.example", "server.example", ["https://friend.example"])
    assert not origin_allowed("null", "server.example", [])


def test_pages_of_other_origins_get_no_websocket(server):
    with (
        pytest.raises(InvalidStatus),
        server.join(server.create_table(), headers={"Origin": "https://elsewhere.example"}),
    ):
        pass
    with server.join(server.create_table(), headers={"Origin": server.address.rstrip("/")}) as ann:
        assert ann.next()["type"] == "snapshot"


def test_connection_without_hello_is_closed(start_client):
    client = start_client(first_word=0.05)
    with client.websocket_connect("/ws") as socket, pytest.raises(WebSocketDisconnect) as closed:
        read_on(socket)
    assert (closed.value.code, closed.value.reason) == (4401, "no_hello")


def test_connections_per_address_are_limited(own_server):
    server = own_server(GENEROUS + "address_connections = 1\n")
    table = server.create_table()
    with server.join(table, 0) as ann, server.join(table, 1) as bob:
        ann.next()
        with pytest.raises(ConnectionClosed) as closed:
            bob.next()
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too_many_connections")
    until = time.monotonic() + TIMEOUT
    while "baghdad_sockets 0.0" not in server.ask("GET", "metrics")[1]:
        assert time.monotonic() < until
        time.sleep(0.01)
    with server.join(table, 1) as bob:
        assert bob.next()["type"] == "snapshot"


def test_other_protocols_and_second_hellos_are_refused(start_client):
    client = start_client()
    created = client.post("/api/tables", json=BODY).json()
    with client.websocket_connect("/ws") as socket:
        socket.send_text(hello_of(created, protocol=1))
        assert messages(socket)[0]["code"] == "other_protocol"
        socket.send_text(hello_of(created))
        assert messages(socket)[0]["type"] == "snapshot"
        socket.send_text(hello_of(created))
        assert messages(socket)[0]["code"] == "hello_again"
        socket.send_text('{"type": "watch", "protocol": 2, "table": "nowhere"}')
        assert messages(socket)[0]["code"] == "hello_again"
    with client.websocket_connect("/ws") as socket:
        socket.send_text('{"type": "watch", "protocol": 2, "table": "nowhere"}')
        assert messages(socket)[0]["code"] == "no_such_table"


@pytest.mark.parametrize("number", [0, 1, 3])
def test_client_of_another_protocol_is_refused_and_told_what_to_do(start_client, number):
    client = start_client()
    created = client.post("/api/tables", json=BODY).json()
    watch = {"type": "watch", "protocol": number, "table": created["table"]["table"], "key": created["key"]}
    for hello in (hello_of(created, protocol=number), json.dumps(watch)):
        with client.websocket_connect("/ws") as socket:
            socket.send_text(hello)
            (reject,) = messages(socket)
        assert (reject["type"], reject["family"], reject["code"]) == ("reject", "server-error", "other_protocol")
        assert reject["facts"] == {"protocol": number, "known": 2}


RELOAD = {"cs": "znovu", "de": "neu laden", "en": "reload", "fr": "rechargez", "it": "ricaricate", "nl": "opnieuw"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_about_another_protocol_says_to_reload_the_page(language):
    sentence = speak(language)("server-error-other-protocol", protocol=1, known=2)
    assert RELOAD[language] in sentence
    assert "1" in sentence
    assert "2" in sentence


def test_token_buckets_allow_bursts_and_drop_the_least_recently_used(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = TokenBucket(2.0, 2.0)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 0.5
    assert bucket.take()
    assert not bucket.take()
    monkeypatch.setattr(TokenBuckets, "MAX_KEYS", 2)
    buckets = TokenBuckets(1.0, 1.0)
    first = buckets.of("a")
    buckets.of("b"), buckets.of("a"), buckets.of("c")
    assert buckets.of("a") is first
    assert set(buckets.buckets) == {"c", "a"}
