"""What many ask for is computed once, also for those who ask while it is being computed."""

import asyncio

import pytest

from baghdad.server.tables.shared_results import SharedResults


class Computation:
    """Counts how often it is started, and ends when the test says so."""

    def __init__(self) -> None:
        self.started = 0
        self.may_end = asyncio.Event()

    async def __call__(self) -> int:
        self.started += 1
        await self.may_end.wait()
        return self.started


def test_those_who_ask_at_the_same_time_share_one_computation():
    async def scenario():
        results, compute = SharedResults(2), Computation()
        asking = [asyncio.create_task(results.get("key", compute)) for _ in range(100)]
        await asyncio.sleep(0)
        compute.may_end.set()
        return await asyncio.gather(*asking), compute.started, await results.get("key", compute)

    assert asyncio.run(scenario()) == ([1] * 100, 1, 1)


def test_computation_goes_on_for_the_others_when_one_gives_up():
    async def scenario():
        results, compute = SharedResults(2), Computation()
        first, second = (asyncio.create_task(results.get("key", compute)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        compute.may_end.set()
        return await second, compute.started

    assert asyncio.run(scenario()) == (1, 1)


def test_only_the_most_recently_used_results_are_kept():
    async def scenario():
        results, computed = SharedResults(2), []

        async def ask(key):
            async def compute():
                computed.append(key)

            await results.get(key, compute)

        for key in "abacab":
            await ask(key)
        return "".join(computed), len(results.tasks)

    assert asyncio.run(scenario()) == ("abcb", 2)


def test_failures_are_not_kept():
    async def scenario():
        results = SharedResults(2)

        async def fail():
            raise ValueError("once")

        async def succeed():
            return 7

        with pytest.raises(ValueError, match="once"):
            await results.get("key", fail)
        return await results.get("key", succeed)

    assert asyncio.run(scenario()) == 7
