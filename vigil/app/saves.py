"""Saved games on disk: one journal file each, in one folder, and copies of them in another."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from msgspec import Struct

from vigil.kernel.journal.durable_file import MOST, OWNER, own_folder, sync_folder
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_file import JournalFile, read_file
from vigil.kernel.journal.journal_text import Broken, Journal, given
from vigil.kernel.journal.records import Checkpoint, Entry, Undo

SUFFIX = ".journal"
COPIES = "copies"  # the folder of copies, below that of the saves
STAMP = "%Y%m%d-%H%M%S"  # a moment in the name of a copy: later ones are sorted behind
OFTEN = 600.0  # seconds between two copies of a game
KEPT = 5  # copies of a game


class SavedGame(Struct):
    path: Path
    header: Header
    answers: int
    given: int  # those of people
    turn: int
    undos: int
    changed: float


class Sick(Struct):
    """A file among the saves that cannot be read, and why."""

    path: Path
    error: SaveError


def folder() -> Path:
    """VIGIL_HOME, or the place where this system keeps a user's data."""
    home = os.environ.get("VIGIL_HOME")
    if home:
        return Path(home) / "saves"
    from platformdirs import user_data_path  # slow to import, seldom needed

    return user_data_path("vigil", appauthor=False) / "saves"


def file_at(path: Path) -> JournalFile:
    """A save to be played on, of which copies are kept."""
    return JournalFile(path, aside=back_up)


def new_file(game: str, scenario: str) -> JournalFile:
    """A fresh file with a free number. It is created here, so that two games never share one."""
    where = folder()
    try:
        own_folder(where)
        n = 1
        while True:
            path = where / f"{game}-{scenario}-{n}{SUFFIX}"
            try:
                os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER))
                return file_at(path)
            except FileExistsError:
                n += 1
    except OSError as error:
        raise SaveError("save-cannot-write", path=str(where), why=error.strerror or "") from error


def find(name: str) -> Path:
    """A save by path, by file name, or by its number in the list; the newest if nothing is said."""
    known = saved_games()
    if not name:
        if not known:
            raise SaveError("save-none")
        return known[0].path
    return pick(name, [each.path for each in known], folder())


def pick(name: str, known: list[Path], where: Path) -> Path:
    with contextlib.suppress(OSError, ValueError):  # a name that no file can have
        if Path(name).is_file():
            return Path(name)
        if re.fullmatch(r"[0-9]{1,6}", name) and 1 <= int(name) <= len(known):
            return known[int(name) - 1]
        for candidate in (where / name, where / f"{name}{SUFFIX}"):
            if candidate.is_file():
                return candidate
    raise SaveError("save-not-found", path=name)


def saved_games() -> list[SavedGame]:
    """Every readable save, newest first."""
    found = [each for each in look(folder().glob(f"*{SUFFIX}")) if isinstance(each, SavedGame)]
    return sorted(found, key=lambda each: each.changed, reverse=True)


def sick_games() -> list[Sick]:
    """The files among the saves that cannot be read."""
    return [each for each in look(sorted(folder().glob(f"*{SUFFIX}"))) if isinstance(each, Sick)]


def look(paths: Iterator[Path] | list[Path]) -> Iterator[SavedGame | Sick]:
    for path in paths:
        try:
            yield look_at(path)
        except SaveError as error:
            yield Sick(path, error)


def look_at(path: Path) -> SavedGame:
    journal = read_file(path)
    answers = undos = turn = 0
    by_people = given(journal.header, [record for _, record in journal.records])
    for _, record in journal.records:
        if isinstance(record, Entry):
            answers += 1
        elif isinstance(record, Undo):
            answers, undos = record.keep, undos + 1
        elif isinstance(record, Checkpoint):
            turn = record.turn
    return SavedGame(path, journal.header, answers, by_people, turn, undos, path.stat().st_mtime)


# copies


def keep_copy(path: Path) -> Path:
    """Before a damaged or outdated save is rewritten, put a copy beside it, byte for byte: nothing is lost."""
    n = 1
    while (copy := path.with_name(f"{path.stem}.before-{n}.txt")).exists():
        n += 1
    try:
        shutil.copy2(path, copy)
        copy.chmod(OWNER)
        sync_folder(copy.parent)
    except OSError as error:
        raise SaveError("save-cannot-write", path=str(copy), why=error.strerror or "") from error
    return copy


def back_up(path: Path) -> None:
    """Keep a save as it was, if it is whole and the last copy of it is old; the oldest copies go."""
    where = path.parent / COPIES
    with contextlib.suppress(OSError, SaveError):  # a game is played on also without copies
        earlier = sorted(where.glob(f"{path.stem}.*{SUFFIX}"))
        if earlier and 0 <= time.time() - earlier[-1].stat().st_mtime < OFTEN:
            return
        if path.stat().st_size > MOST or not is_whole(read_file(path)):
            return
        own_folder(where)
        last = earlier[-1].name.removesuffix(SUFFIX).rpartition(".")[2] if earlier else ""
        copy = where / f"{path.stem}.{stamp_after(last)}{SUFFIX}"
        shutil.copyfile(path, copy)
        copy.chmod(OWNER)
        for old in sorted(where.glob(f"{path.stem}.*{SUFFIX}"))[:-KEPT]:
            old.unlink(missing_ok=True)


def stamp_after(last: str) -> str:
    """The moment as it stands in the name of a copy: later than the last one, also if the clock was set back."""
    now = time.strftime(STAMP)
    if now > last:
        return now
    try:
        return (datetime.strptime(last, STAMP) + timedelta(seconds=1)).strftime(STAMP)
    except (ValueError, OverflowError):  # a name that somebody else gave
        return now


def is_whole(journal: Journal) -> bool:
    return journal.sound and not journal.cut and not any(isinstance(each, Broken) for _, each in journal.records)


def copies() -> list[SavedGame]:
    """Every copy that can be read, newest first: those that were made by the way, and what was damaged."""
    paths = [*(folder() / COPIES).glob(f"*{SUFFIX}"), *folder().glob("*.before-*.txt")]
    found = [each for each in look(paths) if isinstance(each, SavedGame)]
    return sorted(found, key=lambda each: each.changed, reverse=True)


def find_copy(name: str) -> Path:
    """A copy by path, by file name, or by its number in the list."""
    return pick(name, [each.path for each in copies()], folder() / COPIES)


def slug(text: str) -> str:
    """A name from a header as a part of the name of a file."""
    return re.sub(r"[^a-z0-9-]+", "-", text.lower())[:40].strip("-") or "-"
