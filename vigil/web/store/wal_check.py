"""The log of a store (`vigil.sqlite-wal`), read as SQLite's file format has it: whether its middle was damaged.

After kill -9 the last answers stand in the log alone. SQLite reads it up to the first frame that does not fit its
checksum and passes over the rest without a word: right at a torn end, which nobody was told is saved, and wrong in the
middle. A frame that does not fit is damage if its own transaction is complete and so is another behind it: only then
is it certain that it was on the disk. After a power cut the last transaction may lie there in pieces, and one that was
given up is complete nowhere.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

HEAD, FRAME = 32, 24  # bytes before all frames, and before the page in each
LITTLE = 0x377F0682  # the log begins with it; one more where checksums are of big-endian words
MASK = 0xFFFFFFFF

Sum = tuple[int, int]


def is_broken(path: Path) -> bool:
    """Whether the log of a store was damaged before its end. It is looked at twice: another process may be writing."""
    found = broken(path)
    return found is not None and found == broken(path)


def broken(path: Path) -> int | None:
    """The first frame that does not fit, if transactions are complete behind it; -1: the head of the log."""
    try:
        data = path.with_name(f"{path.name}-wal").read_bytes()
    except FileNotFoundError:
        return None
    if len(data) <= HEAD + FRAME:
        return None
    magic, _, size, _, _, _, *sums = struct.unpack(">8I", data[:HEAD])
    start = checksum(data[: HEAD - 8], (0, 0), magic == LITTLE)
    if magic not in (LITTLE, LITTLE + 1) or start != tuple(sums):
        return -1 if any(data[HEAD:]) else None
    bad = first_bad(data, size, start, magic == LITTLE)
    behind = [ends for n, ends, current in frames(data, size) if n == bad or (n > bad and current)]
    return bad if sum(behind) > 1 else None


def frames(data: bytes, size: int) -> Iterator[tuple[int, bool, bool]]:
    """Each frame: its number, whether a transaction ends with it, and whether it belongs to this log or to the one
    that stood in the file before."""
    for n, at in enumerate(range(HEAD, len(data) - FRAME - size + 1, FRAME + size)):
        yield n, data[at + 4 : at + 8] != b"\0\0\0\0", data[at + 8 : at + 16] == data[16:24]


def first_bad(data: bytes, size: int, start: Sum, little: bool) -> int:
    """The number of the first frame that does not fit; that after the last if all do."""
    n = 0
    for n, _, current in frames(data, size):
        at = HEAD + n * (FRAME + size)
        start = checksum(data[at : at + 8], start, little)
        start = checksum(data[at + FRAME : at + FRAME + size], start, little)
        if not current or start != struct.unpack(">2I", data[at + 16 : at + FRAME]):
            return n
    return n + 1


def checksum(data: bytes, before: Sum, little: bool) -> Sum:
    words = array("I", data)
    if little != (sys.byteorder == "little"):
        words.byteswap()
    one, two = before
    pairs = iter(words)
    for word, next_word in zip(pairs, pairs, strict=True):
        one = (one + word + two) & MASK
        two = (two + next_word + one) & MASK
    return one, two
