"""The worker pool: who is served next when many want something, in an order that doesn't depend on time."""

import asyncio
from concurrent.futures import Future

import pytest

from baghdad.server.account import Budgets, current_account
from baghdad.server.automation.fair_queue import FairQueue, Urgency
from baghdad.server.automation.worker_pool import LONG_SECONDS, WorkerPool
from baghdad.server.settings import Limits

ATTACKER, ANN, BOB = "10.0.0.1", "10.0.0.2", "10.0.0.3"


class StepwiseExecutor:
    """Threads that do nothing until the test says so: each job then takes as long as it says itself."""

    def __init__(self) -> None:
        self.started = []
        self.order = []  # of the jobs that were started

    def submit(self, job):
        done = Future()
        self.started.append((job, done))
        self.order.append(job.table)
        return done

    def end(self, number: int = 0) -> None:
        """End a job that is running."""
        job, done = self.started.pop(number)
        done.set_running_or_notify_cancel()
        try:
            name, job.seconds = job.work()
            done.set_result(name)
        except ValueError as error:
            done.set_exception(error)

    def shutdown(self, **_) -> None:
        pass


def job(name: str, seconds: float = 0.01) -> tuple[str, float]:
    return name, seconds


class Flood:
    """A pool whose jobs are asked for by addresses, and the order in which they were started."""

    def __init__(self, threads: int = 1, for_moves: int = 0) -> None:
        self.executor = StepwiseExecutor()
        self.charged = []
        self.pool = WorkerPool(threads, for_moves, self.charge, self.executor)
        self.budgets = Budgets(Limits())
        self.tasks = []

    def charge(self, account, urgency, seconds) -> None:
        self.charged.append((account.address.name, urgency, seconds))

    async def ask(self, address, table, urgency=Urgency.MOVE, seconds=0.01, kind="") -> None:
        """Ask for a job without waiting for it."""
        current_account.set(self.budgets.of_request(address))
        run = self.pool.run(job, table, seconds, urgency=urgency, table=table, kind=kind)
        self.tasks.append(asyncio.create_task(run))
        await asyncio.sleep(0)

    async def work_off(self) -> list[str]:
        """Do all the jobs, and return their tables in the order in which they were started."""
        while self.executor.started:
            self.executor.end()
            for _ in range(3):
                await asyncio.sleep(0)
        await asyncio.gather(*self.tasks)
        assert self.pool.jobs == 0
        return self.executor.order


def test_caller_with_one_job_doesn_t_wait_for_all_jobs_of_another():
    async def scenario():
        flood = Flood()
        for number in range(40):
            await flood.ask(ATTACKER, f"flood {number}", seconds=0.1)
        await flood.ask(ANN, "ann")
        await flood.ask(BOB, "bob")
        return await flood.work_off()

    order = asyncio.run(scenario())
    assert {"ann", "bob"} <= set(order[:4])
    assert len(order) == 42


def test_addresses_get_equal_time_however_long_their_jobs_are():
    async def scenario():
        flood = Flood()
        for _ in range(10):
            await flood.ask(ATTACKER, "long", seconds=0.2)
        for _ in range(20):
            await flood.ask(ANN, "short", seconds=0.05)
        return await flood.work_off()

    order = asyncio.run(scenario())
    while_both_wait = order[:25]
    assert while_both_wait.count("long") * 0.2 == pytest.approx(while_both_wait.count("short") * 0.05, abs=0.21)


def test_tables_of_one_address_take_turns():
    async def scenario():
        flood = Flood()
        for _ in range(5):
            await flood.ask(ANN, "first")
        await flood.ask(ANN, "second")
        return await flood.work_off()

    assert asyncio.run(scenario()).index("second") <= 2


def test_moves_come_before_hints_and_hints_before_reviews():
    async def scenario():
        flood = Flood()
        await flood.ask(ANN, "running")
        for urgency in reversed(Urgency):
            for number in range(3):
                await flood.ask(ANN, f"{urgency.name} {number}", urgency)
        return await flood.work_off()

    order = asyncio.run(scenario())[1:]
    assert order == [f"{urgency.name} {number}" for urgency in Urgency for number in range(3)]


def test_thread_for_moves_is_free_while_hints_and_long_moves_are_computed():
    async def scenario():
        flood = Flood(threads=2, for_moves=1)
        for number in range(5):
            await flood.ask(ATTACKER, f"hint {number}", Urgency.HINT, seconds=5.0)
        assert flood.executor.order == ["hint 0"]
        await flood.ask(ANN, "move")
        assert flood.executor.order == ["hint 0", "move"]
        await flood.work_off()

    asyncio.run(scenario())


def test_moves_that_usually_take_long_leave_a_thread_to_others():
    async def scenario():
        flood = Flood(threads=2, for_moves=1)
        await flood.ask(ANN, "first", kind="master", seconds=20 * LONG_SECONDS)  # nobody knows yet how long it takes
        await flood.work_off()
        for number in range(5):
            await flood.ask(ATTACKER, f"master {number}", kind="master", seconds=20 * LONG_SECONDS)
        await flood.ask(ANN, "journeyman", kind="journeyman")
        assert flood.executor.order == ["first", "master 0", "journeyman"]
        await flood.work_off()

    asyncio.run(scenario())


def test_job_that_nobody_waits_for_any_more_is_left_out():
    async def scenario():
        flood = Flood()
        await flood.ask(ANN, "running")
        await flood.ask(ANN, "given up")
        await flood.ask(ANN, "wanted")
        flood.tasks.pop(1).cancel()
        return await flood.work_off()

    assert asyncio.run(scenario()) == ["running", "wanted"]


def test_errors_reach_those_who_wait_and_the_pool_goes_on():
    async def scenario():
        flood = Flood()

        def fail():
            raise ValueError

        failing = asyncio.create_task(flood.pool.run(fail))
        await asyncio.sleep(0)
        flood.executor.end()
        with pytest.raises(ValueError, match=r"^$"):
            await failing
        await flood.ask(ANN, "next")
        return await flood.work_off()

    assert asyncio.run(scenario())[-1] == "next"


def test_whoever_asks_is_charged_the_processor_time_of_the_thread():
    async def scenario():
        flood = Flood()
        await flood.ask(ANN, "hint", Urgency.HINT, seconds=0.25)
        await flood.work_off()
        return flood.charged

    assert asyncio.run(scenario()) == [(ANN, Urgency.HINT, 0.25)]


def test_threads_measure_their_processor_time():
    async def scenario():
        pool = WorkerPool(1)
        try:
            assert await pool.run(sum, range(300_000), kind="sum") == sum(range(300_000))
        finally:
            pool.close()
        return pool.usual["sum"]

    assert 0 < asyncio.run(scenario()) < 10


def test_caller_that_comes_back_has_no_credit_for_the_time_it_was_away():
    queue = FairQueue()
    for turn in range(10):
        queue.add(Urgency.MOVE, ATTACKER, "t", f"a{turn}")
    for _ in range(5):
        queue.take()
        queue.charge(Urgency.MOVE, ATTACKER, "t", 1.0)
    for turn in range(10):
        queue.add(Urgency.MOVE, ANN, "t", f"b{turn}")
    taken = []
    for _ in range(8):
        item = queue.take()
        queue.charge(Urgency.MOVE, ANN if item.startswith("b") else ATTACKER, "t", 1.0)
        taken.append(item[0])
    assert taken.count("a") == 4 or taken.count("a") == 3
