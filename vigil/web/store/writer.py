"""The one thread that writes. What waits when it comes round goes into one commit."""

from __future__ import annotations

import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from pathlib import Path
from typing import Any

from vigil.kernel.journal.header import SaveError

LOG = logging.getLogger("vigil.web")
BATCH = 64  # answers that share one commit at most
STOP = None

Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class WriterThread:
    """It writes through `writer`; to a store of a `newer` Vigil, nothing."""

    def __init__(self, path: Path, writer: sqlite3.Connection, newer: bool) -> None:
        self.path = path
        self.writer = writer
        self.newer = newer
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="vigil-store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.jobs.put(STOP)
        self.thread.join()

    def submit(self, job: Callable[[sqlite3.Connection], Any]) -> Future[Any]:
        """Have a job written; the future is done when it is on the disk."""
        future: Future[Any] = Future()
        if self.newer:
            future.set_exception(SaveError("web-store-newer"))
        else:
            self.jobs.put((job, future))
        return future

    def work(self) -> None:
        running = True
        while running:
            batch: list[Job | None] = [self.jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < BATCH:
                    batch.append(self.jobs.get_nowait())
            running = STOP not in batch
            self.write([job for job in batch if job is not None])

    def write(self, batch: list[Job]) -> None:
        """One transaction for several answers; each of them may fail alone, and none takes the writer with it."""
        results: list[Any] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for job, _ in batch:
                results.append(self.attempt(job))
            self.writer.execute("COMMIT")
        except BaseException as error:
            with contextlib.suppress(sqlite3.Error):
                self.writer.execute("ROLLBACK")
            results = [self.failure(error)] * len(batch)
        for (_, future), result in zip(batch, results, strict=True):
            with contextlib.suppress(InvalidStateError):  # who waited for it has gone
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

    def attempt(self, job: Callable[[sqlite3.Connection], Any]) -> Any:
        self.writer.execute("SAVEPOINT one")
        try:
            result = job(self.writer)
            self.writer.execute("RELEASE one")
            return result
        except Exception as error:
            if not self.writer.in_transaction:  # the disk is full, or worse: nothing of the batch is written
                raise
            self.writer.execute("ROLLBACK TO one")
            self.writer.execute("RELEASE one")
            return SaveError("web-double-answer") if isinstance(error, sqlite3.IntegrityError) else self.failure(error)

    def failure(self, error: BaseException) -> SaveError:
        if isinstance(error, SaveError):
            return error
        if not isinstance(error, sqlite3.Error):
            LOG.error("a job of the store failed", exc_info=error)
        return SaveError("save-cannot-write", path=str(self.path), why=str(error) or type(error).__name__)
