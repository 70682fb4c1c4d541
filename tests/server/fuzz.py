"""Sends very many frames and bodies to a server, of both games, structured and random: `python -m tests.server.fuzz`.

Each must get exactly one answer, none of them `broken`, and after the first tenth the server's memory must not grow.
`--frames 1000000 --seed 1` is the whole of it; what is sent depends on the seed alone.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import baghdad
from baghdad.bench.process_tree import memory_kilobytes, tree_of
from tests.server.bad_frames import NUMBERS, TEXTS, RawWebSocket, corrupted, valid_frames
from tests.server.server_process import GENEROUS, TIMEOUT, ServerProcess

BATCH = 250  # frames between two that are good
BODIES = 25  # requests for each batch of frames
KILOBYTES = 1024
GROWTH = 8 * KILOBYTES  # kilobytes: less is the allocator's doing
RANDOM_SHARE, BINARY_SHARE = 0.2, 0.3
MOST_ACTIONS = 200
SETTINGS = GENEROUS + (
    "first_word = 1000.0\nbad_frames = 1000000000\nqueued = 100000\nqueued_bytes = 100000000\nsleep = 2.0\n"
)
BROKEN = "broken"


class Sender:
    """What all senders count."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.sent = self.answered = self.broken = 0

    def count(self, code: str | None) -> None:
        """Count an answer."""
        self.answered += 1
        self.broken += code == BROKEN


def random_value(rng: random.Random, depth: int = 0) -> Any:
    """Return any value that JSON has."""
    kind = rng.randrange(6 if depth < 4 else 3)
    if kind < 2:
        return rng.choice(TEXTS)
    if kind == 2:
        return rng.choice(NUMBERS)
    if kind == 3:
        return [random_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(["type", "id", "after", *TEXTS]): random_value(rng, depth + 1) for _ in range(rng.randrange(4))}


def random_bytes(rng: random.Random) -> bytes:
    """Return bytes of no form, or JSON of no meaning."""
    if rng.random() < 0.5:
        return rng.randbytes(rng.randrange(80))
    return json.dumps(random_value(rng)).encode()


class FrameSender(Sender):
    """A connection of a seat, a spectator or a stranger that sends bad frames, and plays if it has a seat."""

    def __init__(self, server: ServerProcess, created: Any, hello: Any, rng: random.Random) -> None:
        super().__init__(rng)
        self.server, self.created, self.hello = server, created, hello
        table = created["table"]["table"]
        self.frames = [*valid_frames(table, created["tokens"][0]), {"type": "legal", "id": "l"}]
        self.number, self.legal = 0, list[str]()
        self.connect()

    def connect(self) -> None:
        """Connect, and join the table unless this is a stranger."""
        self.socket = RawWebSocket(self.server)
        if self.hello is not None:
            self.socket.send([(RawWebSocket.TEXT, json.dumps(self.hello).encode())])
            self.read()

    def read(self) -> list[Any]:
        """Return the messages of the next frame, after noting what may be played."""
        messages = self.socket.messages()
        for message in messages:
            if message["type"] in ("snapshot", "update"):
                self.number, self.legal = message["number"], (message.get("legal") or [])[:MOST_ACTIONS]
        return messages

    def frame(self) -> tuple[bytes, bytes]:
        """Return the next frame: one that is nearly right, or one that makes no sense."""
        if self.rng.random() < RANDOM_SHARE:
            data = random_bytes(self.rng)
        else:
            message = dict(self.rng.choice(self.frames))
            if message["type"] == "play" and self.legal:
                message.update(action=self.rng.choice(self.legal), after=self.number, id=f"p{self.sent}")
            data = corrupted(message, self.rng)
        if self.rng.random() < BINARY_SHARE:
            return RawWebSocket.BYTES, data
        return RawWebSocket.TEXT, data.decode("utf-8", "replace").encode()

    def batch(self) -> None:
        """Send frames and one that is good; its answer is the last."""
        last = f"last {self.sent}"
        frames = [self.frame() for _ in range(BATCH)]
        self.socket.send([*frames, (RawWebSocket.TEXT, b'{"type":"view","id":"%s"}' % last.encode())])
        self.sent += BATCH
        answered = 0
        while True:
            for message in self.read():
                if message["type"] in ("ack", "reject"):
                    if message["id"] == last:
                        self.answered += min(answered, BATCH)
                        return
                    answered += 1
                    self.broken += message.get("code") == BROKEN


class BodySender(Sender):
    """Sends bodies to every address that takes one."""

    def __init__(self, server: ServerProcess, created: Any, rng: random.Random) -> None:
        super().__init__(rng)
        host, _, port = server.address.removeprefix("http://").rstrip("/").rpartition(":")
        self.http = http.client.HTTPConnection(host, int(port), timeout=TIMEOUT)
        table, token = created["table"]["table"], created["tokens"][0]
        game = created["table"]["game"]
        person = {"kind": "person", "name": "Ann", "bot": "thief"}
        self.token = token
        self.bodies = [
            ("/api/tables", {"game": game, "seats": [person, person, person], "options": {}, "listed": False}),
            ("/api/tables", {"game": game, "seats": [person, person], "clock": {"seconds": 60, "then": "bot"}}),
            ("/api/lessons", {"game": game, "name": "Ann"}),
            (f"/api/tables/{table}/seats", {"name": "Ann", "seat": 0, "key": created["key"]}),
            *((f"/api/tables/{table}/commands", frame) for frame in valid_frames(table, token)[2:]),
        ]

    def batch(self) -> None:
        """Send bodies one after the other, over a connection of their own: the server closes one that waits long."""
        for _ in range(BODIES):
            path, body = self.rng.choice(self.bodies)
            if self.rng.random() < RANDOM_SHARE:
                data = random_bytes(self.rng)
            else:
                data = corrupted({"type": "", **body}, self.rng) if "type" not in body else corrupted(body, self.rng)
            self.sent += 1
            self.http.request("POST", path, data, {"Authorization": f"Bearer {self.token}"})
            answer = self.http.getresponse()
            text = answer.read()
            problem = json.loads(text) if text else {}
            self.count(BROKEN if answer.status == 500 else problem.get("code"))
        self.http.close()


def senders(server: ServerProcess, seed: int) -> list[FrameSender | BodySender]:
    """Return a seat that is to act, one that isn't, a spectator, a stranger and a sender of bodies for each game."""
    found: list[FrameSender | BodySender] = []
    for number, game in enumerate(baghdad.games()):
        person = {"kind": "person", "name": "Ann"}
        created = server.create_table(game, [person] * baghdad.game(game).min_players)
        common = {"protocol": 2, "table": created["table"]["table"], "view": False}
        hellos: list[Any] = [{"type": "hello", "token": token, **common} for token in created["tokens"][:2]]
        hellos += [{"type": "watch", "key": created["key"], **common}, None]
        for place, hello in enumerate(hellos):
            found.append(FrameSender(server, created, hello, random.Random(f"{seed} {number} {place}")))
        found.append(BodySender(server, created, random.Random(f"{seed} {number} bodies")))
    return found


def fuzz(folder: Path, frames: int, seed: int) -> dict[str, Any]:
    """Send frames and bodies, and return what came of them."""
    server = ServerProcess(folder, SETTINGS)
    memory: list[int] = []
    try:
        server.wait_until_compiled()
        sending, sent = senders(server, seed), 0
        while sent < frames:
            for sender in sending:
                sender.batch()
            sent = sum(sender.sent for sender in sending)
            if sent * 10 >= frames * (len(memory) + 1):
                memory.append(round(sum(map(memory_kilobytes, tree_of(server.process.pid)))))
                sys.stderr.write(f"{sent:,} of {frames:,} sent, server takes {memory[-1]:,} kB\n")
        errors = server.ask("GET", "metrics")[1].count("baghdad_errors_total{")
    finally:
        server.stop()
    answered = sum(sender.answered for sender in sending)
    figures = {
        "seed": seed,
        "sent": sent,
        "bodies": sum(sender.sent for sender in sending if isinstance(sender, BodySender)),
        "unanswered": sent - answered,
        "broken": sum(sender.broken for sender in sending) + errors,
        "memory_kb": memory,
        "growth_kb": memory[-1] - memory[0],
    }
    return {**figures, "passed": not figures["unanswered"] + figures["broken"] and figures["growth_kb"] < GROWTH}


def main() -> int:
    """Run what the command line asks for; return 1 unless all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = fuzz(Path(folder), arguments.frames, arguments.seed)
    sys.stdout.write(json.dumps(figures, indent=1) + "\n")
    return 0 if figures["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
