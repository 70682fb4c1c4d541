"""What the house allows at most, with defaults, read from a file in TOML; and buckets that count how fast it comes."""

from __future__ import annotations

import time
from collections import OrderedDict
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from baghdad.server.errors import ServerError

Count = Annotated[int, Meta(ge=1, le=2**40)]
Rate = Annotated[float, Meta(gt=0, le=1e12)]  # or a time


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sizes in bytes, times in seconds, rates a second. A rate may be exceeded by a burst of `burst` seconds' worth."""

    frame: Count = 16_384
    bad_frames: Count = 3  # then the connection is closed
    first_word: Rate = 10.0  # until which a connection must have said hello
    queued: Count = 512  # messages that wait for a slow reader
    queued_bytes: Count = 1_000_000
    burst: Rate = 5.0
    connection_rate: Rate = 50.0
    token_rate: Rate = 100.0
    address_rate: Rate = 500.0
    http_rate: Rate = 50.0  # per address
    thinking_rate: Rate = 1.0  # hints, lists of legal actions in full, and looks back, per token
    connections: Count = 10_000
    address_connections: Count = 1_000
    table_rate: Rate = 1.0  # new tables per address
    table_connections: Count = 100
    name: Count = 40  # letters
    said: Count = 500
    resumed: Count = 1_000  # news a client can have missed before it gets a snapshot instead
    sleep: Rate = 60.0  # until an idle table is dropped from memory
    longest_clock: Count = 30 * 24 * 3600
    bot_threads: Annotated[int, Meta(ge=0, le=1024)] = 0  # 0: one fewer than there are processors


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file that whoever runs a house may write."""

    limits: Limits = Limits()
    origins: list[str] = []  # of other sites whose pages may speak to this house
    trust_proxy: bool = False  # take addresses from `X-Forwarded-For`


def read_settings(path: Path | None) -> Settings:
    """The settings in a file, or the usual ones."""
    if path is None:
        return Settings()
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except OSError:
        raise ServerError("no_settings", path=str(path)) from None
    except msgspec.ValidationError as error:
        from baghdad.core.validation import error_path

        raise ServerError("bad_settings", path=str(path), where=error_path(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError):
        raise ServerError("bad_settings", path=str(path), where="$") from None


class TokenBucket:
    """Lets so many through in a second, and a few at once."""

    __slots__ = ("full", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.full = max(1.0, rate * burst)
        self.left = self.full
        self.since = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self.left = min(self.full, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class TokenBuckets:
    """A bucket for each name; those not used for longest are forgotten."""

    MOST = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.known: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, name: str) -> TokenBucket:
        """The bucket of a name."""
        bucket = self.known.get(name)
        if bucket is None:
            bucket = self.known[name] = TokenBucket(self.rate, self.burst)
            if len(self.known) > self.MOST:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(name)
        return bucket
