"""HTTP requests of the benchmarks, from an address of this machine that can be chosen."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from baghdad.bench.ws_client import encode, host_and_port

decode = msgspec.json.Decoder().decode


class Answer(NamedTuple):
    """Status and body of an answer."""

    status: int
    body: Any


async def ask(
    address: str, method: str, path: str, body: Any = None, source: str | None = None, token: str = ""
) -> Answer:
    """Send one request over a new connection and return the answer."""
    host, port = host_and_port(address)
    local = None if source is None else (source, 0)
    reader, writer = await asyncio.open_connection(host, port, local_addr=local)
    data = b"" if body is None else encode(body)
    lines = [f"{method} /{path} HTTP/1.1", f"Host: {host}:{port}", "Connection: close", f"Content-Length: {len(data)}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    writer.write("\r\n".join([*lines, "", ""]).encode() + data)
    try:
        head, _, text = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    status = int(head.split(maxsplit=2)[1])
    return Answer(status, decode(text) if text.startswith(b"{") else text.decode())
