"""Bad input is refused or closed with a reason, and the rest of the house doesn't notice."""

import json
import os
import time

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from baghdad.server.app import application
from baghdad.server.settings import Limits, Settings, TokenBucket, TokenBuckets
from baghdad.server.storage.sqlite import SqliteStore
from baghdad.server.ws.connection import welcome
from tests.server.houses import GENEROUS, PATIENCE

FRAMES = int(os.environ.get("BAGHDAD_FRAMES", "1000"))
BODY = {"game": "dieb", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture
def door(tmp_path):
    """A house in this process, with limits as given."""
    open_doors = []

    def opened(**limits):
        client = TestClient(application(SqliteStore(tmp_path), Settings(limits=Limits(**limits))))
        open_doors.append(client)
        return client.__enter__()

    yield opened
    for client in open_doors:
        client.__exit__(None, None, None)


def messages(socket):
    return [json.loads(line) for line in socket.receive_text().split("\n")]


def read_on(socket):
    while True:
        messages(socket)


def hello_of(founded, **more):
    token = founded["tokens"][0]
    return json.dumps({"type": "hello", "protocol": 1, "table": founded["table"]["table"], "token": token, **more})


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
def test_a_bad_frame_gets_one_reject(house, code, frame):
    with house.sit(house.found()) as ann:
        ann.next()
        ann.line.send(frame)
        answer = ann.next()
        assert (answer["type"], answer["code"]) == ("reject", code)
        assert ann.say("view")["type"] == "ack"


def test_a_bad_command_is_answered_by_its_id(house):
    with house.sit(house.found()) as ann:
        ann.next()
        ann.send({"type": "play", "id": "mine", "after": "soon", "action": "end"})
        assert ann.next()["id"] == "mine"


def test_whoever_goes_on_sending_rubbish_is_closed_with_a_reason(house):
    with house.sit(house.found()) as ann:
        ann.next()
        for _ in range(5):
            ann.line.send("rubbish")
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4400, "bad_frames")


def test_a_monstrous_frame_closes_only_its_own_connection(house):
    founded = house.found()
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        ann.next(), bob.next()
        ann.line.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert closed.value.rcvd.code == 1009
        assert bob.say("view")["type"] == "ack"


def test_bytes_are_read_like_text(house):
    with house.sit(house.found()) as ann:
        ann.next()
        ann.line.send(b'{"type": "view", "id": "x"}')
        assert ann.next()["id"] == "x"


# --- rates ---------------------------------------------------------------------------------------------------------

FEW = 5  # commands that a tight limit lets through at once
SLOW, QUICK = 0.001, 0.5  # in a second, after these: the slow one lets none through while a test runs
TIGHT = "{} = {}\nburst = {}\n"


def tight(rate, of=SLOW):
    """Settings with one tight limit; addresses are taken from a header."""
    return "trust_proxy = true\n" + GENEROUS.replace(f"{rate} = ", "# ") + TIGHT.format(rate, of, FEW / of)


def codes_of(client, most=3 * FEW):
    """What a client hears when it asks so many questions at once."""
    return [client.say("view").get("code") for _ in range(most)]


def assert_limited(codes):
    assert codes[-1] == "too_many"
    assert codes.count(None) in range(1, FEW + 1)


def test_a_connection_has_a_rate_of_its_own(own_house):
    house = own_house(tight("connection_rate"))
    table = house.found()
    with house.sit(table) as ann, house.sit(table) as anns_other_screen:
        ann.next(), anns_other_screen.next()
        assert_limited(codes_of(ann))
        assert anns_other_screen.say("view")["type"] == "ack"


def test_whoever_was_too_fast_is_heard_again_after_a_while(own_house):
    house = own_house(tight("connection_rate", QUICK))
    with house.sit(house.found()) as ann:
        ann.next()
        until = time.monotonic() + PATIENCE
        while ann.say("view").get("code") != "too_many":
            assert time.monotonic() < until
        while ann.say("view")["type"] != "ack":
            assert time.monotonic() < until
            time.sleep(0.5)  # refused too often, one is hung up on


def test_a_token_has_a_rate_over_all_its_connections_and_over_http(own_house):
    house = own_house(tight("token_rate"))
    table = house.found()
    path = f"api/tables/{table['table']['table']}/commands"
    with house.sit(table) as ann, house.sit(table) as anns_other_screen, house.sit(table, 1) as bob:
        ann.next(), anns_other_screen.next(), bob.next()
        assert_limited(codes_of(ann))
        assert anns_other_screen.say("view")["code"] == "too_many"
        question = {"type": "view", "id": "x"}
        assert house.ask("POST", path, question, token=table["tokens"][0])[0] == 429
        assert house.ask("POST", path, question, token=table["tokens"][1])[0] == 200
        assert bob.say("view")["type"] == "ack"


def test_an_address_has_a_rate_over_all_its_connections(own_house):
    house = own_house(tight("address_rate"))
    tables = [house.found(), house.found()]
    here, elsewhere = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2"}
    ann, bob = house.sit(tables[0], 0, headers=here), house.sit(tables[1], 0, headers=here)
    with ann, bob, house.sit(tables[0], 1, headers=elsewhere) as eve:
        ann.next(), bob.next(), eve.next()
        assert_limited(codes_of(ann))
        assert bob.say("view")["code"] == "too_many"
        assert eve.say("view")["type"] == "ack"


def test_an_address_has_a_rate_of_requests(own_house):
    house = own_house(tight("http_rate"))
    here, elsewhere = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2, 10.0.0.3"}
    statuses = [house.ask("GET", "api/games", **here)[0] for _ in range(3 * FEW)]
    assert statuses[-1] == 429
    assert statuses.count(200) in range(1, FEW + 1)
    assert house.ask("GET", "api/games", **here)[1] == {"family": "server-error", "code": "too_many", "facts": {}}
    assert house.ask("GET", "api/games", **elsewhere)[0] == 200


def test_a_flood_is_closed_with_a_reason_and_others_play_on(own_house):
    house = own_house(tight("connection_rate"))
    table = house.found()
    with house.sit(table, 0) as ann, house.sit(table, 1) as bob:
        ann.next(), bob.next()
        for n in range(300):
            ann.send({"type": "view", "id": f"{n}"})
        assert bob.say("view")["type"] == "ack"
        with pytest.raises(ConnectionClosed) as closed:
            ann.until("never")
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "flooding")


def test_new_tables_are_limited_by_address(door):
    client = door(table_rate=0.001, burst=500.0)
    codes = [client.post("/api/tables", json=BODY).json().get("code") for _ in range(8)]
    assert codes == [None] * 5 + ["too_many_tables"] * 3


def test_pages_from_elsewhere_are_turned_away(door):
    client = door()
    elsewhere = {"origin": "https://elsewhere.example"}
    assert client.post("/api/tables", json=BODY, headers=elsewhere).json()["code"] == "bad_origin"
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers=elsewhere):
        pass
    here = {"origin": "http://testserver"}
    assert client.post("/api/tables", json=BODY, headers=here).status_code == 201
    assert welcome("https://friend.example", "house.example", ["https://friend.example"])
    assert not welcome("null", "house.example", [])


def test_pages_from_elsewhere_get_no_line(house):
    with pytest.raises(InvalidStatus), house.sit(house.found(), headers={"Origin": "https://elsewhere.example"}):
        pass
    with house.sit(house.found(), headers={"Origin": house.address.rstrip("/")}) as ann:
        assert ann.next()["type"] == "snapshot"


def test_nobody_stands_in_the_door_for_ever(door):
    client = door(first_word=0.05)
    with client.websocket_connect("/ws") as socket, pytest.raises(WebSocketDisconnect) as closed:
        read_on(socket)
    assert (closed.value.code, closed.value.reason) == (4401, "no_hello")


def test_connections_are_counted_by_address(own_house):
    house = own_house(GENEROUS + "address_connections = 1\n")
    table = house.found()
    with house.sit(table, 0) as ann, house.sit(table, 1) as bob:
        ann.next()
        with pytest.raises(ConnectionClosed) as closed:
            bob.next()
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too_many_connections")
    until = time.monotonic() + PATIENCE
    while "baghdad_sockets 0.0" not in house.ask("GET", "metrics")[1]:
        assert time.monotonic() < until
        time.sleep(0.01)
    with house.sit(table, 1) as bob:
        assert bob.next()["type"] == "snapshot"


def test_other_protocols_and_second_hellos_are_refused(door):
    client = door()
    founded = client.post("/api/tables", json=BODY).json()
    with client.websocket_connect("/ws") as socket:
        socket.send_text(hello_of(founded, protocol=2))
        assert messages(socket)[0]["code"] == "other_protocol"
        socket.send_text(hello_of(founded))
        assert messages(socket)[0]["type"] == "snapshot"
        socket.send_text(hello_of(founded))
        assert messages(socket)[0]["code"] == "hello_again"
        socket.send_text('{"type": "watch", "protocol": 1, "table": "nowhere"}')
        assert messages(socket)[0]["code"] == "hello_again"
    with client.websocket_connect("/ws") as socket:
        socket.send_text('{"type": "watch", "protocol": 1, "table": "nowhere"}')
        assert messages(socket)[0]["code"] == "no_such_table"


def test_buckets_let_bursts_through_and_forget_the_idle(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = TokenBucket(2.0, 2.0)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 0.5
    assert bucket.take()
    assert not bucket.take()
    monkeypatch.setattr(TokenBuckets, "MOST", 2)
    buckets = TokenBuckets(1.0, 1.0)
    first = buckets.of("a")
    buckets.of("b"), buckets.of("a"), buckets.of("c")
    assert buckets.of("a") is first
    assert set(buckets.known) == {"c", "a"}
