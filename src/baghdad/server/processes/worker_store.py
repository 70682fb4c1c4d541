"""The store of a worker process: it reads the SQLite file itself, and the writer process writes for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from baghdad.server.errors import ServerError
from baghdad.server.processes.messages import MessageBuffer, decode_outcomes, pack
from baghdad.server.storage.sql_store import Job
from baghdad.server.storage.sqlite import SqliteStore, open_file

RECONNECT_SECONDS = 0.02
LAST_WRITE_SECONDS = 5.0
RECEIVED_BYTES = 1 << 16  # at once, at most


class WorkerStore(SqliteStore):
    """Sends one batch at a time to the writer.

    If the writer is killed, the batch is sent again to the next one. What was stored already is then refused like an
    entry of another node: the table reads on, finds the command by its id and acknowledges it.
    """

    def __init__(self, folder: Path, writer: Path) -> None:
        super().__init__(folder)
        self.writer_path = writer
        self.under_way: list[Job] = []
        self.output: asyncio.StreamWriter | None = None

    async def open(self) -> None:
        """Open the file for reading and connect to the writer."""
        self.loop = asyncio.get_running_loop()
        self.reader = open_file(self.path)
        self.connection = asyncio.ensure_future(self._stay_connected())

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
        self._send_batch()

    def _send_batch(self) -> None:
        if self.output is not None:
            self.output.write(pack([(job.entries, job.changes) for job in self.under_way]))

    async def _stay_connected(self) -> None:
        """Connect to the writer, and again whenever that breaks; send what it hasn't answered."""
        while True:
            try:
                answers, self.output = await asyncio.open_unix_connection(str(self.writer_path))
                if self.under_way:
                    self._send_batch()
                await self._read_answers(answers)
            except OSError:
                pass
            if self.output is not None:
                self.output.close()
                self.output = None
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _read_answers(self, answers: asyncio.StreamReader) -> None:
        """Finish one batch after the other, until the writer has gone."""
        buffer = MessageBuffer()
        while data := await answers.read(RECEIVED_BYTES):
            for body in buffer.feed(data):
                jobs, self.under_way = self.under_way, []
                self._finish_batch(jobs, [_from_data(outcome) for outcome in decode_outcomes(body)])


def _from_data(outcome: bool | str) -> bool | ServerError:
    return ServerError("not_stored", problem=outcome) if isinstance(outcome, str) else outcome
