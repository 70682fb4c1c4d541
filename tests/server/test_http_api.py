"""The HTTP API and its description, the documents about it, metrics, logs, and the example bot."""

import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import baghdad
from baghdad.core.options import declared
from baghdad.server import protocol
from baghdad.server.commands.say import CHAT_TEMPLATES
from baghdad.server.errors import STATUSES
from baghdad.server.http.api import ENDPOINTS
from baghdad.server.http.openapi import document
from baghdad.server.settings import Limits, Settings, read_settings
from baghdad.words import LANGUAGES, localizer_for
from tests.cli.conftest import AS_COMMAND
from tests.server.server_process import PERSON, TIMEOUT

ROOT = Path(__file__).parent.parent.parent
BOT = {"kind": "bot", "bot": "apprentice"}


def test_example_bot_joins_by_link_and_plays_a_whole_match(server):
    table = server.create_table("dieb", [PERSON, BOT], options={"decision_cap": 60})
    link = f"{server.address}#table={table['table']['table']}&token={table['tokens'][0]}"
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), link], capture_output=True, text=True, timeout=TIMEOUT
    )
    assert done.returncode == 0, done.stderr
    assert "'scores'" in done.stdout
    assert done.stderr == ""


def test_example_bot_reconnects_when_the_server_stops_or_crashes(own_server):
    server = own_server()
    table = server.create_table("dieb", [PERSON, BOT], options={"decision_cap": 400})
    link = f"{server.address}#table={table['table']['table']}&token={table['tokens'][0]}"
    running = subprocess.Popen(
        [sys.executable, str(ROOT / "examples" / "bot.py"), link],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.1", "WEBSOCKETS_BACKOFF_MIN_DELAY": "0.1"},
    )
    try:
        for how, enough in ((signal.SIGTERM, 20), (signal.SIGKILL, 60)):
            while len(server.stored_actions(table)) < enough:
                assert running.poll() is None
                time.sleep(0.01)
            assert server.stop(how) in (0, -signal.SIGKILL)
            server.start()
        output, errors = running.communicate(timeout=TIMEOUT)
    finally:
        running.kill()
    assert running.returncode == 0, errors
    assert "'scores'" in output
    stored = server.stored_actions(table)
    assert sorted(stored) == list(range(2, len(stored) + 2))


def test_example_bot_is_short_and_does_not_import_baghdad():
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
def test_invalid_new_table_is_refused_with_a_code(server, body, code):
    status, problem = server.ask("POST", "api/tables", body)
    assert problem["code"] == code, problem
    assert status == STATUSES.get(code, 400)


@pytest.mark.parametrize(("chosen", "stored"), [({}, {"draw_first": True}), ({"draw_first": False}, {})])
def test_who_begins_is_drawn_at_new_tables_unless_said_otherwise(server, chosen, stored):
    created = server.create_table("voleurs", [PERSON] * 3, options=chosen)
    assert created["table"]["options"] == stored


def test_unknown_path_method_and_table_are_refused_with_a_code(server):
    for method, path, code in (
        ("GET", "nowhere", "no_such_page"),
        ("DELETE", "api/tables", "bad_method"),
        ("GET", "api/tables/nowhere", "no_such_table"),
        ("GET", "api/tables/nowhere/steps/x", "no_such_table"),
        ("POST", "api/tables/nowhere/commands", "not_json"),
    ):
        assert server.ask(method, path)[1]["code"] == code


def test_openapi_describes_every_endpoint_and_its_references_exist(server):
    status, described = server.ask("GET", "openapi.json")
    assert status == 200
    assert described == json.loads(json.dumps(document(ENDPOINTS)))
    assert {(method.upper(), path) for path, found in described["paths"].items() for method in found} == {
        (endpoint.method, endpoint.path) for endpoint in ENDPOINTS
    }
    schemas = described["components"]["schemas"]
    references = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described)))
    assert references <= set(schemas)
    assert {"Hello", "Update", "Snapshot", "Reject", "NewTable"} <= set(schemas)


def test_protocol_docs_name_every_message_code_and_endpoint():
    page = (ROOT / "docs" / "protocol.md").read_text()
    named = set(re.findall(r"`([a-z_]+)`", page))
    described = document(ENDPOINTS)
    for schema in described["components"]["schemas"].values():
        kind = schema.get("properties", {}).get("type", {}).get("enum", [None])[0] or schema.get("properties", {}).get(
            "type", {}
        ).get("const")
        if kind:
            assert kind in named
    sources = "\n".join(path.read_text() for path in (ROOT / "src" / "baghdad" / "server").rglob("*.py"))
    for code in set(re.findall(r'ServerError\(\s*"([a-z_]+)"', sources)) - OPERATORS:
        assert code in named, code
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in page


def test_examples_in_the_protocol_docs_are_valid_messages():
    page = (ROOT / "docs" / "protocol.md").read_text()
    blocks = re.findall(r"^```json\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    assert len(lines) > 8
    kinds = {kind.__struct_config__.tag: kind for kind in (*protocol.Incoming.__args__, *protocol.Outgoing.__args__)}
    for line in lines:
        message = json.loads(line)
        assert set(message) <= {"type", *kinds[message["type"]].__struct_fields__}
        assert msgspec.convert(message, kinds[message["type"]])


def test_settings_in_the_docs_are_the_defaults(tmp_path):
    page = (ROOT / "docs" / "server.md").read_text()
    blocks = re.findall(r"^```toml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (shown,) = [block for block in blocks if "[limits]" in block]
    (tmp_path / "server.toml").write_text(shown)
    assert read_settings(tmp_path / "server.toml") == Settings()
    assert set(tomllib.loads(shown)["limits"]) == set(Limits.__struct_fields__)


# Codes that only operators of a server read.
OPERATORS = {"no_store", "no_data", "damaged", "file_exists", "newer_data", "no_settings", "bad_settings"}
OPERATORS |= {
    "bad_push_key",
    "cannot_listen",
    "bad_database",
    "no_extra",
    "no_workers",
    "unusable_data",
    "folder_in_use",
}


def test_metrics_count_moves_and_the_docs_name_all_metrics(server):
    table = server.create_table("dieb", [PERSON, BOT])
    with server.join(table) as ann:
        ann.next()
        ann.say("play", action="end")
        ann.say("play", action=ann.legal[0])
        while ann.number < 3:
            ann.next()
        status, page = server.ask("GET", "metrics")
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
    assert counted == set(re.findall(r"`(baghdad_\w+)`", (ROOT / "docs" / "server.md").read_text()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_chat_templates_exist_in_every_language(language):
    assert all(localizer_for(language)(template) for template in CHAT_TEMPLATES)


def test_games_are_sent_with_their_declarations(server):
    games = server.ask("GET", "api/games")[1]["games"]
    assert [info["game"] for info in games] == list(baghdad.games())
    for info in games:
        game = baghdad.game(info["game"])
        assert (info["title"], info["lesson"]) == (game.title, game.has_part("lesson"))
        assert [option["name"] for option in info["options"]] == [each.name for each in declared(game.options_type)]
        for option in info["options"]:
            assert (option["min_players"] == 2) == (option["name"] == "two_players")


def test_logs_are_json_lines(server):
    server.ask("GET", "api/games")
    lines = (server.data / "log.txt").read_text().splitlines()
    assert lines
    for line in lines:
        assert {"at", "level", "what"} <= set(json.loads(line))


# A server that waits for a file before it imports the rules.
DELAYED_SERVE = """
import time
from pathlib import Path
from baghdad.server import context

import_rules = context.import_rules

def import_later():
    while not Path({path!r}).exists():
        time.sleep(0.01)
    import_rules()

context.import_rules = import_later
"""
DELAYED_SERVE += AS_COMMAND


@pytest.mark.slow
def test_serve_command_prints_its_address_at_once_gets_ready_and_stops_gracefully(tmp_path):
    """Start the one server of these tests that isn't forked. It imports the rules when a file exists."""
    signal_file = tmp_path / "import now"
    script = DELAYED_SERVE.format(path=str(signal_file))
    command = [sys.executable, "-c", script, "--language", "en", "serve", "--port", "0", "--data", str(tmp_path)]
    with (tmp_path / "log.txt").open("wb") as log:
        running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    try:
        line = running.stdout.readline()
        address = "http" + line.partition("http")[2].strip()
        assert status_of(address + "healthz") == 200
        assert status_of(address + "readyz") == 503  # the rules aren't imported yet
        signal_file.touch()
        until = time.monotonic() + TIMEOUT
        while status_of(address + "readyz") != 200:
            assert time.monotonic() < until
            time.sleep(0.1)
        running.send_signal(signal.SIGTERM)
        assert running.wait(TIMEOUT) == 0
    finally:
        running.kill()
        running.stdout.close()
    assert [json.loads(line)["what"] for line in (tmp_path / "log.txt").read_text().splitlines()][-1] == "closed"


def status_of(address):
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_graceful_stop_closes_connections_with_1012_and_the_match_goes_on(own_server):
    server = own_server()
    table = server.create_table("dieb", [PERSON, BOT, PERSON])
    with server.join(table) as ann, server.watch(table) as watcher:
        ann.next(), watcher.next()
        number = ann.say("play", action=ann.legal[0])["number"]
        server.process.send_signal(signal.SIGTERM)
        for client in (ann, watcher):
            assert client.until("bye")["code"] == "closing"
            with pytest.raises(ConnectionClosed) as closed:
                client.until("never")
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "closing")
    assert server.stop() == 0
    stored = server.stored_actions(table)
    server.start()
    with server.join(table, last_seen=number) as ann:
        resumed = ann.next()
        assert (resumed["type"], resumed["last_seen"], resumed["number"]) == ("resumed", number, len(stored) + 1)
        while ann.number < 3:  # the computer player plays on
            ann.next()
    assert stored.items() <= server.stored_actions(table).items()


def test_port_in_use_is_reported_in_one_sentence(server, tmp_path):
    port = server.address.rstrip("/").rpartition(":")[2]
    run = subprocess.run(
        [sys.executable, "-c", "import sys; from baghdad.cli import main; sys.exit(main())", "serve", "--port", port],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env={"PATH": "", "BAGHDAD_DATA": str(tmp_path)},
    )
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert port in run.stderr


def test_app_starts_without_importing_numba(tmp_path):
    script = (
        "import sys; from pathlib import Path\n"
        "from baghdad.server.settings import read_settings\nfrom baghdad.server.runner import listen, store_for\n"
        "from baghdad.server.app import create_app\n"
        "create_app(store_for(Path(sys.argv[1]), None), read_settings(None)); listen('127.0.0.1', 0).close()\n"
        "sys.exit('numba' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", script, str(tmp_path)], timeout=TIMEOUT).returncode == 0


# A body that breaks the schema may also be too large, which schemathesis doesn't expect by default.
SCHEMATHESIS_CONFIG = """[checks]
negative_data_rejection.expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, "5xx"]
"""


@pytest.mark.slow
def test_schemathesis_finds_no_errors(server):
    """Check that every answer fits the description; the rules may refuse well-formed requests."""
    (server.data / "schemathesis.toml").write_text(SCHEMATHESIS_CONFIG)
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}openapi.json", "--no-color"]
    command += ["--max-examples", "10", "--exclude-checks", "positive_data_acceptance"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * TIMEOUT, cwd=server.data)
    assert done.returncode == 0, done.stdout[-3000:]
