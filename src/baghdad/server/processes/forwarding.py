"""HTTP requests that one worker forwards to another, over a Unix socket: those about a table of the other worker.

Requests are few compared with moves, so that the detour doesn't matter. WebSockets take none (`handoff.py`).
"""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from baghdad.server.errors import ServerError, status_of
from baghdad.server.processes.worker_group import WorkerGroup

ADDRESS_HEADER = b"x-baghdad-address"  # of the client; believed only on the Unix socket
HOP_BY_HOP = (b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"upgrade", ADDRESS_HEADER)
STATUS_INDEX = 1  # of the words of a status line
turns = count()


class Answer(NamedTuple):
    """The answer of another worker."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def is_forwarded(scope: Any) -> bool:
    """Return whether a request comes from another worker: only these use Unix sockets."""
    return scope.get("client") is None


def forwarded_address(scope: Any) -> str:
    """Return the address of the client whose request another worker has forwarded."""
    for name, value in scope["headers"]:
        if name == ADDRESS_HEADER:
            return str(value.decode("latin-1"))
    return ""


def worker_for(workers: WorkerGroup, request: Request) -> int | None:
    """Return the other worker that has to answer a request, or None if this one has to.

    New tables are created by all workers in turn, so that they have equally many.
    """
    if workers.count == 1 or is_forwarded(request.scope):
        return None
    if "table" in request.path_params:
        worker = workers.owner_of(str(request.path_params["table"]))
    elif request.method == "POST":
        worker = next(turns) % workers.count
    else:
        return None
    return None if worker == workers.number else worker


async def forward(path: Path, request: Request, address: str, limit: int) -> Response:
    """Have the worker at a path answer a request of a client with an address."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise ServerError("too_large", most=limit)
    target = request.scope["raw_path"] + (
        b"?" + request.scope["query_string"] if request.scope["query_string"] else b""
    )
    headers = [(name, value) for name, value in request.scope["headers"] if name not in HOP_BY_HOP]
    answer = await ask(path, request.method, target, [*headers, (ADDRESS_HEADER, address.encode())], body)
    response = Response(answer.body, answer.status)
    response.raw_headers = [(name, value) for name, value in answer.headers if name != b"connection"]
    return response


async def ask(path: Path, method: str, target: bytes, headers: list[tuple[bytes, bytes]], body: bytes = b"") -> Answer:
    """Send a request to the worker at a path and return its answer; ServerError if there is none."""
    lines = [method.encode() + b" " + target + b" HTTP/1.1"]
    for name, value in [*headers, (b"connection", b"close"), (b"content-length", str(len(body)).encode())]:
        lines.append(name + b": " + value)
    try:
        reader, writer = await asyncio.open_unix_connection(str(path))
        try:
            writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            return read_answer(await reader.read())
        finally:
            writer.close()
    except (OSError, ValueError, IndexError):
        raise ServerError("not_ready") from None


def read_answer(data: bytes) -> Answer:
    """Return an answer from its bytes; ValueError or IndexError if they aren't a whole one."""
    head, _, body = data.partition(b"\r\n\r\n")
    status_line, *lines = head.split(b"\r\n")
    headers = []
    for line in lines:
        name, _, value = line.partition(b":")
        headers.append((name.strip().lower(), value.strip()))
    return Answer(int(status_line.split()[STATUS_INDEX]), headers, body)


async def ask_others(workers: WorkerGroup, request: Request) -> list[Answer]:
    """Return the answers of all other workers to a request without a body; none if another worker asks."""
    if is_forwarded(request.scope):
        return []
    target = request.scope["raw_path"]
    return await asyncio.gather(*(_ask_or_fail(workers.http_path(number), target) for number in workers.others))


async def _ask_or_fail(path: Path, target: bytes) -> Answer:
    try:
        return await ask(path, "GET", target, [(b"host", b"worker")])
    except ServerError as error:
        return Answer(status_of(error), [], b"")
