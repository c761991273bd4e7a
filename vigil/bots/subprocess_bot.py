"""A bot from elsewhere, `package:Class`, in a process of its own with a time limit for each answer.

The class is called without arguments, or with a seed if it takes one, and has `choose(position) -> str`. What it does
too slowly, wrongly or not at all is answered by luck, counted, and said at the end.
"""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from vigil.bots.position import Position
from vigil.games import take_down

LIMIT = 2.0  # seconds for an answer
START = 20.0  # seconds to import and build the bot


class BotError(Exception):
    """A bot that cannot be found or built."""


class OutsideBot:
    sees = True

    def __init__(self, name: str, game: str, packs: Sequence[str], seed: int, limit: float) -> None:
        self.name, self.game, self.packs, self.seed, self.limit = name, game, tuple(packs), seed, limit
        self.luck = Random(seed)
        self.failures = 0
        self.last_failure = ""
        self.process: Any = None
        self.pipe: Connection
        self.begin()

    def begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        arguments = (theirs, self.name, self.game, self.packs, self.seed)
        self.process = context.Process(target=work, args=arguments, daemon=True)
        self.process.start()
        theirs.close()
        problem = self.hear(START)
        if problem is not None and problem != "":
            self.end()
            raise BotError(str(problem))

    def hear(self, seconds: float) -> Any:
        """What the bot says within the time; None if it says nothing."""
        try:
            return self.pipe.recv() if self.pipe.poll(seconds) else None
        except (EOFError, OSError):
            return None

    def choose(self, position: Position) -> str:
        memory = position.memory
        assert memory is not None
        with contextlib.suppress(OSError):
            self.pipe.send(replace(position, memory=replace(memory, definition=None, content=None)))
        answer = self.hear(self.limit)
        if isinstance(answer, str):
            return answer
        self.fail(answer[0] if isinstance(answer, tuple) else f"no answer within {self.limit:g} s")
        if not isinstance(answer, tuple):
            self.end()
            self.begin()
        return position.by_luck(self.luck.randrange)

    def fail(self, why: str) -> None:
        self.failures += 1
        self.last_failure = why

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def work(pipe: Connection, name: str, game: str, packs: tuple[str, ...], seed: int) -> None:
    """The bot's own process: it holds the game, but no game being played."""
    try:
        module, _, cls = name.partition(":")
        kind = getattr(importlib.import_module(module), cls)
        try:
            bot = kind(seed)
        except TypeError:
            bot = kind()
        definition = take_down(game)
        missing = [pack for pack in packs if not Path(pack).is_dir()]
        if missing:
            raise FileNotFoundError(f"no folder {missing[0]}")
        content = definition.content.load([Path(pack) for pack in packs])
    except BaseException as error:
        pipe.send(f"{type(error).__name__}: {error}")
        return
    pipe.send("")
    while True:
        try:
            position: Position = pipe.recv()
        except (EOFError, OSError):
            return
        assert position.memory is not None
        position.memory = replace(position.memory, definition=definition, content=content)
        try:
            pipe.send(str(bot.choose(position)))
        except Exception as error:
            pipe.send((f"{type(error).__name__}: {error}",))
