"""An attacker at one address who does one thing as often as the server allows, for `baghdad bench server --attacks`.

`python -m baghdad.bench.attacker ADDRESS ATTACK SECONDS` prepares, prints a line, waits for one, attacks and prints
its figures as JSON. When it is refused, it tries again after the time that the server names.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any

from baghdad.bench.local_http import Answer, ask
from baghdad.bench.server_load import PROTOCOL
from baghdad.bench.ws_client import WebSocketClient, connect, encode

SOURCE = "127.2.0.{number}"  # a different address for each attack, so that none pays for another
AT_ONCE = 16  # connections or requests
HINT_TABLES, STEP_TABLES = 40, 2
WATCHERS, SAME_SEAT = 60, 18
QUICK_BOT, DEAR_BOT = "apprentice", "master"
MIN_PAUSE = 0.05  # seconds after a refusal that names none
PREPARING_SECONDS = 120.0
TEXT = "x" * 400  # of a chat message


class Attacker:
    """One address with tables of its own."""

    def __init__(self, address: str, game: dict[str, Any], source: str, text: str) -> None:
        self.address, self.game, self.source, self.text = address, game, source, text
        self.done: dict[str, int] = {}  # how often something was done or refused
        self.tables: list[Any] = []

    def count(self, what: str) -> None:
        """Count something."""
        self.done[what] = self.done.get(what, 0) + 1

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Answer:
        """Send a request from the attacker's address."""
        return await ask(self.address, method, path, body, self.source, token)

    async def ask_patiently(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Send a request, again as long as it is refused for a while, and count."""
        while True:
            answer = await self.ask(method, path, body, token)
            if answer.status < 400:
                self.count("done")
                return answer.body
            self.count(answer.body["code"])
            await pause(answer.body)

    async def create_table(self, people: int, bot: str = QUICK_BOT, **options: Any) -> Any:
        """Create a table of the game with some people, who are all the attacker, and computer players."""
        players = max(people, self.game["min_players"])
        seats = [{"kind": "person"} if seat < people else {"kind": "bot", "bot": bot} for seat in range(players)]
        body = {"game": self.game["game"], "seats": seats, "options": options}
        return await self.ask_patiently("POST", "api/tables", body)

    async def join(self, created: Any, seat: int | None, **more: Any) -> Client:
        """Take a seat at a table, or watch."""
        client = Client(self)
        await client.open()
        who = {"type": "watch", "key": created["key"]} if seat is None else {"type": "hello", "legal": "none"}
        token = {} if seat is None else {"token": created["tokens"][seat]}
        client.socket.send({**who, **token, "protocol": PROTOCOL, "table": created["table"]["table"], **more})
        return client


class Client:
    """A connection of the attacker, whose messages can be awaited."""

    def __init__(self, attacker: Attacker) -> None:
        self.attacker = attacker
        self.messages: asyncio.Queue[Any] = asyncio.Queue()
        self.number, self.sent = 0, 0
        self.to_act: list[int] = []
        self.legal: list[str] | None = None

    async def open(self) -> None:
        """Connect."""
        self.socket: WebSocketClient = await connect(self.attacker.address, self.on_frame, self.attacker.source)

    def on_frame(self, frame: bytes) -> None:
        """Keep what the attacker may wait for; most of it is of no interest."""
        for line in frame.split(b"\n"):
            message = json.loads(line)
            if message["type"] in ("update", "snapshot"):
                self.number = message["number"]
                self.to_act, self.legal = message.get("to_act", []), message.get("legal")
            if message["type"] != "update":
                self.messages.put_nowait(message)

    async def answer(self) -> Any:
        """Return the next message that is no update; `bye` when the connection is closed."""
        waiting = asyncio.ensure_future(self.messages.get())
        await asyncio.wait([waiting, self.socket.closed], return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            return waiting.result()
        waiting.cancel()
        return {"type": "bye", "code": "closed"}

    async def say(self, kind: str, **more: Any) -> Any:
        """Send a command or question, count the answer and return it; after a refusal, when the time has passed."""
        self.sent += 1
        command_id = f"{self.sent}"
        self.socket.send({"type": kind, "id": command_id, **more})
        while (answer := await self.answer()).get("id") != command_id and answer["type"] != "bye":
            pass
        if answer["type"] == "ack":
            self.attacker.count("done")
        else:
            self.attacker.count(answer["code"])
            await pause(answer)
        return answer


async def pause(refusal: Any) -> None:
    """Wait as long as a refusal says."""
    await asyncio.sleep(max(MIN_PAUSE, (refusal.get("facts") or {}).get("retry_after", 0.0)))


Attack = Callable[[], Awaitable[None]]  # does the thing once, again and again


async def hellos(attacker: Attacker) -> list[Attack]:
    """Say hello in a seat that is to act, with the full list of its legal actions, and leave again."""
    created = await attacker.create_table(attacker.game["min_players"])

    async def once() -> None:
        client = await attacker.join(created, 0, legal="full")
        answer: Any = {"type": ""}
        while answer["type"] not in ("choices", "reject", "bye"):
            answer = await client.answer()
        attacker.count("done" if answer["type"] == "choices" else answer["code"])
        client.socket.transport.close()
        if answer["type"] != "choices":
            await pause(answer)

    return [once] * AT_ONCE


async def talk(attacker: Attacker) -> list[Attack]:
    """Talk at a table where many connections listen, as many as one seat and watchers may have."""
    created = await attacker.create_table(attacker.game["min_players"])
    for number in range(WATCHERS + SAME_SEAT):
        await attacker.join(created, None if number < WATCHERS else 0, view=False)
    attacks: list[Attack] = []
    for seat in range(1, attacker.game["min_players"]):
        client = await attacker.join(created, seat, view=False)
        await client.answer()

        async def once(client: Client = client) -> None:
            await client.say("say", after=0, text=TEXT)

        attacks.append(once)
    return attacks


async def steps(attacker: Attacker) -> list[Attack]:
    """Ask for the steps of long matches that are over."""
    tables = [await attacker.create_table(1) for _ in range(STEP_TABLES)]
    for created in tables:
        client = await attacker.join(created, 0, view=False)
        await client.answer()
        await client.say("handover", after=client.number, bot=QUICK_BOT)
    paths = []
    for created in tables:
        path, token = f"api/tables/{created['table']['table']}", created["tokens"][0]
        until = time.monotonic() + PREPARING_SECONDS
        while (answer := await attacker.ask("GET", f"{path}/record", token=token)).status >= 400:
            if time.monotonic() > until:
                raise TimeoutError
            await asyncio.sleep(1)
        paths += [(f"{path}/steps/{number}", token) for number in range(len(answer.body["actions"]))]
    numbers = iter(range(1_000_000_000))

    async def once() -> None:
        path, token = paths[-1 - next(numbers) % len(paths)]
        await attacker.ask_patiently("GET", path, token=token)

    return [once] * AT_ONCE


async def hints(attacker: Attacker) -> list[Attack]:
    """Ask for dear hints at many tables, and move on so that each is another."""
    attacks: list[Attack] = []
    for _ in range(HINT_TABLES):
        client = await attacker.join(await attacker.create_table(1), 0, legal="texts", view=False)

        async def once(client: Client = client) -> None:
            if client.legal:
                await client.say("hint", bot=DEAR_BOT)
                await client.say("play", after=client.number, action=client.legal[0] if client.legal else "")
            else:
                await asyncio.sleep(MIN_PAUSE)

        attacks.append(once)
    return attacks


async def boards(attacker: Attacker) -> list[Attack]:
    """Create tables whose option of free text is another one each time."""
    option = next(option["name"] for option in attacker.game["options"] if option["free_text"])
    numbers = iter(range(1_000_000_000))

    async def once() -> None:
        text = attacker.text.replace("{number}", f"{os.getpid()} {next(numbers)}")
        await attacker.create_table(attacker.game["min_players"], **{option: text})

    return [once] * AT_ONCE


ATTACKS: dict[str, Callable[[Attacker], Awaitable[list[Attack]]]] = {
    "hellos": hellos,
    "talk": talk,
    "steps": steps,
    "hints": hints,
    "boards": boards,
}


async def repeat(attack: Attack, until: float) -> None:
    """Do something until a time."""
    while time.monotonic() < until:
        try:
            await attack()
        except (OSError, IndexError):  # a connection was refused
            await asyncio.sleep(MIN_PAUSE)


async def run(address: str, name: str, seconds: float, text: str) -> dict[str, Any]:
    """Prepare an attack, wait for the sign, attack, and return what came of it."""
    source = SOURCE.format(number=1 + list(ATTACKS).index(name))
    games = (await ask(address, "GET", "api/games", source=source)).body["games"]
    game = next(game for game in games if any(option["free_text"] for option in game["options"]))
    attacker = Attacker(address, game, source, text)
    attacks = await ATTACKS[name](attacker)
    sys.stdout.write("prepared\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    attacker.done, cpu, until = {}, time.process_time(), time.monotonic() + seconds
    tasks = [asyncio.ensure_future(repeat(attack, until)) for attack in attacks]
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {"answers": attacker.done, "attacker_cpu_share": round((time.process_time() - cpu) / seconds, 3)}


if __name__ == "__main__":
    figures = asyncio.run(run(sys.argv[1], sys.argv[2], float(sys.argv[3]), json.loads(sys.stdin.readline())))
    sys.stdout.write(encode(figures).decode() + "\n")
