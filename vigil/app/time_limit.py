"""How long the rules of one table may take: beyond it they are stopped, whatever they do, and the others go on.

A thread cannot be ended from outside, but an exception can be raised in it between two of its steps. A watcher looks at
those that are under way and counts the time in which they computed, not the time in which they waited.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")
AT_ONCE = 0.5  # seconds of computing for an answer while all others wait: a hundred times what it takes
ANSWER = 2.0  # in a thread
LOOK = 2.0  # at a table: a page, an update
LOAD = 20.0  # to play a journal again
THINK = 30.0  # a bot
ALONE = 10.0  # whatever a player has typed in the terminal, where nobody else waits
GLANCE = 0.1  # seconds between two looks of the watcher


class OutOfTime(BaseException):
    """Raised in what takes too long: not an Exception, so that nothing on the way keeps it."""


class TooLong(Exception):
    """The rules of a table did not come to an end."""


class Watcher:
    """Stops what takes too long. It sleeps while nothing is under way."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.under_way: set[within] = set()
        self.some = threading.Event()
        self.thread: threading.Thread | None = None

    def add(self, section: within) -> None:
        with self.lock:
            self.under_way.add(section)
            if self.thread is None or not self.thread.is_alive():
                self.thread = threading.Thread(target=self.watch, name="patience", daemon=True)
                self.thread.start()
        self.some.set()

    def remove(self, section: within) -> None:
        with self.lock:
            self.under_way.discard(section)
            if section.stopped:  # it may be on its way still
                interrupt(section.thread, None)

    def watch(self) -> None:
        while True:
            self.some.wait()
            time.sleep(GLANCE)
            with self.lock:
                for section in [each for each in self.under_way if each.used() > each.seconds]:
                    self.under_way.discard(section)
                    section.stopped = True
                    interrupt(section.thread, OutOfTime)
                if not self.under_way:
                    self.some.clear()


class within:  # noqa: N801
    """`with within(2.0):` raises OutOfTime in its block if that computes for longer."""

    __slots__ = ("began", "clock", "seconds", "stopped", "thread")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.stopped = False

    def __enter__(self) -> None:
        self.thread = threading.get_ident()
        self.clock = clock_of(self.thread)
        self.began = self.clock()
        WATCHER.add(self)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        WATCHER.remove(self)

    def used(self) -> float:
        try:
            return self.clock() - self.began
        except OSError:  # the thread has ended
            return 0.0


def clock_of(thread: int) -> Callable[[], float]:
    """The time in which a thread has computed, where the system tells it."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return time.monotonic
    clock = time.pthread_getcpuclockid(thread)
    return lambda: time.clock_gettime(clock)


def interrupt(thread: int, error: type[BaseException] | None) -> None:
    """Raise an error in a thread at its next step; None takes back one that has not arrived."""
    found = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), found)


def call(seconds: float, function: Callable[[], T]) -> T:
    """Call a function that may run into its limit: TooLong says that it did."""
    try:
        with within(seconds):
            return function()
    except OutOfTime as error:
        raise TooLong from error


WATCHER = Watcher()
