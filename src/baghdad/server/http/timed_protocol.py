"""uvicorn's HTTP protocol with a limit of time for each request: silent connections and endless bodies are closed."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from baghdad.server import protocol
from baghdad.server.errors import ServerError, facts_of, family_of, status_of

UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # states of a client that still has to send something


class TimedProtocol(H11Protocol):
    """One HTTP connection. Its client has `seconds` for the first request, and for each from its first byte on."""

    seconds = 20.0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Wait for the first request."""
        super().connection_made(transport)
        self._start_timer()

    def data_received(self, data: bytes) -> None:
        """Stop the timer when a request is complete, and start it with the next."""
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in UNFINISHED:
            self._start_timer()
        else:  # complete, invalid, or a WebSocket now
            self._stop_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the WebSocket protocol, and refuse a handshake that this can't read at all."""
        super().handle_websocket_upgrade(event)
        handshake: Any = getattr(self.transport.get_protocol(), "conn", None)
        if getattr(handshake, "handshake_exc", None) is not None:
            answer = b"".join(handshake.data_to_send())  # the library has one for some errors
            self.transport.write(answer or last_response(ServerError("bad_command", where="headers")))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._stop_timer()
        super().connection_lost(exc)

    def _start_timer(self) -> None:
        if self.request_timer is None:
            self.request_timer = self.loop.call_later(self.seconds, self._time_out)

    def _stop_timer(self) -> None:
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    def _time_out(self) -> None:
        """Close the connection, with an answer if a request has begun and has none yet."""
        self.request_timer = None
        running = self.cycle is not None and not self.cycle.response_complete
        if running:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        begun = self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(last_response(ServerError("too_slow", seconds=round(self.seconds))))
            self.transport.close()
        else:
            self.transport.abort()


def timed_protocol(limit: float) -> type[TimedProtocol]:
    """Return the protocol with a limit for a request in seconds."""
    return type("TimedProtocol", (TimedProtocol,), {"seconds": limit})


def last_response(error: ServerError) -> bytes:
    """Return the response with an error after which the connection is closed."""
    status = HTTPStatus(status_of(error))
    body = protocol.encode(protocol.Problem(family=family_of(error), code=error.code, facts=facts_of(error)))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
