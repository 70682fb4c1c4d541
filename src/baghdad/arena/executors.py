"""Executors play chunks of matches: in this process, in worker processes, or on a cluster (`cluster.py`).

All executors play the same matches.
"""

from __future__ import annotations

import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import MatchColumns, MatchRunner, MatchSummary, Played, StoredMatch
from baghdad.arena.errors import ArenaError

CHUNKS_PER_WORKER = 2  # one is played while the next is queued, so that no worker waits
CHUNK_SECONDS = 0.3  # target duration: long enough to make the overhead negligible
MAX_CHUNK_SIZE = 5_000
MAX_GROWTH = 4  # of a chunk after one that was played fast
MAX_DEATHS = 5  # of worker processes, before the run is given up

SUMMARY_DECODER = msgspec.msgpack.Decoder(list[MatchSummary])
STORED_DECODER = msgspec.msgpack.Decoder(list[StoredMatch])

Item = TypeVar("Item")
Found = TypeVar("Found")


class Chunk(NamedTuple):
    """Matches of one contest that are played as one task."""

    contest: Contest
    contest_number: int
    indices: Sequence[int]
    keep_actions: bool


class ChunkResult(NamedTuple):
    """The matches of a chunk, and the seconds they took."""

    contest_number: int
    played: Played
    seconds: float


def play_chunk(chunk: Chunk) -> ChunkResult:
    """Play a chunk in the calling process."""
    began = time.perf_counter()
    played = MatchRunner(chunk.contest).play_all(chunk.contest_number, chunk.indices, chunk.keep_actions)
    return ChunkResult(chunk.contest_number, played, time.perf_counter() - began)


class TaskQueue:
    """The missing matches of all contests, handed out in chunks of about `CHUNK_SECONDS`."""

    def __init__(self, contests: list[Contest], missing: list[Sequence[int]], keep_actions: bool) -> None:
        self.contests = contests
        self.missing = missing
        self.taken = [0] * len(contests)  # how many of the missing matches are in chunks
        self.keep_actions = keep_actions
        self.sizes = [1] * len(contests)

    def next_chunk(self) -> Chunk | None:
        """Return the next chunk; None when nothing is left."""
        for number, missing in enumerate(self.missing):
            first = self.taken[number]
            if first < len(missing):
                self.taken[number] += self.sizes[number]
                indices = missing[first : self.taken[number]]
                return Chunk(self.contests[number], number, indices, self.keep_actions)
        return None

    def adapt_chunk_size(self, done: ChunkResult) -> None:
        """Set the chunk size of a contest from the measured duration of a chunk."""
        number = done.contest_number
        size = int(CHUNK_SECONDS * len(done.played) / max(done.seconds, 1e-9))
        self.sizes[number] = max(1, min(size, MAX_GROWTH * self.sizes[number], MAX_CHUNK_SIZE))


class Executor(ABC):
    """Interface of executors: submit chunks, collect results."""

    @abstractmethod
    def has_room(self) -> bool:
        """Return whether another chunk may be submitted now."""

    @abstractmethod
    def is_busy(self) -> bool:
        """Return whether a submitted chunk has not been collected yet."""

    @abstractmethod
    def submit(self, chunk: Chunk) -> None:
        """Queue a chunk."""

    @abstractmethod
    def collect(self) -> list[ChunkResult]:
        """Wait for finished chunks and return them."""

    def close(self) -> None:
        """Stop all work."""
        return

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, error_type: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def play_all(tasks: TaskQueue, executor: Executor) -> Iterator[ChunkResult]:
    """Yield chunk results until the queue is empty; closing the generator stops submitting."""
    while True:
        while executor.has_room() and (chunk := tasks.next_chunk()):
            executor.submit(chunk)
        if not executor.is_busy():
            return
        for done in executor.collect():
            tasks.adapt_chunk_size(done)
            yield done


class InProcess(Executor):
    """Plays chunks in the calling process."""

    def __init__(self) -> None:
        self.pending: Chunk | None = None

    def has_room(self) -> bool:
        """Return whether no chunk is pending."""
        return self.pending is None

    def is_busy(self) -> bool:
        """Return whether a chunk is pending."""
        return self.pending is not None

    def submit(self, chunk: Chunk) -> None:
        """Store the chunk; it is played by `collect`."""
        self.pending = chunk

    def collect(self) -> list[ChunkResult]:
        """Play the pending chunk."""
        assert self.pending is not None
        chunk, self.pending = self.pending, None
        return [play_chunk(chunk)]


class Processes(Executor):
    """Plays chunks in worker processes connected by pipes.

    A worker that dies is replaced, and its chunks are played again.
    """

    def __init__(self, jobs: int) -> None:
        self.deaths = 0
        self.workers = [_Worker() for _ in range(jobs)]

    def has_room(self) -> bool:
        """Return whether a worker has fewer than `CHUNKS_PER_WORKER` chunks."""
        return any(len(worker.pending) < CHUNKS_PER_WORKER for worker in self.workers)

    def is_busy(self) -> bool:
        """Return whether a worker has a chunk."""
        return any(worker.pending for worker in self.workers)

    def submit(self, chunk: Chunk) -> None:
        """Send a chunk to the worker with the fewest chunks."""
        worker = min(self.workers, key=lambda worker: len(worker.pending))
        worker.pending.append(chunk)
        try:
            worker.pipe.send(chunk)
        except OSError:
            self._replace(worker)

    def collect(self) -> list[ChunkResult]:
        """Return the results of all workers that have finished a chunk."""
        results = []
        busy = {worker.pipe: worker for worker in self.workers if worker.pending}
        for pipe in wait(list(busy)):
            worker = busy[pipe]  # type: ignore[index]
            try:
                message = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if isinstance(message, Exception):
                raise message
            results.append(_received(worker.pending.popleft(), *message))
        return results

    def close(self) -> None:
        """Terminate all workers."""
        for worker in self.workers:
            worker.stop()

    def _replace(self, dead: _Worker) -> None:
        dead.stop()
        self.deaths += 1
        if self.deaths > MAX_DEATHS:
            raise ArenaError("workers_die", deaths=self.deaths)
        self.workers[self.workers.index(dead)] = _Worker(dead.pending)


class _Worker:
    """A worker process and its pending chunks.

    It exits when its pipe closes, so it does not outlive this process for long.
    """

    def __init__(self, pending: deque[Chunk] | None = None) -> None:
        context = get_context("spawn")
        self.pipe, worker_end = context.Pipe()
        self.pending = pending or deque()
        self.process = context.Process(target=_worker_main, args=(worker_end,), daemon=True)
        with ignore_interrupts():
            self.process.start()
        worker_end.close()
        for chunk in self.pending:
            self.pipe.send(chunk)

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


def _received(chunk: Chunk, played: MatchColumns | bytes, seconds: float) -> ChunkResult:
    """Return what a worker has sent: arrays, or summaries as MessagePack, which decodes much faster than pickle."""
    if isinstance(played, MatchColumns):
        return ChunkResult(chunk.contest_number, played, seconds)
    decoder = STORED_DECODER if chunk.keep_actions else SUMMARY_DECODER
    return ChunkResult(chunk.contest_number, decoder.decode(played), seconds)


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Ignore SIGINT while a process is started, so that it inherits this and Ctrl-C reaches only the parent process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_processes(function: Callable[[Item], Found], items: Sequence[Item], jobs: int) -> Iterator[Found]:
    """Yield what a function finds for one item after the other; so many processes work at them."""
    if jobs == 1:
        yield from map(function, items)
        return
    with ignore_interrupts():  # which the processes inherit
        pool = ProcessPoolExecutor(jobs, get_context("spawn"))
        results = pool.map(function, items)
    try:
        yield from results
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _worker_main(pipe: Connection[Any, Any]) -> None:
    """Play chunks from a pipe until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            chunk = pipe.recv()
            try:
                _, played, seconds = play_chunk(chunk)
                is_array = isinstance(played, MatchColumns)
                pipe.send((played if is_array else msgspec.msgpack.encode(played), seconds))
            except Exception as error:  # sent to the parent process
                pipe.send(error)
    except (EOFError, OSError):
        return
