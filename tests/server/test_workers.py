"""Several worker processes: tables are shared out by name, connections are handed over, and any process may die."""

import itertools
import json
import os
import signal
import sqlite3
import time
from contextlib import closing

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from baghdad.bench.process_tree import tree_of
from baghdad.cli import main
from baghdad.server import admin
from baghdad.server.metrics_pages import merge_pages
from baghdad.server.processes.forwarding import read_answer
from baghdad.server.processes.messages import MessageBuffer, pack
from baghdad.server.processes.worker import shared_settings
from baghdad.server.processes.worker_group import WorkerGroup
from baghdad.server.settings import Limits, Settings
from baghdad.words import localizer_for
from tests.server.player_threads import served_updates, start_players, stop_players, wait_for_moves
from tests.server.server_process import GENEROUS, PERSON, TIMEOUT, play_on

WORKERS = 2
OPEN = {"kind": "open"}


def owner(created, count=WORKERS):
    """Return the number of the worker that has a table."""
    return WorkerGroup(0, count).owner_of(created["table"]["table"])


def until(happens):
    """Wait until something is true."""
    deadline = time.monotonic() + TIMEOUT
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture
def workers(own_server):
    """Return a server with two workers."""
    return own_server(GENEROUS, "--workers", str(WORKERS))


def tables_of_both(server, **more):
    """Return a new table of each worker."""
    found = {}
    while len(found) < WORKERS:
        created = server.create_table(**more)
        found[owner(created)] = created
    return [found[number] for number in range(WORKERS)]


def children(server):
    """Return the process ids of the writer and the workers, in the order in which they were started."""
    return sorted(process for process in tree_of(server.process.pid) if process != server.process.pid)


def test_tables_of_all_workers_are_played_over_one_address(workers):
    for created in tables_of_both(workers, options={"decision_cap": 30}):
        name = created["table"]["table"]
        with workers.join(created, 0) as ann, workers.join(created, 1) as bob, workers.watch(created) as eve:
            for client in (ann, bob, eve):
                client.next()
            play_on([ann, bob], lambda legal: legal[0])
            while not eve.over:
                eve.next()
        for _ in range(4):  # whichever worker accepts
            status, record = workers.ask("GET", f"api/tables/{name}/record", token=created["tokens"][0])
            assert (status, len(record["actions"])) == (200, 30)
            assert workers.ask("GET", f"api/tables/{name}")[0] == 403


def test_lobby_readiness_and_metrics_are_those_of_all_workers(workers):
    names = []
    for _ in range(6):
        created = workers.create_table(seats=[PERSON, OPEN], listed=True)
        names.insert(0, created["table"]["table"])
    for _ in range(4):
        status, lobby = workers.ask("GET", "api/tables")
        assert (status, [table["table"] for table in lobby["tables"]]) == (200, names)
        assert workers.ask("GET", "readyz")[1]["ready"]
    for created in tables_of_both(workers):
        with workers.join(created, 0) as ann:
            ann.next()
            ann.say("play", action=ann.legal[0])
    page = workers.ask("GET", "metrics")[1]
    for number in range(WORKERS):
        assert f'baghdad_lines_total{{worker="{number}",by="person",game="dieb",kind="play"}} 1.0' in page
    assert page.count("# TYPE baghdad_lines_total counter") == 1


def test_open_seat_is_taken_and_commands_come_over_http_at_any_worker(workers):
    for created in tables_of_both(workers, seats=[PERSON, OPEN]):
        name = created["table"]["table"]
        status, joined = workers.ask("POST", f"api/tables/{name}/seats", {"name": "Bob", "key": created["key"]})
        assert (status, joined["seat"]) == (201, 1)
        numbers = []
        for n in range(4):
            say = {"type": "say", "id": f"{n}", "after": 0, "text": "la"}
            numbers.append(workers.ask("POST", f"api/tables/{name}/commands", say, token=joined["token"])[1]["number"])
        assert numbers == [3, 4, 5, 6]
        too_long = workers.ask("POST", f"api/tables/{name}/commands", b" " * 20_000, token=joined["token"])
        assert (too_long[0], too_long[1]["code"]) == (413, "too_large")


def test_rematch_is_a_table_of_the_same_worker(workers):
    for created in tables_of_both(workers, options={"decision_cap": 10}):
        with workers.join(created, 0) as ann, workers.join(created, 1) as bob:
            ann.next(), bob.next()
            play_on([ann, bob], lambda legal: legal[0])
            assert ann.say("again")["type"] == "ack"
            update = ann.until("update")
            while update["kind"] != "again":
                update = ann.until("update")
        name = update["facts"]["table"]
        assert owner({"table": {"table": name}}) == owner(created)
        assert workers.ask("GET", f"api/tables/{name}/snapshot", token=created["tokens"][0])[0] == 200


def masked(text, **more):
    return Frame(Opcode.TEXT, text.encode(), **more).serialize(mask=True)


def test_connection_is_handed_over_with_everything_that_was_read(workers):
    """Each table is joined several times, so that both workers have accepted a connection that is the other's."""
    for created, attempt in itertools.product(tables_of_both(workers), range(4)):
        hello = {"type": "hello", "protocol": 2, "table": created["table"]["table"], "token": created["tokens"][0]}
        nowhere = {**created, "table": {"table": f"none-{attempt}"}}
        with workers.join(created, 1) as bob, workers.join(nowhere, 0) as client:
            raw = client.socket.socket
            assert client.next()["code"] == "no_such_table"
            raw.sendall(masked("no JSON") + masked(json.dumps({"type": "view", "id": "early"})))
            assert [client.next()["code"], client.next()["code"]] == ["not_json", "hello_first"]
            text = masked(json.dumps(hello)) + masked(json.dumps({"type": "why_not", "id": "1", "action": "end"}))
            cut = (len(text) - 30, len(text), 5, 1)[attempt]
            raw.sendall(text[:cut])
            time.sleep(0.01)
            raw.sendall(text[cut:])
            assert client.next()["type"] == "snapshot"
            assert client.next()["id"] == "1"
            number = client.say("say", text="la")["number"]
            while bob.number < number:
                bob.next()
    assert "baghdad_errors_total{" not in workers.ask("GET", "metrics")[1]


def test_connection_that_cannot_be_handed_over_is_closed_with_a_reason(workers):
    """A client that has sent very much before its hello has to connect again, unless it is in the right place."""
    answers = set()
    question = {"type": "why_not", "id": "1", "action": "x" * 1900}
    for created, _ in itertools.product(tables_of_both(workers), range(4)):
        with workers.join({**created, "table": {"table": "nowhere"}}, 0) as client:
            assert client.next()["code"] == "no_such_table"
            for _ in range(100):
                client.send(question)
                assert client.next()["code"] == "hello_first"
            hello = {"type": "hello", "protocol": 2, "table": created["table"]["table"], "token": created["tokens"][0]}
            client.send(hello)
            answer = client.next()
            answers.add(answer["type"])
            assert answer["type"] == "snapshot" or answer["code"] == "reload"
    assert answers == {"snapshot", "bye"}


@pytest.mark.parametrize("victim", ["writer", "worker"])
def test_no_acknowledged_move_is_lost_when_a_process_is_killed_under_load(workers, victim):
    tables = [table for _ in range(2) for table in tables_of_both(workers)]
    acknowledged = [{} for _ in tables]
    for kill in range(3):
        threads = start_players(workers, tables, kill)
        wait_for_moves(threads, 4 * len(tables))
        before = children(workers)
        os.kill(before[0] if victim == "writer" else before[1 + kill % WORKERS], signal.SIGKILL)
        if victim == "writer":  # nobody notices
            moves = sum(len(thread.acknowledged) for thread in threads)
            wait_for_moves(threads, moves + 2 * len(tables))
        stop_players(threads)
        until(lambda before=before: len(children(workers)) == len(before) and children(workers) != before)
        until(lambda: workers.ask("GET", "readyz")[0] == 200)
        for number, (table, thread) in enumerate(zip(tables, threads, strict=True)):
            assert thread.refused is None or thread.refused["code"] == "reload"
            acknowledged[number] |= thread.acknowledged
            stored, served = workers.stored_actions(table), served_updates(workers, table)
            assert acknowledged[number].items() <= stored.items()
            assert thread.updates.items() <= served.items()
            assert len(served) == len(stored) + 1
        if victim == "writer":  # the youngest process is the writer now: start anew, so that it is the first again
            workers.stop(signal.SIGKILL)
            until(lambda before=before: not any(map(is_alive, before)))
            workers.start()
    assert workers.stop() == 0


def is_alive(process):
    """Return whether a process runs."""
    return bool(tree_of(process))


def test_all_processes_end_with_their_supervisor_and_lose_nothing(workers):
    tables = tables_of_both(workers)
    threads = start_players(workers, tables, 1)
    wait_for_moves(threads, 10)
    processes = children(workers)
    assert len(processes) == 1 + WORKERS
    workers.stop(signal.SIGKILL)
    stop_players(threads)
    until(lambda: not any(map(is_alive, processes)))
    workers.start()
    for table, thread in zip(tables, threads, strict=True):
        assert thread.acknowledged.items() <= workers.stored_actions(table).items()
        assert thread.updates.items() <= served_updates(workers, table).items()


def test_number_of_workers_may_change_and_admin_commands_see_all_tables(own_server, tmp_path):
    server = own_server(GENEROUS, "--workers", "2")
    tables = [server.create_table() for _ in range(6)]
    assert admin.backup(server.data, tmp_path / "copy.sqlite") == len(tables)
    for count in ("3", "1"):
        assert server.stop() == 0
        server.arguments = ("--workers", count)
        server.start()
        for number, table in enumerate(tables):
            with server.join(table, number % 2) as client:
                client.next()
                assert client.say("say", text=f"with {count}")["type"] == "ack"
    with closing(sqlite3.connect(server.data / "house.sqlite")) as database:
        assert database.execute("SELECT count(*) FROM log WHERE kind = 'say'").fetchone() == (2 * len(tables),)


def test_clock_runs_at_tables_of_all_workers(workers):
    for created in tables_of_both(workers, clock={"seconds": 1}):
        with workers.join(created, 0) as ann:
            update = ann.until("update")
            assert (update["by"], update["kind"]) == ("clock", "play")


@pytest.mark.parametrize("value", ["0", "-1", "65"])
def test_impossible_numbers_of_workers_are_refused(tmp_path, capsys, value):
    assert main(["--language", "en", "serve", "--data", str(tmp_path), "--workers", value]) == 2
    assert "--workers" in capsys.readouterr().err


def test_workers_need_a_folder_and_a_tested_uvicorn(tmp_path, capsys, monkeypatch):
    say = localizer_for("en")
    assert main(["--language", "en", "serve", "--workers", "2", "--database", "postgresql://x/y"]) == 2
    assert say("command-error-workers-and-database") in capsys.readouterr().err
    monkeypatch.setattr(uvicorn, "__version__", "0.55.0")
    assert main(["--language", "en", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]) == 2
    assert say("server-error-no-workers") in capsys.readouterr().err


def test_data_that_cannot_be_used_is_refused_before_anything_starts(tmp_path, capsys):
    (tmp_path / "house.sqlite").write_bytes(b"no database" * 100)
    command = ["serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    assert main(["--language", "en", *command]) == 2
    assert "house.sqlite" in capsys.readouterr().err


# --- parts ----------------------------------------------------------------------------------------------------------


def test_every_table_has_one_worker_and_new_names_are_of_their_worker():
    groups = [WorkerGroup(number, 3) for number in range(3)]
    for group in groups:
        name = group.new_table_name()
        assert [other.owns(name) for other in groups] == [other is group for other in groups]
    assert WorkerGroup().owns("anything")
    assert groups[1].others == [0, 2]


def test_messages_are_read_however_they_are_split():
    sent = [pack([True, False, "OperationalError"]), pack([]), pack(["x" * 1000])]
    for size in (1, 3, 5000):
        buffer, stream = MessageBuffer(), b"".join(sent)
        bodies = [body for start in range(0, len(stream), size) for body in buffer.feed(stream[start : start + size])]
        assert bodies == [message[4:] for message in sent]


def test_metrics_of_workers_are_joined_family_by_family():
    page = b'# HELP a A\n# TYPE a counter\na_total{kind="x"} 1.0\n# HELP b B\n# TYPE b gauge\nb 2.0\n'
    without = b"# HELP a A\n# TYPE a counter\n# HELP b B\n# TYPE b gauge\nb 3.0\n"
    assert merge_pages({0: page, 1: without}).decode().splitlines() == [
        "# HELP a A",
        "# TYPE a counter",
        'a_total{worker="0",kind="x"} 1.0',
        "# HELP b B",
        "# TYPE b gauge",
        'b{worker="0"} 2.0',
        'b{worker="1"} 3.0',
    ]


def test_broken_answers_of_workers_are_noticed():
    answer = read_answer(b"HTTP/1.1 201 Created\r\nContent-Type: application/json\r\n\r\n{}")
    assert answer == (201, [(b"content-type", b"application/json")], b"{}")
    for broken in (b"", b"HTTP/1.1\r\n\r\n", b"HTTP/1.1 no\r\n\r\n"):
        with pytest.raises((ValueError, IndexError)):
            read_answer(broken)


def test_workers_share_the_processors_for_computer_players(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 9)
    assert shared_settings(Settings(), 4).limits.bot_threads == 2
    assert shared_settings(Settings(), 20).limits.bot_threads == 1
    assert shared_settings(Settings(limits=Limits(bot_threads=7)), 4).limits.bot_threads == 7
