"""Nothing leaks: in pairs of worlds that differ only in what a viewer can't know, everything it is told is the same.

Matches of both games over real sockets, played alike in two houses: one tells the truth, in the other all that the
viewer can't know is dealt anew before every action (`worlds.py`). One of each game is played well, to its end by the
rules; the others at random, until they are cut off.
"""

import json
import random
import re
import signal
import time

import pytest

from tests.house.houses import GENEROUS, PERSON, HouseProcess
from tests.house.worlds import CALL, number_of

NONSENSE = {
    "dieb": ["smuggle a *3", "guard a>b b", "pass", "end", "neutral c>d **", "dance"],
    "voleurs": ["gem ruby < Ruby", "accept 1 < Silk", "offer 1 give Lambs", "withdraw 1", "slipper 2", "discard Fake"],
}
CRASH_AFTER = 25  # actions
COUNTED = (
    "baghdad_lines",
    "baghdad_refusals",
    "baghdad_closed",
    "baghdad_errors",
    "baghdad_command",
    "baghdad_thinking",
)
TIMED = re.compile(r"_bucket|_sum|_created|not_ready")
CASES = [
    ("dieb", 2, 0, {}),
    ("dieb", 3, 1, {"decision_cap": 120, "tactical": True}),
    ("dieb", 4, None, {"decision_cap": 80}),
    ("voleurs", 3, 0, {"board": "oasis"}),  # a city that is soon walked through
    ("voleurs", 4, 2, {"round_cap": 1}),
    ("voleurs", 3, None, {"round_cap": 1}),
]


class World:
    """One of the two houses, and everybody at one of its tables."""

    def __init__(self, house, founded, viewer):
        self.house, self.founded, self.viewer = house, founded, viewer
        self.told = []
        self.sit_down()

    def sit_down(self, **more):
        """Everybody does: who plays, a spectator, and the viewer with a connection of its own."""
        self.others = [self.house.sit(self.founded, seat, view=False) for seat in range(len(self.founded["tokens"]))]
        self.watcher = self.house.watch(self.founded, **more)
        self.reader = self.viewers_line(**more)

    def viewers_line(self, **more):
        if self.viewer is None:
            return self.house.watch(self.founded, **more)
        return self.house.sit(self.founded, self.viewer, **more)

    def come_back(self, **more):
        """The viewer's line breaks."""
        self.told += self.reader.frames
        self.reader.close()
        self.reader = self.viewers_line(**more)

    def crash(self, number):
        """The house does."""
        self.house.stop(signal.SIGKILL)
        self.close()
        self.told += [*self.reader.frames, *self.watcher.frames]
        self.house.start()
        self.sit_down(have=number - 12)
        self.read_up_to(number)

    def read_up_to(self, number):
        for client in (*self.others, self.watcher, self.reader):
            while client.number < number:
                client.next()

    def ask(self, page, *more):
        token = self.founded["key"] if self.viewer is None else self.founded["tokens"][self.viewer]
        path = f"api/tables/{self.founded['table']['table']}{page}"
        return self.house.ask("POST" if more else "GET", path, *more, token=token)

    def heard(self):
        """Every message that the viewer and the spectator got, as it came over the socket."""
        frames = [*self.told, *self.reader.frames, *self.watcher.frames]
        return "\n".join(frames).split("\n")

    def counted(self):
        """The metrics, without times and what depends on them."""
        page = self.house.ask("GET", "metrics")[1].splitlines()
        return [line for line in page if line.startswith(COUNTED) and not TIMED.search(line)]

    def logged(self):
        """The log, without times; who asked whether the house is ready had to ask more or less often."""
        lines = map(json.loads, (self.house.data / "log.txt").read_text().splitlines())
        kept = [{name: line[name] for name in line if name not in ("at", "ms")} for line in lines]
        return sorted(json.dumps(line) for line in kept if line.get("path") != "/readyz")

    def close(self):
        for client in (*self.others, self.watcher, self.reader):
            client.close()


@pytest.fixture(scope="module")
def houses(tmp_path_factory):
    """The house of truth and the house of shadows, and the same tables in both."""
    pair, tables = [], []
    for name in ("truth", "shadows"):
        folder = tmp_path_factory.mktemp(name)
        facts = {"viewers": [viewer for _, _, viewer, _ in CASES], "shadows": name == "shadows"}
        (folder / "worlds.json").write_text(json.dumps(facts))
        pair.append(HouseProcess(folder, GENEROUS, call=CALL))
        seats = [[PERSON] * players for _, players, _, _ in CASES]
        tables.append([pair[-1].found(case[0], seats[n], options=case[3]) for n, case in enumerate(CASES)])
    assert tables[0] == tables[1]
    yield pair, tables[0]
    for house in pair:
        assert house.stop() == 0


def advised(worlds, seat):
    """What a computer player would do there, all that it can't know being as it is in the true world."""
    answers = [world.others[seat].say("hint", bot="journeyman") for world in worlds]
    return answers[0]["data"]["action"] if answers[0]["type"] == "ack" else None


def assert_soon_alike(worlds, what):
    """Both come to say the same: a house counts and logs some things a little after it has answered."""
    until = time.monotonic() + 60
    while (here := what(worlds[0])) != (there := what(worlds[1])) and time.monotonic() < until:
        time.sleep(0.1)
    assert here == there


def play_alike(worlds, dice, well, after_each):
    """Plays a whole match in both worlds, as somebody chooses who sees the true one."""
    truth = worlds[0]
    played = 0
    while not truth.reader.over:
        mover = dice.choice([client for client in truth.others if client.you in client.to_act and client.legal])
        action = advised(worlds, mover.you) if well else dice.choice(mover.legal)
        if action is None:  # has nothing to do but wait for the others
            continue
        command = {"type": "play", "id": f"{played}", "after": mover.number, "action": action}
        played += 1
        for world in worlds:
            client = world.others[mover.you]
            client.send(command)
            answer = client.until("ack", "reject")
            assert answer["type"] == "ack", (command, answer)
            world.read_up_to(answer["number"])
        after_each(played)
    return played


def probe(world, game, played):
    """All that a viewer can try, and what it hears: questions, refusals, HTTP. Nothing changes by it."""
    found = []
    reader = world.reader
    plays = [{"type": "play", "after": reader.number, "action": action} for action in NONSENSE[game]]
    asked = [{"type": "why_not", "action": action} for action in NONSENSE[game]]
    asked += [
        {"type": "view"},
        {"type": "view", "number": played // 2},
        {"type": "legal"},
        {"type": "payments", "action": NONSENSE[game][0]},
        {"type": "undo", "after": 0},
    ]
    asked += [
        {"type": "hint", "bot": "journeyman"},
        {"type": "hint"},
        {"type": "history", "since": max(0, played - 20)},
    ]
    asked += [] if reader.you in reader.to_act else plays
    for number, command in enumerate(asked):
        found.append(reader.say(**{"kind": command.pop("type"), "id": f"{played}.{number}", **command}))
        http = {"id": "x", "type": "why_not", "action": NONSENSE[game][0]}
    if reader.you in reader.to_act:
        with world.viewers_line(legal="full") as line:
            found.append(line.until("choices"))
    found += [world.ask("/commands", http), world.ask("/commands", {"id": "x", "type": "history"})]
    found += [world.ask(page) for page in ("", "/snapshot", "/box", "/record", "/steps/1", "/steps/x")]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "case"), [*enumerate(CASES)], ids=[f"{game}-{players}-{viewer}" for game, players, viewer, _ in CASES]
)
def test_what_a_viewer_cannot_know_changes_no_byte_of_what_it_is_told(houses, number, case):
    game, _, viewer, options = case
    pair, tables = houses
    worlds = [World(house, tables[number], viewer) for house in pair]
    cut_off = {"decision_cap", "round_cap"} & options.keys()
    dice = random.Random(number)
    for world in worlds:
        world.read_up_to(1)

    def look(played):
        if worlds[0].reader.over:
            return
        if played % 16 == 0:
            here, there = [probe(world, game, played) for world in worlds]
            assert here == there
        if played == CRASH_AFTER:
            for world in worlds:
                world.crash(played + 1)
        if played % 10 == 0:
            more = dice.choice([{}, {"have": played + 1}, {"have": played - 3}, {"have": played - 9}])
            for world in worlds:
                world.come_back(**more)
                world.read_up_to(played + 1 if more.get("have") != played + 1 else 0)

    try:
        played = play_alike(worlds, dice, not cut_off, look)
        here, there = [world.ask("/record") for world in worlds]
        assert here == there
        assert here[1]["result"]["winners"] or cut_off
        here, there = [world.heard() for world in worlds]
        assert len(here) > 2 * played
        assert here == there
        assert_soon_alike(worlds, World.counted)
        assert_soon_alike(worlds, World.logged)
    finally:
        for world in worlds:
            world.close()
    seed = number_of("seed", number)
    differed = (pair[1].data / f"differs-{seed}.txt").read_text().split()
    assert differed.count("1") > 0.6 * len(differed), "worlds that are the same show nothing"
