"""Frames put together by hand are read by the library, and the driver reads the library's."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from baghdad.bench.ws_client import Line
from baghdad.server.ws.fast_send import head_of

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 100_000)


def read(data, mask):
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=mask, max_size=None)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    return read.value.value


@pytest.mark.parametrize("size", SIZES)
def test_what_the_house_says_is_a_whole_text_frame(size):
    frame = read(head_of(size) + b"x" * size, mask=False)
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, size)


class Wire:
    """Keeps what is written."""

    def __init__(self):
        self.written = []

    def write(self, data):
        self.written.append(data)


def a_line(heard):
    async def made():
        line = Line("house", 1, heard.append)
        line.connection_made(Wire())
        line.data_received(b"HTTP/1.1 101 Switching Protocols\r\n")
        line.data_received(b"\r\n")
        return line

    return asyncio.run(made())


def test_the_driver_reads_frames_however_they_are_cut():
    heard = []
    line = a_line(heard)
    texts = [b"x" * size for size in SIZES]
    stream = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)
    for start in range(0, len(stream), 1_000):
        line.data_received(stream[start : start + 1_000])
    assert heard == texts


def test_the_driver_masks_what_it_says_and_answers_pings():
    line = a_line([])
    line.say({"type": "hello"})
    line.say({"text": "x" * 1_000})
    line.data_received(Frame(Opcode.PING, b"here?").serialize(mask=False))
    frames = [read(data, mask=True) for data in line.transport.written[1:]]
    assert [frame.opcode for frame in frames] == [Opcode.TEXT, Opcode.TEXT, Opcode.PONG]
    assert [len(frame.data) for frame in frames] == [16, 1_011, 5]
