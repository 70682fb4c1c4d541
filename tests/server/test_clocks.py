"""The clock of a turn goes on steadily when the wall clock is set while the server runs."""

import asyncio
import time

import pytest

from baghdad.server import clock, protocol
from baghdad.server.commands.say import Say
from tests.server.in_process import PERSON, RecordingReader, play, run_with_registry
from tests.server.server_process import TIMEOUT

HOUR = 3600


@pytest.fixture(params=[-HOUR, HOUR], ids=["back", "forward"])
def set_wall_clock(request, monkeypatch):
    """Return a function that sets the wall clock an hour back or forward."""
    read = time.time

    def set_clock():
        monkeypatch.setattr(time, "time", lambda: read() + request.param)

    return set_clock


async def table_with_clock(registry, seconds):
    wanted = protocol.NewTable(game="dieb", seats=[PERSON, PERSON], clock=protocol.Clock(seconds=seconds))
    created = await registry.create_table(wanted)
    return registry.live_tables[created.table.table]


def seconds_left(live_table):
    return live_table.automation.timer.when() - asyncio.get_running_loop().time()


def test_turn_keeps_its_time_when_the_wall_clock_is_set(tmp_path, set_wall_clock):
    async def scenario(registry):
        live_table = await table_with_clock(registry, 10 * HOUR)
        deadline, began = live_table.table.deadline, time.monotonic()
        set_wall_clock()
        await live_table.run_command(0, Say(id="1", after=1, text="la"), lambda number: None)
        assert live_table.table.deadline == deadline
        assert 10 * HOUR - (time.monotonic() - began) - 1 < seconds_left(live_table) <= 10 * HOUR
        registry.drop_idle_tables(0)
        again = await registry.live_table(live_table.table.name)
        assert again is not live_table
        again.automation.schedule()
        assert 10 * HOUR - (time.monotonic() - began) - 1 < seconds_left(again) <= 10 * HOUR

    run_with_registry(tmp_path, scenario)


def test_new_turn_gets_its_whole_time_after_the_wall_clock_was_set(tmp_path, set_wall_clock):
    async def scenario(registry):
        live_table = await table_with_clock(registry, 10 * HOUR)
        set_wall_clock()
        began = time.monotonic()
        await play(live_table, 0, live_table.legal(0)[0])
        assert 10 * HOUR - (time.monotonic() - began) - 1 < seconds_left(live_table) <= 10 * HOUR

    run_with_registry(tmp_path, scenario)


def test_stand_in_plays_when_the_time_is_up_though_the_wall_clock_was_set(tmp_path, set_wall_clock):
    async def scenario(registry):
        live_table = await table_with_clock(registry, 1)
        set_wall_clock()
        async with asyncio.timeout(TIMEOUT):
            while live_table.table.number < 2:
                await asyncio.sleep(0.01)
        assert live_table.table.recent_events[1].by == "clock"

    run_with_registry(tmp_path, scenario)


def test_tables_are_overdue_by_the_steady_clock(tmp_path, set_wall_clock):
    async def scenario(registry):
        loaded = [await table_with_clock(registry, seconds) for seconds in (1800, 10 * HOUR)]
        registry.drop_idle_tables(0)
        set_wall_clock()
        await registry.load_overdue_tables()
        assert registry.live_tables == {}
        assert loaded[0].table.deadline - clock.now() > 1000

    run_with_registry(tmp_path, scenario)


def test_clients_are_told_the_deadline_in_the_wall_clock(tmp_path, set_wall_clock):
    async def scenario(registry):
        live_table = await table_with_clock(registry, 10 * HOUR)
        reader = RecordingReader(0)
        set_wall_clock()
        await live_table.join(reader, None)
        await play(live_table, 0, live_table.legal(0)[0])
        assert [message["type"] for message in reader.messages] == ["snapshot", "update"]
        for message in reader.messages:
            assert 10 * HOUR - TIMEOUT < message["deadline"] - time.time() <= 10 * HOUR + 1

    run_with_registry(tmp_path, scenario)
