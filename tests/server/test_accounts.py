"""Limits by processor time: who pays, what is refused until when, and that ordinary play is never refused."""

import asyncio
import time

import pytest

from baghdad.server import account as accounts
from baghdad.server.account import Account, Budgets, charge_current, current_account, network_of
from baghdad.server.errors import ServerError, status_of
from baghdad.server.http.api import problem
from baghdad.server.metering import metered
from baghdad.server.processes.worker import shared_settings
from baghdad.server.settings import Limits, Settings
from baghdad.server.token_bucket import RecentlyUsed, TokenBucket

HERE, ELSEWHERE = "10.0.0.1", "10.0.0.2"
LIMITS = Limits()


class FakeClock:
    """A clock that stands still unless it is set forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch):
    clock = FakeClock()
    monkeypatch.setattr(time, "monotonic", clock)
    monkeypatch.setattr(accounts.asyncio, "sleep", clock.sleep)
    return clock


@pytest.fixture
def budgets(clock):
    return Budgets(LIMITS)


def refused_for(account: Account, check: str = "check") -> float:
    """Return the seconds after which to try again; 0 if the account isn't refused."""
    try:
        getattr(account, check)()
    except ServerError as error:
        return error.facts["retry_after"] if error.code == "rate_limited" else -1.0
    return 0.0


def seated(budgets: Budgets, address: str, table: str, seat: int) -> Account:
    account = budgets.of_connection(address)
    account.add_seat(budgets.of_seat(table, seat))
    return account


def test_connection_that_used_up_its_time_is_refused_until_it_has_some_again(budgets, clock):
    account = budgets.of_connection(HERE)
    account.charge(LIMITS.connection_ms * LIMITS.burst - 1)
    assert refused_for(account) == 0
    account.charge(LIMITS.connection_ms + 1)
    wait = refused_for(account)
    assert 1.0 <= wait <= 1.1
    clock.now += wait
    assert refused_for(account) == 0
    assert refused_for(budgets.of_connection(HERE)) == 0


def test_time_is_charged_by_how_long_it_took_and_not_by_how_often(budgets):
    dear, cheap = budgets.of_connection(HERE), budgets.of_connection(ELSEWHERE)
    dear.charge(1001.0)
    for _ in range(1000):
        cheap.charge(0.1)
    assert refused_for(dear) > 0
    assert refused_for(cheap) == 0


def test_seat_pays_over_all_its_connections(budgets):
    first, second = seated(budgets, HERE, "table", 0), seated(budgets, ELSEWHERE, "table", 0)
    first.charge(LIMITS.seat_ms * LIMITS.burst + 50)
    assert refused_for(second) > 0
    assert refused_for(seated(budgets, ELSEWHERE, "table", 1)) == 0
    assert refused_for(seated(budgets, ELSEWHERE, "another", 0)) == 0


def test_address_pays_over_all_its_connections_and_requests(budgets):
    for _ in range(26):
        budgets.of_connection(HERE).charge(100.0)
    assert refused_for(budgets.of_connection(HERE)) > 0
    assert refused_for(budgets.of_request(HERE)) > 0
    assert refused_for(budgets.of_request(ELSEWHERE)) == 0


def test_hints_have_a_budget_of_their_own(budgets):
    account = seated(budgets, HERE, "table", 0)
    account.charge_hint(LIMITS.seat_hint_ms * LIMITS.burst + 1)
    assert refused_for(account, "check_hints") > 0
    assert refused_for(account) == 0
    other = seated(budgets, HERE, "table", 1)
    assert refused_for(other, "check_hints") == 0
    other.charge_hint(LIMITS.address_hint_ms * LIMITS.burst)
    assert refused_for(seated(budgets, HERE, "third", 0), "check_hints") > 0


def test_burst_of_an_address_is_served_with_pauses_and_in_order(budgets, clock):
    account = budgets.of_connection(HERE)
    served, began = [], clock.now

    async def message(number: int) -> None:
        if account.must_wait(clock.now):
            await account.address.wait_for_turn()
        account.charge(10.0)
        served.append((number, clock.now - began))

    async def flood() -> None:
        await asyncio.gather(*(message(number) for number in range(40)))

    asyncio.run(flood())
    assert [number for number, _ in served] == list(range(40))
    rate = accounts.PACE_FACTOR * LIMITS.address_ms
    at_once = rate * accounts.PACE_SECONDS
    for number, at in served:
        assert 10.0 * number <= at_once + rate * at + 10.0
    assert served[4][1] == 0
    assert account.address.waiting == 0
    assert not budgets.of_connection(ELSEWHERE).must_wait(clock.now)


# What ordinary play takes, in milliseconds of processor time, several times as much as was measured.
RELOAD = 40.0  # requests for the page, joining the table and its full list of legal actions
MOVE = 2.0  # a move with views and legal actions for six
SAYS, HINT = 0.5, 60.0


def test_six_seats_of_a_household_play_talk_and_reload_without_being_refused(budgets, clock):
    household = [seated(budgets, HERE, "table", seat) for seat in range(6)]
    for second in range(1200):
        for account in household:
            account.charge(MOVE)
            account.charge(SAYS)
            if second % 60 == 0:  # all six reload the page at the same moment
                account.charge(RELOAD)
            if second % 5 == 0:
                account.charge_hint(HINT)
            assert refused_for(account) == 0
            assert refused_for(account, "check_hints") == 0
        clock.now += 1


def test_refusal_is_a_status_of_http_with_a_header_and_a_fact():
    error = accounts.rate_limited(2.31)
    response = problem(error)
    assert (status_of(error), response.status_code) == (429, 429)
    assert response.headers["retry-after"] == "3"
    assert response.body == b'{"family":"server-error","code":"rate_limited","facts":{"retry_after":2.4}}'


def test_waiting_costs_nothing_and_every_stretch_between_waits_is_charged():
    clock, account = FakeClock(), Budgets(LIMITS).of_connection(HERE)
    own = account.play[1]

    async def work() -> str:
        clock.now += 0.003
        charge_current(5.0)
        await asyncio.sleep(0)
        clock.now += 0.004
        return "done"

    async def run() -> str:
        token = current_account.set(account)
        try:
            return await metered(work(), account, clock)
        finally:
            current_account.reset(token)

    assert asyncio.run(run()) == "done"
    assert own.capacity - own.tokens == pytest.approx(12.0)


def test_metered_work_is_cancelled_and_fails_like_any_other():
    account = Budgets(LIMITS).of_connection(HERE)
    ended = []

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    async def fail() -> None:
        raise ServerError("not_yet")

    async def run() -> None:
        task = asyncio.ensure_future(_as_coroutine(metered(wait(), account, time.perf_counter)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        with pytest.raises(ServerError):
            await metered(fail(), account, time.perf_counter)

    asyncio.run(run())
    assert ended == ["cancelled"]


async def _as_coroutine(awaitable):
    return await awaitable


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("not:an:address", "not:an:address"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_of_one_ipv6_network_share_a_budget(address, network):
    assert network_of(address) == network


def test_workers_share_what_an_address_may_use_but_not_what_a_seat_may():
    limits = shared_settings(Settings(), 4).limits
    assert limits.address_ms == LIMITS.address_ms / 4
    assert limits.address_hint_ms == LIMITS.address_hint_ms / 4
    assert limits.table_rate == LIMITS.table_rate / 4
    assert (limits.seat_ms, limits.connection_ms) == (LIMITS.seat_ms, LIMITS.connection_ms)


def test_token_buckets_allow_bursts(clock):
    bucket = TokenBucket(2.0, 2.0)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    assert bucket.seconds_until(1) == 0.5
    clock.now += 0.5
    assert bucket.take()
    assert not bucket.take()
    clock.now += 1000
    assert bucket.refill() == bucket.capacity == 4.0


def test_least_recently_used_budgets_are_dropped(monkeypatch):
    monkeypatch.setattr(RecentlyUsed, "MAX_KEYS", 2)
    kept = RecentlyUsed(lambda name: [name])
    first = kept.of("a")
    kept.of("b"), kept.of("a"), kept.of("c")
    assert kept.of("a") is first
    assert set(kept.kept) == {"c", "a"}
