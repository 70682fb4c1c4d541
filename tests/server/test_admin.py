"""Administration: backups, exports, pruning, migrations."""

import asyncio
import configparser
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from baghdad.cli import main
from baghdad.cli.serve import serve
from baghdad.server import admin
from baghdad.server.errors import ServerError
from baghdad.server.storage.sql_store import MIGRATIONS
from baghdad.server.storage.sqlite import connect, migrate
from baghdad.words import localizer_for
from tests.server.in_process import create_table, play, run_with_registry

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def stored(tmp_path):
    """Return a data folder with a table that is over and one that isn't, and their names."""

    async def scenario(registry):
        over, _ = await create_table(registry, decision_cap=4)
        while over.table.to_act:
            seat = over.table.to_act[0]
            await play(over, seat, over.legal(seat)[0])
        running, _ = await create_table(registry)
        await play(running, 0, running.legal(0)[0])
        while over.saved_status[0] != "over" or registry.services.tasks - {registry.tick_task}:
            await asyncio.sleep(0.01)
        return over.table.name, running.table.name

    return tmp_path / "data", run_with_registry(tmp_path / "data", scenario)


def test_backup_can_be_restored_into_another_folder(stored, tmp_path):
    data, (_, running) = stored
    assert admin.backup(data, tmp_path / "backup.sqlite") == 2
    assert admin.restore(tmp_path / "backup.sqlite", tmp_path / "elsewhere") == 2

    async def scenario(registry):
        return (await registry.live_table(running)).table.number

    assert run_with_registry(tmp_path / "elsewhere", scenario) == 2
    for again in (
        lambda: admin.backup(data, tmp_path / "backup.sqlite"),
        lambda: admin.restore(tmp_path / "backup.sqlite", data),
    ):
        with pytest.raises(ServerError) as refused:
            again()
        assert refused.value.code == "file_exists"


def test_backup_while_the_server_runs(own_server, tmp_path):
    server = own_server()
    table = server.create_table()
    with server.join(table) as ann:
        ann.next()
        ann.say("play", action=ann.legal[0])
        assert admin.backup(server.data, tmp_path / "backup.sqlite") == 1
        assert ann.say("say", text="still here")["type"] == "ack"


def test_restore_refuses_a_file_that_is_no_backup(tmp_path):
    (tmp_path / "poem.txt").write_text("Roses are red" * 1000)
    with pytest.raises(ServerError) as refused:
        admin.restore(tmp_path / "poem.txt", tmp_path / "data")
    assert refused.value.code in ("damaged", "no_store")
    with pytest.raises(ServerError) as refused:
        admin.backup(tmp_path / "nowhere", tmp_path / "copy")
    assert refused.value.code == "no_data"


def test_finished_matches_are_exported_and_verified(stored, tmp_path, capsys):
    data, _ = stored
    assert main(["admin", "export", str(tmp_path / "records"), "--data", str(data)]) == 0
    (record,) = (tmp_path / "records").iterdir()
    assert main(["verify", str(record)]) == 0


def test_prune_deletes_old_tables_but_no_running_matches(stored):
    data, (over, running) = stored
    assert admin.prune(data, 1) == 0
    assert admin.prune(data, 0) == 1
    with closing(sqlite3.connect(data / "house.sqlite")) as left:
        assert left.execute("SELECT name FROM tables").fetchall() == [(running,)]
        assert left.execute("SELECT count(*) FROM log WHERE name = ?", (over,)).fetchone() == (0,)


def test_admin_command_backs_up_restores_exports_and_prunes(stored, tmp_path, capsys):
    data, (over, running) = stored
    copy, elsewhere, records = tmp_path / "copy.sqlite", tmp_path / "elsewhere", tmp_path / "records"
    say = localizer_for("en")
    for command, output in (
        (["backup", str(copy), "--data", str(data)], say("admin-backed-up", tables=2, path=str(copy))),
        (["restore", str(copy), "--data", str(elsewhere)], say("admin-restored", tables=2, path=str(elsewhere))),
        (["export", str(records), "--data", str(elsewhere)], say("admin-exported", matches=1, path=str(records))),
        (["prune", "--days", "0", "--data", str(elsewhere)], say("admin-pruned", tables=1)),
        (["prune", "--data", str(elsewhere)], say("admin-pruned", tables=0)),
    ):
        assert main(["--language", "en", "admin", *command]) == 0
        assert capsys.readouterr().out.strip() == output
    assert main(["--language", "en", "admin", "restore", str(copy), "--data", str(data)]) == 2
    assert capsys.readouterr().err.count("\n") == 1

    async def scenario(registry):
        with pytest.raises(ServerError):
            await registry.live_table(over)
        return (await registry.live_table(running)).table.number

    assert run_with_registry(elsewhere, scenario) == 2


@pytest.fixture
def later_migrations(tmp_path):
    """Return a folder with the migrations of a later version, which add a column."""
    folder = tmp_path / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    number = len(list(folder.glob("*.sql"))) + 1
    (folder / f"{number:04}_more.sql").write_text("ALTER TABLE tables ADD COLUMN more TEXT NOT NULL DEFAULT 'yes';\n")
    return folder


def test_older_database_is_migrated_with_its_content(stored, tmp_path, later_migrations, monkeypatch):
    data, (over, running) = stored
    assert admin.backup(data, tmp_path / "old.sqlite") == 2
    monkeypatch.setattr(migrate, "__defaults__", (later_migrations,))

    async def scenario(registry):
        tables = [(await registry.live_table(name)).table for name in (over, running)]
        seat = tables[1].to_act[0]
        live_table = registry.live_tables[running]
        await play(live_table, seat, live_table.legal(seat)[0])
        return [(table.state, table.number) for table in tables]

    assert run_with_registry(data, scenario) == [("over", 5), ("playing", 3)]
    assert admin.restore(tmp_path / "old.sqlite", tmp_path / "elsewhere") == 2  # an older backup, too
    for folder in (data, tmp_path / "elsewhere"):
        with closing(sqlite3.connect(folder / "house.sqlite")) as connection:
            assert connection.execute("SELECT DISTINCT more FROM tables").fetchall() == [("yes",)]
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            assert version == len(list(later_migrations.glob("*.sql")))


def test_failed_migration_changes_nothing(stored, later_migrations):
    data, _ = stored
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


def test_unit_file_uses_existing_options():
    unit = (ROOT / "deploy" / "baghdad.service").read_text()
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str
    read.read_string(unit)
    assert {"Unit", "Service", "Install"} == set(read.sections())
    words = read["Service"]["ExecStart"].split()
    assert words[1] == "serve"
    known = {option for parameter in serve.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_migrations_are_numbered_and_run_once(tmp_path):
    assert [int(path.name[:4]) for path in sorted(MIGRATIONS.glob("*.sql"))] == [1, 2, 3, 4, 5]
    with closing(connect(tmp_path / "x.sqlite")) as connection:
        assert migrate(connection) == migrate(connection) == 5
        connection.execute("PRAGMA user_version = 99")
        with pytest.raises(ServerError) as refused:
            migrate(connection)
    assert refused.value.code == "newer_data"


def test_log_entries_by_house_are_migrated_and_the_table_resumes(stored, tmp_path):
    """Protocol 1 wrote `house` for what the server does; migration 3 makes that `server`."""
    data, (over, running) = stored
    with closing(connect(data / "house.sqlite")) as connection:
        assert connection.execute("UPDATE log SET by = 'house' WHERE by = 'server'").rowcount == 2
        connection.execute("DROP TABLE subscriptions")  # what later migrations added
        connection.execute("ALTER TABLE tables DROP COLUMN school")
        connection.execute("PRAGMA user_version = 2")
    assert admin.backup(data, tmp_path / "old.sqlite") == 2
    assert admin.restore(tmp_path / "old.sqlite", tmp_path / "elsewhere") == 2

    async def scenario(registry):
        live_table = await registry.live_table(running)
        seat = live_table.table.to_act[0]
        number = await play(live_table, seat, live_table.legal(seat)[0])
        events = await live_table.all_events()
        finished = await registry.live_table(over)
        return number, [(event.kind, event.by) for event in events], finished.table.state

    for folder in (data, tmp_path / "elsewhere"):
        expected = [("start", "server"), ("play", "person"), ("play", "person")]
        assert run_with_registry(folder, scenario) == (3, expected, "over")
        with closing(connect(folder / "house.sqlite")) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (5,)
            assert connection.execute("SELECT count(*) FROM log WHERE by = 'house'").fetchone() == (0,)
