"""Whether what the store is told reaches the disk. Anybody may ask, so one answer does for all who ask in a second."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from typing import Any

from vigil.kernel.journal.header import SaveError
from vigil.web.store.store import Store

EVERY = 1.0  # seconds for which an answer does
PATIENCE = 10.0  # seconds in which the disk must have answered


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.beat: Future[Any] | None = None
        self.since = 0.0

    async def beats(self) -> bool:
        if self.beat is None or (self.beat.done() and time.monotonic() - self.since >= EVERY):
            self.beat, self.since = self.store.pulse(), time.monotonic()
        try:
            await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(self.beat)), PATIENCE)
        except (SaveError, TimeoutError):
            return False
        return True
