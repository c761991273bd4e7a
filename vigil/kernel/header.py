"""The head of a saved game: which game, how it was begun, and who sits where."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from vigil.kernel.chance import fingerprint

if TYPE_CHECKING:
    from vigil.kernel.game import Definition

FORMAT = "vigil-journal "
NEWEST = 3
FIRST_LINE = f"{FORMAT}{NEWEST}"
SEALED = 3  # the first format whose lines are sealed
POLICIES = ("free", "no-peeking", "ironman")
FIELDS = ("game", "rules", "content", "scenario", "settings", "players", "seed", "undo", "companion", "packs", "title")
SECRET_FIELDS = ("secret", "fingerprint")  # of a table with several seats
BRANCH_FIELDS = ("branched",)
GUIDED_FIELDS = ("guided",)  # of a first game that is played by the hand
SEAL_FIELDS = ("seal",)
OLD_FIELDS = ("seats",)  # of the first journals
NUMBER = re.compile(r"-?[0-9]{1,4000}")
NOBODY = "-"
BOT = "@"  # before the name of a bot that holds a seat
NAME = 40  # letters of a player's name
MOST_SEATS = 99


class SaveError(Exception):
    """A save that cannot be read or written. `key` names the sentence, `facts` fill it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key, self.facts = key, facts
        super().__init__(f"{key} {facts}")


def seal_of(before: str, line: str) -> str:
    """The seal of a line: it holds the line to the one before, so that nothing can be changed or left out unseen."""
    return hashlib.blake2b(f"{before}\n{line}".encode(errors="surrogatepass"), digest_size=4).hexdigest()


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

    @property
    def seal(self) -> str:
        """The seal of the head. Title and players are not under it: a game may be renamed, and a seat taken."""
        kept = (line for line in self.written() if not line.startswith(("title", "players")))
        return seal_of("", "\n".join(kept))

    def lines(self) -> list[str]:
        return [FIRST_LINE, *self.written(), f"seal {self.seal}", ""]

    def written(self) -> list[str]:
        values = {
            "settings": " ".join(f"{key}={value}" for key, value in self.settings.items()),
            "companion": " ".join(self.companion),
            "packs": "\t".join(self.packs),
            "players": "\t".join(self.players),
            "guided": "yes",
        }
        more = (SECRET_FIELDS, self.secret), (BRANCH_FIELDS, self.branched), (GUIDED_FIELDS, self.guided)
        fields = [*FIELDS, *(name for names, there in more if there for name in names)]
        return [f"{name} {values[name] if name in values else getattr(self, name)}".rstrip(" ") for name in fields]


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
        title=" ".join(printable(title).split()),
        secret=secrets.token_hex(32) if several else "",
        guided=guided,
    )


def player(name: str) -> str:
    """A player's name as a header can hold it: one line, not a long one, and no sign of a bot."""
    return " ".join(printable(name).split()).lstrip(BOT).strip(NOBODY)[:NAME]


def printable(text: str) -> str:
    """A text without signs that would do something to the screen."""
    return "".join(each if each.isprintable() else " " for each in text)


def is_person(holder: str) -> bool:
    return holder != NOBODY and not holder.startswith(BOT)


class Head(Struct):
    """A head as it was read: where the lines after it begin, and whether it is as it was written."""

    header: Header
    body: int
    sealed: bool
    sound: bool
    fingerprint: str = ""  # of the secret, as it was shown at the start


def format_of(line: str) -> int:
    """The format a journal names in its first line. One of a newer Vigil is not touched."""
    number = line.strip().removeprefix(FORMAT)
    if not line.startswith(FORMAT) or not re.fullmatch(r"[0-9]{1,9}", number) or int(number) < 1:
        raise SaveError("save-not-a-journal")
    if int(number) > NEWEST:
        raise SaveError("save-newer", format=int(number), known=NEWEST)
    return int(number)


def read_head(lines: Sequence[str]) -> Head:
    """The head of a journal, up to the first line with nothing on it."""
    sealed = format_of(lines[0] if lines else "") >= SEALED
    known = (*FIELDS, *SECRET_FIELDS, *BRANCH_FIELDS, *GUIDED_FIELDS, *(SEAL_FIELDS if sealed else OLD_FIELDS))
    fields: dict[str, str] = {}
    end = next((n for n, line in enumerate(lines) if n and not line.strip()), len(lines))
    for n, line in enumerate(lines[1:end], start=2):
        name, _, value = line.partition(" ")
        if name not in known or name in fields:
            raise SaveError("save-bad-header", line=n)
        fields[name] = "\t".join(printable(part) for part in value.split("\t"))
    try:
        header = header_of(fields)
    except (KeyError, ValueError) as error:
        raise SaveError("save-bad-header", line=len(fields) + 2) from error
    sound = not sealed or fields.get("seal") == header.seal
    return Head(header, end + 1, sealed, sound, fields.get("fingerprint", ""))


def read_header(lines: Sequence[str]) -> Header:
    return read_head(lines).header


def header_of(fields: Mapping[str, str]) -> Header:
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
        seed=number(fields["seed"]),
        undo=fields["undo"],
        companion=tuple(fields["companion"].split()),
        packs=tuple(pack for pack in fields["packs"].split("\t") if pack),
        players=players_of(fields),
        title=fields.get("title", "").replace("\t", " "),
        secret=secret,
        branched=number(fields.get("branched", "0")),
        guided=fields.get("guided", "") == "yes",
    )


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(text[:20])
    return int(text)


def players_of(fields: Mapping[str, str]) -> tuple[str, ...]:
    if "seats" in fields:
        seats = number(fields["seats"])
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError("seats")
        return ("",) * seats
    return tuple(fields["players"].split("\t"))
