"""Nothing silent: each command gets exactly one answer, retries count once, and everyone may trade at once."""

import asyncio
import hmac
import json
import random
import signal
from collections import Counter

import pytest
from websockets.asyncio.client import connect

from baghdad.core.errors import BaghdadError
from baghdad.server import protocol
from baghdad.server.errors import ServerError
from baghdad.server.tokens import TOKEN_BYTES, TOKEN_LETTERS, new_token
from tests.server.halls import founded, in_a_hall, played
from tests.server.houses import PERSON, play_on

COMMANDS = 350  # of each of six seats, in the quick part
CARDS = ("Lambs", "Linen", "Fish", "Silk", "Iron", "Gold", "Camel", "Dromedary")


async def trading(hall, players=3):
    """A table of voleurs where everybody trades."""
    live, tokens = await founded(hall, "voleurs", players)
    while len(live.table.to_act) == 1:
        seat = live.table.to_act[0]
        await played(live, seat, live.legal(seat)[0])
    return live, tokens


def trade_of(live, seat, to):
    """An offer of one of the seat's cards for nothing."""
    return f"offer {to} give {live.view(seat)['seats'][seat]['cards'][0]}"


def test_the_same_id_counts_once(house):
    founded = house.found()
    with house.sit(founded, 0) as ann:
        ann.next()
        action = ann.legal[0]
        first = ann.say("play", action=action, id="once")
        again = ann.say("play", action=action, id="once", after=1)
        assert again == first
        assert ann.say("view")["data"]["number"] == first["number"]
    with house.sit(founded, 0) as ann:
        ann.next()
        assert ann.say("play", action=action, id="once", after=1) == first


def test_a_command_said_again_counts_once_after_a_broken_line_a_crash_and_over_http(own_house):
    house = own_house()
    founded = house.found()
    path, token = f"api/tables/{founded['table']['table']}/commands", founded["tokens"][0]
    with house.sit(founded, 0) as ann:
        ann.next()
        command = {"type": "play", "id": "once", "after": 1, "action": ann.legal[0]}
        ann.send(command)  # the answer is never read
    answers = []
    with house.sit(founded, 0) as ann:
        ann.send(command)
        answers.append(ann.until("ack", "reject"))
    house.stop(signal.SIGKILL)
    house.start()
    with house.sit(founded, 0) as ann:
        ann.send(command)
        answers.append(ann.until("ack", "reject"))
    answers.append({"type": "ack", **house.ask("POST", path, command, token=token)[1]})
    assert answers == [{"type": "ack", "id": "once", "number": 2}] * 3
    with house.sit(founded, 0) as ann:
        assert ann.next()["number"] == 2
        # The same id of another seat is another command.
        with house.sit(founded, 1) as bob:
            bob.next()
            assert bob.say("play", id="once", action=bob.legal[0])["number"] == 3


def test_the_same_id_counts_once_even_long_after_and_when_the_table_slept(tmp_path):
    async def story(hall):
        live, _ = await trading(hall)
        before, numbers = live.table.number, []
        order = protocol.Play(id="mine", after=before, action=trade_of(live, 0, 1))
        await live.order(0, order, numbers.append)
        for n in range(100):
            await live.order(1, protocol.Say(id=f"{n}", after=live.table.number, text="la"), numbers.append)
        assert (0, "mine") not in live.table.ids
        await live.order(0, order, numbers.append)
        hall.put_to_sleep(0)
        await (await hall.table(live.table.name)).order(0, order, numbers.append)
        assert numbers[0] == numbers[-1] == numbers[-2] == before + 1

    in_a_hall(tmp_path, story)


def test_who_did_not_know_how_the_match_stands_is_told_so(house):
    founded = house.found()
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        ann.next(), bob.next()
        ann.say("play", action=ann.legal[0])
        bob.until("news")
        bob.say("say", text="talk doesn't make anybody late")
        assert bob.say("play", action=bob.legal[0], after=1)["code"] == "stale"
        assert bob.say("play", action=bob.legal[0], after=99)["code"] == "from_the_future"
        assert bob.say("play", action=bob.legal[0], after=2)["type"] == "ack"


def test_trade_is_not_late_because_others_trade(tmp_path):
    async def story(hall):
        live, _ = await trading(hall)
        knew, numbers = live.table.number, []
        for seat in range(3):
            offer = trade_of(live, seat, (seat + 1) % 3)
            await live.order(seat, protocol.Play(id="offer", after=knew, action=offer), numbers.append)
        assert len(numbers) == 3

    in_a_hall(tmp_path, story)


def test_an_answer_to_an_offer_that_was_replaced_comes_too_late(tmp_path):
    async def story(hall):
        live, _ = await trading(hall)
        await played(live, 0, trade_of(live, 0, 1))
        knew = live.table.number
        await played(live, 0, "withdraw 1")
        other = live.view(0)["seats"][0]["cards"][1]
        await played(live, 0, f"offer 1 give {other}")
        with pytest.raises(ServerError) as late:
            await live.order(1, protocol.Play(id="yes", after=knew, action="accept 1"), lambda number: None)
        assert late.value.code == "stale"
        await played(live, 1, "accept 1")

    in_a_hall(tmp_path, story)


class Trader:
    """A seat that says far more than anybody can answer at once, and counts the answers."""

    def __init__(self, house, founded, seat):
        self.address = house.address.replace("http", "ws", 1) + "ws"
        self.hello = {"type": "hello", "protocol": 1, "view": False, "legal": "none"}
        self.hello |= {"table": founded["table"]["table"], "token": founded["tokens"][seat]}
        self.seat, self.dice = seat, random.Random(seat)
        self.answers, self.sent, self.number = Counter(), {}, 0
        self.stored = {}  # the number that each command got

    async def run(self):
        async with connect(self.address, max_size=None) as line:
            await line.send(json.dumps(self.hello))
            speaking = asyncio.ensure_future(self.speak(line))
            while "last" not in self.answers:
                for text in (await line.recv()).split("\n"):
                    self.hear(json.loads(text))
            await speaking
        assert set(self.answers) == set(self.sent)
        assert set(self.answers.values()) == {1}

    async def run_again(self):
        """Over another line, says once more what was stored: it counted once, and has the same number."""
        stored = dict(self.stored)
        async with connect(self.address, max_size=None) as line:
            await line.send(json.dumps(self.hello))
            for name in stored:
                await line.send(json.dumps(self.sent[name]))
            while sum(self.answers.values()) < len(self.sent) + len(stored):
                for text in (await line.recv()).split("\n"):
                    self.hear(json.loads(text))
        assert self.stored == stored
        assert all(self.answers[name] == 2 for name in stored)

    async def speak(self, line):
        for n in range(COMMANDS):
            await self.say(line, {"id": f"{n}", "after": self.number, **command_of(self.seat, self.dice)})
            await asyncio.sleep(0)
        await self.say(line, {"type": "view", "id": "last"})

    async def say(self, line, command):
        self.sent[command["id"]] = command
        await line.send(json.dumps(command))

    def hear(self, message):
        self.number = message.get("number") or self.number
        if message["type"] in ("ack", "reject"):
            self.answers[message["id"]] += 1
        if message["type"] == "ack" and "number" in message:
            self.stored[message["id"]] = message["number"]


@pytest.mark.slow
def test_six_seats_at_once_and_every_command_is_answered_once(house):
    founded = house.found("voleurs", [PERSON] * 6)
    clients = [house.sit(founded, seat, view=False) for seat in range(6)]
    for client in clients:
        client.next()
    while len(clients[0].to_act) <= 1:
        play_on(clients, random.Random(1).choice, 1)
    for client in clients:
        client.close()

    traders = [Trader(house, founded, seat) for seat in range(6)]

    async def all_at_once():
        await asyncio.gather(*(trader.run() for trader in traders))
        await asyncio.gather(*(trader.run_again() for trader in traders))

    asyncio.run(all_at_once())
    numbers = [number for trader in traders for number in trader.stored.values()]
    assert len(numbers) == len(set(numbers)) > 100
    assert sum(len(trader.sent) for trader in traders) > 6 * COMMANDS


def command_of(seat, dice):
    """Anything a seat might say while trading, sensible or not."""
    to = (seat + dice.randrange(1, 6)) % 6
    return dice.choice(
        [
            {"type": "play", "action": f"offer {to} give {dice.choice(CARDS)} want 1 port"},
            {"type": "play", "action": f"offer {to} want 1 souk"},
            {"type": "play", "action": f"accept {dice.randrange(1, 9)}"},
            {"type": "play", "action": f"decline {dice.randrange(1, 9)}"},
            {"type": "play", "action": f"withdraw {dice.randrange(1, 9)}"},
            {"type": "play", "action": "nonsense"},
            {"type": "say", "key": "chat-no-deal"},
            {"type": "undo"},
        ]
    )


@pytest.mark.parametrize("listed", [False, True])
def test_every_command_of_a_stranger_is_refused(house, listed):
    """No action, hint, undo, word, hand-over or leave for another's seat: each is tried, over HTTP and the wire."""
    founded, other = house.found(listed=listed), house.found()
    path = f"api/tables/{founded['table']['table']}/commands"
    wrong = founded["tokens"][0][:-1] + "!"
    strangers = [
        house.sit({**founded, "tokens": [token]}) for token in (wrong, other["tokens"][0], founded["key"], "x")
    ]
    with house.watch(founded) as watcher:
        before = watcher.next()
        for stranger in strangers:
            assert stranger.next()["code"] == "bad_token"
        for command in every_command():
            for token in (None, "", "x", founded["key"], other["tokens"][0], wrong):
                status, problem = house.ask("POST", path, command, token=token)
                assert (status, problem["code"]) == (401, "bad_token"), command
            for stranger in strangers:
                stranger.send(command)
                answer = stranger.next()
                assert (answer["type"], answer["code"]) == ("reject", "hello_first"), command
            if command["type"] not in ("view", "history"):  # which a spectator may ask for, as a spectator
                watcher.send(command)
                answer = watcher.next()
                assert (answer["type"], answer["code"]) == ("reject", "no_seat"), command
            # A seat can't speak for its neighbour: no command says for whom it is.
            neighbours = {**command, "you": 0}
            assert house.ask("POST", path, neighbours, token=founded["tokens"][1])[1]["code"] == "bad_command"
    for stranger in strangers:
        stranger.close()
    snapshot = house.ask("GET", f"api/tables/{founded['table']['table']}/snapshot", token=founded["key"])[1]
    assert snapshot == before


def test_tokens_have_128_bits_and_are_compared_in_constant_time(tmp_path, monkeypatch):
    assert TOKEN_BYTES * 8 == 128
    assert len({new_token() for _ in range(1000)}) == 1000
    assert {len(new_token()) for _ in range(100)} == {TOKEN_LETTERS}
    compared = []
    compare = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", lambda one, other: compared.append(1) or compare(one, other))

    async def story(hall):
        live, tokens = await founded(hall, players=4)
        for seat, token in enumerate(tokens):
            compared.clear()
            assert hall.seat_of(live.table, token) == seat
            assert len(compared) == 4  # whichever seat it is

    in_a_hall(tmp_path, story)


def test_nobody_acts_for_the_other_seat_of_the_same_table(house):
    founded = house.found()
    with house.sit(founded, 0) as ann, house.sit(founded, 1) as bob:
        legal = ann.next()["legal"]
        bob.next()
        assert bob.say("play", action=legal[0])["code"] == "not_your_turn"
        assert bob.say("undo")["type"] == "reject"
        bob.send({"type": "play", "id": "x", "after": 1, "action": legal[0], "seat": 0})
        assert bob.next()["code"] == "bad_command"


def every_command():
    order = {"id": "x", "after": 1}
    yield from (
        {**order, "type": "play", "action": "place a"},
        {**order, "type": "undo"},
        {**order, "type": "say", "text": "hm"},
        {**order, "type": "handover", "bot": "journeyman"},
        {**order, "type": "takeback"},
        {**order, "type": "leave"},
        {**order, "type": "start"},
        {**order, "type": "again"},
        {"id": "x", "type": "view"},
        {"id": "x", "type": "legal"},
        {"id": "x", "type": "why_not", "action": "end"},
        {"id": "x", "type": "payments", "action": "end"},
        {"id": "x", "type": "hint"},
        {"id": "x", "type": "history"},
        {"id": "x", "type": "mute", "seat": 0},
    )


def test_no_command_is_forgotten_in_these_tests():
    named = {command["type"] for command in every_command()}
    orders = {kind.__struct_config__.tag for kind in (*protocol.SeatCommand.__args__, *protocol.AnyQuestion.__args__)}
    assert named == orders
    assert issubclass(ServerError, BaghdadError)
