"""A queue in which callers take turns, so that one with many jobs doesn't keep the others waiting."""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import Generic, TypeVar

Item = TypeVar("Item")
NOMINAL_SECONDS = 0.001  # what a job counts until its time is known, so that several threads serve different callers


class Urgency(IntEnum):
    """How urgent a job is; those that are more urgent always come first."""

    MOVE = 0  # what a match waits for
    LONG_MOVE = 1  # the same, if it usually takes long
    HINT = 2  # what a player waits for
    REVIEW = 3  # what somebody asks about a match that is over


class Turns:
    """Callers that take turns: the one that has used the least time is next. Newcomers begin where the others are."""

    __slots__ = ("level", "used")

    def __init__(self) -> None:
        self.used: dict[str, float] = {}  # seconds, of those that wait
        self.level = 0.0  # seconds that whoever was served last had used

    def enter(self, caller: str) -> None:
        """Let a caller wait for its turn, unless it does already."""
        self.used.setdefault(caller, self.level)

    def leave(self, caller: str) -> None:
        """Forget a caller."""
        self.used.pop(caller, None)

    def charge(self, caller: str, seconds: float) -> None:
        """Add to the time that a caller has used."""
        if caller in self.used:
            self.used[caller] += seconds

    def next(self) -> str:
        """Return the caller whose turn it is; of several, the one that has waited longest."""
        caller = min(self.used, key=self.used.__getitem__)
        self.level = max(self.level, self.used[caller])
        return caller


class Callers(Generic[Item]):
    """The jobs of one urgency: addresses take turns, and at each address its tables do."""

    def __init__(self) -> None:
        self.addresses = Turns()
        self.tables: dict[str, Turns] = {}  # by address
        self.items: dict[tuple[str, str], deque[Item]] = {}  # by address and table

    def add(self, address: str, table: str, item: Item) -> None:
        """Append a job."""
        self.addresses.enter(address)
        self.tables.setdefault(address, Turns()).enter(table)
        self.items.setdefault((address, table), deque()).append(item)

    def take(self) -> Item:
        """Remove the next job and return it."""
        address = self.addresses.next()
        tables = self.tables[address]
        table = tables.next()
        items = self.items[address, table]
        item = items.popleft()
        self.charge(address, table, NOMINAL_SECONDS)
        if not items:
            del self.items[address, table]
            tables.leave(table)
        if not tables.used:
            del self.tables[address]
            self.addresses.leave(address)
        return item

    def charge(self, address: str, table: str, seconds: float) -> None:
        """Add to the time that an address and a table have used."""
        self.addresses.charge(address, seconds)
        if address in self.tables:
            self.tables[address].charge(table, seconds)


class FairQueue(Generic[Item]):
    """Jobs by urgency; among those of one urgency, addresses and their tables take turns by the time they used."""

    def __init__(self) -> None:
        self.callers = {urgency: Callers[Item]() for urgency in Urgency}

    def add(self, urgency: Urgency, address: str, table: str, item: Item) -> None:
        """Add a job for a table, at the request of an address."""
        self.callers[urgency].add(address, table, item)

    def take(self, least: Urgency = Urgency.REVIEW) -> Item | None:
        """Remove and return the next job that is at least that urgent; None if there is none."""
        for urgency, callers in self.callers.items():
            if urgency <= least and callers.items:
                return callers.take()
        return None

    def charge(self, urgency: Urgency, address: str, table: str, seconds: float) -> None:
        """Add the processor time of a job that has ended to what its address and table have used."""
        self.callers[urgency].charge(address, table, seconds - NOMINAL_SECONDS)
