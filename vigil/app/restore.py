"""Copies of saved games that are brought back in the terminal, and what is told of a save that was damaged."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from vigil.app import saves, time_limit
from vigil.app.loaded_game import LoadedGame, load_game
from vigil.kernel.journal.header import Header, SaveError
from vigil.kernel.journal.journal_file import read_file
from vigil.kernel.journal.journal_text import Journal
from vigil.kernel.play.resume import is_newer, resume
from vigil.kernel.play.session import Session
from vigil.kernel.play.set_back import agreed, mark, same_game, take_back, undos_in
from vigil.kernel.play.stops import Stops

News = tuple[str, dict[str, str | int]]  # the key of a sentence and its facts


def restore(name: str) -> list[News]:
    """A copy becomes a saved game of its own, and goes on with dice that fell in none of the saved games it belongs to.
    Nothing else is touched. The result is what is told of it."""
    path = saves.find_copy(name)
    copy = read_file(path)
    box = load_game(copy.header.game, copy.header.packs, folders=True)
    if is_newer(box.definition, copy.header):
        raise SaveError("save-newer-rules", rules=copy.header.rules, known=box.definition.identity.rules_version)
    kin = kin_of(copy.header)
    session, base = gone_on_from(box, copy, kin)
    most = max((undos_in(each) for each in kin if each is not base), default=-1)
    if base is None or session.undos <= most:
        mark(session, max(0, most))
    told: list[News] = [("copy-restored", {"path": str(written(session))})]
    if not session.over:
        told.append(("copy-other-dice", {}))
    return told + (damage(session, path) if session.harmed else [])


def kin_of(header: Header) -> list[Journal]:
    """The saved games that are the same game as a copy, the newest first."""
    return [read_file(each.path) for each in saves.saved_games() if same_game(header, each.header)]


def gone_on_from(box: LoadedGame, copy: Journal, kin: list[Journal]) -> tuple[Session, Journal | None]:
    """The newest saved game that went on from a copy, taken back to it: no die falls again that fell there. If there is
    none, the copy itself."""
    for now in kin:
        if agreed(copy, now) >= 0:
            session = played(box, now)
            if take_back(copy, now, session):
                return session, now
    return played(box, copy), None


def played(box: LoadedGame, journal: Journal) -> Session:
    """A saved game as it stands. It stops at every window: nothing is passed that its players would not pass."""
    stops = [Stops("always") for _ in journal.header.players]
    return time_limit.call(time_limit.LOAD, partial(resume, box.definition, box.content, journal, stops=stops))


def written(session: Session) -> Path:
    """Write a game to a file of its own."""
    header = session.header
    file = saves.new_file(saves.slug(header.game), saves.slug(header.scenario))
    try:
        session.file = file
        session.save_all()
    finally:
        file.close()
    return file.path


def damage(session: Session, copy: Path) -> list[News]:
    """What the player is told of a save that could not be followed to its end. Where there are several seats the line
    may be a secret of one of them."""
    told: list[News] = []
    if session.cut:
        told.append(("save-was-cut", {"line": session.cut}))
    if session.spoiled:
        told.append(("save-line-altered", {"line": session.spoiled}))
    if session.diverged:
        parted = session.diverged
        name = parted.name if session.header.seats == 1 else parted.key
        facts: dict[str, str | int] = {
            "line": parted.line,
            "rule": parted.rule or "-",
            "name": name or "-",
            "lost": parted.lost,
        }
        told.append((f"save-diverged-{parted.why}", facts))
    return [*told, ("save-copy-kept", {"copy": str(copy)})]
