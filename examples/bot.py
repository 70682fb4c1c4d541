"""A bot in plain Python: joins a table by its link and plays to the end. Needs nothing but `pip install websockets`.

    python bot.py 'http://127.0.0.1:8765/#table=NAME&token=TOKEN'

It comes back by itself when the line breaks, and says every command again under the same id, which counts once.
"""

import asyncio
import json
import random
import sys
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(legal: list[str], view: dict) -> str:
    """Your idea goes here: one of the legal actions, given what the seat sees."""
    return random.choice(legal)


async def play(link: str) -> dict:
    """Plays the seat that a link belongs to; returns the result."""
    parts = urlsplit(link)
    secret = {name: values[0] for name, values in parse_qs(parts.fragment).items()}
    hello = {"type": "hello", "protocol": 1, "table": secret["table"], "token": secret["token"]}
    address = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/ws"
    async for line in connect(address):
        try:
            await line.send(json.dumps(hello))
            async for frame in line:
                for message in map(json.loads, frame.split("\n")):
                    if message["type"] == "snapshot" and message["result"]:
                        return message["result"]
                    if message["type"] == "news" and message["kind"] == "play" and not message.get("to_act"):
                        await line.close()  # over: the next snapshot has the result
                    if message["type"] == "reject":
                        print(message["code"], message["facts"], file=sys.stderr)
                    if message.get("legal"):
                        action = choose(message["legal"], message["view"])
                        number = message["number"]
                        command = {"type": "play", "id": f"{number}", "after": number, "action": action}
                        await line.send(json.dumps(command))
        except ConnectionClosed:
            continue
    return {}


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
