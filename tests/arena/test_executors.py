"""Executors: results are the same with any number of worker processes."""

import os
import signal

import msgspec
import pytest

from baghdad.arena.contest_match import play
from baghdad.arena.contest_run import ContestRun
from baghdad.arena.errors import ArenaError
from baghdad.arena.executors import MAX_DEATHS, ChunkResult, InProcess, Processes, TaskQueue
from baghdad.arena.results import points_of, results_of
from baghdad.arena.sprt import Sprt
from tests.arena.contests import play_here, short_contest, without_times


def test_worker_processes_give_the_same_results_even_if_one_dies():
    contest = short_contest(decision_cap=100)
    run = ContestRun([contest], [30])
    killed = 0
    with Processes(2) as executor:
        for _ in run.play(executor):
            if not killed:
                killed = executor.workers[0].process.pid
                os.kill(killed, signal.SIGKILL)
        assert executor.deaths == 1
        assert all(worker.process.pid != killed for worker in executor.workers)
        processes = [worker.process for worker in executor.workers]
    assert not any(process.is_alive() for process in processes)
    here = results_of(contest, play_here(contest, 30))
    assert without_times(results_of(contest, run.counted_matches())) == without_times(here)


def test_points_are_counted_before_matches_are_asked_for():
    contest = short_contest("greedy", "random", "greedy", decision_cap=0)
    run = ContestRun([contest], [60])
    for _ in run.play(InProcess()):
        assert run.done == run.done_in(0) == pytest.approx(sum(run.points[0]))
    points, matches = run.points[0], run.counted_matches()
    assert [match.index for match in matches] == list(range(60))
    assert run.done == 60
    assert points == pytest.approx(
        [sum(column) for column in zip(*(points_of(contest, m) for m in matches), strict=True)]
    )
    assert matches == [with_seconds_of(match, play(contest, 0, match.index, keep_actions=False)) for match in matches]


def with_seconds_of(match, other):
    """Return another match with the times of one."""
    return msgspec.structs.replace(other, seconds=match.seconds)


def test_exception_in_a_worker_reaches_the_parent(tmp_path):
    file = tmp_path / "bad.py"
    file.write_text("class Bad:\n    def choose(self, knowledge, chance):\n        return 1 / 0\n")
    run = ContestRun([short_contest(f"{file}:Bad", "random")], [2])
    with Processes(1) as executor, pytest.raises(ArenaError) as raised:
        list(run.play(executor))
    assert raised.value.code == "bot_failed"


def test_run_is_given_up_if_workers_keep_dying(tmp_path):
    file = tmp_path / "deadly.py"
    file.write_text("import os\nclass Bad:\n    def choose(self, knowledge, chance):\n        os._exit(1)\n")
    run = ContestRun([short_contest(f"{file}:Bad", "random")], [2])
    with Processes(1) as executor:
        executor.deaths = MAX_DEATHS - 1
        with pytest.raises(ArenaError) as raised:
            list(run.play(executor))
    assert raised.value.code == "workers_die"


def test_chunk_size_grows_to_the_target_duration():
    contest = short_contest()
    tasks = TaskQueue([contest], [list(range(10_000))], keep_actions=False)
    sizes = []
    for _ in range(8):
        chunk = tasks.next_chunk()
        sizes.append(len(chunk.indices))
        done = play_here(contest, 1) * len(chunk.indices)
        tasks.adapt_chunk_size(ChunkResult(0, done, 0.001 * len(chunk.indices)))
    assert sizes[:4] == [1, 4, 16, 64]
    assert sizes[-1] == 300


def test_sprt_ends_at_the_same_deal_in_any_order():
    """Matches may arrive in any order; deals are tested in order."""
    contest = short_contest("greedy", "random", decision_cap=0)

    in_order = ContestRun([contest], [40], sprt=Sprt(0, 300))
    list(in_order.play(InProcess()))
    matches = in_order.counted_matches()
    assert in_order.sprt.verdict == "better"
    assert len(matches) < 40
    shuffled = ContestRun([contest], [40], sprt=Sprt(0, 300))
    shuffled._add(list(reversed(matches)))
    assert shuffled._is_sprt_over()
    assert shuffled.counted_matches() == matches
    assert shuffled.sprt.llr == in_order.sprt.llr
