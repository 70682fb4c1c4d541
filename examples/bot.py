"""A bot in plain Python: joins a table by its link and plays to the end. Needs nothing but `pip install websockets`.

    python bot.py 'http://127.0.0.1:8765/#table=NAME&token=TOKEN'

It reconnects by itself when the connection breaks, and sends its command again with the same id: commands are
idempotent.
"""

import asyncio
import json
import random
import sys
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(legal: list[str], view: dict) -> str:
    """Return one of the legal actions, given what the seat sees. Your strategy goes here."""
    return random.choice(legal)


async def play(link: str) -> dict:
    """Play the seat that a link belongs to and return the result."""
    parts = urlsplit(link)
    secret = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    hello = {"type": "hello", "protocol": 2, "table": secret["table"], "token": secret["token"]}
    address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws"
    async for socket in connect(address):
        try:
            await socket.send(json.dumps(hello))
            async for frame in socket:
                for message in map(json.loads, frame.split("\n")):
                    if message["type"] == "snapshot" and message["result"]:
                        return message["result"]
                    if message["type"] == "update" and message["kind"] == "play" and not message.get("to_act"):
                        await socket.close()  # over: the next snapshot has the result
                    if message["type"] == "reject":
                        print(message["code"], message["facts"], file=sys.stderr)
                    if message.get("legal"):
                        action = choose(message["legal"], message["view"])
                        number = message["number"]
                        command = {"type": "play", "id": f"{number}", "after": number, "action": action}
                        await socket.send(json.dumps(command))
        except ConnectionClosed:
            continue
    return {}


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
