"""The head of a saved game: which game, how it was begun, and who sits where."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from vigil.kernel.rules.dice import fingerprint
from vigil.kernel.unsafe_characters import printable

FORMAT = "vigil-journal "
NEWEST = 5
FIRST_LINE = f"{FORMAT}{NEWEST}"
SEALED = 3  # the first format whose records are sealed
WHOLE = 4  # the first in which every line is
STEADY = 5  # the first in which, at several seats, an undo without a die leaves the dice to come as they are
POLICIES = ("free", "no-peeking", "ironman")
FIELDS = ("game", "rules", "content", "scenario", "settings", "players", "seed", "undo", "companion", "packs", "title")
SECRET_FIELDS = ("secret", "fingerprint")  # of a table with several seats
BRANCH_FIELDS = ("branched",)
PARENT_FIELDS = ("parent",)  # of a branch, since format 4
GUIDED_FIELDS = ("guided",)  # of a first game that is played by the hand
SHARE_FIELDS = ("shares", "voids")  # what each seat added to the dice, and how many rounds of it came to nothing
SEAL_FIELDS = ("seal",)
WHOLE_FIELDS = ("whole",)
CHANGING = ("title", "players")  # of a game that goes on: it may be renamed, and a seat taken
OLD_FIELDS = ("seats",)  # of the first journals
NUMBER = re.compile(r"-?[0-9]{1,4000}")
NOTHING = "-"  # in the place of a share: the seat adds nothing
AWAITED = "?"  # the seat has not added its share yet, and no die may fall
SHARE = re.compile(r"[0-9a-f]{64}|[-?]")
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
    parent: str = ""  # of a branch, the point of that game at which it parted (lineage.py); older ones do not name it
    shares: tuple[str, ...] = ()  # by seat; none where the dice follow from the secret alone
    voids: int = 0  # rounds of shares that came to nothing
    guided: bool = False  # taking back does not change the dice, so that the guide's path is found again
    format: int = NEWEST  # in which it was written: games of a store stay in theirs

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.secret) if self.secret else ""

    @property
    def awaits(self) -> bool:
        """Whether the dice are not known yet, because shares are awaited."""
        return AWAITED in self.shares

    @property
    def seal(self) -> str:
        """The seal of what never changes, from which the records are sealed: title and players are not under it. Since
        format 4 it holds the format too, so that a journal cannot be given out for an older one."""
        kept = [line for line in self.written() if not line.startswith(CHANGING)]
        return seal_of("", "\n".join([*self.first_line(), *kept]))

    @property
    def whole(self) -> str:
        """The seal of the head as it is now, with title and players."""
        return seal_of(self.seal, "\n".join(self.written()))

    @property
    def steady(self) -> bool:
        """Whether an undo that takes back no die leaves the dice to come as they are. Otherwise somebody who knows the
        secret could choose them by taking back answers of his own, which needs nobody's consent."""
        return bool(self.secret or self.awaits) and self.format >= STEADY

    def fresh(self) -> Header:
        """The same head in today's format, for a journal that is written anew; but dice that fell in an older game of
        several seats stay those of its format."""
        return replace(self, format=WHOLE if self.seats > 1 and self.format < STEADY else NEWEST)

    def first_line(self) -> list[str]:
        return [f"{FORMAT}{self.format}"] if self.format >= WHOLE else []

    def lines(self) -> list[str]:
        seals = [f"seal {self.seal}", *([f"whole {self.whole}"] if self.format >= WHOLE else [])]
        return [f"{FORMAT}{max(self.format, SEALED)}", *self.written(), *seals, ""]

    def written(self) -> list[str]:
        values = {
            "settings": " ".join(f"{key}={value}" for key, value in self.settings.items()),
            "companion": " ".join(self.companion),
            "packs": "\t".join(self.packs),
            "players": "\t".join(self.players),
            "guided": "yes",
            "shares": " ".join(self.shares),
        }
        more = (
            (SECRET_FIELDS, self.secret),
            (SHARE_FIELDS, self.shares),
            (BRANCH_FIELDS, self.branched),
            (PARENT_FIELDS, self.branched and self.parent),
            (GUIDED_FIELDS, self.guided),
        )
        fields = [*FIELDS, *(name for names, there in more if there for name in names)]
        return [f"{name} {values[name] if name in values else getattr(self, name)}".rstrip(" ") for name in fields]


class Head(Struct):
    """A head as it was read: where the lines after it begin, and whether it is as it was written."""

    header: Header
    body: int
    sealed: bool
    sound: bool
    named: bool = True  # title and players are as they were written
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
    form = format_of(lines[0] if lines else "")
    sealed, seals = form >= SEALED, (*SEAL_FIELDS, *(WHOLE_FIELDS if form >= WHOLE else ()))
    known = (
        *FIELDS,
        *SECRET_FIELDS,
        *SHARE_FIELDS,
        *BRANCH_FIELDS,
        *(PARENT_FIELDS if form >= WHOLE else ()),
        *GUIDED_FIELDS,
        *(seals if sealed else OLD_FIELDS),
    )
    fields: dict[str, str] = {}
    end = next((n for n, line in enumerate(lines) if n and not line.strip()), len(lines))
    for n, line in enumerate(lines[1:end], start=2):
        name, _, value = line.partition(" ")
        if name not in known or name in fields:
            raise SaveError("save-bad-header", line=n)
        fields[name] = "\t".join(printable(part) for part in value.split("\t"))
    try:
        header = replace(header_of(fields), format=form)
    except (KeyError, ValueError) as error:
        raise SaveError("save-bad-header", line=len(fields) + 2) from error
    sound = not sealed or fields.get("seal") == header.seal
    named = form < WHOLE or list(lines[: end + 1]) == header.lines()  # to the byte: what is read alike is told too
    return Head(header, end + 1, sealed, sound, named, fields.get("fingerprint", ""))


def read_header(lines: Sequence[str]) -> Header:
    return read_head(lines).header


def header_of(fields: Mapping[str, str]) -> Header:
    settings = dict(pair.split("=", 1) for pair in fields["settings"].split())
    if fields["undo"] not in POLICIES:
        raise ValueError("undo")
    secret = fields.get("secret", "")
    if secret and not re.fullmatch(r"[0-9a-f]{64}", secret):
        raise ValueError("secret")
    parent = fields.get("parent", "")
    if parent and not re.fullmatch(r"[0-9a-f]{64}", parent):
        raise ValueError("parent")
    players, shares = players_of(fields), tuple(fields.get("shares", "").split())
    if shares and (len(shares) != len(players) or not all(map(SHARE.fullmatch, shares))):
        raise ValueError("shares")
    if shares and not (len(players) > 1 and (secret or "fingerprint" in fields)):  # of which a report has only one
        raise ValueError("shares")
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
        players=players,
        title=fields.get("title", "").replace("\t", " "),
        secret=secret,
        branched=count(fields.get("branched", "0")),
        parent=parent,
        shares=shares,
        voids=count(fields.get("voids", "0")),
        guided=fields.get("guided", "") == "yes",
    )


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise ValueError(text[:20])
    return int(text)


def count(text: str) -> int:
    if (found := number(text)) < 0:
        raise ValueError(text[:20])
    return found


def players_of(fields: Mapping[str, str]) -> tuple[str, ...]:
    if "seats" in fields:
        seats = number(fields["seats"])
        if not 1 <= seats <= MOST_SEATS:
            raise ValueError("seats")
        return ("",) * seats
    return tuple(fields["players"].split("\t"))
