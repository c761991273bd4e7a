"""Games whose rules do not come to an end: they rest, and the others go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from vigil.app import time_limit
from vigil.app.time_limit import OutOfTime, TooLong, within

REST = 60.0  # seconds for which a game rests
LOG = logging.getLogger("vigil.web")

T = TypeVar("T")


class Resting:
    def __init__(self, let_go: Callable[[int], None]) -> None:
        self.let_go = let_go  # of a game in memory: it comes back as it was acknowledged
        self.slow: set[int] = set()  # games whose answers have taken too long
        self.until: dict[int, float] = {}

    def check(self, game: int) -> None:
        if time.monotonic() < self.until.get(game, 0):
            raise TooLong

    async def patiently(self, game: int, step: Callable[[], T], seconds: float) -> T:
        """Have the rules of a game do something; if it takes them too long, they rest. An answer is done at once, which
        is quickest; what may take longer, and all answers of a game that once did, in a thread beside the others."""
        try:
            if seconds == time_limit.ANSWER and game not in self.slow:
                return time_limit.call(time_limit.AT_ONCE, step)
            return await asyncio.to_thread(time_limit.call, seconds, step)
        except TooLong:
            self.slow.add(game)
            self.put_aside(game)
            raise

    @contextmanager
    def looking(self, game: int) -> Iterator[None]:
        """What is drawn and told of a game, within its time; nothing may be awaited here."""
        try:
            with within(time_limit.LOOK):
                yield
        except OutOfTime as error:
            self.put_aside(game)
            raise TooLong from error

    def put_aside(self, game: int) -> None:
        LOG.error("game %s: the rules do not come to an end; it rests for %d seconds", game, REST)
        self.until[game] = time.monotonic() + REST
        self.let_go(game)
