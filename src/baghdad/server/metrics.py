"""What the house counts, for Prometheus: how much and how fast, never who or what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from baghdad.server.logs import log, place_of
from baghdad.server.metric_families import Counts, Timings

if TYPE_CHECKING:
    from baghdad.server.tables.registry import TableRegistry

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.001, 0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """The counters of one house."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        one = self.registry
        ProcessCollector(registry=one)
        self.moves = Counts("baghdad_lines", "Lines of logs stored", ("game", "kind", "by"))
        self.refusals = Counter("baghdad_refusals", "Commands and requests refused", ["code"], registry=one)
        self.closed = Counter("baghdad_closed", "Connections the house has closed", ["code"], registry=one)
        self.errors = Counter("baghdad_errors", "Things that shouldn't have happened", ["kind"], registry=one)
        self.latency = Timings("baghdad_command_seconds", "From a command to its answer", ("command",), FAST)
        self.storing = Timings("baghdad_storing_seconds", "Time to store lines", (), FAST)
        for often in (self.moves, self.latency, self.storing):
            one.register(often)
        self.thinking = Histogram(
            "baghdad_thinking_seconds", "Thought of computer players", ["game", "bot"], registry=one, buckets=SLOW
        )
        self.lag = Histogram("baghdad_loop_lag_seconds", "How late the loop is", registry=one, buckets=FAST)
        self.sockets = Gauge("baghdad_sockets", "Open connections", registry=one)
        self.queued = Gauge("baghdad_queued_messages", "Messages that wait for readers", registry=one)
        self.tables = Gauge("baghdad_live_tables", "Tables in memory", registry=one)
        self.minds = Gauge("baghdad_minds_busy", "Computer players thinking or waiting to", registry=one)

    def line(self, game: str, kind: str, by: str) -> None:
        """A line of a log was stored."""
        self.moves.add(game, kind, by)

    def answered(self, command: type, seconds: float) -> None:
        """A command of that kind has got its answer."""
        self.latency.of(command.__name__.lower()).observe(seconds)

    def stored(self, seconds: float) -> None:
        """Lines were stored."""
        self.storing.of().observe(seconds)

    def thought(self, game: str, bot: str, seconds: float) -> None:
        """A computer player has decided."""
        self.thinking.labels(game, bot).observe(seconds)

    def failed(self, error: BaseException | None) -> None:
        """Something went wrong that shouldn't have: counted and logged by its kind, its text may hold anything."""
        kind = type(error).__name__
        self.errors.labels(kind).inc()
        log("error", kind=kind, place=place_of(error))

    def page(self, hall: TableRegistry | None) -> bytes:
        """All of it as Prometheus reads it."""
        if hall is not None:
            self.tables.set(len(hall.live))
            self.minds.set(hall.thinkers.thinking)
        return generate_latest(self.registry)
