"""Hidden information: in two servers that differ only in what a viewer can't know, it is sent the same bytes.

Matches of both games over real sockets are played alike in two servers: one plays the true match, the other redeals
everything that the viewer can't know before every action (`redealt_server.py`). One match of each game is played well,
to its regular end; the others at random, until a cap ends them.
"""

import json
import random
import re
import signal
import time

import pytest

import baghdad
from baghdad.core.queries import queries_of
from tests.server.redealt_server import CALL, number_of
from tests.server.server_process import GENEROUS, PERSON, TIMEOUT, ServerProcess

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
NOT_COUNTED = re.compile(r"_bucket|_sum|_created|not_ready")
CASES = [
    ("dieb", 2, 0, {}),
    ("dieb", 3, 1, {"decision_cap": 120, "tactical": True}),
    ("dieb", 4, None, {"decision_cap": 80}),
    ("voleurs", 3, 0, {"board": "oasis"}),  # a city that is soon walked through
    ("voleurs", 4, 2, {"round_cap": 1}),
    ("voleurs", 3, None, {"round_cap": 1}),
]


class Twin:
    """One of the two servers, and all clients at one of its tables."""

    def __init__(self, server, created, viewer):
        self.server, self.created, self.viewer = server, created, viewer
        self.frames = []
        self.connect_all()

    def connect_all(self, **more):
        """Connect all seats, a spectator, and the viewer with a connection of its own."""
        self.others = [self.server.join(self.created, seat, view=False) for seat in range(len(self.created["tokens"]))]
        self.watcher = self.server.watch(self.created, **more)
        self.reader = self.connect_viewer(**more)

    def connect_viewer(self, **more):
        if self.viewer is None:
            return self.server.watch(self.created, **more)
        return self.server.join(self.created, self.viewer, **more)

    def reconnect_viewer(self, **more):
        """Reconnect the viewer."""
        self.frames += self.reader.frames
        self.reader.close()
        self.reader = self.connect_viewer(**more)

    def crash(self, number):
        """Kill and restart the server, and reconnect everybody."""
        self.server.stop(signal.SIGKILL)
        self.close()
        self.frames += [*self.reader.frames, *self.watcher.frames]
        self.server.start()
        self.connect_all(last_seen=number - 12)
        self.read_up_to(number)

    def read_up_to(self, number):
        for client in (*self.others, self.watcher, self.reader):
            while client.number < number:
                client.next()

    def ask(self, page, *more):
        token = self.created["key"] if self.viewer is None else self.created["tokens"][self.viewer]
        path = f"api/tables/{self.created['table']['table']}{page}"
        return self.server.ask("POST" if more else "GET", path, *more, token=token)

    def messages(self):
        """Return every message that the viewer and the spectator got, as it came over the socket."""
        frames = [*self.frames, *self.reader.frames, *self.watcher.frames]
        return "\n".join(frames).split("\n")

    def counted(self):
        """Return the metrics, without times and what depends on them."""
        page = self.server.ask("GET", "metrics")[1].splitlines()
        return [line for line in page if line.startswith(COUNTED) and not NOT_COUNTED.search(line)]

    def logged(self):
        """Return the log, without times and without `/readyz`, which is requested an unknown number of times."""
        lines = map(json.loads, (self.server.data / "log.txt").read_text().splitlines())
        entries = [{name: line[name] for name in line if name not in ("at", "ms")} for line in lines]
        return sorted(json.dumps(line) for line in entries if line.get("path") != "/readyz")

    def close(self):
        for client in (*self.others, self.watcher, self.reader):
            client.close()


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """Start the true and the redealing server, with the same tables in both."""
    pair, tables = [], []
    for name in ("true", "redealt"):
        folder = tmp_path_factory.mktemp(name)
        facts = {"viewers": [viewer for _, _, viewer, _ in CASES], "redeal": name == "redealt"}
        (folder / "redealt.json").write_text(json.dumps(facts))
        pair.append(ServerProcess(folder, GENEROUS, call=CALL))
        seats = [[PERSON] * players for _, players, _, _ in CASES]
        tables.append([pair[-1].create_table(case[0], seats[n], options=case[3]) for n, case in enumerate(CASES)])
    assert tables[0] == tables[1]
    yield pair, tables[0]
    for server in pair:
        assert server.stop() == 0


def advised_action(twins, seat):
    """Return what a computer player would do in the true match; ask in both, so that both get the same requests."""
    answers = [twin.others[seat].say("hint", bot="journeyman") for twin in twins]
    return answers[0]["data"]["action"] if answers[0]["type"] == "ack" else None


def assert_soon_equal(twins, measure):
    """Wait until both servers give the same: some things are counted and logged a little after the answer."""
    until = time.monotonic() + TIMEOUT
    while (here := measure(twins[0])) != (there := measure(twins[1])) and time.monotonic() < until:
        time.sleep(0.1)
    assert here == there


def play_alike(twins, rng, well, after_each):
    """Play a whole match in both servers, with actions chosen in the true match."""
    truth = twins[0]
    played = 0
    while not truth.reader.over:
        mover = rng.choice([client for client in truth.others if client.you in client.to_act and client.legal])
        action = advised_action(twins, mover.you) if well else rng.choice(mover.legal)
        if action is None:  # has nothing to do but wait for the others
            continue
        command = {"type": "play", "id": f"{played}", "after": mover.number, "action": action}
        played += 1
        for twin in twins:
            client = twin.others[mover.you]
            client.send(command)
            answer = client.until("ack", "reject")
            assert answer["type"] == "ack", (command, answer)
            twin.read_up_to(answer["number"])
        after_each(played)
    return played


def probe(twin, game, played):
    """Return the answers to all that a viewer can try without changing anything: questions, refusals, HTTP."""
    found = []
    reader = twin.reader
    plays = [{"type": "play", "after": reader.number, "action": action} for action in NONSENSE[game]]
    asked = [{"type": "why_not", "action": action} for action in NONSENSE[game]]
    asked += [{"type": "query", "text": name} for name in queries_of(baghdad.game(game))]
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
        with twin.connect_viewer(legal="full") as client:
            found.append(client.until("choices"))
    found += [twin.ask("/commands", http), twin.ask("/commands", {"id": "x", "type": "history"})]
    found += [twin.ask(page) for page in ("", "/snapshot", "/static-data", "/record", "/steps/1", "/steps/x")]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "case"), [*enumerate(CASES)], ids=[f"{game}-{players}-{viewer}" for game, players, viewer, _ in CASES]
)
def test_hidden_state_changes_no_byte_of_what_a_viewer_is_sent(servers, number, case):
    game, _, viewer, options = case
    pair, tables = servers
    twins = [Twin(server, tables[number], viewer) for server in pair]
    capped = {"decision_cap", "round_cap"} & options.keys()
    rng = random.Random(number)
    for twin in twins:
        twin.read_up_to(1)

    def check(played):
        if twins[0].reader.over:
            return
        if played % 16 == 0:
            here, there = [probe(twin, game, played) for twin in twins]
            assert here == there
        if played == CRASH_AFTER:
            for twin in twins:
                twin.crash(played + 1)
        if played % 10 == 0:
            more = rng.choice([{}, {"last_seen": played + 1}, {"last_seen": played - 3}, {"last_seen": played - 9}])
            for twin in twins:
                twin.reconnect_viewer(**more)
                twin.read_up_to(played + 1 if more.get("last_seen") != played + 1 else 0)

    try:
        played = play_alike(twins, rng, not capped, check)
        here, there = [twin.ask("/record") for twin in twins]
        assert here == there
        assert here[1]["result"]["winners"] or capped
        here, there = [twin.messages() for twin in twins]
        assert len(here) > 2 * played
        assert here == there
        assert_soon_equal(twins, Twin.counted)
        assert_soon_equal(twins, Twin.logged)
    finally:
        for twin in twins:
            twin.close()
    seed = number_of("seed", number)
    differed = (pair[1].data / f"differs-{seed}.txt").read_text().split()
    assert differed.count("1") > 0.6 * len(differed), "equal deals prove nothing"
