"""WebSocket connections that one worker hands to another: the socket itself, and the bytes that were read from it.

A client says in its first message which table it wants. If another worker has the table, that worker gets the
connection, reads the same bytes again and goes on as if it had accepted it. Later messages take no detour.
"""

from __future__ import annotations

import array
import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from baghdad.server.processes.unix_sockets import listen_unix
from baghdad.server.ws.asgi_extension import HANDOFF
from baghdad.server.ws.fast_frames import SWITCHING_PROTOCOLS, FastFrameProtocol

RETRY_SECONDS, ATTEMPTS = 0.002, 1_000  # while the other worker has too many to take
MAX_BYTES = 150_000  # of a handoff; Unix sockets take no more than some 200 kB at once
NOT_COUNTED = 2  # events that the application has taken: `websocket.connect` and the message it is handling
MAX_WAITING = 100  # handoffs that are taken at once


class Handoff(msgspec.Struct, frozen=True, array_like=True):
    """What the next worker needs besides the socket."""

    request: bytes  # the handshake
    received: bytes  # everything after it
    handled: int  # messages among them that were answered


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Handoff).decode


class HandoffProtocol(FastFrameProtocol):
    """A WebSocket connection that keeps what it has read until its client has joined a table."""

    def __init__(self, *arguments: Any, handoff: Handoff | None = None, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.handoff = handoff  # from another worker
        self.adopted = handoff is not None
        self.request_bytes = b""
        self.received: bytearray | None = bytearray()  # until the client has joined a table

    def handle_connect(self, event: Any) -> None:
        """Offer to hand the connection over to the application."""
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            extensions: Any = self.scope.get("extensions")
            extensions[HANDOFF] = self

    def connection_made(self, transport: Any) -> None:
        """Read again what the last worker has read, if there was one."""
        super().connection_made(transport)
        if self.handoff is None:
            return
        self.data_received(self.handoff.request)
        self.conn.send_response(self.response)
        self.conn.data_to_send()  # the client has it
        self.handshake_complete = True
        self.start_keepalive()
        if self.handoff.received:
            self.data_received(self.handoff.received)
        del self.queue.messages[1 : 1 + self.handoff.handled]
        self.queue.taken += self.handoff.handled
        self.handoff = None

    def data_received(self, data: bytes) -> None:
        """Keep the bytes, besides reading them."""
        if self.received is not None:
            if self.request_bytes:
                self.received += data
            else:
                self.request_bytes = data
            if len(self.received) > MAX_BYTES:
                self.stay()
        super().data_received(data)

    async def send(self, message: Any) -> None:
        """Send an event of the application; the handshake of a connection from another worker is done."""
        if not self.adopted or message["type"] != "websocket.accept":
            await super().send(message)

    def stay(self) -> None:
        """Drop the kept bytes: the client has joined a table, or sent too much before."""
        self.request_bytes, self.received = b"", None

    async def hand_to(self, path: Path) -> bool:
        """Give the connection to the worker at a path and forget it; return False if that isn't possible."""
        if self.received is None:
            return False
        handled = self.queue.taken - NOT_COUNTED
        message = encode(Handoff(self.request_bytes, bytes(self.received), handled))
        if len(message) > MAX_BYTES or self.transport.get_write_buffer_size():
            return False
        sent = await send_socket(path, message, self.transport.get_extra_info("socket").fileno())
        if sent:
            self.close_sent = True  # nothing more is written
            self.transport.abort()
        return sent


async def send_socket(path: Path, message: bytes, descriptor: int) -> bool:
    """Send a message and an open file to another process; return False if it isn't there or takes none for long."""
    rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [descriptor]))]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        for _ in range(ATTEMPTS):
            try:
                sender.sendmsg([message], rights, 0, str(path))
                return True
            except BlockingIOError:
                await asyncio.sleep(RETRY_SECONDS)
            except OSError:
                return False
    return False


class HandoffReceiver:
    """Takes the connections that other workers hand to this one."""

    def __init__(self, path: Path, create_protocol: Callable[[Handoff], HandoffProtocol]) -> None:
        self.create_protocol = create_protocol
        self.socket = listen_unix(path, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loop.add_reader(self.socket.fileno(), self._receive)

    def close(self) -> None:
        """Take no more."""
        self.loop.remove_reader(self.socket.fileno())
        self.socket.close()

    def _receive(self) -> None:
        """Take the connections that have arrived."""
        for _ in range(MAX_WAITING):
            try:
                message, descriptors, _, _ = socket.recv_fds(self.socket, MAX_BYTES, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                task = asyncio.ensure_future(self._adopt(socket.socket(fileno=descriptor), decode(message)))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _adopt(self, connection: socket.socket, handoff: Handoff) -> None:
        """Serve a connection as if this worker had accepted it."""
        connection.setblocking(False)
        await self.loop.connect_accepted_socket(lambda: self.create_protocol(handoff), connection)
