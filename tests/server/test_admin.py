"""Looking after a house: backups, exports, clearing away, migrations."""

import asyncio
import configparser
import re
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
from baghdad.words import speak
from tests.server.halls import founded, in_a_hall, played

ROOT = Path(__file__).parent.parent.parent


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
        with pytest.raises(ServerError) as refused:
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
    with pytest.raises(ServerError) as refused:
        admin.restore(tmp_path / "poem.txt", tmp_path / "data")
    assert refused.value.code in ("damaged", "no_store")
    with pytest.raises(ServerError) as refused:
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
        with pytest.raises(ServerError):
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
    page = (ROOT / "docs" / "server.md").read_text()
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
        with pytest.raises(ServerError) as refused:
            migrate(connection)
    assert refused.value.code == "newer_data"
