"""Token buckets: rate limits that allow short bursts."""

from __future__ import annotations

import time
from collections import OrderedDict


class TokenBucket:
    """A token bucket: allows `rate` requests a second, and `burst` seconds' worth of them at once."""

    __slots__ = ("capacity", "rate", "tokens", "updated")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.capacity = max(1.0, rate * burst)
        self.tokens = self.capacity
        self.updated = time.monotonic()

    def take(self, now: float | None = None) -> bool:
        """Take one token; return False if none is left, that is, the rate limit is exceeded."""
        if now is None:
            now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated) * self.rate)
        self.updated = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class TokenBuckets:
    """One token bucket for each key, such as an address or a seat; the least recently used are dropped."""

    MAX_KEYS = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, key: str) -> TokenBucket:
        """Return the bucket of a key."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = TokenBucket(self.rate, self.burst)
            if len(self.buckets) > self.MAX_KEYS:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket
