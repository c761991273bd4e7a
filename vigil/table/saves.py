"""Saved games on disk: one journal file each, in one folder."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from msgspec import Struct

from vigil.kernel.journal import Checkpoint, Entry, Header, JournalFile, SaveError, Undo, read_file

SUFFIX = ".journal"


class Saved(Struct):
    path: Path
    header: Header
    answers: int
    turn: int
    undos: int
    changed: float


def folder() -> Path:
    """VIGIL_HOME, or the place where this system keeps a user's data."""
    home = os.environ.get("VIGIL_HOME")
    if home:
        return Path(home) / "saves"
    from platformdirs import user_data_path  # slow to import, seldom needed

    return user_data_path("vigil", appauthor=False) / "saves"


def new_file(game: str, scenario: str) -> JournalFile:
    """A fresh file with a free number. It is created here, so that two games never share one."""
    where = folder()
    try:
        where.mkdir(parents=True, exist_ok=True)
        n = 1
        while True:
            path = where / f"{game}-{scenario}-{n}{SUFFIX}"
            try:
                path.touch(exist_ok=False)
                return JournalFile(path)
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
    if Path(name).is_file():
        return Path(name)
    if re.fullmatch(r"\d+", name) and 1 <= int(name) <= len(known):
        return known[int(name) - 1].path
    for candidate in (folder() / name, folder() / f"{name}{SUFFIX}"):
        if candidate.is_file():
            return candidate
    raise SaveError("save-not-found", path=name)


def saved_games() -> list[Saved]:
    """Every readable save, newest first."""
    found: list[Saved] = []
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            found.append(look_at(path))
        except SaveError:
            continue
    return sorted(found, key=lambda each: each.changed, reverse=True)


def look_at(path: Path) -> Saved:
    journal = read_file(path)
    answers = undos = turn = 0
    for _, record in journal.records:
        if isinstance(record, Entry):
            answers += 1
        elif isinstance(record, Undo):
            answers, undos = record.keep, undos + 1
        elif isinstance(record, Checkpoint):
            turn = record.turn
    return Saved(path, journal.header, answers, turn, undos, path.stat().st_mtime)


def keep_copy(path: Path) -> Path:
    """Before a damaged or outdated save is rewritten, put a copy beside it: nothing is lost."""
    n = 1
    while (copy := path.with_name(f"{path.stem}.before-{n}.txt")).exists():
        n += 1
    try:
        shutil.copy2(path, copy)
    except OSError as error:
        raise SaveError("save-cannot-write", path=str(copy), why=error.strerror or "") from error
    return copy
