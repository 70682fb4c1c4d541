"""Group commit of log entries, and the metrics of every move."""

import asyncio

from prometheus_client import CollectorRegistry, generate_latest

from baghdad.server.metrics import CounterFamily, HistogramFamily
from baghdad.server.storage.store import LogEntry
from tests.server.in_process import check_table_names_are_unique, create_table, play, run_with_registry


def test_moves_at_many_tables_share_a_commit(tmp_path):
    async def scenario(registry):
        tables = [live_table for live_table, _ in [await create_table(registry) for _ in range(40)]]
        store, sizes = registry.store, []
        write_batch = store._write_batch

        def counted(jobs):
            sizes.append(sum(len(job.entries) for job in jobs))
            return write_batch(jobs)

        store._write_batch = counted
        await asyncio.gather(*(play(live_table, 0, live_table.legal(0)[0]) for live_table in tables))
        assert sum(sizes) == len(tables)
        assert len([size for size in sizes if size]) <= 2  # others only save the status of tables
        assert all(live_table.table.number == 2 for live_table in tables)

    run_with_registry(tmp_path, scenario)


def test_entry_that_cannot_be_stored_does_not_fail_others_of_its_batch(tmp_path):
    async def scenario(registry):
        store = registry.store
        entries = [LogEntry(number, 0, "say", "person", "{}", "", 0.0) for number in (1, 1, 2)]
        stored = await asyncio.gather(*(store.append("table", [entry]) for entry in entries))
        assert stored == [True, False, True]
        assert [entry.number for entry in await store.load_log("table")] == [1, 2]

    run_with_registry(tmp_path, scenario)


def test_table_names_are_unique(tmp_path):
    run_with_registry(tmp_path, lambda registry: check_table_names_are_unique(registry.store))


def test_queued_entries_are_written_before_the_store_closes(tmp_path):
    async def scenario(registry):
        entry = LogEntry(1, 0, "say", "person", "{}", "", 0.0)
        waiting = asyncio.ensure_future(registry.store.append("table", [entry]))
        await asyncio.sleep(0)
        return waiting

    assert run_with_registry(tmp_path, scenario).result()


def test_counter_and_histogram_families_render_like_the_librarys():
    registry = CollectorRegistry()
    counters, histograms = (
        CounterFamily("lines", "Lines", ("kind",)),
        HistogramFamily("seconds", "Times", ("command",), (0.1, 1.0)),
    )
    registry.register(counters)
    registry.register(histograms)
    for kind in ("play", "say", "play"):
        counters.add(kind)
    for seconds in (0.05, 0.1, 0.5, 7.0):
        histograms.of("play").observe(seconds)
    page = generate_latest(registry).decode()
    for line in (
        'lines_total{kind="play"} 2.0',
        'seconds_bucket{command="play",le="0.1"} 2.0',
        'seconds_bucket{command="play",le="1.0"} 3.0',
        'seconds_bucket{command="play",le="+Inf"} 4.0',
        'seconds_count{command="play"} 4.0',
    ):
        assert line in page
