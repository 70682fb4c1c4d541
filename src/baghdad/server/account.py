"""Accounts: who pays for processor time. Every connection and every request has one.

Budgets are token buckets of milliseconds of processor time. What was done is charged afterwards, so a budget may go
below zero; while it is, new messages are refused with `rate_limited` and the time after which to try again. Besides, an
address that has used much within moments is served one message after the other, with pauses: a burst of one address
doesn't keep the others waiting.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextvars import ContextVar
from ipaddress import IPv6Address, IPv6Network, ip_address

from baghdad.server.errors import ServerError
from baghdad.server.settings import Limits
from baghdad.server.token_bucket import RecentlyUsed, TokenBucket

PACE_FACTOR = 2.0  # an address in a burst gets that many times its rate
MIN_PACE_MS = 100.0  # milliseconds of processor time a second, however small its rate is
PACE_SECONDS = 0.1  # seconds' worth of that which an address may use at once
MIN_MILLISECONDS = 1.0  # that a budget must have again before it is worth trying
TENTHS = 10  # of a second
OWN_BITS = 64  # of an IPv6 address: whoever rents one has all addresses that begin with them


class AddressBudget:
    """The budgets of an address, for playing and for hints, and its pace."""

    __slots__ = ("hints", "name", "pace", "play", "turns", "waiting")

    def __init__(self, name: str, limits: Limits) -> None:
        self.name = name
        self.play = TokenBucket(limits.address_ms, limits.burst)
        self.hints = TokenBucket(limits.address_hint_ms, limits.burst)
        self.pace = TokenBucket(max(MIN_PACE_MS, PACE_FACTOR * limits.address_ms), PACE_SECONDS)
        self.turns = asyncio.Lock()
        self.waiting = 0  # messages that wait for their turn

    async def wait_for_turn(self) -> None:
        """Wait until the pace allows the next message, behind those that came before."""
        self.waiting += 1
        try:
            async with self.turns:
                while self.pace.refill() <= 0:
                    await asyncio.sleep(self.pace.seconds_until(MIN_MILLISECONDS))
        finally:
            self.waiting -= 1


class SeatBudget:
    """The budgets of a seat, for playing and for hints."""

    __slots__ = ("hints", "play")

    def __init__(self, limits: Limits) -> None:
        self.play = TokenBucket(limits.seat_ms, limits.burst)
        self.hints = TokenBucket(limits.seat_hint_ms, limits.burst)


class Account:
    """Who pays for a connection or a request: its address, the connection itself, and the seat."""

    __slots__ = ("address", "hints", "play")

    def __init__(self, address: AddressBudget, *own: TokenBucket) -> None:
        self.address = address
        self.play = (address.play, *own)
        self.hints: tuple[TokenBucket, ...] = (address.hints,)

    def add_seat(self, seat: SeatBudget) -> None:
        """Have a seat pay too."""
        self.play = (*self.play, seat.play)
        self.hints = (*self.hints, seat.hints)

    def charge(self, milliseconds: float) -> None:
        """Charge for anything but hints."""
        self.address.pace.tokens -= milliseconds
        for budget in self.play:
            budget.tokens -= milliseconds

    def charge_hint(self, milliseconds: float) -> None:
        """Charge for the time a computer player took for a hint, a review or an analysis."""
        for budget in self.hints:
            budget.tokens -= milliseconds

    def check(self, now: float | None = None) -> None:
        """Raise `rate_limited` if one of those who pay has nothing left."""
        _check(self.play, time.monotonic() if now is None else now)

    def check_hints(self) -> None:
        """Raise `rate_limited` if one of those who pay has nothing left for hints."""
        _check(self.hints, time.monotonic())

    def must_wait(self, now: float) -> bool:
        """Return whether the address is too fast, so that its next message has to wait for its turn."""
        return self.address.waiting > 0 or not self.address.pace.has_any(now)


def _check(budgets: tuple[TokenBucket, ...], now: float) -> None:
    for budget in budgets:
        if not budget.has_any(now):
            raise rate_limited(max(budget.seconds_until(MIN_MILLISECONDS) for budget in budgets))


def rate_limited(seconds: float) -> ServerError:
    """Return the refusal of what can't be afforded now, with the seconds after which to try again."""
    return ServerError("rate_limited", retry_after=rounded_up(seconds))


def rounded_up(seconds: float) -> float:
    """Return seconds rounded up to tenths, as refusals have them."""
    return math.ceil(seconds * TENTHS) / TENTHS


# Whose message is being handled in this task, or caused it; None for what the server does by itself.
current_account: ContextVar[Account | None] = ContextVar("current_account", default=None)


def charge_current(milliseconds: float) -> None:
    """Charge whoever caused what this task does."""
    account = current_account.get()
    if account is not None:
        account.charge(milliseconds)


def check_hints() -> None:
    """Raise `rate_limited` if whoever caused what this task does has nothing left for hints."""
    account = current_account.get()
    if account is not None:
        account.check_hints()


class Budgets:
    """The budgets of all addresses and seats that a server process knows."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.addresses = RecentlyUsed(lambda name: AddressBudget(name, limits))
        self.seats = RecentlyUsed(lambda _: SeatBudget(limits))

    def of_connection(self, address: str) -> Account:
        """Return the account of a new connection."""
        return Account(
            self.addresses.of(network_of(address)), TokenBucket(self.limits.connection_ms, self.limits.burst)
        )

    def of_request(self, address: str) -> Account:
        """Return the account of a request."""
        return Account(self.addresses.of(network_of(address)))

    def of_seat(self, table: str, seat: int) -> SeatBudget:
        """Return the budgets of a seat."""
        return self.seats.of(f"{table} {seat}")


def network_of(address: str) -> str:
    """Return an address, or the network of an IPv6 address, whose owner has all its addresses."""
    if ":" not in address:
        return address
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> OWN_BITS << OWN_BITS, OWN_BITS)))
