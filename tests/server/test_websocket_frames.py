"""WebSocket frames that the server and the load client encode by hand, and which implementation uvicorn gets."""

import asyncio
import json

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from baghdad.bench.ws_client import WebSocketClient
from baghdad.server.ws.fast_send import FastSendProtocol, frame_header
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
        ("0.54.0", FastSendProtocol),
        ("0.54.9", FastSendProtocol),
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
    assert choose_implementation() is FastSendProtocol
    assert uvicorn.__version__.startswith(TESTED_UVICORN)


def test_fallback_is_an_implementation_of_uvicorn():
    config = uvicorn.Config("x:y", ws=FALLBACK)
    assert FALLBACK in uvicorn.config.WS_PROTOCOLS
    assert config.ws == FALLBACK


def with_other_uvicorn(arguments):
    """Run the command line as if another version of uvicorn were installed."""
    from baghdad.cli import main

    uvicorn.__version__ = "0.55.0"
    return int(main(arguments) or 0)


@pytest.mark.parametrize(
    ("call", "implementation"),
    [("baghdad.cli:main", "FastSendProtocol"), (f"{__name__}:with_other_uvicorn", FALLBACK)],
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
