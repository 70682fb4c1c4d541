"""What stands around the tables: HTTP and its description, metrics, logs, the example, looking after a house."""

import asyncio
import configparser
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from baghdad.cli import main
from baghdad.cli.serve import serve
from baghdad.house import admin, wire
from baghdad.house.errors import STATUSES, HouseError
from baghdad.house.ledger import MIGRATIONS
from baghdad.house.limits import Limits, Settings, read_settings
from baghdad.house.openapi import document
from baghdad.house.orders import TEMPLATES
from baghdad.house.pages import ENDPOINTS
from baghdad.house.sqlite import connect, migrate
from baghdad.words import LANGUAGES, speak
from tests.cli.conftest import AS_COMMAND
from tests.house.halls import founded, in_a_hall, played
from tests.house.houses import PATIENCE, PERSON

ROOT = Path(__file__).parent.parent.parent
BOT = {"kind": "bot", "bot": "apprentice"}


def test_the_example_joins_by_link_and_plays_a_whole_match(house):
    table = house.found("dieb", [PERSON, BOT], options={"decision_cap": 60})
    link = f"{house.address}#table={table['table']['table']}&token={table['tokens'][0]}"
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), link], capture_output=True, text=True, timeout=100
    )
    assert done.returncode == 0, done.stderr
    assert "'scores'" in done.stdout
    assert done.stderr == ""


def test_the_example_comes_back_by_itself_when_the_house_stops_or_crashes(own_house):
    house = own_house()
    table = house.found("dieb", [PERSON, BOT], options={"decision_cap": 400})
    link = f"{house.address}#table={table['table']['table']}&token={table['tokens'][0]}"
    running = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "bot.py"), link],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"},
    )
    try:
        for how, enough in ((signal.SIGTERM, 20), (signal.SIGKILL, 60)):
            while len(house.kept_actions(table)) < enough:
                assert running.poll() is None
                time.sleep(0.01)
            assert house.stop(how) in (0, -signal.SIGKILL)
            house.start()
        told, complaints = running.communicate(timeout=100)
    finally:
        running.kill()
    assert running.returncode == 0, complaints
    assert "'scores'" in told
    kept = house.kept_actions(table)
    assert sorted(kept) == list(range(2, len(kept) + 2))


def test_the_example_is_short_and_plain():
    text = (ROOT / "examples" / "bot.py").read_text()
    assert len(text.splitlines()) < 60
    assert "import baghdad" not in text


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"[]", "bad_command"),
        ({"game": "dieb"}, "bad_command"),
        ({"game": "chess", "seats": [PERSON]}, "unknown_game"),
        ({"game": "dieb", "seats": [PERSON]}, "bad_players"),
        ({"game": "dieb", "seats": [PERSON] * 16}, "bad_players"),
        ({"game": "dieb", "seats": [BOT, BOT]}, "nobody_sits"),
        ({"game": "dieb", "seats": [PERSON, {"kind": "bot", "bot": "x"}]}, "unknown_bot"),
        ({"game": "dieb", "seats": [PERSON, {"kind": "bot", "bot": "evil.py:Bot"}]}, "unknown_bot"),
        ({"game": "dieb", "seats": [PERSON, {"kind": "person", "name": "\u200b" * 3}]}, "bad_name"),
        ({"game": "dieb", "seats": [PERSON, PERSON], "options": {"magic": True}}, "unknown_option"),
        ({"game": "dieb", "seats": [PERSON, PERSON], "clock": {"seconds": 0}}, "bad_command"),
        ({"game": "dieb", "seats": [PERSON, PERSON], "clock": {"seconds": 10**9}}, "bad_clock"),
        (b'"' + b"x" * 20_000 + b'"', "too_large"),
    ],
)
def test_what_cannot_be_a_table_is_refused_with_a_code(house, body, code):
    status, problem = house.ask("POST", "api/tables", body)
    assert problem["code"] == code, problem
    assert status == STATUSES.get(code, 400)


def test_what_is_not_there_is_told_like_everything_else(house):
    for method, path, code in (
        ("GET", "nowhere", "no_such_page"),
        ("DELETE", "api/tables", "bad_method"),
        ("GET", "api/tables/nowhere", "no_such_table"),
        ("GET", "api/tables/nowhere/steps/x", "no_such_table"),
        ("POST", "api/tables/nowhere/commands", "not_json"),
    ):
        assert house.ask(method, path)[1]["code"] == code


def test_the_description_names_every_door_and_fits_together(house):
    status, described = house.ask("GET", "openapi.json")
    assert status == 200
    assert described == json.loads(json.dumps(document(ENDPOINTS)))
    assert {(method.upper(), path) for path, found in described["paths"].items() for method in found} == {
        (endpoint.method, endpoint.path) for endpoint in ENDPOINTS
    }
    schemas = described["components"]["schemas"]
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described)))
    assert references <= set(schemas)
    assert {"Hello", "News", "Snapshot", "Reject", "Founding"} <= set(schemas)


def test_the_protocol_page_names_every_message_command_code_and_door():
    page = (ROOT / "docs" / "protocol.md").read_text()
    named = set(re.findall(r"`([a-z_]+)`", page))
    described = document(ENDPOINTS)
    for schema in described["components"]["schemas"].values():
        kind = schema.get("properties", {}).get("type", {}).get("enum", [None])[0] or schema.get("properties", {}).get(
            "type", {}
        ).get("const")
        if kind:
            assert kind in named
    sources = "\n".join(path.read_text() for path in (ROOT / "src" / "baghdad" / "house").glob("*.py"))
    for code in set(re.findall(r'HouseError\(\s*"([a-z_]+)"', sources)) - OPERATORS:
        assert code in named, code
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in page


def test_every_message_on_the_protocol_page_is_one():
    page = (ROOT / "docs" / "protocol.md").read_text()
    blocks = re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert len(lines) > 8
    kinds = {kind.__struct_config__.tag: kind for kind in (*wire.Incoming.__args__, *wire.Outgoing.__args__)}
    for line in lines:
        message = json.loads(line)
        assert set(message) <= {"type", *kinds[message["type"]].__struct_fields__}
        assert msgspec.convert(message, kinds[message["type"]])


def test_the_settings_on_the_page_are_the_defaults(tmp_path):
    page = (ROOT / "docs" / "house.md").read_text()
    (shown,) = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "house.toml").write_text(shown)
    assert read_settings(tmp_path / "house.toml") == Settings()
    assert set(tomllib.loads(shown)["limits"]) == set(Limits.__struct_fields__)


# Codes that only whoever runs a house reads.
OPERATORS = {"no_store", "no_data", "damaged", "file_exists", "newer_data", "no_settings", "bad_settings"}
OPERATORS |= {"cannot_listen", "bad_database", "no_extra"}


def test_metrics_count_what_was_done_and_the_page_names_them_all(house):
    table = house.found("dieb", [PERSON, BOT])
    with house.sit(table) as ann:
        ann.next()
        ann.say("play", action="end")
        ann.say("play", action=ann.legal[0])
        while ann.number < 3:
            ann.next()
        status, page = house.ask("GET", "metrics")
    assert status == 200
    for name in (
        'baghdad_lines_total{by="person",game="dieb",kind="play"}',
        'baghdad_lines_total{by="bot",game="dieb",kind="play"}',
        'baghdad_refusals_total{code="',
        'baghdad_command_seconds_bucket{command="play",le="0.0005"}',
        "baghdad_storing_seconds_count ",
        'baghdad_thinking_seconds_count{bot="apprentice",game="dieb"}',
        "baghdad_loop_lag_seconds_count ",
        "process_cpu_seconds_total ",
    ):
        (line,) = [line for line in page.splitlines() if line.startswith(name)][:1]
        assert float(line.rpartition(" ")[2]) >= 0, name
    sockets = next(line for line in page.splitlines() if line.startswith("baghdad_sockets "))
    assert float(sockets.split()[1]) >= 1
    kinds = dict(re.findall(r"^# TYPE (baghdad_\w+) (\w+)$", page, re.MULTILINE))
    counted = {name for name in kinds if not name.endswith("_created")}
    assert counted == set(re.findall(r"`(baghdad_\w+)`", (ROOT / "docs" / "house.md").read_text()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ready_made_sentence_can_be_read_in_every_language(language):
    assert all(speak(language)(template) for template in TEMPLATES)


def test_logs_are_json_lines(house):
    house.ask("GET", "api/games")
    lines = (house.data / "log.txt").read_text().splitlines()
    assert lines
    for line in lines:
        assert {"at", "level", "what"} <= set(json.loads(line))


@pytest.mark.slow
def test_the_command_itself_says_where_it_is_at_once_gets_ready_and_stops_gracefully(tmp_path):
    """The one house of these tests that isn't forked off."""
    command = [sys.executable, "-c", AS_COMMAND, "--language", "en", "serve", "--port", "0", "--data", str(tmp_path)]
    with (tmp_path / "log.txt").open("wb") as log:
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        line = running.stdout.readline()
        address = "http" + line.partition("http")[2].strip()
        assert asked(address + "healthz") == 200
        assert asked(address + "readyz") == 503  # rules are still being loaded
        until = time.monotonic() + PATIENCE
        while asked(address + "readyz") != 200:
            assert time.monotonic() < until
            time.sleep(0.1)
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) == 0
    finally:
        running.kill()
        running.stdout.close()
    assert [json.loads(line)["what"] for line in (tmp_path / "log.txt").read_text().splitlines()][-1] == "closed"


def asked(address):
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_a_graceful_stop_disturbs_no_match_and_says_come_back(own_house):
    house = own_house()
    table = house.found("dieb", [PERSON, BOT, PERSON])
    with house.sit(table) as ann, house.watch(table) as watcher:
        ann.next(), watcher.next()
        number = ann.say("play", action=ann.legal[0])["number"]
        house.process.send_signal(signal.SIGTERM)
        for client in (ann, watcher):
            assert client.until("bye")["code"] == "closing"
            with pytest.raises(ConnectionClosed) as closed:
                client.until("never")
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "closing")
    assert house.stop() == 0
    kept = house.kept_actions(table)
    house.start()
    with house.sit(table, have=number) as ann:
        resumed = ann.next()
        assert (resumed["type"], resumed["have"], resumed["number"]) == ("resumed", number, len(kept) + 1)
        while ann.number < 3:  # the computer player plays on
            ann.next()
    assert kept.items() <= house.kept_actions(table).items()


# --- looking after a house ---------------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path):
    """A folder with a table that is over and one that isn't."""

    async def story(hall):
        over, _ = await founded(hall, decision_cap=4)
        while over.table.to_act:
            seat = over.table.to_act[0]
            await played(over, seat, over.legal(seat)[0])
        on, _ = await founded(hall)
        await played(on, 0, on.legal(0)[0])
        while over.noted[0] != "over" or hall.background - {hall.ticking}:
            await asyncio.sleep(0.01)
        return over.table.name, on.table.name

    return tmp_path / "data", in_a_hall(tmp_path / "data", story)


def test_a_backup_is_restored_elsewhere(kept, tmp_path):
    data, (_, on) = kept
    assert admin.backup(data, tmp_path / "backup.sqlite") == 2
    assert admin.restore(tmp_path / "backup.sqlite", tmp_path / "elsewhere") == 2

    async def story(hall):
        return (await hall.table(on)).table.number

    assert in_a_hall(tmp_path / "elsewhere", story) == 2
    for again in (
        lambda: admin.backup(data, tmp_path / "backup.sqlite"),
        lambda: admin.restore(tmp_path / "backup.sqlite", data),
    ):
        with pytest.raises(HouseError) as refused:
            again()
        assert refused.value.code == "file_exists"


def test_a_backup_is_made_while_the_house_plays(own_house, tmp_path):
    house = own_house()
    table = house.found()
    with house.sit(table) as ann:
        ann.next()
        ann.say("play", action=ann.legal[0])
        assert admin.backup(house.data, tmp_path / "backup.sqlite") == 1
        assert ann.say("say", text="still here")["type"] == "ack"


def test_what_is_no_backup_is_refused(tmp_path):
    (tmp_path / "poem.txt").write_text("Roses are red" * 1000)
    with pytest.raises(HouseError) as refused:
        admin.restore(tmp_path / "poem.txt", tmp_path / "data")
    assert refused.value.code in ("damaged", "no_store")
    with pytest.raises(HouseError) as refused:
        admin.backup(tmp_path / "nowhere", tmp_path / "copy")
    assert refused.value.code == "no_data"


def test_finished_matches_are_exported_and_verified(kept, tmp_path, capsys):
    data, _ = kept
    assert main(["admin", "export", str(tmp_path / "records"), "--data", str(data)]) == 0
    (record,) = (tmp_path / "records").iterdir()
    assert main(["verify", str(record)]) == 0


def test_old_tables_are_forgotten_and_matches_that_are_on_never(kept):
    data, (over, on) = kept
    assert admin.prune(data, 1) == 0
    assert admin.prune(data, 0) == 1
    with closing(sqlite3.connect(data / "house.sqlite")) as left:
        assert left.execute("SELECT name FROM tables").fetchall() == [(on,)]
        assert left.execute("SELECT count(*) FROM log WHERE name = ?", (over,)).fetchone() == (0,)


def test_the_command_backs_up_restores_exports_and_clears_away(kept, tmp_path, capsys):
    data, (over, on) = kept
    copy, elsewhere, records = tmp_path / "copy.sqlite", tmp_path / "elsewhere", tmp_path / "records"
    say = speak("en")
    for command, told in (
        (["backup", str(copy), "--data", str(data)], say("admin-backed-up", tables=2, path=str(copy))),
        (["restore", str(copy), "--data", str(elsewhere)], say("admin-restored", tables=2, path=str(elsewhere))),
        (["export", str(records), "--data", str(elsewhere)], say("admin-exported", matches=1, path=str(records))),
        (["prune", "--days", "0", "--data", str(elsewhere)], say("admin-pruned", tables=1)),
        (["prune", "--data", str(elsewhere)], say("admin-pruned", tables=0)),
    ):
        assert main(["--language", "en", "admin", *command]) == 0
        assert capsys.readouterr().out.strip() == told
    assert main(["--language", "en", "admin", "restore", str(copy), "--data", str(data)]) == 2
    assert capsys.readouterr().err.count("\n") == 1

    async def story(hall):
        with pytest.raises(HouseError):
            await hall.table(over)
        return (await hall.table(on)).table.number

    assert in_a_hall(elsewhere, story) == 2


@pytest.fixture
def later_migrations(tmp_path):
    """Those of a later version, with a column more."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    number = len(list(folder.glob("*.sql"))) + 1
    (folder / f"{number:04}_more.sql").write_text("ALTER TABLE tables ADD COLUMN more TEXT NOT NULL DEFAULT 'yes';\n")
    return folder


def test_data_of_an_older_version_is_migrated_with_all_that_is_in_it(kept, tmp_path, later_migrations, monkeypatch):
    data, (over, on) = kept
    assert admin.backup(data, tmp_path / "old.sqlite") == 2
    monkeypatch.setattr(migrate, "__defaults__", (later_migrations,))

    async def story(hall):
        tables = [(await hall.table(name)).table for name in (over, on)]
        seat = tables[1].to_act[0]
        live = hall.live[on]
        await played(live, seat, live.legal(seat)[0])
        return [(table.state, table.number) for table in tables]

    assert in_a_hall(data, story) == [("over", 5), ("playing", 3)]
    assert admin.restore(tmp_path / "old.sqlite", tmp_path / "elsewhere") == 2  # a backup of before, too
    for folder in (data, tmp_path / "elsewhere"):
        with closing(sqlite3.connect(folder / "house.sqlite")) as connection:
            assert connection.execute("SELECT DISTINCT more FROM tables").fetchall() == [("yes",)]
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            assert version == len(list(later_migrations.glob("*.sql")))


def test_a_migration_that_fails_leaves_everything_as_it_was(kept, later_migrations):
    data, _ = kept
    bad = sorted(later_migrations.glob("*.sql"))[-1]
    bad.write_text(bad.read_text() + "INSERT INTO nowhere VALUES (1);\n")
    with closing(connect(data / "house.sqlite")) as connection:
        (before,) = connection.execute("PRAGMA user_version").fetchone()
        with pytest.raises(sqlite3.Error):
            migrate(connection, later_migrations)
    with closing(connect(data / "house.sqlite")) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (before,)
        assert "more" not in [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_the_unit_file_on_the_page_names_options_that_there_are():
    page = (ROOT / "docs" / "house.md").read_text()
    (unit,) = re.findall(r"^```ini\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str
    read.read_string(unit)
    assert {"Unit", "Service", "Install"} == set(read.sections())
    words = read["Service"]["ExecStart"].split()
    assert words[1] == "serve"
    known = {option for parameter in serve.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_migrations_are_numbered_and_run_once(tmp_path):
    assert [int(path.name[:4]) for path in sorted(MIGRATIONS.glob("*.sql"))] == [1, 2]
    with closing(connect(tmp_path / "x.sqlite")) as connection:
        assert migrate(connection) == migrate(connection) == 2
        connection.execute("PRAGMA user_version = 99")
        with pytest.raises(HouseError) as refused:
            migrate(connection)
    assert refused.value.code == "newer_data"


def test_a_port_that_is_taken_is_told_in_a_sentence(house, tmp_path):
    port = house.address.rstrip("/").rpartition(":")[2]
    run = subprocess.run(
        [sys.executable, "-c", "import sys; from baghdad.cli import main; sys.exit(main())", "serve", "--port", port],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PATH": "", "BAGHDAD_DATA": str(tmp_path)},
    )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert port in run.stderr


def test_serving_starts_without_the_compiler(tmp_path):
    script = (
        "import sys; from pathlib import Path\n"
        "from baghdad.house.limits import read_settings\nfrom baghdad.house.serving import listen, store_for\n"
        "from baghdad.house.app import application\n"
        "application(store_for(Path(sys.argv[1]), None), read_settings(None)); listen('127.0.0.1', 0).close()\n"
        "sys.exit('numba' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", script, str(tmp_path)], timeout=60).returncode == 0


@pytest.mark.slow
def test_schemathesis_finds_nothing(house):
    """Every answer fits the description, and nothing breaks; that rules refuse what is well-formed is their right."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{house.address}openapi.json", "--no-color"]
    command += ["--max-examples", "10", "--exclude-checks", "positive_data_acceptance"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=house.data)
    assert done.returncode == 0, done.stdout[-3000:]
