"""WebSocket frames that the server and the load client encode by hand, and which implementation uvicorn gets."""

import asyncio
import json

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from baghdad.bench.ws_client import WebSocketClient
from baghdad.server.ws.fast_frames import FastFrameProtocol, ReceiveQueue, frame_header, is_pong, whole_texts
from baghdad.server.ws.implementation import FALLBACK, TESTED_UVICORN, choose_implementation
from tests.server.server_process import GENEROUS, play_on

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 100_000)


def parse(data, mask):
    """Return the frame that the library reads."""
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=mask, max_size=None)
    with pytest.raises(StopIteration) as stopped:
        next(parsing)
    return stopped.value.value


@pytest.mark.parametrize("size", SIZES)
def test_frame_header_makes_a_whole_text_frame(size):
    frame = parse(frame_header(size) + b"x" * size, mask=False)
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, size)


class FakeTransport:
    """Keeps what is written."""

    def __init__(self):
        self.written = []

    def write(self, data):
        self.written.append(data)


def connected_client(frames):
    """Return a client after its handshake."""

    async def connect():
        client = WebSocketClient("server", 1, frames.append)
        client.connection_made(FakeTransport())
        client.data_received(b"HTTP/1.1 101 Switching Protocols\r\n")
        client.data_received(b"\r\n")
        return client

    return asyncio.run(connect())


def test_load_client_reads_frames_split_anywhere():
    frames = []
    client = connected_client(frames)
    texts = [b"x" * size for size in SIZES]
    stream = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)
    for start in range(0, len(stream), 1_000):
        client.data_received(stream[start : start + 1_000])
    assert frames == texts


def test_load_client_masks_its_frames_and_answers_pings():
    client = connected_client([])
    client.send({"type": "hello"})
    client.send({"text": "x" * 1_000})
    client.data_received(Frame(Opcode.PING, b"here?").serialize(mask=False))
    frames = [parse(data, mask=True) for data in client.transport.written[1:]]
    assert [frame.opcode for frame in frames] == [Opcode.TEXT, Opcode.TEXT, Opcode.PONG]
    assert [len(frame.data) for frame in frames] == [16, 1_011, 5]


@pytest.mark.parametrize(
    ("version", "implementation"),
    [
        ("0.54.0", FastFrameProtocol),
        ("0.54.9", FastFrameProtocol),
        ("0.5.4", FALLBACK),
        ("0.37.0", FALLBACK),
        ("0.53.2", FALLBACK),
        ("0.55.0", FALLBACK),
        ("0.540.0", FALLBACK),
        ("1.0.0", FALLBACK),
        ("unknown", FALLBACK),
    ],
)
def test_uvicorns_internals_are_used_with_tested_versions_only(monkeypatch, version, implementation):
    monkeypatch.setattr(uvicorn, "__version__", version)
    assert choose_implementation() == implementation


def test_installed_uvicorn_is_a_tested_version():
    assert choose_implementation() is FastFrameProtocol
    assert uvicorn.__version__.startswith(TESTED_UVICORN)


def test_fallback_is_an_implementation_of_uvicorn():
    config = uvicorn.Config("x:y", ws=FALLBACK)
    assert FALLBACK in uvicorn.config.WS_PROTOCOLS
    assert config.ws == FALLBACK


TEXT = "Ünïcödé 🐪 " * 3
MOST = 60_000


def masked(*frames):
    """Return frames as a client sends them, each with a random mask."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 59_999, 60_000])
def test_whole_text_frames_are_read_like_the_library_reads_them(size):
    texts = ["x" * size, TEXT, "y" * size]
    data = masked(*(Frame(Opcode.TEXT, text.encode()) for text in texts))
    assert whole_texts(data, MOST) == texts
    assert all(whole_texts(data[:end], MOST) is None for end in range(1, min(size + 6, 200)))


UNUSUAL = {
    "fragment": masked(Frame(Opcode.TEXT, b"part", fin=False)),
    "continuation": masked(Frame(Opcode.CONT, b"part")),
    "binary": masked(Frame(Opcode.BINARY, b"{}")),
    "ping": masked(Frame(Opcode.PING, b"")),
    "close": masked(Frame(Opcode.CLOSE, b"")),
    "reserved": bytes((0xC1,)) + masked(Frame(Opcode.TEXT, b"{}"))[1:],  # a reserved bit
    "not text": masked(Frame(Opcode.TEXT, b"\xff")),
    "too long": masked(Frame(Opcode.TEXT, b"x" * (MOST + 1))),
    "length in eight bytes": masked(Frame(Opcode.TEXT, b"x" * 65_536)),
    "pong after text": masked(Frame(Opcode.TEXT, b"{}"), Frame(Opcode.PONG, b"here")),
    "unmasked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    "unmasked and longer": Frame(Opcode.TEXT, b"x" * 200).serialize(mask=False),
}


@pytest.mark.parametrize("kind", UNUSUAL)
def test_unusual_frames_are_left_to_the_library(kind):
    assert whole_texts(UNUSUAL[kind], MOST) is None
    assert not is_pong(UNUSUAL[kind])


def test_whole_answers_to_pings_are_recognized():
    pong = masked(Frame(Opcode.PONG, b"here"))
    assert is_pong(pong)
    assert not any(is_pong(data) for data in (pong[:-1], pong + b"x", pong[:1], b""))


def test_receive_queue_gives_messages_in_order_and_survives_a_cancelled_wait():
    async def scenario():
        queue = ReceiveQueue()
        waiting = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        waiting = asyncio.ensure_future(queue.get())
        await asyncio.sleep(0)
        queue.put_nowait(1)
        queue.put_nowait(2)
        assert [await waiting, await queue.get(), queue.empty()] == [1, 2, True]

    asyncio.run(scenario())


def test_messages_arrive_however_their_bytes_are_split_and_joined(server):
    """A connection reads whole frames itself, and leaves the stream to the library after the first unusual bytes."""
    created = server.create_table()
    with server.join(created, 0, view=False) as ann:
        ann.next()
        raw = ann.socket.socket

        def ask(number):
            text = json.dumps({"type": "why_not", "id": f"{number}", "action": "end"}).encode()
            return masked(Frame(Opcode.TEXT, text))

        def answers(*numbers):
            return [ann.next()["id"] for _ in numbers] == [f"{number}" for number in numbers]

        raw.sendall(ask(1))
        assert answers(1)
        raw.sendall(ask(2) + ask(3))
        assert answers(2, 3)
        raw.sendall(masked(Frame(Opcode.PONG, b"unasked")))
        raw.sendall(ask(4))
        assert answers(4)
        split = ask(6)
        raw.sendall(ask(5) + split[:1])
        assert answers(5)
        for byte in split[1:]:
            raw.sendall(bytes((byte,)))
        assert answers(6)
        halves = (
            Frame(Opcode.TEXT, b'{"type": "why_not", "id": "7", ', fin=False),
            Frame(Opcode.CONT, b'"action": "end"}'),
        )
        raw.sendall(masked(*halves) + ask(8))
        assert answers(7, 8)


def with_other_uvicorn(arguments):
    """Run the command line as if another version of uvicorn were installed."""
    from baghdad.cli import main

    uvicorn.__version__ = "0.55.0"
    return int(main(arguments) or 0)


@pytest.mark.parametrize(
    ("call", "implementation"),
    [("baghdad.cli:main", "FastFrameProtocol"), (f"{__name__}:with_other_uvicorn", FALLBACK)],
)
def test_match_is_played_and_the_log_says_with_which_implementation(own_server, call, implementation):
    server = own_server(GENEROUS, call=call)
    created = server.create_table("dieb", options={"decision_cap": 30})
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        play_on([ann, bob], lambda legal: legal[0])
        assert ann.over or bob.over
    entries = [json.loads(line) for line in (server.data / "log.txt").read_text().splitlines()]
    (chosen,) = [entry for entry in entries if entry["what"] == "websockets"]
    assert chosen["implementation"] == implementation
    assert server.stop() == 0
