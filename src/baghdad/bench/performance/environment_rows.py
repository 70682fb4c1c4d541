"""The rows of the environments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from baghdad.bench import environments
from baghdad.bench.performance.figures import amount, compared, spaced
from baghdad.bench.performance.row import MACHINE, Effort, Row

PEER, LIMIT = "_peer", "_limit"  # what keys of environments of other libraries end with, and of one that does nothing


def environment_rows(effort: Effort) -> Iterator[Row]:
    """Yield peers, then batches beside the fastest of them, two threads beside one, and other kinds beside theirs."""
    peers: dict[str, Any] = {}
    for key, found in environments.measure_envs(effort.rounds):
        kind, _, name = key.partition(":")
        if key == MACHINE:
            continue
        if "us_per_call" in found:
            limit = f"game that does nothing: {amount('us_per_call', found['us_per_empty_call'])}"
            yield Row(f"openspiel, {name}, {found['method']}", amount("us_per_call", found["us_per_call"]), limit)
        elif "threads" in found:
            alone = ("one thread", found["one_thread"])
            other = alone if found["threads"] > 1 else fastest_of(peers, "")
            what = f"batch of {found['n']:,}, {found['game']}, threads: {found['threads']}"
            yield compared(what, found["decisions_per_s"], other)
        elif kind.endswith((PEER, LIMIT)):
            if environments.SMALL not in key:
                peers[key] = found
            yield compared(f"{spaced(kind)}, {name}", found["steps_per_s"], None)
        else:
            yield compared(f"{kind}, {name}", found["steps_per_s"], fastest_of(peers, f"{kind}{PEER}:"))


def fastest_of(peers: dict[str, Any], start: str) -> tuple[str, float] | None:
    """Return name and rate of the fastest peer of a kind, if one is installed."""
    real = {key: found for key, found in peers.items() if key.startswith(start) and LIMIT not in key}
    rates = [(found["name"], found["steps_per_s"]) for found in real.values()]
    return max(rates, key=lambda rate: rate[1], default=None)
