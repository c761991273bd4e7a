"""The save is the journal: a readable text file, a header and one line per answer.

2.1 draw ~ 12            chance, answered by the seeded dice
4 step 3 first-die ! 3   chance, entered by the player from his own dice
3 operation > planning   a decision
7 minor = swap           a question with a single option, answered by the driver
9 vote >2 yes            a decision of the third seat (seats are counted from 0, which is not written)
10 before-battle >@3 pay a power used at a window, after 3 windows at which nobody stopped
< 57                     undo: the first 57 answers stay
# 3 9f86d081884c         checkpoint after turn 3, with the hash of the state
@ {…}                    the state at the last checkpoint
% vigil 1.0, en          a remark, for whoever reads a report
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from vigil.kernel.chance import fingerprint

if TYPE_CHECKING:
    from vigil.kernel.game import Definition

FIRST_LINE = "vigil-journal 2"
READABLE = ("vigil-journal 1", FIRST_LINE)
POLICIES = ("free", "no-peeking", "ironman")
FIELDS = ("game", "rules", "content", "scenario", "settings", "players", "seed", "undo", "companion", "packs", "title")
SECRET_FIELDS = ("secret", "fingerprint")  # of a table with several seats
BRANCH_FIELDS = ("branched",)
GUIDED_FIELDS = ("guided",)  # of a first game that is played by the hand
OLD_FIELDS = ("seats",)  # of the first journals
LINE = re.compile(r"^(?P<rule>.+?) (?P<key>[a-z0-9-]+) (?P<mark>[>=~!])(?P<seat>\d*)(?P<at>@\d+)? (?P<name>.+)$")
NOBODY = "-"
REMARK = "% "
BOT = "@"  # before the name of a bot that holds a seat
ALL_WINDOWS = -1
NAME = 40  # letters of a player's name


class SaveError(Exception):
    """A save that cannot be read or written. `key` names the sentence, `facts` fill it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key} {facts}")


class Header(Struct):
    """How a game was begun. `players` hold the seats: a person by name, a bot (`@steady`) or nobody (`-`).

    A game of one seat throws by its seed. One of several seats throws by its secret, which nobody may see before the
    end.
    """

    game: str
    rules: str
    content: str
    scenario: str
    settings: dict[str, str]
    seed: int
    undo: str = "free"
    companion: tuple[str, ...] = ()  # kinds of chance the player brings himself
    packs: tuple[str, ...] = ()
    players: tuple[str, ...] = ("",)
    title: str = ""
    secret: str = ""  # 32 bytes as hexadecimal digits
    branched: int = 0  # answers taken over from another game, with its dice
    guided: bool = False  # taking back does not change the dice, so that the guide's path is found again

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.secret) if self.secret else ""

    def lines(self) -> list[str]:
        values = {
            "settings": " ".join(f"{key}={value}" for key, value in self.settings.items()),
            "companion": " ".join(self.companion),
            "packs": "\t".join(self.packs),
            "players": "\t".join(self.players),
            "guided": "yes",
        }
        more = (SECRET_FIELDS, self.secret), (BRANCH_FIELDS, self.branched), (GUIDED_FIELDS, self.guided)
        fields = [*FIELDS, *(name for names, there in more if there for name in names)]
        return [
            FIRST_LINE,
            *(f"{name} {values[name] if name in values else getattr(self, name)}".rstrip(" ") for name in fields),
            "",
        ]


def new_header(
    definition: Definition,
    content: Any,
    scenario: str,
    settings: Mapping[str, str] | None = None,
    players: Sequence[str] = ("",),
    *,
    seed: int | None = None,
    undo: str = "free",
    companion: Sequence[str] = (),
    packs: Sequence[str] = (),
    title: str = "",
    guided: bool = False,
) -> Header:
    """The head of a game that begins now: its dice are the seed, drawn if none is given, or for several seats a secret
    that nobody chose."""
    several = len(players) > 1
    if several and seed is not None:
        raise ValueError("the dice of several seats cannot be chosen")
    return Header(
        game=definition.slug,
        rules=definition.rules_version,
        content=definition.content_hash(content),
        scenario=scenario,
        settings={**definition.defaults(), **(settings or {})},
        seed=0 if several else secrets.randbits(31) if seed is None else seed,
        undo=undo,
        companion=tuple(companion),
        packs=tuple(packs),
        players=tuple(players),
        title=" ".join(title.split()),
        secret=secrets.token_hex(32) if several else "",
        guided=guided,
    )


def player(name: str) -> str:
    """A player's name as a header can hold it: one line, not a long one, and no sign of a bot."""
    printable = "".join(each if each.isprintable() else " " for each in name)
    return " ".join(printable.split()).lstrip(BOT).strip(NOBODY)[:NAME]


def is_person(holder: str) -> bool:
    return holder != NOBODY and not holder.startswith(BOT)


class Entry(Struct):
    """One answer."""

    mark: str
    rule: str
    key: str
    name: str
    seat: int = 0
    window: int = ALL_WINDOWS  # at a window: how many had been passed since the answer before
    kind: str = ""  # what a Chance drew; known once it is played
    seen_by: tuple[int, ...] | None = None  # the seats that may know the answer; known once it is played

    def line(self) -> str:
        at = f"@{self.window}" if self.window != ALL_WINDOWS else ""
        return f"{self.rule} {self.key} {self.mark}{self.seat or ''}{at} {self.name}"


class Undo(Struct):
    keep: int

    def line(self) -> str:
        return f"< {self.keep}"


class Checkpoint(Struct):
    turn: int
    digest: str
    state: str = ""  # JSON, only for the last one

    def line(self) -> str:
        return f"# {self.turn} {self.digest}" + (f"\n@ {self.state}" if self.state else "")


Record = Entry | Undo | Checkpoint


class Journal(Struct):
    header: Header
    records: list[tuple[int, Record]]  # with their line numbers
    cut: int = 0  # the line that breaks off or cannot be read; what follows is left aside
    fingerprint: str = ""  # of the secret, as it was shown at the start


def read_header(lines: list[str]) -> Header:
    if not lines or lines[0].strip() not in READABLE:
        raise SaveError("save-not-a-journal")
    fields: dict[str, str] = {}
    for n, line in enumerate(lines[1:], start=2):
        if not line.strip():
            break
        name, _, value = line.partition(" ")
        if name not in (*FIELDS, *SECRET_FIELDS, *BRANCH_FIELDS, *GUIDED_FIELDS, *OLD_FIELDS):
            raise SaveError("save-bad-header", line=n)
        fields[name] = value
    try:
        settings = dict(pair.split("=", 1) for pair in fields["settings"].split())
        if fields["undo"] not in POLICIES:
            raise ValueError("undo")
        secret = fields.get("secret", "")
        if secret and not re.fullmatch(r"[0-9a-f]{64}", secret):
            raise ValueError("secret")
        return Header(
            game=fields["game"],
            rules=fields["rules"],
            content=fields["content"],
            scenario=fields["scenario"],
            settings=settings,
            seed=int(fields["seed"]),
            undo=fields["undo"],
            companion=tuple(fields["companion"].split()),
            packs=tuple(pack for pack in fields["packs"].split("\t") if pack),
            players=players_of(fields),
            title=fields.get("title", ""),
            secret=secret,
            branched=int(fields.get("branched", 0)),
            guided=fields.get("guided", "") == "yes",
        )
    except (KeyError, ValueError) as error:
        raise SaveError("save-bad-header", line=len(fields) + 2) from error


def players_of(fields: dict[str, str]) -> tuple[str, ...]:
    if "seats" in fields:
        return ("",) * int(fields["seats"])
    return tuple(fields["players"].split("\t"))


def read_record(line: str) -> Record | None:
    if line.startswith("< ") and line[2:].isdigit():
        return Undo(int(line[2:]))
    if line.startswith("# "):
        words = line.split()
        return Checkpoint(int(words[1]), words[2]) if len(words) == 3 and words[1].isdigit() else None
    found = LINE.match(line)
    if not found:
        return None
    mark, rule, key, name = map(sys.intern, found.group("mark", "rule", "key", "name"))
    window = int(found["at"][1:]) if found["at"] else ALL_WINDOWS
    return Entry(mark, rule, key, name, int(found["seat"] or 0), window)


def parse(text: str) -> Journal:
    """Read a journal as far as it goes; a line that breaks off ends it."""
    lines = text.split("\n")
    journal = Journal(read_header(lines), [])
    records = journal.records
    body = lines.index("") + 1 if "" in lines else len(lines)
    journal.fingerprint = next((line.split()[-1] for line in lines[:body] if line.startswith("fingerprint ")), "")
    for n in range(body, len(lines)):
        line = lines[n]
        if n == len(lines) - 1:
            if line:  # every line is written with its end: one without it was cut off
                journal.cut = n + 1
            break
        if line.startswith("@ "):
            if records and isinstance(records[-1][1], Checkpoint):
                records[-1][1].state = line[2:]
            continue
        if line.startswith(REMARK):
            continue
        record = read_record(line)
        if record is None:
            journal.cut = n + 1
            break
        records.append((n + 1, record))
    return journal


def text_of(header: Header, records: Iterable[Record]) -> str:
    """A journal as it is written."""
    return "\n".join([*header.lines(), *(record.line() for record in records)]) + "\n"


class JournalFile:
    """A journal on disk: every answer is written before it counts, and a checkpoint rewrites the file in one move.

    If another table has written to the file meanwhile, nothing is written over it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.size = -1  # what we left there, once we have written

    def append(self, record: Record) -> None:
        try:
            with self.path.open("a", encoding="utf-8") as file:
                self.check(file.tell())
                file.write(record.line() + "\n")
                file.flush()
                os.fsync(file.fileno())
                self.size = file.tell()
        except OSError as error:
            raise SaveError("save-cannot-write", path=str(self.path), why=error.strerror or "") from error

    def rewrite(self, header: Header, records: Iterable[Record]) -> None:
        text = text_of(header, records)
        spare = self.path.with_suffix(".new")
        try:
            self.check(self.path.stat().st_size if self.path.exists() else -1)
            with spare.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
                self.size = file.tell()
            spare.replace(self.path)
        except OSError as error:
            with contextlib.suppress(OSError):
                spare.unlink()
            raise SaveError("save-cannot-write", path=str(self.path), why=error.strerror or "") from error

    def check(self, size: int) -> None:
        if self.size not in (-1, size):
            raise SaveError("save-elsewhere", path=str(self.path))


def read_file(path: Path) -> Journal:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise SaveError("save-not-a-journal") from error
    except OSError as error:
        raise SaveError("save-cannot-read", path=str(path), why=error.strerror or "") from error
