"""Lines that come together are stored together, and what is counted with every move is counted right."""

import asyncio

from prometheus_client import CollectorRegistry, generate_latest

from baghdad.server.metric_families import Counts, Timings
from baghdad.server.storage.store import LogEntry
from tests.server.halls import check_a_name_is_given_once, founded, in_a_hall, played


def test_moves_at_many_tables_share_a_stroke(tmp_path):
    async def story(hall):
        tables = [live for live, _ in [await founded(hall) for _ in range(40)]]
        store, strokes = hall.store, []
        stroke = store._stroke

        def counted(jobs):
            strokes.append(sum(len(job.lines) for job in jobs))
            return stroke(jobs)

        store._stroke = counted
        await asyncio.gather(*(played(live, 0, live.legal(0)[0]) for live in tables))
        assert sum(strokes) == len(tables)
        assert len([lines for lines in strokes if lines]) <= 2  # others only note how far a table is
        assert all(live.table.number == 2 for live in tables)

    in_a_hall(tmp_path, story)


def test_one_that_cannot_be_stored_does_not_spoil_the_stroke_for_others(tmp_path):
    async def story(hall):
        store = hall.store
        lines = [LogEntry(number, 0, "say", "person", "{}", "", 0.0) for number in (1, 1, 2)]
        answers = await asyncio.gather(*(store.append("table", [line]) for line in lines))
        assert answers == [True, False, True]
        assert [entry.number for entry in await store.log("table")] == [1, 2]

    in_a_hall(tmp_path, story)


def test_a_name_is_given_once(tmp_path):
    in_a_hall(tmp_path, lambda hall: check_a_name_is_given_once(hall.store))


def test_what_is_waiting_is_written_before_the_store_closes(tmp_path):
    async def story(hall):
        line = LogEntry(1, 0, "say", "person", "{}", "", 0.0)
        waiting = asyncio.ensure_future(hall.store.append("table", [line]))
        await asyncio.sleep(0)
        return waiting

    assert in_a_hall(tmp_path, story).result()


def test_counters_read_as_the_library_writes_them():
    registry = CollectorRegistry()
    counts, timings = Counts("lines", "Lines", ("kind",)), Timings("seconds", "Times", ("command",), (0.1, 1.0))
    registry.register(counts)
    registry.register(timings)
    for kind in ("play", "say", "play"):
        counts.add(kind)
    for seconds in (0.05, 0.1, 0.5, 7.0):
        timings.of("play").observe(seconds)
    page = generate_latest(registry).decode()
    for line in (
        'lines_total{kind="play"} 2.0',
        'seconds_bucket{command="play",le="0.1"} 2.0',
        'seconds_bucket{command="play",le="1.0"} 3.0',
        'seconds_bucket{command="play",le="+Inf"} 4.0',
        'seconds_count{command="play"} 4.0',
    ):
        assert line in page
