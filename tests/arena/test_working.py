"""However many play, the matches are the same."""

import os
import signal

import pytest

from baghdad.arena.contest_run import Run
from baghdad.arena.errors import ArenaError
from baghdad.arena.executors import MOST_DEATHS, InProcess, Processes, Tasks
from baghdad.arena.results import results_of
from baghdad.arena.sprt import Sprt
from tests.arena.contests import played, short, without_times


def test_two_processes_play_what_one_does_even_if_one_of_them_dies():
    contest = short(decision_cap=100)
    run = Run([contest], [30])
    killed = 0
    with Processes(2) as crew:
        for _ in run.play(crew):
            if not killed:
                killed = crew.workers[0].process.pid
                os.kill(killed, signal.SIGKILL)
        assert crew.deaths == 1
        assert all(worker.process.pid != killed for worker in crew.workers)
        processes = [worker.process for worker in crew.workers]
    assert not any(process.is_alive() for process in processes)
    here = results_of(contest, played(contest, 30))
    assert without_times(results_of(contest, run.counted())) == without_times(here)


def test_what_fails_in_a_process_is_told(tmp_path):
    file = tmp_path / "bad.py"
    file.write_text("class Bad:\n    def choose(self, knowledge, chance):\n        return 1 / 0\n")
    run = Run([short(f"{file}:Bad", "random")], [2])
    with Processes(1) as crew, pytest.raises(ArenaError) as raised:
        list(run.play(crew))
    assert raised.value.code == "bot_failed"


def test_processes_that_keep_dying_are_given_up(tmp_path):
    file = tmp_path / "deadly.py"
    file.write_text("import os\nclass Bad:\n    def choose(self, knowledge, chance):\n        os._exit(1)\n")
    run = Run([short(f"{file}:Bad", "random")], [2])
    with Processes(1) as crew:
        crew.deaths = MOST_DEATHS - 1
        with pytest.raises(ArenaError) as raised:
            list(run.play(crew))
    assert raised.value.code == "workers_die"


def test_chunks_grow_until_they_take_some_tenths_of_a_second():
    contest = short()
    tasks = Tasks([contest], [list(range(10_000))], keep=False)
    sizes = []
    for _ in range(8):
        chunk = tasks.next()
        sizes.append(len(chunk.indices))
        done = played(contest, 1) * len(chunk.indices)
        tasks.learn(type("Done", (), {"played": done, "seconds": 0.001 * len(chunk.indices)}))
    assert sizes[:4] == [1, 4, 16, 64]
    assert sizes[-1] == 300


def test_the_test_ends_at_the_same_deal_whoever_is_faster():
    """Matches come in any order; deals are judged in theirs."""
    contest = short("greedy", "random", decision_cap=0)

    straight = Run([contest], [40], test=Sprt(0, 300))
    list(straight.play(InProcess()))
    matches = straight.counted()
    assert straight.test.verdict == "better"
    assert len(matches) < 40
    shuffled = Run([contest], [40], test=Sprt(0, 300))
    shuffled._add(list(reversed(matches)))
    assert shuffled._ended()
    assert shuffled.counted() == matches
    assert shuffled.test.llr == straight.test.llr
