"""The store of a worker process: it reads the SQLite file itself, and the writer process writes for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from baghdad.server.errors import ServerError
from baghdad.server.logs import log_error
from baghdad.server.processes.messages import MessageBuffer, decode_outcomes, pack
from baghdad.server.storage.sql_store import Job, OnRemoteWrite
from baghdad.server.storage.sqlite import SqliteStore, open_file
from baghdad.server.supervision import keep_running

RECONNECT_SECONDS = 0.02
RETRY_SECONDS = 10.0  # in which a writer has to answer; there may be a new one by then
LAST_WRITE_SECONDS = 5.0
RECEIVED_BYTES = 1 << 16  # at once, at most


class WorkerStore(SqliteStore):
    """Sends one batch at a time to the writer.

    If the writer is killed, the batch is sent again to the next one. What was stored already is then refused like an
    entry of another node: the table reads on, finds the command by its id and acknowledges it. If no writer answers
    for long, the batch is given up; as it may be stored all the same, all tables read on when there is a writer again.
    """

    def __init__(self, folder: Path, writer: Path) -> None:
        super().__init__(folder)
        self.writer_path = writer
        self.under_way: list[Job] = []
        self.output: asyncio.StreamWriter | None = None
        self.on_remote_write: OnRemoteWrite = lambda table, number: None
        self.timer: asyncio.TimerHandle | None = None  # until the batch is given up
        self.gave_up = False  # a batch, since the last answer

    def subscribe(self, on_remote_write: OnRemoteWrite) -> None:
        """Set what is called when tables may have entries that this process took for not stored."""
        self.on_remote_write = on_remote_write

    async def open(self) -> None:
        """Open the file for reading and connect to the writer."""
        self.loop = asyncio.get_running_loop()
        self.reader = open_file(self.path)
        self.connection = asyncio.ensure_future(keep_running("writer_connection", self._stay_connected))

    async def close(self) -> None:
        """Have written what is queued, as long as there is a writer, and close the file."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WRITE_SECONDS):
                await self.write([])
        self.connection.cancel()
        await asyncio.gather(self.connection, return_exceptions=True)
        self.read_pool.shutdown()
        self.reader.close()

    def _schedule_batch(self) -> None:
        """Send with whatever else arrives in this iteration of the loop: the writer waits for more."""
        self.writing = True
        self.loop.call_soon(self._start_batch)

    def _hand_over(self, jobs: list[Job]) -> None:
        """Send a batch to the writer."""
        self.under_way = jobs
        self.timer = self.loop.call_later(RETRY_SECONDS, self._give_up)
        self._send_batch()

    def _send_batch(self) -> None:
        if self.output is None:
            return
        try:
            self.output.write(pack([(job.entries, job.changes) for job in self.under_way]))
        except (TypeError, ValueError) as error:  # of a value that can't be sent
            log_error("task_failed", error, name="writer_connection")
            self._finish([])

    def _give_up(self) -> None:
        """Answer those who wait for the batch, and connect again so that no late answer is taken for another one's."""
        log_error("writer_silent", jobs=len(self.under_way))
        self.gave_up = True
        if self.output is not None:
            self.output.transport.abort()
            self.output = None
        self._finish([])

    def _finish(self, outcomes: list[bool | ServerError]) -> None:
        """Finish the batch that is under way; what has no outcome isn't stored."""
        if self.timer is not None:
            self.timer.cancel()
        jobs, self.under_way = self.under_way, []
        if len(outcomes) != len(jobs):
            outcomes = [ServerError("not_stored", problem="writer") for _ in jobs]
        self._finish_batch(jobs, outcomes)

    async def _stay_connected(self) -> None:
        """Connect to the writer, and again whenever that breaks; send what it hasn't answered."""
        while True:
            try:
                answers, output = await asyncio.open_unix_connection(str(self.writer_path))
                self.output = output
                if self.under_way:
                    self._send_batch()
                await self._read_answers(answers, output)
            except OSError:
                pass
            finally:
                if self.output is not None:
                    self.output.close()
                    self.output = None
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _read_answers(self, answers: asyncio.StreamReader, output: asyncio.StreamWriter) -> None:
        """Finish one batch after the other, until the writer has gone or was given up."""
        buffer = MessageBuffer()
        while (data := await answers.read(RECEIVED_BYTES)) and self.output is output:
            for body in buffer.feed(data):
                self._finish([_from_data(outcome) for outcome in decode_outcomes(body)])
                if self.gave_up:
                    self.gave_up = False
                    self.on_remote_write("", 0)


def _from_data(outcome: bool | str) -> bool | ServerError:
    return ServerError("not_stored", problem=outcome) if isinstance(outcome, str) else outcome
