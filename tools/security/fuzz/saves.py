"""Saved games that were damaged: journals as text, rows of the store, the bytes of its file.

Whatever is done to them, the game that comes back stands where the real one once stood, and where that is not its end
the player is told; or it is refused by a sentence. A forger who makes the seals fit may write another game, but nothing
that breaks the table, and no dice of his own.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

from msgspec import Struct
from msgspec.structs import replace

from tools.security.fuzz import Fault
from vigil.bots.random_bot import at_random
from vigil.games import GAMES as SHELF
from vigil.kernel.journal.header import Header, SaveError, seal_of
from vigil.kernel.journal.journal_text import Journal, parse, text_of
from vigil.kernel.journal.records import Entry, Mark, Record, SetBack, Undo
from vigil.kernel.play.dice_proof import Proof, verify
from vigil.kernel.play.history import History
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.resume import resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.undo import last_decision
from vigil.kernel.rules.requests import Decision
from vigil.kernel.text.catalogs import LANGUAGES
from vigil.kernel.text.words import KERNEL_TEXT, Words
from vigil.lab.named_games import game_named
from vigil.web.store import backups
from vigil.web.store.store import Store
from vigil.web.tables.progress import progress
from vigil.web.tables.save_notices import damage

FIRST = next(iter(SHELF))
GAMES = ((FIRST, 1), (FIRST, 2), ("examples.village.definition:TOY3", 3))  # and the seeds they are played by
ANSWERS = 24  # in each of them, with some that are taken back
COLUMNS = {"records": ("line", "state", "seal", "seq"), "games": ("header", "answers", "turn", "seal", "title")}

Place = tuple[str, str]  # the state, and what is asked


class Real(Struct):
    """A game as it was played, and every place where it once stood."""

    session: Session
    text: str
    places: set[Place]
    end: Place


@cache
def real(n: int) -> Real:
    name, seed = GAMES[n]
    definition = game_named(name)
    content, seats = definition.content.load([]), definition.identity.seats[0]
    players = [f"P{each}" for each in range(seats)] if seats > 1 else [""]
    header = new_header(
        definition, content, definition.identity.scenarios[0].slug, None, players, seed=seed if seats == 1 else None
    )
    header = replace(header, secret=f"{seed:064x}") if seats > 1 else header
    session, choose = Session.start(definition, content, header), at_random(seed)
    for answer in range(ANSWERS):
        if not session.pending:
            break
        seat, waiting = next(iter(session.pending.items()))
        session.answer(choose(waiting.decision, waiting.options).name, seat)
        if answer % 7 == 6:
            session.undo(last_decision(session), agreed=True)
    places = set()
    for length in range(len(session.records) + 1):
        part = resumed(session, parse(text_of(header, session.records[:length])))
        places.add(part[1])
    text = text_of(header, session.records)
    return Real(session, text, places, resumed(session, parse(text))[1])


atexit.register(real.cache_clear)  # games end before the interpreter does


def resumed(like: Session, journal: Journal) -> tuple[Session, Place]:
    """A journal taken up, and the place where it stood before anything new was thrown."""
    seen: list[Place] = []
    settle = Session.settle

    def settled(session: Session) -> None:
        seen.append(place_of(session))
        settle(session)

    with mock.patch.object(Session, "settle", settled):
        session = resume(like.definition, like.content, journal)
    return session, seen[0]


def place_of(session: History) -> Place:
    request = session.request
    return session.digest(session.run.game.state), f"{request.rule} {request.key}" if request else ""


# damage


def spoiled(data: bytes, luck: random.Random) -> bytes:
    """Some bytes or lines are not what they were."""
    at, lines = luck.randrange(len(data)), data.split(b"\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    what = luck.randrange(9)
    if what == 0:
        return data[:at] + bytes([data[at] ^ 1 << luck.randrange(8)]) + data[at + 1 :]
    if what == 1:
        return data[:at] + luck.randbytes(luck.randint(1, 4)) + data[at + luck.randint(0, 4) :]
    if what == 2:
        return data[:at]
    if what == 3:
        return data[:at] + data[at + luck.randint(1, 300) :]
    if what == 4:
        lines[one], lines[other] = lines[other], lines[one]
    elif what == 5:
        lines.insert(other, lines[one])
    elif what == 6:
        del lines[one : one + luck.randint(1, 4)]
    elif what == 7:
        lines[one] = luck.choice(
            [b"", b" ", b".", b"< 0", b"< 999999999", b"# 1 000000000000", b"@ {}", b"\xc2\xb2", b"% x"]
        )
    else:
        tail = lines[other].rpartition(b" ")[2]
        lines[one] = lines[one].rpartition(b" ")[0] + b" " + tail
    return b"\n".join(lines)


def resealed(text: str, header: Header) -> str:
    """A text whose seals fit, as a forger would make them."""
    head, _, body = text.partition("\n\n")
    before, lines = header.seal, []
    for line in body.split("\n"):
        plain = line.partition("\t")[0]
        if plain and not plain.startswith(("@ ", "% ")):
            before = seal_of(before, plain)
            plain += f"\t{before}"
        lines.append(plain)
    return f"{head}\n\n" + "\n".join(lines)


# attempts


def attempt(seed: int) -> str:
    luck = random.Random(seed)
    true = real(luck.randrange(len(GAMES)))
    kind = luck.choices((text, forged, forged_die, forged_luck, rows, file), (60, 8, 6, 6, 12, 8))[0]
    try:
        return f"{kind.__name__}: {kind(true, luck)}"
    except SaveError as error:
        sentences(error)
        return f"{kind.__name__}: refused ({error.key})"


@cache
def books() -> tuple[Words, ...]:
    return tuple(Words(language, [KERNEL_TEXT]) for language in LANGUAGES)


def sentences(error: SaveError) -> None:
    """What is refused is refused in every language."""
    for words in books():
        words.raw(error.key, error.facts)


def text(true: Real, luck: random.Random) -> str:
    data = true.text.encode()
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        data = spoiled(data, luck) if data else data
    journal = parse(data.decode("utf-8", "replace"))
    return judged(true, *resumed(true.session, journal))


def judged(true: Real, session: Session, place: Place, told: bool = False) -> str:
    """What came back, if it may be."""
    told = told or session.harmed
    if place not in true.places:
        raise Fault(f"a place where the game never stood; told: {told} {session.diverged}")
    if place != true.end and not told:
        raise Fault("not where the game stood at its end, and nothing is told")
    if replace(session.header, title="") != replace(true.session.header, title="") and not told:
        raise Fault("another head, and nothing is told")
    for news in damage(session):
        for words in books():
            words.raw(*news)
    again = resume(session.definition, session.content, parse(text_of(session.header, session.records)))
    if again.harmed or place_of(again) != place_of(session):
        raise Fault(f"what was mended is not whole: {again.cut} {again.diverged}")
    if session.pending:
        seat, waiting = next(iter(session.pending.items()))
        session.answer(at_random(1)(waiting.decision, waiting.options).name, seat)
    elif isinstance(session.request, Decision):
        raise Fault("a question without an answer")
    return f"{'at its end' if place == true.end else 'earlier'}, {'told' if told else 'unharmed'}"


def forged(true: Real, luck: random.Random) -> str:
    changed = resealed(spoiled(true.text.encode(), luck).decode("utf-8", "replace"), true.session.header)
    session, _ = resumed(true.session, parse(changed))
    session.view(0)
    return "told" if session.harmed else "another game, or the same"


def forged_die(true: Real, luck: random.Random) -> str:
    """One throw is exchanged for another, and the seals fit."""
    records = list(true.session.records)
    throws = [n for n, each in enumerate(records) if isinstance(each, Entry) and each.mark == Mark.DICE]
    n = luck.choice(throws)
    thrown = records[n]
    assert isinstance(thrown, Entry)
    others = sorted({each.name for each in true.session.entries if each.key == thrown.key and each.name != thrown.name})
    records[n] = replace(thrown, name=luck.choice([*others, "1", "2"]))
    session, place = resumed(true.session, parse(text_of(true.session.header, records)))
    told = bool(session.diverged)
    standing = any(each is thrown for each in true.session.entries)
    if standing and records[n].line() != thrown.line() and not told:
        raise Fault("a die that was not thrown so, and nothing is told")
    return judged(true, session, place)


def forged_luck(true: Real, luck: random.Random) -> str:
    """A throw is marked as entered by hand, or a record that changes nothing but the dice is put in, or a head says
    that all dice are another game's while they are of another seed; and the seals fit."""
    records, header = list(true.session.records), true.session.header
    throws = [n for n, each in enumerate(records) if isinstance(each, Entry) and each.mark == Mark.DICE]
    standing = [n for n in throws if any(each is records[n] for each in true.session.entries)]
    n = luck.choice(standing)
    thrown, what = records[n], luck.randrange(3)
    assert isinstance(thrown, Entry)
    if what == 0:
        records[n] = replace(thrown, mark=Mark.OWN)
    elif what == 1:
        before = count_of(records[:n])
        free = SetBack(before, undos_in(records[:n]) + luck.randrange(2, 100))  # tried until the die suits
        records[n:n] = [luck.choice((Undo(before), SetBack(before, 0), SetBack(before + 1, 99), free))]
    else:
        header = replace(header, branched=luck.choice((len(records), 100_000)), seed=1_000_003, secret=other_of(header))
    session, _ = resumed(true.session, parse(text_of(header, records)))
    if not session.diverged:
        raise Fault(f"luck of a forger's own, and nothing is told: {what} at {n}")
    if clean(verify(session.definition, session.content, parse(text_of(header, records)))):
        raise Fault(f"luck of a forger's own, and it is called honest: {what} at {n}")
    return f"told ({session.diverged.why})"


def count_of(records: list[Record]) -> int:
    """How many answers stand after these records."""
    count = 0
    for each in records:
        count = each.keep if isinstance(each, Undo) else count + isinstance(each, Entry)
    return count


def undos_in(records: list[Record]) -> int:
    """How often the dice were changed before."""
    return sum(isinstance(each, Undo | SetBack) for each in records)


def other_of(header: Header) -> str:
    return "ab" * 32 if header.secret else ""


def clean(proof: Proof) -> bool:
    return not proof.wrong and not proof.empty


@cache
def folder() -> Path:
    """A store with all games, and a copy of it; thrown away in the end."""
    where = Path(tempfile.mkdtemp(prefix="vigil-fuzz-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None))
    store = Store(where / "vigil.sqlite")
    for n in range(len(GAMES)):
        made = real(n).session
        store.create(made.header, made.records, progress(made)).result()
    store.close()
    with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as db:  # the same bytes every time
        db.execute("UPDATE seats SET token = 'seat ' || game || ' ' || seat")
        db.execute("UPDATE games SET created = id, changed = id")
        db.execute("VACUUM")
    backups.back_up(store.path)
    atexit.register(shutil.rmtree, where)
    return where


@contextlib.contextmanager
def copied(with_backup: bool) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=folder()) as where:
        shutil.copyfile(folder() / "vigil.sqlite", Path(where) / "vigil.sqlite")
        if with_backup:
            shutil.copytree(folder() / "backups", Path(where) / "backups")
        yield Path(where) / "vigil.sqlite"


def rows(true: Real, luck: random.Random) -> str:
    """A row or two are not as they were written."""
    with copied(False) as path:
        with contextlib.closing(sqlite3.connect(path)) as db:
            for _ in range(luck.randint(1, 2)):
                with contextlib.suppress(sqlite3.IntegrityError):
                    spoil_row(db, luck)
            db.commit()
        return all_games(path)


def spoil_row(db: sqlite3.Connection, luck: random.Random) -> None:
    if luck.random() < 0.2:
        lowest = luck.choice((0, luck.randrange(60)))
        db.execute(
            "DELETE FROM records WHERE game = ? AND seq >= ? AND seq < ?", (1, lowest, lowest + luck.randint(1, 90))
        )
        return
    table = luck.choice(("records", "records", "records", "games"))
    column = luck.choice(COLUMNS[table])
    order = "game, seq" if table == "records" else "id"
    found = db.execute(f"SELECT {order}, CAST({column} AS BLOB) FROM {table} ORDER BY {order}").fetchall()
    *key, value = luck.choice(found)
    new: Any = spoiled(bytes(value), luck) if value else b"x"
    new = luck.choice([new, new.decode("utf-8", "replace"), luck.randint(-5, 2**63 - 1), luck.choice(found)[-1]])
    where = "game = ? AND seq = ?" if table == "records" else "id = ?"
    db.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (new, *key))


def file(true: Real, luck: random.Random) -> str:
    """The file of the store itself is spoiled."""
    with_backup = luck.random() < 0.5
    with copied(with_backup) as path:
        data = bytearray(path.read_bytes())
        for _ in range(luck.choice((1, 1, 5, 200))):
            data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
        if luck.random() < 0.1:
            del data[luck.randrange(len(data)) :]
        path.write_bytes(data)
        return all_games(path)


def all_games(path: Path) -> str:
    """Every game of a store is opened: what came of them together."""
    store, came = Store(path), set[str]()
    try:
        known = {each.id for each in store.games()}
        for n in range(len(GAMES)):
            game = n + 1
            if game not in known:
                if not store.mended or backups.backups(path):
                    raise Fault("a game is gone that could have been had, or nothing is told")
                came.add("gone")
                continue
            try:
                kept = store.kept(game)
                session, place = resumed(real(n).session, kept.journal)
            except SaveError as error:
                sentences(error)
                came.add(f"refused ({error.key})")
                continue
            told = bool(store.mended or damage(session, kept.journal, kept.answers))
            came.add(judged(real(n), session, place, told))
    finally:
        store.close()
    return ("mended; " if store.mended else "") + "; ".join(sorted(came))
