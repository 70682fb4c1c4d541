"""Nothing silent: each command gets exactly one answer, retries count once, and everyone may trade at once."""

import asyncio
import json
import random
from collections import Counter

import pytest
from websockets.asyncio.client import connect

from baghdad.house import wire
from baghdad.house.errors import HouseError
from baghdad.table.errors import BaghdadError
from tests.house.halls import founded, in_a_hall, played
from tests.house.houses import PERSON, play_on

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


def test_the_same_id_counts_once_even_long_after_and_when_the_table_slept(tmp_path):
    async def story(hall):
        live, _ = await trading(hall)
        before, numbers = live.table.number, []
        order = wire.Play(id="mine", after=before, action=trade_of(live, 0, 1))
        await live.order(0, order, numbers.append)
        for n in range(100):
            await live.order(1, wire.Say(id=f"{n}", after=live.table.number, text="la"), numbers.append)
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
            await live.order(seat, wire.Play(id="offer", after=knew, action=offer), numbers.append)
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
        with pytest.raises(HouseError) as late:
            await live.order(1, wire.Play(id="yes", after=knew, action="accept 1"), lambda number: None)
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
        self.answers, self.sent, self.number = Counter(), set(), 0

    async def run(self):
        async with connect(self.address, max_size=None) as line:
            await line.send(json.dumps(self.hello))
            speaking = asyncio.ensure_future(self.speak(line))
            while "last" not in self.answers:
                for text in (await line.recv()).split("\n"):
                    self.hear(json.loads(text))
            await speaking
        assert set(self.answers) == self.sent
        assert set(self.answers.values()) == {1}

    async def speak(self, line):
        for n in range(COMMANDS):
            await self.say(line, {"id": f"{n}", "after": self.number, **command_of(self.seat, self.dice)})
            await asyncio.sleep(0)
        await self.say(line, {"type": "view", "id": "last"})

    async def say(self, line, command):
        self.sent.add(command["id"])
        await line.send(json.dumps(command))

    def hear(self, message):
        self.number = message.get("number") or self.number
        if message["type"] in ("ack", "reject"):
            self.answers[message["id"]] += 1


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

    async def all_at_once():
        await asyncio.gather(*(Trader(house, founded, seat).run() for seat in range(6)))

    asyncio.run(all_at_once())


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


def test_every_command_of_a_stranger_is_refused(house):
    """No action, hint, undo or word for another's seat: tried for each command, over HTTP and the wire."""
    founded, other = house.found(), house.found()
    path = f"api/tables/{founded['table']['table']}/commands"
    with house.watch(founded) as watcher:
        watcher.next()
        for command in every_command():
            for token in (None, "", "x", founded["key"], other["tokens"][0], founded["tokens"][0][:-1] + "!"):
                status, problem = house.ask("POST", path, command, token=token)
                assert (status, problem["code"]) == (401, "bad_token"), command
            if command["type"] not in ("view", "history"):
                watcher.send(command)
                answer = watcher.next()
                assert (answer["type"], answer["code"]) == ("reject", "no_seat"), command
    with house.sit({**founded, "tokens": other["tokens"]}) as stranger:
        assert stranger.next()["code"] == "bad_token"
        assert stranger.say("play", action="place a")["code"] == "hello_first"
    assert house.ask("GET", f"api/tables/{founded['table']['table']}/snapshot", token=founded["key"])[1]["you"] is None


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
        {"id": "x", "type": "hint"},
        {"id": "x", "type": "history"},
        {"id": "x", "type": "mute", "seat": 0},
    )


def test_no_command_is_forgotten_in_these_tests():
    named = {command["type"] for command in every_command()}
    orders = {kind.__struct_config__.tag for kind in (*wire.Order.__args__, *wire.Asked.__args__)}
    assert named == orders
    assert issubclass(HouseError, BaghdadError)
