"""Decoding structs, in several threads at once too."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from baghdad.core.decoding import convert, decode

THREADS = 4
STRUCTS = 300  # decoded for the first time by all threads at once
DATA = {"inner": {"one": 1, "two": "b"}, "many": [{"one": 2, "two": "c"}]}


def new_struct(number):
    inner = msgspec.defstruct(f"Inner{number}", [("one", int), ("two", str)])
    return msgspec.defstruct(f"Outer{number}", [("inner", inner), ("many", list[inner])])


@pytest.fixture
def frequent_switches():
    """Have the interpreter switch threads as often as it can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.parametrize("read", [convert, lambda data, kind: decode(msgspec.json.encode(data), kind)])
def test_several_threads_decode_a_struct_for_the_first_time(frequent_switches, read):
    barrier = threading.Barrier(THREADS)

    def read_at_once(kind):
        barrier.wait()
        return msgspec.to_builtins(read(DATA, kind))

    with ThreadPoolExecutor(THREADS) as pool:
        for number in range(STRUCTS):
            assert list(pool.map(read_at_once, [new_struct(number)] * THREADS)) == [DATA] * THREADS


def test_other_data_is_refused():
    kind = new_struct("Refused")
    with pytest.raises(msgspec.ValidationError):
        convert({"inner": 1}, kind)
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"inner": 1}', kind)
    with pytest.raises(msgspec.DecodeError):
        decode(b"{", kind)
