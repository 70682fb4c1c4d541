"""Tables in the store and in memory: deadlines, options, and tables that are loaded again."""

import random
import time

from baghdad.server import protocol
from baghdad.server.errors import ServerError
from baghdad.server.processes.worker_group import WorkerGroup
from tests.server.in_process import create_table, play, run_with_registry


def test_deadline_is_stored_with_the_move_that_causes_it(tmp_path):
    async def scenario(registry):
        clock = protocol.Clock(seconds=30)
        created = await registry.create_table(
            protocol.NewTable(game="dieb", seats=[protocol.SeatWish("person")] * 2, clock=clock)
        )
        live_table = registry.live_tables[created.table.table]
        await registry.store.save_status(live_table.table.name, "playing", None)  # as while a computer player decides

        async def do_nothing(*_):
            return None

        registry.store.save_status = do_nothing
        began = time.time()
        assert await registry.store.overdue_tables(began + 40) == []
        await play(live_table, 0, live_table.legal(0)[0])
        assert await registry.store.overdue_tables(began + 29) == []
        assert await registry.store.overdue_tables(time.time() + 31) == [live_table.table.name]

    run_with_registry(tmp_path, scenario)


def test_overdue_tables_of_other_workers_and_broken_ones_keep_no_table_waiting(tmp_path, monkeypatch):
    many = 150

    async def scenario(registry):
        seats = [protocol.SeatWish("person")] * 2
        created = [await registry.create_table(protocol.NewTable(game="dieb", seats=seats)) for _ in range(many)]
        names = [each.table.table for each in created]
        for due, name in enumerate(names):
            await registry.store.save_status(name, "playing", float(due))
        assert await registry.store.overdue_tables(time.time()) == names
        registry.drop_idle_tables(-1)
        load = registry.live_table

        async def fail_for_the_first(name):
            if name == names[0]:
                raise ServerError("not_stored")
            return await load(name)

        registry.live_table = fail_for_the_first
        monkeypatch.setattr(WorkerGroup, "owns", lambda self, name: name in (names[0], names[-1]))
        await registry.load_overdue_tables()
        assert list(registry.live_tables) == names[-1:]

    run_with_registry(tmp_path, scenario)


def test_tables_with_equal_options_share_them(tmp_path):
    async def scenario(registry):
        seats = [protocol.SeatWish("person")] * 2
        wishes = [{"tactical": True}, {"tactical": True}, {}]
        created = [
            await registry.create_table(protocol.NewTable(game="dieb", seats=seats, options=options))
            for options in wishes
        ]
        first, second, other = (registry.live_tables[each.table.table].table.options for each in created)
        assert first is second
        assert (first.tactical, other.tactical) == (True, False)

    run_with_registry(tmp_path, scenario)


def test_table_dropped_from_memory_is_loaded_as_it_was(tmp_path):
    async def scenario(registry):
        live_table, _ = await create_table(registry, "voleurs", 3)
        rng = random.Random(3)
        for _ in range(40):
            seat = rng.choice(live_table.table.blocking_seats)
            await play(live_table, seat, rng.choice(live_table.legal(seat)))
        registry.drop_idle_tables(0)
        assert registry.live_tables == {}
        again = await registry.live_table(live_table.table.name)
        assert again is not live_table
        assert again.table.match.position() == live_table.table.match.position()
        assert again.table.to_act == live_table.table.to_act
        assert again.table.number == live_table.table.number
        assert again.table.info() == live_table.table.info()

    run_with_registry(tmp_path, scenario)
