"""vigil book play: a writer reads one script as a player would; when a file of the book is saved, it begins anew."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from vigil.app.errors import Complaint
from vigil.app.loaded_game import Box
from vigil.app.output import Paper
from vigil.kernel.content.tables import PackError
from vigil.kernel.definition.extras import Trial, TrialError
from vigil.kernel.play.new_game import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.text.catalogs import TextError
from vigil.kernel.text.words import Words, book
from vigil.terminal.table import LONGEST, Quit, Terminal

LEAVE = ("q", "quit")
OFTEN = 0.3  # seconds between two looks at the files


class Saved(Exception):
    """A file of the book was saved."""


class Hands:
    """What is typed, and whether a file was saved meanwhile."""

    def __init__(self, folders: list[Path]) -> None:
        self.folders, self.typed = folders, queue.Queue[str]()
        self.seen = self.stamps()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while line := sys.stdin.readline():
            self.typed.put(line)
        self.typed.put("")

    def stamps(self) -> dict[Path, int]:
        files = [path for folder in self.folders for path in folder.rglob("*.*") if path.suffix in (".toml", ".ftl")]
        return {path: path.stat().st_mtime_ns for path in files if path.is_file()}

    def wait(self) -> None:
        """Until a file is saved."""
        while True:
            try:
                if self.read() in LEAVE:
                    raise Quit
            except Saved:
                return

    def read(self) -> str:
        """The next line; EOFError at the end of input, Saved if a file changes first."""
        while True:
            try:
                line = self.typed.get(timeout=OFTEN)
            except queue.Empty:
                now = self.stamps()
                if now != self.seen:
                    self.seen = now
                    raise Saved from None
                continue
            if not line:
                raise EOFError
            return line.strip()[:LONGEST]


class Reading(Terminal):
    """The table with nothing on it but the script."""

    hands: Hands

    def read(self) -> str:
        self.paper.out.write("> ")
        self.paper.flush()
        return self.hands.read()

    def show(self) -> None:
        self.read_notices()
        self.tell(self.place.news())
        if not self.session.over:
            self.ask()

    def finish(self, noted: Sequence[str]) -> None:
        """What the script has left behind, and the way to read it again."""
        for line in noted:
            self.paper.line((line, "dim"))
        self.say("book-again", style="ask")
        if self.read() in LEAVE:
            raise Quit

    def play(self) -> None:
        while not self.session.over:
            self.pass_on(self.place.next_seat())
            self.show()
            self.answer()
        self.show()


def try_script(opened: Callable[[], Box], trial: Trial, language: str, sheet: Paper) -> int:
    """Read it until the writer leaves; what cannot be read is named, and the next saving waited for."""
    box = opened()
    hands = Hands([box.definition.identity.tables, box.definition.identity.text, *box.folders])
    try:
        while True:
            try:
                read_once(box, trial, language, sheet, hands)
            except Saved:
                sheet.line()
            except (PackError, TextError) as error:
                broken(sheet, box.books[language], error)
                hands.wait()
            box = reopened(opened, sheet, box.books[language], hands)
    except (Quit, EOFError):
        return 0


def reopened(opened: Callable[[], Box], sheet: Paper, words: Words, hands: Hands) -> Box:
    while True:
        book.cache_clear()
        try:
            return opened()
        except (PackError, TextError) as error:
            broken(sheet, words, error)
            hands.wait()


def broken(sheet: Paper, words: Words, error: Exception) -> None:
    sheet.paragraph(words.raw("bad-pack", {"what": str(error)}), "warn")
    sheet.flush()


def read_once(box: Box, trial: Trial, language: str, sheet: Paper, hands: Hands) -> None:
    """A game in which nothing is told but this script."""
    definition, scripts = box.definition, box.definition.extras.book
    assert scripts is not None
    scenario = definition.identity.scenarios[0].slug
    game = definition.rules.new(box.content, scenario, definition.identity.defaults(), 1)
    try:
        scripts.lay_out(game, trial)
    except TrialError as error:
        raise Complaint(error.key, 2, **error.facts) from error
    over = definition.rules.over
    alone = definition.with_rules(new=lambda *_: game, over=lambda g: over(g) or scripts.done(g))
    alone.extras = msgspec.structs.replace(definition.extras, sheet=None)
    header = new_header(alone, box.content, scenario, definition.identity.defaults(), ("",))
    table = Reading(Session.start(alone, box.content, header), box.books.__getitem__, language, sheet)
    table.hands = hands
    table.play()
    table.finish(scripts.noted(table.session.run.game))
