"""A journal from elsewhere is played once in a process of its own, with little time and memory, before it is believed.

python -m vigil.web.tables.arrivals.sandbox < a message of `try_out`
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec
from msgspec import Struct

from vigil.app.loaded_game import load_game
from vigil.games import GAMES
from vigil.kernel.journal.header import SaveError
from vigil.kernel.journal.journal_text import parse
from vigil.kernel.play.resume import resume
from vigil.web.tables.arrivals.checks import check_header, check_start, show

SECONDS = 20  # of computing
MEMORY = 1 << 30
WALL = 60.0  # seconds, with the time in which it waits for a core
WAITING = 8  # journals that may wait for their trial


class Message(Struct):
    games: dict[str, str]  # the shelf
    text: str
    seconds: int  # of computing


class Verdict(Struct):
    """ "" if nothing is wrong with it."""

    key: str = ""
    facts: dict[str, str | int] = {}


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
        *(sys.executable, "-m", "vigil.web.tables.arrivals.sandbox"),
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


def judge(text: str) -> Verdict:
    """Play a journal and look at it. What is wrong with the game rather than with the journal is not said here."""
    try:
        journal = parse(text)
        check_header(journal.header)
        box = load_game(journal.header.game, journal.header.packs)
        check_start(box.definition, journal.header)
        show(box, resume(box.definition, box.content, journal))
    except SaveError as error:
        return Verdict(error.key, error.facts)
    except MemoryError:
        return Verdict("web-import-too-much")
    except Exception:
        return Verdict()
    return Verdict()


def limit(seconds: int) -> None:
    """Little time and memory, and the tables go first."""
    try:
        import resource
    except ImportError:  # where there are no such limits: there is still the wall
        return
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(10)


def main() -> None:
    message = msgspec.json.decode(sys.stdin.buffer.read(), type=Message)
    limit(message.seconds)
    GAMES.update(message.games)
    sys.stdout.buffer.write(msgspec.json.encode(judge(message.text)))


if __name__ == "__main__":
    main()
