"""vigil book play: a writer reads one script as a player would. When a file of the book is saved, it begins again."""

from __future__ import annotations

import queue
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec

from vigil.app.errors import UsageError
from vigil.app.loaded_game import LoadedGame
from vigil.app.output import Output
from vigil.kernel.content.tables import PackError
from vigil.kernel.definition.extras import Trial, TrialError
from vigil.kernel.play.new_header import new_header
from vigil.kernel.play.session import Session
from vigil.kernel.text.catalogs import TextError
from vigil.kernel.text.words import Words, book
from vigil.terminal.table import Quit, Terminal

LEAVE = ("q", "quit")
OFTEN = 0.3  # seconds between two looks at the files


class BookSaved(Exception):
    """A file of the book was saved."""


class WatchedInput:
    """Reads what is typed, and notices when a file is saved meanwhile."""

    def __init__(self, folders: list[Path]) -> None:
        self.folders, self.typed = folders, queue.Queue[str]()
        self.last_stamps = self.stamps()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while line := sys.stdin.readline():
            self.typed.put(line)
        self.typed.put("")

    def stamps(self) -> dict[Path, int]:
        files = [path for folder in self.folders for path in folder.rglob("*.*") if path.suffix in (".toml", ".ftl")]
        return {path: path.stat().st_mtime_ns for path in files if path.is_file()}

    def wait(self) -> None:
        """Wait until a file is saved."""
        while True:
            try:
                if self.read().strip() in LEAVE:
                    raise Quit
            except BookSaved:
                return

    def read(self) -> str:
        """The next line; raises EOFError at the end of input, BookSaved if a file changes first."""
        while True:
            try:
                line = self.typed.get(timeout=OFTEN)
            except queue.Empty:
                stamps = self.stamps()
                if stamps != self.last_stamps:
                    self.last_stamps = stamps
                    raise BookSaved from None
                continue
            if not line:
                raise EOFError
            return line


def try_script(load: Callable[[], LoadedGame], trial: Trial, language: str, output: Output) -> int:
    """Let the writer read a script until he leaves. A file that cannot be read is named, and the next saving waited
    for."""
    game = load()
    watched = WatchedInput([game.definition.identity.tables, game.definition.identity.text, *game.folders])
    try:
        while True:
            try:
                read_once(game, trial, language, output, watched)
            except BookSaved:
                output.line()
            except (PackError, TextError) as error:
                show_error(output, game.books[language], error)
                watched.wait()
            game = load_again(load, output, game.books[language], watched)
    except (Quit, EOFError):
        return 0


def load_again(load: Callable[[], LoadedGame], output: Output, words: Words, watched: WatchedInput) -> LoadedGame:
    while True:
        book.cache_clear()
        try:
            return load()
        except (PackError, TextError) as error:
            show_error(output, words, error)
            watched.wait()


def show_error(output: Output, words: Words, error: Exception) -> None:
    output.paragraph(words.raw("bad-pack", {"what": str(error)}), "warn")
    output.flush()


def read_once(game: LoadedGame, trial: Trial, language: str, output: Output, watched: WatchedInput) -> None:
    """Play a game in which nothing happens but this script. In the end show what it has left behind, and how to read it
    again."""
    session, scripts = session_of(game, trial), game.definition.extras.book
    assert scripts is not None
    terminal = Terminal(session, game.books.__getitem__, language, output, read_line=watched.read, table=False)
    while not session.over:
        terminal.pass_on()
        terminal.screen.show()
        terminal.answer()
    terminal.screen.show()
    for line in scripts.noted(session.run.game):
        output.line((line, "dim"))
    terminal.writer.say("book-again", style="ask")
    if terminal.prompt.read() in LEAVE:
        raise Quit


def session_of(game: LoadedGame, trial: Trial) -> Session:
    """A game that is over when the script is done."""
    definition, scripts = game.definition, game.definition.extras.book
    assert scripts is not None
    scenario, settings = definition.identity.scenarios[0].slug, definition.identity.defaults()
    played = definition.rules.new(game.content, scenario, settings, 1)
    try:
        scripts.lay_out(played, trial)
    except TrialError as error:
        raise UsageError(error.key, 2, **error.facts) from error
    over = definition.rules.over
    alone = definition.with_rules(new=lambda *_: played, over=lambda g: over(g) or scripts.done(g))
    alone.extras = msgspec.structs.replace(definition.extras, sheet=None)
    return Session.start(alone, game.content, new_header(alone, game.content, scenario, settings, ("",)))
