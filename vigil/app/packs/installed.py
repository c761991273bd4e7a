"""Content packs of this user: folders of tables and words, copied into the data folder, each under a name.

A save names its packs with their fingerprints: `my-copy@9f86d081884c`, or a folder in the place of a name.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from vigil.app import saves
from vigil.kernel.content.tables import PackError, read_table
from vigil.kernel.journal.header import SaveError
from vigil.kernel.text.words import slug
from vigil.kernel.unsafe_characters import printable, seen

HEAD = "pack.toml"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)?")
HIDDEN = re.compile(r"\.[A-Za-z0-9_][\w.-]*", re.ASCII)  # what editors and systems leave behind
MARKED = re.compile(r"(?P<what>.+)@(?P<hash>[0-9a-f]{12})")
KINDS = (".toml", ".ftl", ".md", ".txt")
LONGEST_NAME = 40
LONGEST_PATH = 200  # in a sentence
MOST_FILES = 400
MOST_BYTES = 1 << 20  # of one file
MOST_IN_ALL = 8 << 20
DEPTH = 3  # text/en/cards.ftl


class PackRefused(SaveError):
    """A pack that cannot be used. `key` names the sentence, `facts` fill it."""


class Head(Struct, forbid_unknown_fields=True):
    """What pack.toml says."""

    game: str
    title: str
    version: str = "1"


class Pack(Struct, frozen=True):
    """A pack that can be played with. One that is used from its folder, not installed, is named by the folder."""

    name: str
    game: str
    title: str
    folder: Path
    hash: str
    version: str = ""

    @property
    def marked(self) -> str:
        """As a save names it."""
        return f"{self.name}@{self.hash}"


def home() -> Path:
    return saves.folder().parent / "packs"


# looking


def installed(game: str = "") -> list[Pack]:
    """The packs of a game, or all, by name; what cannot be read is left out."""
    found = []
    for name in names():
        try:
            pack = open_pack(name)
        except (PackRefused, PackError):
            continue
        if game in ("", pack.game):
            found.append(pack)
    return found


def names() -> list[str]:
    folder = home()
    if not folder.is_dir():
        return []
    return sorted(each.name for each in folder.iterdir() if NAME.fullmatch(each.name) and each.is_dir())


def open_pack(name: str) -> Pack:
    """An installed pack by its name."""
    if not NAME.fullmatch(name) or name not in names():
        raise PackRefused("pack-not-installed", name=name[:LONGEST_NAME], known=", ".join(names()) or "-")
    return read_pack(home() / name, name)


def read_pack(folder: Path, name: str) -> Pack:
    """A pack as it lies in a folder, with its head."""
    head = read_table([folder], HEAD, Head)
    return Pack(name, head.game, one_line(head.title) or name, folder, fingerprint(folder), one_line(head.version))


def chosen(game: str, wanted: Sequence[str], folders: bool = False) -> list[Pack]:
    """The packs a new game is made with, by name; with `folders` also from where they lie."""
    return [found for found, _ in resolve(game, wanted, folders)]


def resolve(game: str, wanted: Sequence[str], folders: bool) -> list[tuple[Pack, str]]:
    """The packs that a save or a player names, each with the fingerprint that was expected: "" if none was."""
    found: list[tuple[Pack, str]] = []
    for each in dict.fromkeys(wanted):
        marked = MARKED.fullmatch(each)
        what, expected = (marked["what"], marked["hash"]) if marked else (each, "")
        if NAME.fullmatch(what) and expected and what not in names():
            raise PackRefused("pack-missing", name=what, hash=expected)
        if NAME.fullmatch(what) and (what in names() or not folders):
            pack = open_pack(what)
        elif folders:
            pack = in_its_folder(game, Path(what))
        else:
            raise PackRefused("pack-by-name-only")
        if pack.game != game:
            raise PackRefused("pack-other-game", name=pack.name, game=pack.game)
        found.append((pack, expected))
    return found


def changed(game: str, wanted: Sequence[str], folders: bool = False) -> list[tuple[str, dict[str, str | int]]]:
    """Of the packs that a save names, those that are no longer the same: the key of a sentence and its facts."""
    return [
        ("pack-changed", {"name": pack.name, "hash": expected, "found": pack.hash})
        for pack, expected in (resolve(game, wanted, folders) if wanted else ())
        if expected not in ("", pack.hash)
    ]


def in_its_folder(game: str, folder: Path) -> Pack:
    """A pack that is not installed needs no head."""
    if not is_folder(folder):
        raise PackRefused("no-such-pack", path=str(folder)[:LONGEST_PATH])
    folder = folder.resolve()
    if (folder / HEAD).is_file():
        return read_pack(folder, str(folder))
    return Pack(str(folder), game, folder.name, folder, fingerprint(folder))


def is_folder(folder: Path) -> bool:
    """Whether there is such a folder: also asked of names that none can have."""
    with contextlib.suppress(OSError, ValueError):
        return folder.is_dir()
    return False


def one_line(text: str) -> str:
    return " ".join(printable(seen(text)).split())[:80]


# what a pack is made of


def files_of(folder: Path) -> list[Path]:
    """The files of a pack, from its folder on; what a pack cannot hold is refused before anything is read."""
    found = sorted(walk(folder, folder, 1))
    if len(found) > MOST_FILES:
        raise PackRefused("pack-many-files", n=len(found), most=MOST_FILES)
    total = 0
    for path in found:
        size = (folder / path).stat().st_size
        total += size
        if size > MOST_BYTES:
            raise PackRefused("pack-large-file", path=shown(path), most=MOST_BYTES >> 10)
    if total > MOST_IN_ALL:
        raise PackRefused("pack-large", most=MOST_IN_ALL >> 20)
    return found


def walk(top: Path, folder: Path, depth: int) -> Iterator[Path]:
    try:
        entries = sorted(os.scandir(folder), key=lambda each: each.name)
    except OSError as error:
        raise PackRefused("pack-unreadable", path=folder.name, why=error.strerror or "") from error
    for entry in entries:
        if HIDDEN.fullmatch(entry.name):
            continue
        path = Path(entry.path).relative_to(top)
        mode = entry.stat(follow_symlinks=False).st_mode
        if stat.S_ISLNK(mode):
            raise PackRefused("pack-link", path=shown(path))
        if not FILE.fullmatch(entry.name) or len(entry.name) > LONGEST_NAME * 2:
            raise PackRefused("pack-bad-name", path=shown(path))
        if stat.S_ISDIR(mode) and depth < DEPTH:
            yield from walk(top, Path(entry.path), depth + 1)
        elif stat.S_ISREG(mode) and path.suffix in KINDS:
            yield path
        else:
            raise PackRefused("pack-stray", path=shown(path))


def shown(path: Path) -> str:
    """A path as it can stand in a sentence."""
    return one_line(path.as_posix())


def fingerprint(folder: Path) -> str:
    """Of all that counts in play: tables and words, not the head, nor what is only read by people."""
    digest = hashlib.sha256()
    for path in files_of(folder):
        if path.suffix in (".toml", ".ftl") and path.as_posix() != HEAD:
            try:
                data = (folder / path).read_bytes()
            except OSError as error:
                raise PackRefused("pack-unreadable", path=shown(path), why=error.strerror or "") from error
            digest.update(msgspec.msgpack.encode([path.as_posix(), data]))
    return digest.hexdigest()[:12]


# putting there and taking away


def name_of(folder: Path) -> str:
    name = slug(folder.resolve().name)[:LONGEST_NAME].strip("-")
    if not name:
        raise PackRefused("pack-no-name", path=str(folder))
    return name


def install(folder: Path, name: str) -> Pack:
    """Copy a checked pack into the data folder, in one move; one of the same name and game gives way to it."""
    new = read_pack(folder, name)
    before = next((each for each in installed() if each.name == name), new)
    if before.game != new.game:
        raise PackRefused("pack-name-taken", name=name, game=before.game)
    try:
        home().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home(), prefix=".new-") as spare:
            for path in files_of(folder):
                target = Path(spare) / "pack" / path
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(folder / path, target, follow_symlinks=False)
            if (home() / name).exists():
                (home() / name).rename(Path(spare) / "before")
            (Path(spare) / "pack").rename(home() / name)
    except OSError as error:
        raise PackRefused("pack-cannot-write", path=str(home()), why=error.strerror or "") from error
    return open_pack(name)


def remove(name: str) -> None:
    if not NAME.fullmatch(name) or name not in names():
        raise PackRefused("pack-not-installed", name=name[:LONGEST_NAME], known=", ".join(names()) or "-")
    try:
        shutil.rmtree(home() / name)
    except OSError as error:
        raise PackRefused("pack-cannot-write", path=str(home() / name), why=error.strerror or "") from error
