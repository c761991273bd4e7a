"""How much may be asked: token buckets by name, and what one address and one table may do."""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct

DAY = 24 * 3600.0


class Bucket(Struct, frozen=True):
    """So many at once, and so many a second."""

    burst: float
    rate: float


NUDGES = Bucket(1, 1 / 60)  # of one person
TALK = Bucket(6, 0.5)  # lines and suggestions of one person
WRITING = Bucket(10, 2)  # of private notes


class Limits(Struct, frozen=True):
    """What one address may do, and one table."""

    requests: Bucket
    starts: Bucket  # new games, imports, branches
    answers: Bucket  # of one table
    watches: int  # tables watched by all together; a link and a language once in a stream
    watches_each: int = 100  # and by one address
    connections: int = 1000  # of one address
    looks: Bucket = Bucket(60, 15)  # odds and previews of one table
    joins: Bucket = Bucket(20, 0.2)  # join codes tried from one address
    guesses: Bucket = Bucket(100, 1)  # join codes tried by all together
    misses: Bucket = Bucket(1000, 1000 / DAY)  # wrong ones by all together, before those that wait die
    body: int = 16 * 1024
    journal: int = 4 * 1024 * 1024


LOCAL = Limits(Bucket(2000, 1000), Bucket(300, 20), Bucket(60, 30), watches=400, watches_each=400)


OPEN = Limits(Bucket(600, 120), Bucket(10, 0.5), Bucket(40, 15), watches=600, watches_each=64, connections=160)


class Meter:
    """Token buckets by name; the ones not used for longest are forgotten."""

    def __init__(self, most: int = 4096) -> None:
        self.most = most
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, name: str, bucket: Bucket, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        level, then = self.levels.pop(name, (bucket.burst, now))
        level = min(bucket.burst, level + (now - then) * bucket.rate)
        self.levels[name] = (level - 1 if level >= 1 else level, now)
        if len(self.levels) > self.most:
            self.levels.popitem(last=False)
        return level >= 1
