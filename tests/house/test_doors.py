"""What stands around the tables: HTTP and its description, metrics, logs, the example, looking after a house."""

import asyncio
import json
import re
import signal
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from baghdad.cli import main
from baghdad.house import admin, wire
from baghdad.house.errors import STATUSES, HouseError
from baghdad.house.limits import Limits, Settings, read_settings
from baghdad.house.openapi import document
from baghdad.house.pages import ENDPOINTS
from baghdad.house.sqlite import MIGRATIONS, connect, migrate
from tests.house.halls import founded, in_a_hall, played
from tests.house.houses import PERSON

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


def test_metrics_count_what_was_done(house):
    table = house.found()
    with house.sit(table) as ann:
        ann.next()
        ann.say("play", action=ann.legal[0])
        ann.say("play", action="end")
    status, page = house.ask("GET", "metrics")
    assert status == 200
    for name in (
        'baghdad_lines_total{by="person",game="dieb",kind="play"}',
        'baghdad_refusals_total{code="',
        "baghdad_command_seconds_bucket",
        "baghdad_storing_seconds_bucket",
        "baghdad_sockets ",
        "baghdad_queued_messages ",
        "baghdad_live_tables ",
        "baghdad_minds_busy ",
    ):
        assert name in page, name


def test_logs_are_json_lines(house):
    house.ask("GET", "api/games")
    lines = (house.data / "log.txt").read_text().splitlines()
    assert lines
    for line in lines:
        assert {"at", "level", "what"} <= set(json.loads(line))


def test_a_graceful_stop_disturbs_no_match(own_house):
    house = own_house()
    table = house.found("dieb")
    with house.sit(table) as ann:
        ann.next()
        number = ann.say("play", action=ann.legal[0])["number"]
        house.process.send_signal(signal.SIGTERM)
        with pytest.raises(Exception, match="1012"):
            ann.until("never")
    assert house.stop() == 0
    house.start()
    with house.sit(table, have=number) as ann:
        assert ann.next() == {"type": "resumed", "number": number, "have": number, "you": 0}


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


def test_migrations_are_numbered_and_run_once(tmp_path):
    assert [int(path.name[:4]) for path in sorted(MIGRATIONS.glob("*.sql"))] == [1]
    with closing(connect(tmp_path / "x.sqlite")) as connection:
        assert migrate(connection) == migrate(connection) == 1
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
    command += ["--max-examples", "40", "--exclude-checks", "positive_data_acceptance"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=house.data)
    assert done.returncode == 0, done.stdout[-3000:]
