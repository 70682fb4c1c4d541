"""Counters that cost next to nothing: plain numbers, which become Prometheus' families when somebody asks for them.

For what happens with every move; everything else uses the library's own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from operator import itemgetter

from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

Labels = tuple[str, ...]


class Timing:
    """How long something takes, by size."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Timings(Collector):
    """Timings of one name, one for each combination of labels."""

    def __init__(self, name: str, what: str, labels: Labels, bounds: tuple[float, ...]) -> None:
        self.name, self.what, self.labels, self.bounds = name, what, labels, bounds
        self.known: dict[Labels, Timing] = {}

    def of(self, *labels: str) -> Timing:
        """The timing with these labels."""
        found = self.known.get(labels)
        if found is None:
            found = self.known[labels] = Timing(self.bounds)
        return found

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """All of them as they are now, by their labels and not by when they first came up."""
        family = HistogramMetricFamily(self.name, self.what, labels=self.labels)
        limits = [*map(str, self.bounds), "+Inf"]
        for labels, timing in sorted(self.known.items(), key=itemgetter(0)):
            buckets = list(zip(limits, map(float, accumulate(timing.counts)), strict=True))
            family.add_metric(labels, buckets, timing.total)
        yield family


class Counts(Collector):
    """Counters of one name, one for each combination of labels."""

    def __init__(self, name: str, what: str, labels: Labels) -> None:
        self.name, self.what, self.labels = name, what, labels
        self.known: dict[Labels, int] = {}

    def add(self, *labels: str) -> None:
        """One more."""
        self.known[labels] = self.known.get(labels, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """All of them, as they are now."""
        family = CounterMetricFamily(self.name, self.what, labels=self.labels)
        for labels, number in sorted(self.known.items(), key=itemgetter(0)):
            family.add_metric(labels, number)
        yield family
