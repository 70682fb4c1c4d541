"""Metrics of the server for Prometheus: how much and how fast, never who or what.

What happens with every move uses `HistogramFamily` and `CounterFamily`, which keep plain numbers and build
Prometheus' samples only when they are scraped. Everything else uses the library's own metrics.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from operator import itemgetter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from baghdad.server.logs import log, place_of

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.001, 0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

Labels = tuple[str, ...]


class DurationHistogram:
    """A histogram of durations in seconds."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Add one duration."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class HistogramFamily(Collector):
    """Histograms of one name, one for each combination of labels."""

    def __init__(self, name: str, description: str, labels: Labels, bounds: tuple[float, ...]) -> None:
        self.name, self.description, self.labels, self.bounds = name, description, labels, bounds
        self.histograms: dict[Labels, DurationHistogram] = {}

    def of(self, *labels: str) -> DurationHistogram:
        """Return the histogram with these labels."""
        histogram = self.histograms.get(labels)
        if histogram is None:
            histogram = self.histograms[labels] = DurationHistogram(self.bounds)
        return histogram

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield the samples, sorted by their labels."""
        family = HistogramMetricFamily(self.name, self.description, labels=self.labels)
        limits = [*map(str, self.bounds), "+Inf"]
        for labels, histogram in sorted(self.histograms.items(), key=itemgetter(0)):
            buckets = list(zip(limits, map(float, accumulate(histogram.counts)), strict=True))
            family.add_metric(labels, buckets, histogram.total)
        yield family


class CounterFamily(Collector):
    """Counters of one name, one for each combination of labels."""

    def __init__(self, name: str, description: str, labels: Labels) -> None:
        self.name, self.description, self.labels = name, description, labels
        self.counts: dict[Labels, int] = {}

    def add(self, *labels: str) -> None:
        """Add one to the counter with these labels."""
        self.counts[labels] = self.counts.get(labels, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the samples, sorted by their labels."""
        family = CounterMetricFamily(self.name, self.description, labels=self.labels)
        for labels, count in sorted(self.counts.items(), key=itemgetter(0)):
            family.add_metric(labels, count)
        yield family


class Metrics:
    """The metrics of one server process."""

    def __init__(self) -> None:
        self.collectors = collectors = CollectorRegistry()
        ProcessCollector(registry=collectors)
        self.log_entries = CounterFamily("baghdad_lines", "Log entries stored", ("game", "kind", "by"))
        self.refusals = Counter("baghdad_refusals", "Commands and requests refused", ["code"], registry=collectors)
        self.closed = Counter("baghdad_closed", "Connections closed by the server", ["code"], registry=collectors)
        self.errors = Counter("baghdad_errors", "Unexpected errors", ["kind"], registry=collectors)
        self.latency = HistogramFamily("baghdad_command_seconds", "From a command to its answer", ("command",), FAST)
        self.storing = HistogramFamily("baghdad_storing_seconds", "Time to store log entries", (), FAST)
        for family in (self.log_entries, self.latency, self.storing):
            collectors.register(family)
        self.bot_decisions = Histogram(
            "baghdad_thinking_seconds",
            "Decisions of computer players",
            ["game", "bot"],
            registry=collectors,
            buckets=SLOW,
        )
        self.loop_lag = Histogram("baghdad_loop_lag_seconds", "Event loop lag", registry=collectors, buckets=FAST)
        self.connections = Gauge("baghdad_sockets", "Open connections", registry=collectors)
        self.queued = Gauge("baghdad_queued_messages", "Messages that wait for readers", registry=collectors)
        self.live_tables = Gauge("baghdad_live_tables", "Tables in memory", registry=collectors)
        self.busy_bots = Gauge("baghdad_minds_busy", "Decisions being computed or waiting", registry=collectors)

    def count_log_entry(self, game: str, kind: str, by: str) -> None:
        """Count a stored log entry."""
        self.log_entries.add(game, kind, by)

    def observe_command(self, command: type, seconds: float) -> None:
        """Add the time from a message of that type to its answer."""
        self.latency.of(command.__name__.lower()).observe(seconds)

    def observe_storing(self, seconds: float) -> None:
        """Add the time that storing log entries took."""
        self.storing.of().observe(seconds)

    def observe_bot_decision(self, game: str, bot: str, seconds: float) -> None:
        """Add the time that a computer player took to decide."""
        self.bot_decisions.labels(game, bot).observe(seconds)

    def count_error(self, error: BaseException | None) -> None:
        """Count and log an unexpected error by its class and place; its text may hold secrets."""
        kind = type(error).__name__
        self.errors.labels(kind).inc()
        log("error", kind=kind, place=place_of(error))

    def render(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.collectors)
