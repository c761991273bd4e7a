"""A journal from elsewhere is played once in a process of its own, with little time and memory; then it is believed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from vigil.games import GAMES
from vigil.kernel.journal.header import SaveError
from vigil.web.tables.arrivals.trial import Message, Verdict

SECONDS = 20  # of computing
WALL = 60.0  # seconds, with the time in which it waits for a core
WAITING = 8  # journals that may wait for their trial


class Trials:
    """One at a time: the tables go first."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    async def play(self, text: str) -> None:
        """Raise what is wrong with a journal."""
        if self.waiting >= WAITING:
            raise SaveError("web-too-fast")
        self.waiting += 1
        try:
            async with self.turn:
                verdict = await try_out(text)
        finally:
            self.waiting -= 1
        if verdict.key:
            raise SaveError(verdict.key, **verdict.facts)


async def try_out(text: str) -> Verdict:
    path = os.pathsep.join(each or os.getcwd() for each in sys.path)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "vigil.web.tables.arrivals.trial"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
    )
    try:
        said, _ = await asyncio.wait_for(
            process.communicate(msgspec.json.encode(Message(dict(GAMES), text, SECONDS))), WALL
        )
        return msgspec.json.decode(said, type=Verdict)
    except (TimeoutError, msgspec.MsgspecError, OSError):
        return Verdict("web-import-too-much")
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
