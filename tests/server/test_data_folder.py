"""Data that a server can't use: one sentence, exit status 2, and nothing is touched."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from baghdad.cli import main
from baghdad.server.storage import data_check
from baghdad.server.storage.folder_lock import folder_lock
from baghdad.server.storage.sqlite import FILE, prepare_file
from baghdad.words import localizer_for
from tests.server.in_process import create_table, run_with_registry
from tests.server.server_process import GENEROUS

SAY = localizer_for("en")


def refusal_of(capsys, data, *arguments):
    """Start a server that must refuse, and return its sentence."""
    assert main(["--language", "en", "serve", "--port", "0", "--data", str(data), *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def stored(tmp_path):
    """Return the file of a server with tables that has stopped."""

    async def scenario(registry):
        for _ in range(20):
            await create_table(registry)

    run_with_registry(tmp_path, scenario)
    return tmp_path / FILE


def other_program(path, statements):
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as database:
        database.executescript(statements)


def cut(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwrite(start, end):
    def damage(path):
        content = bytearray(path.read_bytes())
        content[start:end] = b"\xa5" * len(content[start:end])
        path.write_bytes(bytes(content))

    return damage


DAMAGES = {
    "no database": lambda path: path.write_bytes(b"no database" * 100),
    "short": lambda path: path.write_bytes(b"SQLite format 3\0"),
    "cut": cut,
    "schema": overwrite(100, 4096),
    "pages": overwrite(4096, 40960),
    "all but the header": overwrite(4096, None),
    "other program": lambda path: other_program(path, "CREATE TABLE bookmarks (url TEXT)"),
    "other program with a version": lambda path: other_program(
        path, "CREATE TABLE log (url TEXT); PRAGMA user_version = 3"
    ),
    "other program with a log": lambda path: other_program(
        path, "PRAGMA journal_mode = WAL; CREATE TABLE bookmarks (url TEXT)"
    ),
}


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_damaged_or_foreign_file_is_refused_and_not_touched(stored, capsys, damage, workers):
    damage(stored)
    before = contents(stored.parent)
    refused = refusal_of(capsys, stored.parent, "--workers", workers)
    assert SAY("server-error-unusable-data", path=str(stored)) in refused
    assert contents(stored.parent) == before


def test_data_of_a_newer_version_are_refused_and_not_touched(stored, capsys):
    with closing(sqlite3.connect(stored)) as database:
        database.execute("PRAGMA user_version = 99")
    before = contents(stored.parent)
    assert "99" in refusal_of(capsys, stored.parent)
    assert contents(stored.parent) == before


def test_large_file_is_checked_in_part(stored, monkeypatch):
    monkeypatch.setattr(data_check, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(data_check, "STEPS_BETWEEN", 1)
    data_check.check_file(stored)


def test_sound_files_are_accepted(stored, tmp_path):
    data_check.check_file(stored)
    data_check.check_file(tmp_path / "nowhere")
    (tmp_path / "empty").touch()
    data_check.check_file(tmp_path / "empty")


def test_entries_that_a_killed_server_left_in_the_log_are_checked_too(tmp_path):
    path = tmp_path / FILE
    prepare_file(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("INSERT INTO mutes VALUES ('table', 0, 1)")
        database.commit()
        copy = tmp_path / "copy"
        copy.mkdir()
        for each in tmp_path.glob(f"{FILE}*"):
            (copy / each.name).write_bytes(each.read_bytes())
    data_check.check_file(copy / FILE)
    with closing(sqlite3.connect(copy / FILE)) as database:
        assert database.execute("SELECT * FROM mutes").fetchall() == [("table", 0, 1)]


@pytest.fixture
def mount(tmp_path):
    """Return a function that mounts a small disk, where the tests may do that."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root mounts disks")
    place = tmp_path / "disk"
    place.mkdir()

    def mount_with(options):
        if subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place)], check=False).returncode:
            pytest.skip("no disk can be mounted here")
        return place

    yield mount_with
    subprocess.run(["umount", "--lazy", str(place)], check=True)


def test_full_disk_at_the_start_is_refused_and_nothing_is_left_behind(mount, capsys):
    disk = mount("size=64k")
    (disk / "ballast").write_bytes(b"x" * 60 * 1024)
    assert FILE in refusal_of(capsys, disk / "data")
    assert list((disk / "data").iterdir()) == []


def test_full_disk_under_existing_tables_is_refused_and_nothing_is_touched(mount, capsys):
    disk = mount("size=1m")

    async def scenario(registry):
        await create_table(registry)

    run_with_registry(disk, scenario)
    with (disk / "ballast").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass
    before = (disk / FILE).read_bytes()
    assert FILE in refusal_of(capsys, disk)
    assert (disk / FILE).read_bytes() == before


def test_read_only_folder_is_refused(mount, capsys):
    disk = mount("size=1m")
    prepare_file(disk / "data" / FILE)
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    before = contents(disk / "data")
    assert FILE in refusal_of(capsys, disk / "data")
    assert str(disk) in refusal_of(capsys, disk / "elsewhere")
    assert contents(disk / "data") == before


def test_second_server_of_a_data_folder_is_refused(own_server, capsys, tmp_path):
    server = own_server(GENEROUS)
    for workers in ("1", "2"):
        refused = refusal_of(capsys, server.data, "--workers", workers)
        assert SAY("server-error-folder-in-use", path=str(server.data)) in refused
    created = server.create_table()
    assert server.stop() == 0
    server.arguments = ("--workers", "2")
    server.start()  # the lock is free again
    assert SAY("server-error-folder-in-use", path=str(server.data)) in refusal_of(capsys, server.data)
    assert server.ask("GET", f"api/tables/{created['table']['table']}")[0] == 403


def test_folder_can_be_locked_again_after_an_error(tmp_path):
    def fail():
        raise RuntimeError("anything")

    with pytest.raises(RuntimeError), folder_lock(tmp_path):
        fail()
    with folder_lock(tmp_path):
        pass


def test_database_that_cannot_be_reached_is_refused(tmp_path, capsys):
    pytest.importorskip("asyncpg")
    refused = refusal_of(capsys, tmp_path, "--database", f"postgresql://nobody@/none?host={tmp_path}")
    assert "none" in refused
    assert "nobody" not in refused


def test_database_of_another_program_is_refused(postgres, capsys, tmp_path):
    postgres.run("CREATE DATABASE foreign_tables")
    address = postgres.running.get_uri("foreign_tables")
    postgres.run("CREATE TABLE tables (url TEXT)", address)
    refusal_of(capsys, tmp_path, "--database", address)
    assert postgres.run("SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'", address) == 1
