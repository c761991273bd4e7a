"""A save on the disk: every answer is there before it counts, one table writes at a time, nobody else reads it."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from vigil.kernel.journal.header import SaveError

OWNER = 0o600  # nobody but the owner reads or writes
FOLDER = 0o700
MOST = 64_000_000  # bytes: no game is so long


class SaveFile:
    """Appends go before the last line, which is the end; a checkpoint rewrites the file in one move.

    While it is held no other table can write to it. If the file was changed all the same, nothing is written over it.
    `aside` is handed the file as it was, before it is replaced.
    """

    def __init__(self, path: Path, aside: Callable[[Path], object] | None = None) -> None:
        self.path = path
        self.aside = aside
        self.held = -1  # the open file
        self.size = -1  # what we left there, once we have written
        self.end = b""  # what stood at the end before a write that failed half-way, while it is not there again

    def __del__(self) -> None:
        self.close()

    def hold(self) -> None:
        """Keep other tables from the file."""
        while self.held < 0:
            with told(self.path):
                file = os.open(self.path, os.O_RDWR | os.O_CREAT, OWNER)
            try:
                lock(file, self.path)
                with told(self.path):
                    if same(file, self.path):  # it was not replaced while we waited
                        self.held, file = file, -1
            finally:
                if file >= 0:
                    os.close(file)

    def close(self) -> None:
        if self.held >= 0:
            os.close(self.held)
            self.held = -1

    def insert(self, data: bytes, end: bytes) -> None:
        """Put lines in the place of the end, and an end after them that is as long."""
        self.hold()
        with told(self.path):
            self.check()
            at = self.size - len(end)
            old = self.end or os.pread(self.held, len(end), at)
            try:
                self.put(data + end, at)
            except OSError:
                self.end = old
                self.put(old, at)
                self.end = b""
                raise
            self.end = b""
            self.size = at + len(data) + len(end)

    def put(self, data: bytes, at: int) -> None:
        done = 0
        while done < len(data):
            done += os.pwrite(self.held, data[done:], at + done)
        os.ftruncate(self.held, at + len(data))
        os.fsync(self.held)

    def replace(self, data: bytes) -> None:
        self.hold()
        spare = self.path.with_suffix(".new")
        file = -1
        try:
            with told(self.path):
                self.check()
                with contextlib.suppress(FileNotFoundError):
                    spare.unlink()
                file = os.open(spare, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER)
                done = 0
                while done < len(data):
                    done += os.write(file, data[done:])
                os.fsync(file)
                lock(file, self.path)
                if self.aside and os.fstat(self.held).st_size:
                    self.aside(self.path)
                spare.replace(self.path)
                sync_folder(self.path.parent)
            self.held, file = file, self.held
            self.size, self.end = len(data), b""
        except SaveError:
            with contextlib.suppress(OSError):
                spare.unlink()
            raise
        finally:
            if file >= 0:
                os.close(file)

    def check(self) -> None:
        if not same(self.held, self.path) or (not self.end and self.size not in (-1, os.fstat(self.held).st_size)):
            raise SaveError("save-elsewhere", path=str(self.path))


@contextlib.contextmanager
def told(path: Path) -> Iterator[None]:
    """What the system says becomes a sentence."""
    try:
        yield
    except OSError as error:
        raise SaveError("save-cannot-write", path=str(path), why=error.strerror or "") from error


def same(file: int, path: Path) -> bool:
    """Whether a path still leads to the open file."""
    return os.path.samestat(os.fstat(file), path.stat())


def lock(file: int, path: Path) -> None:
    """One table at a time; where the disk knows no locks, the size of the file has to do."""
    if sys.platform == "win32":
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise SaveError("save-open-elsewhere", path=str(path)) from error
    except OSError:
        return


def sync_folder(folder: Path) -> None:
    """A file that was moved is where it should be also after a power cut."""
    if sys.platform == "win32":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def own_folder(folder: Path) -> None:
    """A folder that only its owner looks into."""
    folder.mkdir(parents=True, exist_ok=True, mode=FOLDER)
    if folder.stat().st_mode & 0o077:
        folder.chmod(FOLDER)


def text_in(path: Path) -> str:
    try:
        if path.stat().st_size > MOST:
            raise SaveError("save-not-a-journal")
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        raise SaveError("save-cannot-read", path=str(path), why=error.strerror or "") from error
