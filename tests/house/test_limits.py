"""Bad input is refused or closed with a reason, and the rest of the house doesn't notice."""

import asyncio
import json
import os
import random
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from baghdad.house import wire
from baghdad.house.app import application
from baghdad.house.errors import HouseError
from baghdad.house.limits import Bucket, Buckets, Limits, Settings, read_settings
from baghdad.house.sockets import Connection, welcome
from baghdad.house.sqlite import SqliteStore
from tests.house.houses import GENEROUS

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


def test_flooding_is_refused_and_then_closed(door):
    client = door(connection_rate=5.0, burst=1.0)
    founded = client.post("/api/tables", json=BODY).json()
    with client.websocket_connect("/ws") as socket:
        socket.send_text(hello_of(founded))
        messages(socket)
        codes = []
        for n in range(12):
            socket.send_text(json.dumps({"type": "view", "id": f"{n}"}))
            codes += [message.get("code") for message in messages(socket)]
    assert codes.count("too_many") >= 5
    assert codes.count(None) >= 4


def test_a_flood_that_does_not_stop_is_cut_off(door, monkeypatch):
    monkeypatch.setattr("baghdad.house.sockets.FLOODED", 5)
    client = door(connection_rate=1.0, burst=1.0)
    founded = client.post("/api/tables", json=BODY).json()
    with client.websocket_connect("/ws") as socket:
        socket.send_text(hello_of(founded))
        for n in range(20):
            socket.send_text(json.dumps({"type": "view", "id": f"{n}"}))
        with pytest.raises(WebSocketDisconnect) as closed:
            read_on(socket)
    assert (closed.value.code, closed.value.reason) == (4429, "flooding")


def test_requests_and_new_tables_are_limited_by_address(door):
    client = door(http_rate=2.0, table_rate=0.1, burst=5.0)
    codes = [client.post("/api/tables", json=BODY).status_code for _ in range(8)]
    assert codes.count(201) == 5
    assert codes.count(429) == 3
    assert client.get("/api/games").status_code in (200, 429)
    refused = [client.get("/healthz") for _ in range(20)]
    assert 429 in {answer.status_code for answer in refused}
    assert refused[-1].json() == {"family": "house-error", "code": "too_many", "facts": {}}


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


def test_nobody_stands_in_the_door_for_ever(door):
    client = door(first_word=0.05)
    with client.websocket_connect("/ws") as socket, pytest.raises(WebSocketDisconnect) as closed:
        read_on(socket)
    assert (closed.value.code, closed.value.reason) == (4401, "no_hello")


def test_connections_are_counted_by_address(door):
    client = door(address_connections=1)
    with client.websocket_connect("/ws") as socket:
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws"):
            pass
        socket.send_text("{}")
        assert messages(socket)[0]["code"] == "bad_command"
    with client.websocket_connect("/ws"):
        pass


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


def connection(send=None, **limits):
    """A connection without a network."""
    house = application(SqliteStore.__new__(SqliteStore), Settings(limits=Limits(**limits))).state.house

    async def nothing(message=None):
        await asyncio.sleep(3600)

    return Connection(house, {"headers": [], "client": ("here", 1)}, nothing, send or nothing)


def test_a_slow_reader_is_cut_off_and_keeps_nobody_waiting():
    async def story():
        slow = connection(queued=10)
        speaking = asyncio.ensure_future(slow.speak())
        await asyncio.sleep(0)
        for n in range(30):
            slow.tell(b"%d" % n)
            await asyncio.sleep(0)
        assert slow.why == "slow_reader"
        assert len(slow.queue) <= 1
        speaking.cancel()

    asyncio.run(story())


def test_a_reader_of_too_many_bytes_is_cut_off():
    async def story():
        slow = connection(queued_bytes=1000)
        for _ in range(5):
            slow.tell(b"x" * 300)
        assert slow.why == "slow_reader"

    asyncio.run(story())


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from([kind.__struct_config__.tag for kind in wire.Incoming.__args__] + ["x", ""])
FIELDS = st.sampled_from(["id", "after", "action", "token", "table", "protocol", "have", "seat", "bot", "key", "text"])
FRAME = st.one_of(
    st.binary(max_size=60),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.builds(
        lambda kind, more: json.dumps({"type": kind, **more}).encode(),
        TYPES,
        st.dictionaries(FIELDS, VALUES, max_size=5),
    ),
)


@settings(max_examples=FRAMES // 10, deadline=None, suppress_health_check=list(HealthCheck))
@given(frames=st.lists(FRAME, min_size=10, max_size=10))
def test_no_frame_whatever_breaks_a_connection(frames):
    """Each is understood or gets exactly one reject."""

    async def story():
        line = connection(bad_frames=1000)
        for frame in frames:
            before = len(line.queue)
            message = line.read(frame)
            assert len(line.queue) - before == (message is None)
            if message is not None and not isinstance(message, wire.Hello | wire.Watch):
                await line.heed(message)
                assert json.loads(line.queue[-1])["code"] == "hello_first"

    asyncio.run(story())


def test_random_frames_at_a_real_seat_are_each_answered_once(house):
    dice = random.Random(1)
    kinds = {kind.__struct_config__.tag: kind for kind in (*wire.Order.__args__, *wire.Asked.__args__)}
    values = [0, 1, "end", "place a", None, True, "chat-hello", "journeyman"]
    founded = house.found()
    ann = house.sit(founded, view=False)
    for n in range(300):
        kind = dice.choice([kind for kind in kinds if kind not in ("leave", "handover")])
        message = {"type": kind, "id": f"{n}", "after": ann.number, "action": "place a", "seat": 1}
        spoilt = dice.choice(kinds[kind].__struct_fields__[1:] or ("after",))
        ann.send(
            {
                **{name: message[name] for name in ("type", *kinds[kind].__struct_fields__) if name in message},
                spoilt: dice.choice(values),
            }
        )
        answer = ann.until("ack", "reject", "bye")
        if answer["type"] == "bye" or answer.get("code") == "bad_command":
            ann.close()
            ann = house.sit(founded, view=False)
        else:
            assert answer["id"] == f"{n}"
    ann.close()


def test_buckets_let_bursts_through_and_forget_the_idle(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    bucket = Bucket(2.0, 2.0)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    now[0] = 0.5
    assert bucket.take()
    assert not bucket.take()
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(1.0, 1.0)
    first = buckets.of("a")
    buckets.of("b"), buckets.of("a"), buckets.of("c")
    assert buckets.of("a") is first
    assert set(buckets.known) == {"c", "a"}


@pytest.mark.parametrize("text", ["[limits]\nframe = 'x'", "[limits]\nframes = 1", "nonsense", "[other]", "\xff"])
def test_settings_that_mean_nothing_are_refused(tmp_path, text):
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(HouseError) as refused:
        read_settings(path)
    assert refused.value.code == "bad_settings"


def test_settings_are_read(tmp_path):
    path = tmp_path / "house.toml"
    path.write_text('origins = ["https://friend.example"]\n' + GENEROUS)
    assert read_settings(path).limits.token_rate == 100_000
    assert read_settings(path).origins == ["https://friend.example"]
    assert read_settings(None) == Settings()
    with pytest.raises(HouseError):
        read_settings(tmp_path / "nowhere.toml")
