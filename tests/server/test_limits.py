"""Limits: bad input is rejected or closes the connection with a reason, and doesn't disturb others."""

import json
import os
import time
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from baghdad.server.app import create_app
from baghdad.server.origins import origin_allowed
from baghdad.server.settings import Limits, Settings
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.words import LANGUAGES, localizer_for
from tests.server.server_process import GENEROUS, TIMEOUT

FRAMES = int(os.environ.get("BAGHDAD_FRAMES", "1000"))
BODY = {"game": "dieb", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture
def start_client(tmp_path):
    """Return a function that starts a server in this process, with limits as given."""
    clients = []

    def start(trust_proxy=False, **limits):
        settings = Settings(limits=Limits(**limits), trust_proxy=trust_proxy, hosts=["testserver"])
        client = TestClient(create_app(SqliteStore(tmp_path), settings))
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

FEW = 5  # milliseconds of processor time that a tight limit allows at once
SLOW, QUICK = 0.001, 10.0  # milliseconds a second: the slow rate gives none while a test runs
TIGHT = "{} = {}\nburst = {}\n"
MANY = 2000  # questions that take longer than what is allowed


def tight(name, rate=SLOW):
    """Return settings with one tight limit."""
    return GENEROUS.replace(f"\n{name} = ", "\n# ") + TIGHT.format(name, rate, FEW / rate)


def ask_often(client):
    """Ask for longer than any limit allows."""
    for _ in range(MANY):
        client.say("view")


def ask_until_refused(client):
    """Ask until the client is refused, and return the refusal."""
    for number in range(MANY):
        answer = client.say("view")
        if answer["type"] == "reject":
            assert number > 0
            assert (answer["family"], answer["code"]) == ("server-error", "rate_limited")
            return answer
    raise AssertionError("never refused")


def test_limit_of_processor_time_per_connection(own_server):
    server = own_server(tight("connection_ms"))
    table = server.create_table()
    with server.join(table) as ann, server.join(table) as anns_other_screen:
        ann.next(), anns_other_screen.next()
        assert ask_until_refused(ann)["facts"]["retry_after"] > 10
        assert anns_other_screen.say("view")["type"] == "ack"


def test_client_over_the_limit_is_answered_again_after_the_time_that_it_was_told(own_server):
    server = own_server(tight("connection_ms", QUICK))
    with server.join(server.create_table()) as ann:
        ann.next()
        answer = ask_until_refused(ann)
        until = time.monotonic() + TIMEOUT
        while answer["type"] != "ack":
            assert time.monotonic() < until
            time.sleep(answer["facts"]["retry_after"])
            answer = ann.say("view")


def test_limit_of_processor_time_per_seat_over_all_its_connections_and_http(own_server):
    server = own_server(tight("seat_ms"))
    table = server.create_table()
    path = f"api/tables/{table['table']['table']}/commands"
    with server.join(table) as ann, server.join(table) as anns_other_screen, server.join(table, 1) as bob:
        ann.next(), anns_other_screen.next(), bob.next()
        ask_until_refused(ann)
        assert anns_other_screen.say("view")["code"] == "rate_limited"
        question = {"type": "view", "id": "x"}
        status, problem = server.ask("POST", path, question, token=table["tokens"][0])
        assert (status, problem["code"]) == (429, "rate_limited")
        assert server.ask("POST", path, question, token=table["tokens"][1])[0] == 200
        assert bob.say("view")["type"] == "ack"


def test_limit_of_processor_time_per_address_over_requests_and_connections(start_client):
    client = start_client(trust_proxy=True, address_ms=SLOW, burst=20 * FEW / SLOW)
    here, elsewhere = {"x-forwarded-for": "10.0.0.1"}, {"x-forwarded-for": "10.0.0.2, 10.0.0.3"}
    created = client.post("/api/tables", json=BODY, headers=elsewhere).json()
    answers = [client.get("/api/games", headers=here)]
    while answers[-1].status_code == 200:
        assert len(answers) < MANY
        answers.append(client.get("/api/games", headers=here))
    assert len(answers) > 1
    problem = answers[-1].json()
    assert (answers[-1].status_code, problem["family"], problem["code"]) == (429, "server-error", "rate_limited")
    assert int(answers[-1].headers["retry-after"]) >= problem["facts"]["retry_after"] > 0
    assert client.get("/openapi.json", headers=here).status_code == 429
    with client.websocket_connect("/ws", headers=here) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text()
    assert (closed.value.code, closed.value.reason) == (4429, "rate_limited")
    assert client.get("/api/games", headers=elsewhere).status_code == 200
    with client.websocket_connect("/ws", headers=elsewhere) as socket:
        socket.send_text(hello_of(created))
        assert messages(socket)[0]["type"] == "snapshot"


def test_seat_has_a_limited_number_of_connections(start_client):
    client = start_client(seat_connections=2)
    created = client.post("/api/tables", json=BODY).json()
    with ExitStack() as stack:
        first, second, third = (stack.enter_context(client.websocket_connect("/ws")) for _ in range(3))
        for socket, answer in ((first, "snapshot"), (second, "snapshot"), (third, "reject")):
            socket.send_text(hello_of(created))
            assert messages(socket)[0]["type"] == answer
        third.send_text(json.dumps({**json.loads(hello_of(created)), "token": created["tokens"][1]}))
        assert messages(third)[0]["type"] == "snapshot"


def test_flooding_connection_is_closed_with_a_reason_and_others_play_on(own_server):
    server = own_server(tight("connection_ms"))
    table = server.create_table()
    with server.join(table, 0) as ann, server.join(table, 1) as bob:
        ann.next(), bob.next()
        for n in range(300):
            ann.send({"type": "view", "id": f"{n}"})
        assert bob.say("view")["type"] == "ack"
        with pytest.raises(ConnectionClosed) as closed:
            ask_often(ann)  # some are answered and some tolerated, more of them on a slow machine
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "flooding")


def test_rate_limit_of_new_tables_per_address(start_client):
    client = start_client(table_rate=0.1)
    answers = [client.post("/api/tables", json=BODY) for _ in range(8)]
    assert [answer.json().get("code") for answer in answers] == [None] * 5 + ["too_many_tables"] * 3
    assert 0 < answers[-1].json()["facts"]["retry_after"] <= 10
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10


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


def test_sentence_about_another_protocol_says_to_reload_the_page():
    assert "reload the page" in localizer_for("en")("server-error-other-protocol", protocol=1, known=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_about_another_protocol_names_both(language):
    sentence = localizer_for(language)("server-error-other-protocol", protocol=1, known=2)
    assert "1" in sentence
    assert "2" in sentence
