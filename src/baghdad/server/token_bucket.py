"""Token buckets: limits on a rate that allow short bursts. A token is a request, or a millisecond of processor time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class TokenBucket:
    """A token bucket: `rate` tokens a second flow into it, and `burst` seconds' worth of them have room."""

    __slots__ = ("capacity", "enough", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.capacity = max(1.0, rate * burst)
        self.tokens = self.capacity
        self.enough = self.capacity / 2
        self.updated = time.monotonic()

    def refill(self, now: float | None = None) -> float:
        """Add what has flowed in by now, and return how many tokens there are; below zero after overspending."""
        if now is None:
            now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        return self.tokens

    def has_any(self, now: float) -> bool:
        """Return whether there are tokens. It is quick while there are many: what flows in is only then left out."""
        return self.tokens > self.enough or self.refill(now) > 0

    def take(self, now: float | None = None) -> bool:
        """Take one token; return False if none is left, that is, the rate limit is exceeded."""
        if self.refill(now) < 1:
            return False
        self.tokens -= 1
        return True

    def seconds_until(self, tokens: float) -> float:
        """Return the seconds until there are some tokens, as of the last refill."""
        return max(0.0, (min(tokens, self.capacity) - self.tokens) / self.rate)


class RecentlyUsed(Generic[Kept]):
    """One object for each key, such as an address or a seat; the least recently used are dropped."""

    MAX_KEYS = 20_000

    def __init__(self, create: Callable[[str], Kept]) -> None:
        self.create = create
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    def of(self, key: str) -> Kept:
        """Return the object of a key, a new one if there is none."""
        found = self.kept.get(key)
        if found is None:
            found = self.kept[key] = self.create(key)
            if len(self.kept) > self.MAX_KEYS:
                self.kept.popitem(last=False)
        else:
            self.kept.move_to_end(key)
        return found
