"""One folder, one server: who serves a folder holds a file in it, and whoever comes second is told by whom.

The lock is the system's: it goes with the process, however that ends, so a file that was left behind holds nobody up.
Where the disk knows no locks (`save_file.lock`), both serve; the store then refuses the second of two answers.
"""

from __future__ import annotations

import contextlib
import getpass
import os
import socket
from pathlib import Path

import msgspec
from msgspec import Struct

from vigil.kernel.journal.durable_file import OWNER, lock, own_folder, told
from vigil.kernel.journal.header import SaveError

NAME = "vigil.lock"
MOST = 4096  # bytes that are read of it
ITSELF = getattr(os, "O_NOFOLLOW", 0)  # where a link stands in its place, nothing is written


class Holder(Struct):
    """Who serves a folder."""

    who: str = "?"
    pid: int = 0
    port: int = 0


class Holding:
    """The folder, held until it is let go."""

    def __init__(self, folder: Path, port: int) -> None:
        path = folder / NAME
        with told(path):
            own_folder(folder)
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | ITSELF, OWNER)
        try:
            lock(self.file, path)
            with told(path):
                self.say(port)
        except SaveError as error:
            there = holder(self.file)
            self.close()
            if error.key == "save-open-elsewhere":
                facts = {"who": there.who[:80], "pid": str(there.pid), "port": str(there.port)}
                raise SaveError("web-folder-held", path=str(folder), **facts) from error
            raise

    def say(self, port: int) -> None:
        """Write down who holds the folder and at which port he serves."""
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, msgspec.json.encode(Holder(who(), os.getpid(), port)))

    def close(self) -> None:
        """Let go. The file stays: another may already be waiting at it."""
        os.close(self.file)


def holder(file: int) -> Holder:
    """Who wrote himself down; nobody, if it cannot be read."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        os.lseek(file, 0, os.SEEK_SET)
        return msgspec.json.decode(os.read(file, MOST), type=Holder)
    return Holder()


def who() -> str:
    try:
        return f"{getpass.getuser()}@{socket.gethostname()}"
    except (OSError, KeyError):  # a user without a name
        return socket.gethostname()
