"""Who does the work: this process, several of this machine, or a cluster (`cluster.py`). All play the same matches."""

from __future__ import annotations

import signal
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, NamedTuple, Self

import msgspec

from baghdad.arena.contest import Contest
from baghdad.arena.contest_match import Played, StoredMatch, Tables
from baghdad.arena.errors import ArenaError

AHEAD = 2  # chunks that lie ready for each worker, so that none waits
SECONDS = 0.3  # that a chunk should take: long enough for its overhead not to matter
MOST_IN_CHUNK = 5_000
MOST_DEATHS = 5  # of processes, before it is given up

# Matches come through the pipe in a form that is read much quicker than pickles.
READ = msgspec.msgpack.Decoder(list[Played])
READ_KEPT = msgspec.msgpack.Decoder(list[StoredMatch])


class Chunk(NamedTuple):
    """Matches of one contest that are played in one go."""

    contest: Contest
    number: int
    indices: tuple[int, ...]
    keep: bool


class Done(NamedTuple):
    """A chunk that has been played, and how long it took."""

    played: Sequence[Played]
    seconds: float


def play_chunk(chunk: Chunk) -> Done:
    """Plays a chunk, wherever this is called."""
    began = time.perf_counter()
    tables = Tables(chunk.contest)
    played = [tables.play(chunk.number, index, chunk.keep) for index in chunk.indices]
    return Done(played, time.perf_counter() - began)


class Tasks:
    """What is left to be played of one contest after the other, handed out in chunks of some tenths of a second."""

    def __init__(self, contests: list[Contest], missing: list[list[int]], keep: bool) -> None:
        self.contests = contests
        self.missing = [deque(indices) for indices in missing]
        self.keep = keep
        self.sizes = [1] * len(contests)

    def next(self) -> Chunk | None:
        """The next chunk; None when there is nothing left."""
        for number, waiting in enumerate(self.missing):
            if waiting:
                size = min(self.sizes[number], len(waiting))
                indices = tuple(waiting.popleft() for _ in range(size))
                return Chunk(self.contests[number], number, indices, self.keep)
        return None

    def learn(self, done: Done) -> None:
        """Takes longer chunks where matches are short."""
        number = done.played[0].contest
        size = int(SECONDS * len(done.played) / max(done.seconds, 1e-9))
        self.sizes[number] = max(1, min(size, 4 * self.sizes[number], MOST_IN_CHUNK))


class Executor(ABC):
    """Those who play chunks."""

    @abstractmethod
    def has_room(self) -> bool:
        """Whether another chunk may be given."""

    @abstractmethod
    def is_busy(self) -> bool:
        """Whether there is something to be taken, now or later."""

    @abstractmethod
    def give(self, chunk: Chunk) -> None:
        """Hands over a chunk to be played."""

    @abstractmethod
    def take(self) -> list[Done]:
        """Waits for chunks that have been played."""

    def close(self) -> None:
        """Stops whatever is still being played."""
        return

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def play_all(tasks: Tasks, crew: Executor) -> Iterator[Done]:
    """Everything, as it gets done; whoever stops asking stops it."""
    while True:
        while crew.has_room() and (chunk := tasks.next()):
            crew.give(chunk)
        if not crew.is_busy():
            return
        for done in crew.take():
            tasks.learn(done)
            yield done


class InProcess(Executor):
    """This very process."""

    def __init__(self) -> None:
        self.given: Chunk | None = None

    def has_room(self) -> bool:
        """One at a time."""
        return self.given is None

    def is_busy(self) -> bool:
        """Whether a chunk waits to be played."""
        return self.given is not None

    def give(self, chunk: Chunk) -> None:
        """Played when it is asked for."""
        self.given = chunk

    def take(self) -> list[Done]:
        """Plays it now."""
        assert self.given is not None
        chunk, self.given = self.given, None
        return [play_chunk(chunk)]


class Processes(Executor):
    """Several processes, each at the other end of a pipe. One that dies is replaced, and its work done again."""

    def __init__(self, jobs: int) -> None:
        self.deaths = 0
        self.workers = [_Worker() for _ in range(jobs)]

    def has_room(self) -> bool:
        """Whether somebody has fewer chunks than lie ready for each."""
        return any(len(worker.given) < AHEAD for worker in self.workers)

    def is_busy(self) -> bool:
        """Whether anybody has one."""
        return any(worker.given for worker in self.workers)

    def give(self, chunk: Chunk) -> None:
        """To whoever has fewest."""
        worker = min(self.workers, key=lambda worker: len(worker.given))
        worker.given.append(chunk)
        try:
            worker.pipe.send(chunk)
        except OSError:
            self._replace(worker)

    def take(self) -> list[Done]:
        """From all who have finished one."""
        found = []
        busy = {worker.pipe: worker for worker in self.workers if worker.given}
        for pipe in wait(list(busy)):
            worker = busy[pipe]  # type: ignore[index]
            try:
                told = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            if isinstance(told, Exception):
                raise told
            kept = worker.given.popleft().keep
            found.append(Done((READ_KEPT if kept else READ).decode(told[0]), told[1]))
        return found

    def close(self) -> None:
        """Ends them all, at once."""
        for worker in self.workers:
            worker.end()

    def _replace(self, dead: _Worker) -> None:
        dead.end()
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise ArenaError("workers_die", deaths=self.deaths)
        self.workers[self.workers.index(dead)] = _Worker(dead.given)


class _Worker:
    """A process and what it has been given. It ends when its pipe closes, so it hardly outlives this process."""

    def __init__(self, given: deque[Chunk] | None = None) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.given = given or deque()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()
        for chunk in self.given:
            self.pipe.send(chunk)

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C is for this process, which ends the others: one that is started meanwhile never hears of it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(pipe: Connection[Any, Any]) -> None:
    """What a worker does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            chunk = pipe.recv()
            try:
                done = play_chunk(chunk)
                pipe.send((msgspec.msgpack.encode(done.played), done.seconds))
            except Exception as error:  # told to whoever asked
                pipe.send(error)
    except (EOFError, OSError):
        return
