"""Settings of the server: its limits with their defaults, read from a TOML file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from baghdad.server.errors import ServerError

Count = Annotated[int, Meta(ge=1, le=2**40)]
Rate = Annotated[float, Meta(gt=0, le=1e12)]  # or a time
PUSH_SERVICES = (  # of the large browsers
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits: sizes in bytes, times in seconds, rates a second. A rate allows bursts of `burst` seconds' worth.

    Names that end with `_ms` are milliseconds of processor time a second.
    """

    frame: Count = 16_384
    bad_frames: Count = 3  # then the connection is closed
    first_word: Rate = 10.0  # seconds for a new connection to say hello
    request: Rate = 20.0  # seconds for a whole HTTP request
    queued: Count = 512  # messages that wait for a slow reader
    queued_bytes: Count = 1_000_000
    burst: Rate = 10.0
    connection_ms: Rate = 100.0
    seat_ms: Rate = 100.0
    address_ms: Rate = 250.0
    seat_hint_ms: Rate = 200.0  # for hints, reviews and analyses
    address_hint_ms: Rate = 500.0
    connections: Count = 10_000
    address_connections: Count = 1_000
    seat_connections: Count = 20
    table_rate: Rate = 1.0  # new tables per address
    table_connections: Count = 100
    name: Count = 40  # letters
    said: Count = 500  # letters of a chat message
    talk_rate: Rate = 1.0  # chat messages per seat
    resumed: Count = 1_000  # updates a client can have missed before it gets a snapshot instead
    sleep: Rate = 60.0  # until an idle table is dropped from memory
    longest_clock: Count = 30 * 24 * 3600
    bot_threads: Annotated[int, Meta(ge=0, le=1024)] = 0  # 0: one fewer than there are processors


class PushSettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Web Push: offered if there is a key."""

    private_key: str = ""  # the path of a PEM file, see docs/server.md
    subject: str = "mailto:nobody@localhost"  # whom push services write to about this server
    # Hosts that may be sent to, or whole addresses such as "http://127.0.0.1:9000".
    services: list[str] = msgspec.field(default_factory=lambda: [*PUSH_SERVICES])


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The contents of the settings file."""

    limits: Limits = Limits()
    push: PushSettings = PushSettings()
    origins: list[str] = []  # other sites whose pages may connect
    hosts: list[str] = []  # names at which the server is reached, besides those of this machine and of its network
    public_address: str = (
        ""  # what invitations lead to, such as "https://play.example.org/", if it isn't known otherwise
    )
    trust_proxy: bool = False  # take addresses from `X-Forwarded-For`


def read_settings(path: Path | None) -> Settings:
    """Return the settings in a file, or the defaults without one; ServerError if it can't be read."""
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
