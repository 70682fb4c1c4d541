"""Commands: each gets exactly one answer, they are idempotent, and several seats may trade at once."""

import asyncio
import hmac
import json
import random
import signal
from collections import Counter
from typing import get_args

import pytest
from websockets.asyncio.client import connect

from baghdad.core.errors import BaghdadError
from baghdad.server import commands, protocol
from baghdad.server.commands.play import Play
from baghdad.server.commands.say import Say
from baghdad.server.errors import ServerError
from baghdad.server.tokens import TOKEN_BYTES, TOKEN_LETTERS, new_token
from tests.server.in_process import create_table, play, run_with_registry
from tests.server.server_process import PERSON, play_on

COMMANDS = 350  # of each of six seats
CARDS = ("Lambs", "Linen", "Fish", "Silk", "Iron", "Gold", "Camel", "Dromedary")


async def trading_table(registry, players=3):
    """Return a table of voleurs in its trading phase, and its tokens."""
    live_table, tokens = await create_table(registry, "voleurs", players, draw_first=False)
    while len(live_table.table.to_act) == 1:
        seat = live_table.table.to_act[0]
        await play(live_table, seat, live_table.legal(seat)[0])
    return live_table, tokens


def gift_offer(live_table, seat, to):
    """Return an offer of one of the seat's cards for nothing."""
    return f"offer {to} give {live_table.view(seat)['seats'][seat]['cards'][0]}"


def test_command_with_the_same_id_is_carried_out_once(server):
    created = server.create_table()
    with server.join(created, 0) as ann:
        ann.next()
        action = ann.legal[0]
        first = ann.say("play", action=action, id="once")
        again = ann.say("play", action=action, id="once", after=1)
        assert again == first
        assert ann.say("view")["data"]["number"] == first["number"]
    with server.join(created, 0) as ann:
        ann.next()
        assert ann.say("play", action=action, id="once", after=1) == first


def test_commands_are_idempotent_after_a_lost_connection_a_crash_and_over_http(own_server):
    server = own_server()
    created = server.create_table()
    path, token = f"api/tables/{created['table']['table']}/commands", created["tokens"][0]
    with server.join(created, 0) as ann:
        ann.next()
        command = {"type": "play", "id": "once", "after": 1, "action": ann.legal[0]}
        ann.send(command)  # the answer is never read
    answers = []
    with server.join(created, 0) as ann:
        ann.send(command)
        answers.append(ann.until("ack", "reject"))
    server.stop(signal.SIGKILL)
    server.start()
    with server.join(created, 0) as ann:
        ann.send(command)
        answers.append(ann.until("ack", "reject"))
    answers.append({"type": "ack", **server.ask("POST", path, command, token=token)[1]})
    assert answers == [{"type": "ack", "id": "once", "number": 2}] * 3
    with server.join(created, 0) as ann:
        assert ann.next()["number"] == 2
        # The same id of another seat is another command.
        with server.join(created, 1) as bob:
            bob.next()
            assert bob.say("play", id="once", action=bob.legal[0])["number"] == 3


def test_commands_are_idempotent_long_after_and_when_the_table_was_dropped_from_memory(tmp_path):
    async def scenario(registry):
        live_table, _ = await trading_table(registry)
        before, numbers = live_table.table.number, []
        command = Play(id="mine", after=before, action=gift_offer(live_table, 0, 1))
        await live_table.run_command(0, command, numbers.append)
        for n in range(100):
            await live_table.run_command(1, Say(id=f"{n}", after=live_table.table.number, text="la"), numbers.append)
        assert (0, "mine") not in live_table.table.command_ids
        await live_table.run_command(0, command, numbers.append)
        registry.drop_idle_tables(0)
        await (await registry.live_table(live_table.table.name)).run_command(0, command, numbers.append)
        assert numbers[0] == numbers[-1] == numbers[-2] == before + 1

    run_with_registry(tmp_path, scenario)


def test_action_after_an_older_state_is_rejected_as_stale(server):
    created = server.create_table()
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        ann.next(), bob.next()
        ann.say("play", action=ann.legal[0])
        bob.until("update")
        bob.say("say", text="chat makes no action stale")
        assert bob.say("play", action=bob.legal[0], after=1)["code"] == "stale"
        assert bob.say("play", action=bob.legal[0], after=99)["code"] == "from_the_future"
        assert bob.say("play", action=bob.legal[0], after=2)["type"] == "ack"


def test_offer_is_not_stale_because_others_make_offers(tmp_path):
    async def scenario(registry):
        live_table, _ = await trading_table(registry)
        known, numbers = live_table.table.number, []
        for seat in range(3):
            offer = gift_offer(live_table, seat, (seat + 1) % 3)
            await live_table.run_command(seat, Play(id="offer", after=known, action=offer), numbers.append)
        assert len(numbers) == 3

    run_with_registry(tmp_path, scenario)


def test_answer_to_a_replaced_offer_is_stale(tmp_path):
    async def scenario(registry):
        live_table, _ = await trading_table(registry)
        await play(live_table, 0, gift_offer(live_table, 0, 1))
        known = live_table.table.number
        await play(live_table, 0, "withdraw 1")
        other = live_table.view(0)["seats"][0]["cards"][1]
        await play(live_table, 0, f"offer 1 give {other}")
        with pytest.raises(ServerError) as late:
            await live_table.run_command(1, Play(id="yes", after=known, action="accept 1"), lambda number: None)
        assert late.value.code == "stale"
        await play(live_table, 1, "accept 1")

    run_with_registry(tmp_path, scenario)


class Trader:
    """A seat that sends commands faster than they are answered, and counts the answers."""

    def __init__(self, server, created, seat):
        self.address = server.address.replace("http", "ws", 1) + "ws"
        self.hello = {"type": "hello", "protocol": 2, "view": False, "legal": "none"}
        self.hello |= {"table": created["table"]["table"], "token": created["tokens"][seat]}
        self.seat, self.rng = seat, random.Random(seat)
        self.answers, self.sent, self.number = Counter(), {}, 0
        self.stored = {}  # the number that each command got

    async def run(self):
        async with connect(self.address, max_size=None) as socket:
            await socket.send(json.dumps(self.hello))
            sending = asyncio.ensure_future(self.send_commands(socket))
            while "last" not in self.answers:
                for text in (await socket.recv()).split("\n"):
                    self.handle(json.loads(text))
            await sending
        assert set(self.answers) == set(self.sent)
        assert set(self.answers.values()) == {1}

    async def run_again(self):
        """Send the stored commands again over another connection: each was carried out once and keeps its number."""
        stored = dict(self.stored)
        async with connect(self.address, max_size=None) as socket:
            await socket.send(json.dumps(self.hello))
            for name in stored:
                await socket.send(json.dumps(self.sent[name]))
            while sum(self.answers.values()) < len(self.sent) + len(stored):
                for text in (await socket.recv()).split("\n"):
                    self.handle(json.loads(text))
        assert self.stored == stored
        assert all(self.answers[name] == 2 for name in stored)

    async def send_commands(self, socket):
        for n in range(COMMANDS):
            await self.send(socket, {"id": f"{n}", "after": self.number, **random_command(self.seat, self.rng)})
            await asyncio.sleep(0)
        await self.send(socket, {"type": "view", "id": "last"})

    async def send(self, socket, command):
        self.sent[command["id"]] = command
        await socket.send(json.dumps(command))

    def handle(self, message):
        self.number = message.get("number") or self.number
        if message["type"] in ("ack", "reject"):
            self.answers[message["id"]] += 1
        if message["type"] == "ack" and "number" in message:
            self.stored[message["id"]] = message["number"]


@pytest.mark.slow
def test_every_command_of_six_simultaneous_seats_is_answered_once(server):
    created = server.create_table("voleurs", [PERSON] * 6, options={"draw_first": False})
    clients = [server.join(created, seat, view=False) for seat in range(6)]
    for client in clients:
        client.next()
    while len(clients[0].to_act) <= 1:
        play_on(clients, random.Random(1).choice, 1)
    for client in clients:
        client.close()

    traders = [Trader(server, created, seat) for seat in range(6)]

    async def all_at_once():
        await asyncio.gather(*(trader.run() for trader in traders))
        await asyncio.gather(*(trader.run_again() for trader in traders))

    asyncio.run(all_at_once())
    numbers = [number for trader in traders for number in trader.stored.values()]
    assert len(numbers) == len(set(numbers)) > 100
    assert sum(len(trader.sent) for trader in traders) > 6 * COMMANDS


def random_command(seat, rng):
    """Return some command that a seat might send while trading, sensible or not."""
    to = (seat + rng.randrange(1, 6)) % 6
    return rng.choice(
        [
            {"type": "play", "action": f"offer {to} give {rng.choice(CARDS)} want 1 port"},
            {"type": "play", "action": f"offer {to} want 1 souk"},
            {"type": "play", "action": f"accept {rng.randrange(1, 9)}"},
            {"type": "play", "action": f"decline {rng.randrange(1, 9)}"},
            {"type": "play", "action": f"withdraw {rng.randrange(1, 9)}"},
            {"type": "play", "action": "nonsense"},
            {"type": "say", "key": "chat-no-deal"},
            {"type": "undo"},
        ]
    )


@pytest.mark.parametrize("listed", [False, True])
def test_every_command_without_the_seats_token_is_refused(server, listed):
    """Try every command and question for another's seat, over HTTP and the WebSocket."""
    created, other = server.create_table(listed=listed), server.create_table()
    path = f"api/tables/{created['table']['table']}/commands"
    wrong = created["tokens"][0][:-1] + "!"
    strangers = [
        server.join({**created, "tokens": [token]}) for token in (wrong, other["tokens"][0], created["key"], "x")
    ]
    with server.watch(created) as watcher:
        before = watcher.next()
        for stranger in strangers:
            assert stranger.next()["code"] == "bad_token"
        for command in every_command():
            for token in (None, "", "x", created["key"], other["tokens"][0], wrong):
                status, problem = server.ask("POST", path, command, token=token)
                assert (status, problem["code"]) == (401, "bad_token"), command
            for stranger in strangers:
                stranger.send(command)
                answer = stranger.next()
                assert (answer["type"], answer["code"]) == ("reject", "hello_first"), command
            if command["type"] not in (
                "view",
                "history",
                "query",
                "to_notation",
            ):  # which a spectator may ask for, as a spectator
                watcher.send(command)
                answer = watcher.next()
                assert (answer["type"], answer["code"]) == ("reject", "no_seat"), command
            # No command has a field for the seat that it is for.
            with_seat = {**command, "you": 0}
            assert server.ask("POST", path, with_seat, token=created["tokens"][1])[1]["code"] == "bad_command"
    for stranger in strangers:
        stranger.close()
    snapshot = server.ask("GET", f"api/tables/{created['table']['table']}/snapshot", token=created["key"])[1]
    assert snapshot == before


def test_tokens_have_128_bits_and_are_compared_in_constant_time(tmp_path, monkeypatch):
    assert TOKEN_BYTES * 8 == 128
    assert len({new_token() for _ in range(1000)}) == 1000
    assert {len(new_token()) for _ in range(100)} == {TOKEN_LETTERS}
    compared = []
    compare = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", lambda one, other: compared.append(1) or compare(one, other))

    async def scenario(registry):
        live_table, tokens = await create_table(registry, players=4)
        for seat, token in enumerate(tokens):
            compared.clear()
            assert registry.seat_of(live_table.table, token) == seat
            assert len(compared) == 4  # whichever seat it is

    run_with_registry(tmp_path, scenario)


def test_seat_cannot_act_for_another_seat_of_its_table(server):
    created = server.create_table()
    with server.join(created, 0) as ann, server.join(created, 1) as bob:
        legal = ann.next()["legal"]
        bob.next()
        assert bob.say("play", action=legal[0])["code"] == "not_your_turn"
        assert bob.say("undo")["type"] == "reject"
        bob.send({"type": "play", "id": "x", "after": 1, "action": legal[0], "seat": 0})
        assert bob.next()["code"] == "bad_command"


def every_command():
    """Yield one of each command and question."""
    command = {"id": "x", "after": 1}
    yield from (
        {**command, "type": "play", "action": "place a"},
        {**command, "type": "undo"},
        {**command, "type": "say", "text": "hm"},
        {**command, "type": "handover", "bot": "journeyman"},
        {**command, "type": "takeback"},
        {**command, "type": "leave"},
        {**command, "type": "start"},
        {**command, "type": "again"},
        {"id": "x", "type": "view"},
        {"id": "x", "type": "legal"},
        {"id": "x", "type": "why_not", "action": "end"},
        {"id": "x", "type": "payments", "action": "end"},
        {"id": "x", "type": "query", "text": "hand"},
        {"id": "x", "type": "to_notation", "text": "smuggle a", "language": "en"},
        {"id": "x", "type": "hint"},
        {"id": "x", "type": "history"},
        {"id": "x", "type": "mute", "seat": 0},
    )


def test_every_command_covers_all_commands_and_questions():
    named = {command["type"] for command in every_command()}
    tags = {kind.__struct_config__.tag for kind in (*protocol.SeatCommand.__args__, *protocol.AnyQuestion.__args__)}
    assert named == tags
    assert issubclass(ServerError, BaghdadError)


@pytest.mark.parametrize("command", get_args(commands.SeatCommand))
def test_every_command_defines_its_check_and_its_effect(command):
    assert {"pending_entries", "apply"} <= set(vars(command))
    assert commands.LOG_EFFECTS[command.__struct_config__.tag] is command
